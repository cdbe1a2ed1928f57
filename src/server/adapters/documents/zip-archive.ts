import { Inflate } from 'fflate'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'

/** The parts of a ZIP file by name, inflated only when asked for and never beyond the limits in all. */
export type Archive = { names: string[]; read(name: string): Uint8Array | null }

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number; isEncrypted: boolean }

const END_SIGNATURE = 0x06054b50
const CENTRAL_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
const STEP_BYTES = 16_384

/** Throws 'damaged' for anything that no word processor would write: overlaps, lies about size, odd names. */
export function openArchive(file: Uint8Array): Archive {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const entries = readDirectory(view, file)
  refuseOverlaps(entries, view)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  let budget: number = LIMITS.docxInflatedBytes
  return {
    names: entries.map((entry) => entry.name),
    read(name) {
      const entry = byName.get(name)
      if (!entry) return null
      const content = inflateEntry(file, view, entry, budget)
      budget -= content.length
      return content
    },
  }
}

function readDirectory(view: DataView, file: Uint8Array): Entry[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > LIMITS.docxEntries || count === 0 || at >= end) throw new DocumentProblem('damaged')
  const entries: Entry[] = []
  const names = new Set<string>()
  let claimed = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL_SIGNATURE)
      throw new DocumentProblem('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(file.subarray(at + 46, at + 46 + nameLength)).toString('utf8')
    const entry: Entry = {
      name,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    claimed += entry.unpacked
    if (isUnsafeName(name) || names.has(name) || isBomb(entry, claimed)) throw new DocumentProblem('damaged')
    names.add(name)
    entries.push(entry)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw new DocumentProblem('damaged')
}

function isUnsafeName(name: string): boolean {
  return (
    name === '' ||
    name.startsWith('/') ||
    name.includes('\\') ||
    name.includes('\0') ||
    name.includes(':') ||
    name.split('/').includes('..')
  )
}

function isBomb(entry: Entry, claimed: number): boolean {
  if (claimed > LIMITS.docxInflatedBytes) return true
  // Small parts compress very well by nature; a ratio says something only about large ones.
  return entry.unpacked > 256 * 1024 && entry.unpacked > entry.packed * LIMITS.docxRatio
}

function refuseOverlaps(entries: Entry[], view: DataView): void {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset)
  let free = 0
  for (const entry of sorted) {
    if (entry.offset < free || entry.offset + 30 > view.byteLength) throw new DocumentProblem('damaged')
    if (view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE) throw new DocumentProblem('damaged')
    free = dataStart(view, entry) + entry.packed
    if (free > view.byteLength) throw new DocumentProblem('damaged')
  }
}

function dataStart(view: DataView, entry: Entry): number {
  return entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
}

/** Counts bytes as they come: what the directory says about the size may be a lie. */
function inflateEntry(file: Uint8Array, view: DataView, entry: Entry, budget: number): Uint8Array {
  if (entry.isEncrypted) throw new DocumentProblem('encrypted')
  const start = dataStart(view, entry)
  const packed = file.subarray(start, start + entry.packed)
  if (entry.method === STORED) return packed.length > budget ? refuse() : packed
  if (entry.method !== DEFLATED) return refuse()
  const most = Math.min(budget, Math.max(entry.packed * LIMITS.docxRatio, 256 * 1024))
  const state = { chunks: [] as Uint8Array[], total: 0, isDone: false }
  const inflate = new Inflate((chunk, isLast) => {
    state.total += chunk.length
    if (state.total > most) refuse()
    state.chunks.push(chunk)
    state.isDone ||= isLast
  })
  try {
    for (let at = 0; at < packed.length && !state.isDone; at += STEP_BYTES) {
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length)
    }
  } catch {
    refuse()
  }
  return state.isDone ? Buffer.concat(state.chunks) : refuse()
}

function refuse(): never {
  throw new DocumentProblem('damaged')
}
