import { must } from '#core/must.ts'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { seeded } from '#test/corpus/random.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'
import { openArchive } from './zip-archive.ts'

/** A part of an archive, and what its headers say where that is not the plain truth. */
type Part = {
  name?: string
  content?: Uint8Array | string
  isStored?: boolean
  packed?: Uint8Array
  method?: number
  flags?: number
  packedSize?: number
  size?: number
  offset?: number
  extra?: number
  comment?: number
  mark?: number
}
type End = { count?: number; at?: number; comment?: number; between?: number }

const KB = 1024
const MB = 1024 * KB

function zip(parts: Part[], end: End = {}): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const content = Buffer.from(part.content ?? 'words')
    const name = Buffer.from(part.name ?? 'word/document.xml')
    const packed = Buffer.from(part.packed ?? (part.isStored ? content : deflateRawSync(content, { level: 1 })))
    const extra = Buffer.alloc(part.extra ?? 0, 1)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(part.mark ?? 0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    local.writeUInt16LE(extra.length, 28)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(part.flags ?? 0, 8)
    head.writeUInt16LE(part.method ?? (part.isStored ? 0 : 8), 10)
    head.writeUInt32LE(part.packedSize ?? packed.length, 20)
    head.writeUInt32LE(part.size ?? content.length, 24)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt16LE(extra.length, 30)
    head.writeUInt16LE(part.comment ?? 0, 32)
    head.writeUInt32LE(part.offset ?? at, 42)
    central.push(head, name, extra, Buffer.alloc(part.comment ?? 0, 2))
    locals.push(local, name, extra, packed)
    at += 30 + name.length + extra.length + packed.length
  }
  const tail = Buffer.alloc(22)
  tail.writeUInt32LE(0x06054b50, 0)
  tail.writeUInt16LE(end.count ?? parts.length, 10)
  tail.writeUInt32LE(end.at ?? at, 16)
  return Buffer.concat([...locals, ...central, Buffer.alloc(end.between ?? 0), tail, Buffer.alloc(end.comment ?? 0, 3)])
}

const noise = (bytes: number) => {
  const random = seeded(bytes)
  return Uint8Array.from({ length: bytes }, () => random.below(256))
}
/** Packs to about a fiftieth. */
const airy = (bytes: number) => {
  const content = Buffer.alloc(bytes)
  const random = seeded(1)
  for (let at = 0; at + 8 < bytes; at += 400) content.writeUInt32LE(random.below(2 ** 31), at)
  return content
}

function codeOf(work: () => unknown): string {
  try {
    work()
    return 'fine'
  } catch (error) {
    if (error instanceof DocumentProblem) return error.code
    throw error
  }
}
const opened = (file: Uint8Array) => codeOf(() => openArchive(file))
const read = (part: Part) => codeOf(() => openArchive(zip([part])).read('word/document.xml'))
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('utf8')

describe('an archive', () => {
  it('tells its parts in order and gives each, packed or not, whatever stands between them', () => {
    const file = zip(
      [
        { name: 'b', content: 'two', extra: 9, comment: 4 },
        { name: 'a/b', content: 'one', isStored: true },
        { name: 'c', content: '' },
      ],
      { comment: 5 },
    )
    const archive = openArchive(file)
    expect(archive.names).toEqual(['b', 'a/b', 'c'])
    expect(['b', 'a/b', 'c', 'd'].map((name) => textOf(archive.read(name)))).toEqual(['two', 'one', '', null])
  })

  it('is read where it stands in a larger piece of memory', () => {
    const file = zip([{ content: 'words' }])
    const larger = new Uint8Array(file.length + 20).fill(7)
    larger.set(file, 10)
    expect(textOf(openArchive(larger.subarray(10, 10 + file.length)).read('word/document.xml'))).toBe('words')
  })

  it('gives back a long part byte by byte', () => {
    const content = noise(100 * KB)
    expect(
      Buffer.from(must(openArchive(zip([{ content }])).read('word/document.xml'))).equals(Buffer.from(content)),
    ).toBe(true)
  })

  it.each([
    ['the longest comment there can be', zip([{}], { comment: 0xffff }), 'fine'],
    ['more after its end than a comment can be', zip([{}], { comment: 0x10000 }), 'damaged'],
    ['no end', zip([{}]).subarray(0, -1), 'damaged'],
    ['fewer bytes than an end has', new Uint8Array(10), 'damaged'],
    ['no parts', zip([], { at: 0 }), 'damaged'],
    [
      'as many parts as are allowed',
      zip(Array.from({ length: LIMITS.docxEntries }, (_, index) => ({ name: `n${index}` }))),
      'fine',
    ],
    [
      'one part more',
      zip(Array.from({ length: LIMITS.docxEntries + 1 }, (_, index) => ({ name: `n${index}` }))),
      'damaged',
    ],
    ['fewer parts than it says', zip([{}], { count: 2 }), 'damaged'],
    ['a directory that begins at its end', zip([{}], { at: 30 + 17 + 7 + 46 + 17 }), 'damaged'],
    ['a directory that begins elsewhere', zip([{}], { at: 3 }), 'damaged'],
    ['a part twice', zip([{}, {}]), 'damaged'],
    ['its parts in another order than they stand', reordered(), 'fine'],
    ['two parts at one place', zip([{ name: 'a' }, { name: 'b', offset: 0 }]), 'damaged'],
    ['a part that begins one byte inside of another', zip([{ name: 'a' }, { name: 'b', offset: 37 }]), 'damaged'],
    ['a part that begins behind its end', zip([{ offset: 120 }]), 'damaged'],
    ['a part without its mark', zip([{ mark: 0x04034b51 }]), 'damaged'],
    ['a part longer than all of it', zip([{ packedSize: 5_000 }]), 'damaged'],
  ])('with %s', (_, file, code) => {
    expect(opened(file)).toBe(code)
  })

  it.each(['', '/a', 'a\\b', 'a\0b', 'c:a', '..', '../a', 'a/../b', 'a/..'])(
    'with a part named %j is refused',
    (name) => {
      expect(opened(zip([{ name }]))).toBe('damaged')
    },
  )

  it.each(['a', 'a..b', '..a/b', 'a/b/c', ' '])('with a part named %j is read', (name) => {
    expect(textOf(openArchive(zip([{ name }])).read(name))).toBe('words')
  })
})

