import type { Random } from '../random.ts'
import type { Block, Ink, Row } from './page.ts'

export type Job = { title: string; company: string; place: string | null; dates: string; about: string }
/** Who is set how: the first name of a header, the second, the place, the dates. */
export type Look = { first: Partial<Ink>; second: Partial<Ink>; other: Partial<Ink> }

export const LOOKS: Record<string, Look> = {
  plain: { first: {}, second: {}, other: {} },
  'bold first': { first: { isBold: true }, second: {}, other: {} },
  'bold, italic': { first: { isBold: true }, second: { isItalic: true }, other: { isItalic: true } },
  'both bold': { first: { isBold: true }, second: { isBold: true }, other: {} },
  'bold second': { first: {}, second: { isBold: true }, other: {} },
  'large first': { first: { isBold: true, size: 12 }, second: { size: 11 }, other: { color: 0x666666 } },
  'all bold': { first: { isBold: true }, second: { isBold: true }, other: { isBold: true } },
  coloured: { first: { color: 0x1f4e79, isBold: true }, second: { color: 0x1f4e79 }, other: { color: 0x888888 } },
}

/** The parts of one header, by the names the forms use: `first` and `second` are title and employer in one order or the other. */
export type Parts = {
  first: string
  second: string
  place: string | null
  dates: string
  about: string
  isTitleFirst: boolean
  at: string
}
export type Form = (parts: Parts, look: Look, random: Random) => Row[]

const inks = (...own: [string | null, Partial<Ink>][]): Ink[] =>
  own.flatMap(([text, look]) => (text === null ? [] : [{ text, ...look }]))
const row = (left: Ink[], right?: Ink[]): Row => ({
  blocks: [{ inks: left }, ...(right && right.length > 0 ? [{ inks: right, at: 'right' } satisfies Block] : [])],
})
const sep = (text: string): [string, Partial<Ink>] => [text, {}]
const placed = (place: string | null, before: string): string | null => (place === null ? null : before + place)
const DATE_COLUMN = 105

