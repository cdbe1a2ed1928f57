import { must } from '#core/must.ts'
import type { Line } from '../../layout/line.ts'
import { findEmails, LONGEST_LINE } from './contact-patterns.ts'
import { decoded, type LinkTarget } from './links.ts'

const ENDINGS = new Set(
  'com org net edu gov io dev me ai app co tech info biz eu uk de fr es pt pl tr nl it ch at be se no dk fi ie ca us br mx ar in au nz jp cn kr za ng ke ru ua cz sk hu ro gr'.split(
    ' ',
  ),
)

const endingOf = (email: string) => email.slice(email.lastIndexOf('.') + 1).toLowerCase()
/** 'jo@mail.exam' was cut: no such ending is known, nor is it a country's. */
export const isWholeAddress = (email: string) => ENDINGS.has(endingOf(email)) || endingOf(email).length > 2

/** A link may go on where the print was cut, or have taken the town behind the address along. */
const isLonger = (mail: string, found: string) =>
  mail.length > found.length &&
  (mail[found.length] === '.' || ENDINGS.has(endingOf(mail)) || !ENDINGS.has(endingOf(found)))

export function readEmail(lines: Line[], targets: LinkTarget[], sources: Map<string, Line[]>): string | null {
  const mails = targets.flatMap(({ url }) => (/^mailto:/i.test(url) ? findEmails(decoded(url.slice(7))) : []))
  for (const [index, line] of lines.entries()) {
    const spaced = line.text
      .slice(0, LONGEST_LINE)
      .replaceAll(/\s*[([]\s*at\s*[)\]]\s*/gi, '@')
      .replaceAll(/\s*[([]\s*dot\s*[)\]]\s*/gi, '.')
    if (!spaced.includes('@')) continue
    const whole = wrappedEmail(lines, index)
    const found = whole ?? findEmails(spaced)[0]
    if (!found) continue
    sources.set('basics.email', whole ? [line, must(lines[index + 1])] : [line])
    return mails.find((mail) => mail.startsWith(found) && isLonger(mail, found)) ?? found
  }
  return mails[0] ?? null
}

/** An address that runs over the end of a narrow column. */
function wrappedEmail(lines: Line[], index: number): string | null {
  const [line, next] = [must(lines[index]), lines[index + 1]]
  if (!next || next.region !== line.region) return null
  const last = must(must(line.cells.at(-1)).text.split(' ').at(-1))
  const first = must(must(next.cells[0]).text.split(' ')[0])
  if (!last.includes('@') || first.includes('@') || next.text.split(' ').length > 2) return previousHalf(lines, index)
  const isOpen = /@$|[.-]$/.test(last) || findEmails(last).length === 0 || isBrokenDomain(last, first)
  if (!isOpen) return previousHalf(lines, index)
  return findEmails(last + first)[0] ?? null
}

/** 'jo@mail.exam' and 'ple.com', or 'jo@mail.example.ne' and 't': only together they end as addresses do. */
function isBrokenDomain(last: string, first: string): boolean {
  if (!/^[a-z.-]{1,24}$/.test(first)) return false
  const ending = (text: string) => text.slice(text.lastIndexOf('.') + 1)
  const [now, joined] = [ending(last), ending(last + first)]
  if (!ENDINGS.has(joined)) return false
  return !ENDINGS.has(now) || (first.length <= 3 && now !== joined && joined.startsWith(now))
}

/** The local part may have wrapped before the sign. */
function previousHalf(lines: Line[], index: number): string | null {
  const before = lines[index - 1]
  const text = must(lines[index]).text
  // A sentence that ends above is no half of an address.
  if (before && before.text.split(' ').length > 2) return null
  if (!before || !/^@|^[\w.-]{0,12}@/.test(text) || before.region !== must(lines[index]).region) return null
  const tail = must(before.text.split(' ').at(-1))
  if (text.startsWith('@') || /[.\-_]$/.test(tail)) return findEmails(tail + text)[0] ?? null
  return null
}
