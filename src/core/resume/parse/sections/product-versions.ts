import { must } from '#core/must.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../layout/line.ts'
import { findDates } from '../words/dates.ts'
import { isIssuer } from './certificate-items.ts'

/** Products that are called by a year. */
const PRODUCT =
  /(?<!\p{L})(?:windows(?: server)?|sql server|office|exchange(?: server)?|sharepoint(?: server)?|visual studio|autocad|revit|solidworks|hyper-v|system center) $/iu
/** No digit for a search of dates. */
const HIDDEN = 0xe030

/** 'MCSA: Windows Server 2016, Microsoft, 2018': a year before the issuer, with another behind it, is a version and no date. */
export function hideVersions(line: Line): Line {
  const dates = findDates(line.text)
  const years = dates.flatMap(({ start, end }, at) => {
    const year = line.text.slice(start, end)
    const next = dates[at + 1]
    const isVersion =
      PRODUCT.test(line.text.slice(0, start)) ||
      (next !== undefined &&
        /[\p{L}\d+] $/u.test(line.text.slice(0, start)) &&
        isIssuer(tidy(line.text.slice(end, next.start).replaceAll(/^[\s,;|(–—-]+|[\s,;|(–—-]+$/gu, ''))))
    return /^\d{4}$/.test(year) && isVersion ? [year] : []
  })
  return years.length === 0 ? line : withWords(line, (text) => years.reduce(hide, text))
}

/** Only the first: the same year may be the date as well. */
const hide = (text: string, year: string) =>
  text.replace(year, (digits) => [...digits].map((digit) => String.fromCodePoint(HIDDEN + Number(digit))).join(''))

export const showVersions = (text: string): string =>
  text.replaceAll(/[\uE030-\uE039]/gu, (sign) => String(must(sign.codePointAt(0)) - HIDDEN))

const withWords = (line: Line, words: (text: string) => string): Line => ({
  ...line,
  text: words(line.text),
  cells: line.cells.map((cell) => ({
    ...cell,
    text: words(cell.text),
    runs: cell.runs.map((run) => ({ ...run, text: words(run.text) })),
  })),
})