/** The second part of the directory stands first in the file. */
function reordered(): Uint8Array {
  const size = 30 + 1 + deflateRawSync('words', { level: 1 }).length
  return zip([
    { name: 'a', offset: size },
    { name: 'b', offset: 0 },
  ])
}

describe('what a part claims to become', () => {
  const half = { content: noise(160 * KB), size: LIMITS.docxInflatedBytes / 2 }

  it.each([
    ['as much as is allowed in all', [half, { ...half, name: 'b' }], 'fine'],
    ['one byte more in all', [half, { ...half, name: 'b', size: half.size + 1 }], 'damaged'],
    ['a small part that packs very well', [{ size: 256 * KB }], 'fine'],
    ['a part one byte too large to pack that well', [{ size: 256 * KB + 1 }], 'damaged'],
    ['a hundred times its packed size', [{ content: noise(3 * KB), isStored: true, size: 300 * KB }], 'fine'],
    ['one byte more than a hundred times', [{ content: noise(3 * KB), isStored: true, size: 300 * KB + 1 }], 'damaged'],
  ])('%s', (_, parts: Part[], code) => {
    expect(opened(zip(parts))).toBe(code)
  })
})

describe('reading a part', () => {
  it.each([
    ['with a password', { flags: 1 }, 'encrypted'],
    ['with a password and another flag', { flags: 9 }, 'encrypted'],
    ['with other flags', { flags: 0xfffe }, 'fine'],
    ['packed another way', { method: 12 }, 'damaged'],
    ['of noise', { packed: noise(64) }, 'damaged'],
    ['that is cut', { packed: deflateRawSync(noise(40 * KB)).subarray(0, -900) }, 'damaged'],
    ['of nothing', { packed: new Uint8Array() }, 'damaged'],
    ['that becomes more than it says, within reason', { content: 'x'.repeat(250 * KB), size: 10 }, 'fine'],
    ['that becomes as much as a small part may', { content: 'x'.repeat(256 * KB), size: 10 }, 'fine'],
    ['that becomes one byte more than a small part may', { content: 'x'.repeat(256 * KB + 1), size: 10 }, 'damaged'],
    ['that becomes more than a hundred times its size', { content: Buffer.alloc(2 * MB), size: 10 }, 'damaged'],
  ])('%s', (_, part: Part, code) => {
    expect(read(part)).toBe(code)
  })

  it('counts what was read before, whatever the parts say about their sizes', () => {
    const archive = openArchive(
      zip([
        { name: 'a', content: airy(20 * MB), size: 10 },
        { name: 'b', content: airy(9 * MB), size: 10 },
        { name: 'c', content: airy(2 * MB), size: 10 },
      ]),
    )
    expect([...'abca'].map((name) => codeOf(() => archive.read(name)))).toEqual(['fine', 'fine', 'damaged', 'damaged'])
  })

  it('gives a part that is not packed as long as there is room for it to the byte', () => {
    const content = new Uint8Array(LIMITS.docxInflatedBytes - 5)
    const archive = openArchive(
      zip([
        { name: 'a', content, isStored: true },
        { name: 'b', isStored: true },
        { name: 'c', isStored: true, content: 'x', size: 0 },
      ]),
    )
    expect([...'abc'].map((name) => codeOf(() => archive.read(name)))).toEqual(['fine', 'fine', 'damaged'])
  })
})