/** Arrangements of a header of one job or school; bodies follow. */
export const FORMS: Record<string, Form> = {
  'A →dates / B →place': (p, l) => [
    row(inks([p.first, l.first]), inks([p.dates, l.other])),
    row(inks([p.second, l.second]), inks([p.place, l.other])),
  ],
  'A →place / B →dates': (p, l) => [
    row(inks([p.first, l.first]), inks([p.place, l.other])),
    row(inks([p.second, l.second]), inks([p.dates, l.other])),
  ],
  'A, B →dates': (p, l) => [row(inks([p.first, l.first], sep(', '), [p.second, l.second]), inks([p.dates, l.other]))],
  'A, B, place →dates': (p, l) => [
    row(
      inks([p.first, l.first], sep(', '), [p.second, l.second], [placed(p.place, ', '), {}]),
      inks([p.dates, l.other]),
    ),
  ],
  'A - B →dates': (p, l) => [row(inks([p.first, l.first], sep(' - '), [p.second, l.second]), inks([p.dates, l.other]))],
  'A — B (dates)': (p, l) => [row(inks([p.first, l.first], sep(' — '), [p.second, l.second], sep(` (${p.dates})`)))],
  'A | B | place | dates': (p, l, r) => {
    const bar = r.pick([' | ', ' · ', ' • ', ' / '])
    return [
      row(inks([p.first, l.first], sep(bar), [p.second, l.second], [placed(p.place, bar), {}], sep(bar + p.dates))),
    ]
  },
  'A / B / dates': (p, l) => [
    row(inks([p.first, l.first])),
    row(inks([p.second, l.second])),
    row(inks([p.dates, l.other])),
  ],
  'A / B | dates': (p, l) => [
    row(inks([p.first, l.first])),
    row(inks([p.second, l.second], sep(' | '), [p.dates, l.other])),
  ],
  'A / B, place / dates': (p, l) => [
    row(inks([p.first, l.first])),
    row(inks([p.second, l.second], [placed(p.place, ', '), {}])),
    row(inks([p.dates, l.other])),
  ],
  'dates / A / B': (p, l) => [
    row(inks([p.dates, l.other])),
    row(inks([p.first, l.first])),
    row(inks([p.second, l.second])),
  ],
  'dates / A, B, place': (p, l) => [
    row(inks([p.dates, l.other])),
    row(inks([p.first, l.first], sep(', '), [p.second, l.second], [placed(p.place, ', '), {}])),
  ],
  'dates| A / B': (p, l) => [
    { blocks: [{ inks: inks([p.dates, l.other]) }, { inks: inks([p.first, l.first]), at: DATE_COLUMN + 25 }] },
    { ...row(inks([p.second, l.second])), indent: DATE_COLUMN + 25 },
  ],
  'dates| A, B, place': (p, l) => [
    {
      blocks: [
        { inks: inks([p.dates, l.other]) },
        {
          inks: inks([p.first, l.first], sep(', '), [p.second, l.second], [placed(p.place, ', '), {}]),
          at: DATE_COLUMN + 25,
        },
      ],
    },
  ],
  'dates: A, B': (p, l) => [row(inks([`${p.dates}: `, l.other], [p.first, l.first], sep(', '), [p.second, l.second]))],
  'dates A @ B': (p, l) => [
    row(inks([`${p.dates} `, l.other], [p.first, l.first], sep(p.isTitleFirst ? p.at : ', '), [p.second, l.second])),
  ],
  'A @ B →dates': (p, l) => [
    row(inks([p.first, l.first], sep(p.isTitleFirst ? p.at : ', '), [p.second, l.second]), inks([p.dates, l.other])),
  ],
  'A →dates / about / B': (p, l) => [
    row(inks([p.first, l.first]), inks([p.dates, l.other])),
    row(inks([p.about, {}])),
    row(inks([p.second, l.second])),
  ],
  'A, place →dates / B': (p, l) => [
    row(inks([p.first, l.first], [placed(p.place, ', '), {}]), inks([p.dates, l.other])),
    row(inks([p.second, l.second])),
  ],
  'A (place) →dates / B': (p, l) => [
    row(inks([p.first, l.first], [p.place && ` (${p.place})`, {}]), inks([p.dates, l.other])),
    row(inks([p.second, l.second])),
  ],
  'A / dates →place / B': (p, l) => [
    row(inks([p.first, l.first])),
    row(inks([p.dates, l.other]), inks([p.place, l.other])),
    row(inks([p.second, l.second])),
  ],
  'A: B, dates': (p, l) => [row(inks([p.first, l.first], sep(': '), [p.second, l.second], sep(`, ${p.dates}`)))],
  'A, B, place, dates.': (p, l) => [
    row(inks([p.first, l.first], sep(', '), [p.second, l.second], [placed(p.place, ', '), {}], sep(`, ${p.dates}.`))),
  ],
  'A B, looks only →dates': (p, l) => [
    row(
      inks([p.first, { ...l.first, isBold: true }], sep(' '), [
        p.second,
        { ...l.second, isBold: false, isItalic: true },
      ]),
      inks([p.dates, l.other]),
    ),
  ],
  'A / dates | place / B below': (p, l) => [
    row(inks([p.first, l.first])),
    row(inks([p.second, l.second])),
    row(inks([p.dates, l.other], [placed(p.place, ' | '), l.other])),
  ],
  'dates| A / B, place (column)': (p, l) => [
    { blocks: [{ inks: inks([p.dates, l.other]) }, { inks: inks([p.first, l.first]), at: DATE_COLUMN + 25 }] },
    { blocks: [{ inks: inks([p.place, l.other]) }, { inks: inks([p.second, l.second]), at: DATE_COLUMN + 25 }] },
  ],
}

export const FORM_NAMES = Object.keys(FORMS)
export { inks, row }
