import type { Pdfium } from './pdfium-module.ts'

const TEXT = 1
const FORM = 5
const MOST_OBJECTS = 4_000
const MOST_MARKS = 20
const ROOM_BYTES = 8_192
/** Ligatures, dashes and blanks are said in other letters, and an icon may be told by a word or two. */
const SHORT_LETTERS = 4
const ICON_LETTERS = 20
const LEAST_SHARED = 0.5

type Place = { object: number; mark: number; said: string }

/** Text objects for which the file says words (`ActualText`), and those of them that it draws otherwise. */
export type Quotes = { quoted: Set<number>; misquoted: Set<number> }

/** From then on the page says what it draws when its text is loaded again. */
export function findQuotes(pdfium: Pdfium, page: number): Quotes {
  const { call } = pdfium
  const misquoted = new Set<number>()
  const quoted = new Set<number>()
  const found = { quoted, misquoted }
  const room = call.malloc(ROOM_BYTES)
  let drawn = 0
  try {
    const places = placesOf(pdfium, page, room)
    if (places.length === 0) return found
    for (const { object } of places) quoted.add(object)
    for (const { object, mark } of places) call.FPDFPageObj_RemoveMark(object, mark)
    drawn = call.FPDFText_LoadPage(page)
    if (!drawn) return found
    for (const group of Map.groupBy(places, ({ mark, said }) => `${mark} ${said}`).values()) {
      const letters = group.map(({ object }) => drawnBy(pdfium, object, drawn, room)).join('')
      if (!isSaid(group[0]?.said ?? '', letters)) for (const { object } of group) misquoted.add(object)
    }
    return found
  } finally {
    if (drawn) call.FPDFText_ClosePage(drawn)
    call.free(room)
  }
}

/** Whether the words are told by the letters: in their order or, where a script runs the other way, against it. */
function isSaid(said: string, drawn: string): boolean {
  const words = lettersOf(said)
  if (words.length < SHORT_LETTERS) return true
  const seen = lettersOf(drawn)
  if (seen === '') return words.length <= ICON_LETTERS
  const pairs = pairsOf(words)
  const shared = Math.max(
    ...[seen, [...seen].toReversed().join('')].map((text) => {
      const known = new Set(pairsOf(text))
      return pairs.filter((pair) => known.has(pair)).length
    }),
  )
  return shared >= pairs.length * LEAST_SHARED
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const pairsOf = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))

function placesOf(pdfium: Pdfium, page: number, room: number): Place[] {
  const { call } = pdfium
  const key = call.malloc(16)
  pdfium.bytes().set(Buffer.from('ActualText\0'), key)
  const objects: number[] = []
  const count = Math.min(call.FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let at = 0; at < count; at += 1) collect(pdfium, call.FPDFPage_GetObject(page, at), objects, 0)
  const places = objects.flatMap((object) => {
    const marks = Math.min(call.FPDFPageObj_CountMarks(object), MOST_MARKS)
    return Array.from({ length: marks }, (_, at) => call.FPDFPageObj_GetMark(object, at)).flatMap((mark) => {
      const isFound = call.FPDFPageObjMark_GetParamStringValue(mark, key, room + 8, ROOM_BYTES - 8, room)
      return isFound ? [{ object, mark, said: utf16(pdfium, room + 8, pdfium.memory().getUint32(room, true)) }] : []
    })
  })
  call.free(key)
  return places
}

function collect(pdfium: Pdfium, object: number, into: number[], depth: number): void {
  const { call } = pdfium
  const type = call.FPDFPageObj_GetType(object)
  if (type === TEXT) into.push(object)
  if (type !== FORM || depth > 4) return
  const count = Math.min(call.FPDFFormObj_CountObjects(object), MOST_OBJECTS - into.length)
  for (let at = 0; at < count; at += 1) collect(pdfium, call.FPDFFormObj_GetObject(object, at), into, depth + 1)
}

function drawnBy(pdfium: Pdfium, object: number, text: number, room: number): string {
  const length = pdfium.call.FPDFTextObj_GetText(object, text, room, ROOM_BYTES)
  return length > ROOM_BYTES ? '' : utf16(pdfium, room, length)
}

function utf16(pdfium: Pdfium, address: number, bytes: number): string {
  const length = Math.max(0, Math.min(bytes, ROOM_BYTES - 8) - 2)
  return Buffer.from(pdfium.bytes().slice(address, address + length)).toString('utf16le')
}
