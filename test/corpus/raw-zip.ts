import { deflateRawSync } from 'node:zlib'

/** One part of a ZIP, with what its headers claim where that is not the truth. */
export type RawEntry = {
  name: string
  content: Uint8Array | string
  claimedSize?: number
  offset?: number
  flags?: number
}

const EMPTY = deflateRawSync('')

/** Writes a ZIP byte by byte, lies and all. */
export function rawZip(entries: RawEntry[]): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content)
    const packed = content.length === 0 ? EMPTY : deflateRawSync(content, { level: 1 })
    const name = Buffer.from(entry.name)
    const size = entry.claimedSize ?? content.length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(entry.flags ?? 0, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(20, 6)
    head.writeUInt16LE(entry.flags ?? 0, 8)
    head.writeUInt16LE(8, 10)
    head.writeUInt32LE(packed.length, 20)
    head.writeUInt32LE(size, 24)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt32LE(entry.offset ?? at, 42)
    central.push(head, name)
    if (entry.offset === undefined) {
      locals.push(local, name, packed)
      at += 30 + name.length + packed.length
    }
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}
