import { must } from '#core/must.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../layout/line.ts'
import { findDates } from '../words/dates.ts'
import { isIssuer } from './certificate-items.ts'

/** Products that are called by a year. */
const PRODUCT =
  /(?<!\p{L})(?:windows(?: server)?|sql server|office|exchange(?: server)?|sharepoint(?: server)?|visual studio|autocad|revit|solidworks|hyper-v|system center) $/iu
/** The level in a name, 'NSE 4', 'HSK 4', 'Level 3': no day of the month behind it, which a sign would part from the name. */
const LEVEL =
  /(?<!\p{L})(?:\p{Lu}{2,6}|[Ll]evel|[Ss]tufe|[Nn]iveau|[Nn]ivel|[Ll]ivello|[Ss]eviye|[Kk]ademe|[Gg]rade|[Pp]art|[Tt]eil) ([1-9])(?=[ ,])/gu
/** No digit for a search of dates. */
const HIDDEN = 0xe030

/** 'MCSA: Windows Server 2016, Microsoft, 2018' and 'NSE 4 November 2023': a level, and a year before the issuer, with another behind it, that is a version, are no date. */
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
  const hasLevel = line.text.search(LEVEL) >= 0
  if (years.length === 0 && !hasLevel) return line
  return withWords(line, (text) =>
    years.reduce(hide, text).replaceAll(LEVEL, (whole, digit: string) => hide(whole, digit)),
  )
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
