import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A ZIP archive with one packed entry, made off the main thread: a server in the same process goes on meanwhile. */
export async function zipOne(name: string, content: Buffer): Promise<Buffer<ArrayBuffer>> {
  const packed = (await promisify(deflateRaw)(content, { level: 9 })) as Buffer
  const fileName = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(fileName.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, fileName, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(14), fileName])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06', 'latin1'), end])
}
