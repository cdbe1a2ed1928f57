import type { Block } from '../resume/export/outline.ts'
import type { LocalDate } from '../time.ts'
import { recordDate, type RecordLanguage, type WorkRecord } from './work-record.ts'

export type RecordHolder = { name: string | undefined; number: string | undefined }
export type RecordPeriod = { from: LocalDate; to: LocalDate }

const WORDS: Record<
  RecordLanguage,
  { period: (from: string, to: string) => string; number: string; printed: string; none: string; sign: string }
> = {
  en: {
    period: (from, to) => `From ${from} to ${to}`,
    number: 'Number',
    printed: 'Printed on',
    none: 'No application, follow-up or interview in this time.',
    sign: 'Place, date, signature:',
  },
  de: {
    period: (from, to) => `Vom ${from} bis ${to}`,
    number: 'Kundennummer',
    printed: 'Gedruckt am',
    none: 'Keine Bewerbung, Nachfrage oder Vorstellung in dieser Zeit.',
    sign: 'Ort, Datum, Unterschrift:',
  },
  tr: {
    period: (from, to) => `${from} ile ${to} arası`,
    number: 'Numara',
    printed: 'Yazdırma tarihi',
    none: 'Bu sürede başvuru, takip ya da görüşme yok.',
    sign: 'Yer, tarih, imza:',
  },
}

const LINE = '_'.repeat(48)

/** The record as blocks to print: who and when, each step with all its fields by name, and room to sign. An empty field is a line to fill by hand. */
export function recordBlocks(
  record: WorkRecord,
  { name, number }: RecordHolder,
  { from, to }: RecordPeriod,
  printedOn: LocalDate,
  language: RecordLanguage,
): Block[] {
  const words = WORDS[language]
  const day = (date: LocalDate) => recordDate(date, language)
  const text = (line: string): Block => ({ kind: 'text', text: line })
  return [
    { kind: 'name', text: record.title },
    ...(name ? [text(name)] : []),
    ...(number ? [text(`${words.number}: ${number}`)] : []),
    text(`${words.period(day(from), day(to))}. ${words.printed} ${day(printedOn)}.`),
    ...(record.entries.length === 0 ? [text(words.none)] : []),
    ...record.entries.flatMap(({ cells }, place) => [
      { kind: 'entry' as const, text: `${place + 1}.`, dates: cells[0] ?? '' },
      ...record.headers
        .slice(1)
        .map((header, index): Block => ({ kind: 'item', text: `${header}: ${cells[index + 1] || '_'.repeat(24)}` })),
    ]),
    text(`${words.sign} ${LINE}`),
  ]
}
