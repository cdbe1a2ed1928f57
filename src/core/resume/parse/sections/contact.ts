import { must } from '#core/must.ts'
import type { Basics } from '#core/resume/schema.ts'
import { findEmails, findPhones, findUrls } from './contact-patterns.ts'
import type { Line } from '../layout/line.ts'
import { findDates } from '../words/dates.ts'
import { isCountry, isRegionWord, isRemoteWord, isTown, placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { titleScore } from '../words/title-words.ts'

/** `likely` holds the paths of what may be wrong: a town, an address cut short, a number among other text. */
export type Contact = Pick<Basics, 'email' | 'phone' | 'location' | 'links'> & {
  sources: Map<string, Line[]>
  likely: Set<string>
}

export type LinkTarget = { url: string; text: string }

const LABEL =
  /^(?:e-?mail|mail|phone|tel(?:efon|éfono|efone|éphone)?|mobile?|mobil|cell|gsm|address|addresse?|adresse?|anschrift|indirizzo|adres|dirección|endereço|location|ort|wohnort|lieu|ville|ciudad|cidade|konum|şehir|based in|lives in|yaşadığı yer|ikamet|wohnhaft in|miejscowość|telefono|portable|handy|e-posta|correo|courriel|linkedin|github|website|web|portfolio|url|site)\s*(?::\s*|\.\s+)/i
/** 'Mobile' beside its number is no town in Alabama. */
const BARE_LABEL = /^(?:mobile?|phone|cell|home|handy|tel|gsm|fax|web)$/i
/** Where one was born is not where one lives. */
const BORN =
  /\b(?:born|birth|geboren|geburts\p{L}*|geb\.|nee? (?:le|a)|naissance|nace(?= (?:el|en|\d))|nacio|nacid[oa]|nacimiento|nascid[oa]|nascimento|nat[oa] (?:il|a)|nascita|dogum|urodzon[ya]|geboorte\p{L}*|fodd|fodelse\p{L}*)(?!\p{L})/u
/** 'Currently in Dublin', 'Residence: Lahore', 'Home: Üsküdar' */
const LIVES =
  /^(?:(?:currently|now|presently) (?:(?:based|living|located) )?in\s+|(?:residence|residing in|home|current location|place of residence|domicile|domicilio|résidence|residenza|residência|ikametgah)\s*:\s*)/iu
const PHONE_LABEL =
  /\b(?:phone|tel|telefon|telefono|telephone|telefone|mobile|mobil|cell|gsm|handy|portable|movil|celular|komorka|cep|kom)\b/

/** 'DNI: 12.345.678' and 'Passport no. 1234567' are no phones. */
const PAPER_NUMBER =
  /(?<!\p{L})(?:dni|nif|nie|cpf|rg|rut|curp|cuit|cuil|pesel|nip|ssn|cnic|aadhaar|passport|pasaporte|passaporto|reisepass|c[ée]dula|tc kimlik|driving licen[cs]e)(?!\p{L})[^\d|]{0,12}\d[\d .-]{4,20}/giu

/** 'Leeds, United Kingdom (Home)', 'Leeds (willing to move abroad)'. */
const KIND_OF_ADDRESS =
  /\s*\((?:home|work|private|personal|privat|domicile|personnel|casa|dom|ev|domowy|(?:willing|open|able|happy) to [^()]{3,60})\)\s*$/i
/** 'Recife, Brazil (remote, UTC-3)' */
const BRACKET = /\s*\(([^()]{3,40})\)\s*$/u
const isHowToWork = (inner: string) => isRemoteWord(inner) || /^(?:utc|gmt)(?![\p{L}])/iu.test(inner)
/** Fonts of icons draw a house or a phone where a file says 'H'. */
const ICON_LETTER = /(?<=\p{L}{3}) \p{Lu}$/u
const LONGEST_LINE = 400
const MOST_REACH_LINES = 12
const LONGEST_ADDRESS = 100
/** A town beside its code: 'Bangor BT20 4XY', 'Brunswick VIC 3056', ', 8008 Zürich', 'Villeurbanne (69)'. */
const TOWN_AND_CODE =
  /(?:^|[\s,])\p{Lu}[\p{L}.'’-]{2,30},? (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}|[A-Z]{2} \d{5}(?:-\d{4})?|\((?:\d{2,3}|(?!JS|TS|IT|AI|ML|UI|UX|OS|DB|QA|VR|HR)[A-Z]{2})\))$|(?:^|, )(?:[A-Z]{1,2}-)?(?:(?!(?:19|20)\d\d )\d{4}(?:-\d{3}| [A-Z]{2})?|\d{5}(?:-\d{3})?|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}[\p{L}.'’ -]{1,30}(?:,|$|\()/u
/** '14 Castle Rise, Swansea', 'C/ del Horno 5, 3º B, Zaragoza': behind a street with its number follows a town, known or not. */
const STREET_WORD =
  /(?:^|[\s\d])(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|rise|way|court|place|terrace|square|crescent|gardens|grove|hill|walk|row|blvd|rue|boulevard|chemin|allee|impasse|calle|c\/|avda|av|plaza|paseo|carrer|via|viale|corso|piazza|vicolo|rua|travessa|avenida|praca|ul|al|os|pl|sokak|sokagi|sok|sk|cadde|caddesi|cad|cd|mah|mahallesi|weg|platz|gasse|gade|vej|gatan|laan|plein|straat)(?=[\s.,])|(?:str|strasse|weg|platz|gasse|straat|laan|gatan|vagen|gade|veien|gata)\.? \d/u
const NUMBERED = /^(?=.*\d)[\p{L}\d][^@;()|]{4,80}, \p{Lu}[\p{L} .'’-]{2,30}(?: [A-Z]{1,2}\d{1,2}[A-Z]?)?$/u
const ENDINGS = new Set(
  'com org net edu gov io dev me ai app co tech info biz eu uk de fr es pt pl tr nl it ch at be se no dk fi ie ca us br mx ar in au nz jp cn kr za ng ke ru ua cz sk hu ro gr'.split(
    ' ',
  ),
)

/** How to reach the person. `near` are the lines that may hold it, the likeliest first; `targets` where links lead. */
export function readContact(
  near: Line[],
  targets: LinkTarget[],
  isElsewhere: (line: Line) => boolean = () => false,
  isAnothers: (line: Line) => boolean = () => false,
  isReferee: (line: Line) => boolean = () => false,
): Contact {
  const sources = new Map<string, Line[]>()
  const own = near.filter((line) => !isReferee(line))
  const email = readEmail(own, targets, sources) ?? readEmail(near, targets, sources)
  const phone = readPhone(own, targets, sources)
  const likely = new Set(['basics.location'])
  if (email !== null && !isWholeAddress(email)) likely.add('basics.email')
  if (phone === null || !isReachLine(sources.get('basics.phone')?.[0], near)) likely.add('basics.phone')
  return {
    email,
    phone: phone ?? readPhone(near, targets, sources),
    likely,
    location:
      readLocation(
        near.filter((line) => !isElsewhere(line)),
        sources,
      ) ??
      readLocation(
        // Among tools 'Phoenix' and 'Entra ID' look like towns; an address has commas or a code.
        near.filter((line) => !isAnothers(line) && (!isElsewhere(line) || /,|\d/.test(line.text))),
        sources,
      ),
    links: readUrls(near, targets),
    sources,
  }
}

const endingOf = (email: string) => email.slice(email.lastIndexOf('.') + 1).toLowerCase()
/** 'jo@mail.exam' was cut: no such ending is known, nor is it a country's. */
const isWholeAddress = (email: string) => ENDINGS.has(endingOf(email)) || endingOf(email).length > 2

/** A link may go on where the print was cut, or have taken the town behind the address along. */
const isLonger = (mail: string, found: string) =>
  mail.length > found.length &&
  (mail[found.length] === '.' || ENDINGS.has(endingOf(mail)) || !ENDINGS.has(endingOf(found)))

/** A number far below the top, or in a long line, may be another's. */
const isReachLine = (line: Line | undefined, near: Line[]) =>
  line === undefined || (near.indexOf(line) < MOST_REACH_LINES && !line.hasBullet)

function readEmail(lines: Line[], targets: LinkTarget[], sources: Map<string, Line[]>): string | null {
  const mails = targets.flatMap(({ url }) => (/^mailto:/i.test(url) ? findEmails(decode(url.slice(7))) : []))
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

function readPhone(lines: Line[], targets: LinkTarget[], sources: Map<string, Line[]>): string | null {
  let best: { phone: string; score: number; line: Line } | null = null
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    const rest = /\d[-–]$/.test(line.text) && next && /^\d{2,7}$/.test(next.text) ? next.text : ''
    // A bar or dot parts fields, with or without blanks; between digits of one number a dot may stand too.
    const fields = (line.text.slice(0, LONGEST_LINE) + rest)
      .replaceAll(/(?<=[\d)])\s[·•]\s(?=\d)/g, ' ')
      .replaceAll(/[|•·]/g, ' | ')
      .replaceAll(/(\d[\d ()-]{8,20}\d) \/ /g, '$1 | ')
    const text = fields
      .replaceAll(PAPER_NUMBER, ' ; ')
      .replaceAll(/(?<!\S)\S+@\S+|https?:\S+|www\.\S+|(?<!\S)\S+\.\w{2,4}\/\S*/g, ' ; ')
    for (const phone of text
      .split(/\s\|\s|\s[–—]\s(?!\d)/)
      .flatMap((part) =>
        (line.cells.length > 1 && rest === '' ? cellsIn(line, part) : [part]).flatMap((own) => findPhones(own)),
      )) {
      let score = 2 - Math.min(index, 40) * 0.05
      if (/^(?:\+|00|\()/.test(phone)) score += 2
      if (PHONE_LABEL.test(fold(text))) score += 2
      const beside =
        line.cells.length > 1
          ? (line.cells.find((cell) => cell.text.includes(phone))?.text.length ?? text.length)
          : text.length
      if (line.hasBullet && beside > 60) score -= 3
      if (beside - phone.length > 60 && !/[|•·@]/.test(line.text)) score -= 2
      if (!best || score > best.score) best = { phone, score, line }
    }
  })
  const found = best as { phone: string; score: number; line: Line } | null
  if (found && found.score > 0) {
    sources.set('basics.phone', [found.line])
    return tidy(found.phone)
  }
  const target = targets.find(({ url }) => /^tel:/i.test(url))
  return target ? (findPhones(decode(target.url.slice(4)))[0] ?? null) : null
}

function readLocation(lines: Line[], sources: Map<string, Line[]>): string | null {
  let best: { text: string; score: number; line: Line } | null = null
  lines.slice(0, 30).forEach((line, index) => {
    const next = lines[index + 1]
    // 'Unit 4/18 Banksia St, Brunswick VIC' above '3056'.
    const isBroken =
      next?.id === line.id + 1 && next.region === line.region && next.gapAbove < 0.6 && next.text.length < 30
    const whole = isBroken && line.cells.length === 1 && /\d|,$/.test(line.text) ? [`${line.text} ${next.text}`] : []
    for (const piece of [...line.cells.map((cell) => cell.text), ...whole].flatMap((text) =>
      addressPieces(text.slice(0, LONGEST_LINE)),
    )) {
      const labelled = LABEL.test(piece)
      const text = tidy(
        piece
          .replace(/^\s*:\s*/, '')
          .replace(LABEL, '')
          .replace(LIVES, '')
          .replaceAll(/(?<!\S)\S+@\S+/g, '')
          .replace(KIND_OF_ADDRESS, '')
          .replace(BRACKET, (bracket, inner: string) => (isHowToWork(inner) ? '' : bracket)),
      )
        .replaceAll(/^[,;\s–—-]+|[,;\s–—-]+$/g, '')
        .replace(ICON_LETTER, '')
      let score = BARE_LABEL.test(text) || BORN.test(fold(piece)) ? 0 : addressScore(text)
      if (score === 0 || isEvent(text)) continue
      score += (labelled ? 2 : 0) - index * 0.08
      if (!best || score > best.score) best = { text, score, line }
    }
  })
  const found = best as { text: string; score: number; line: Line } | null
  if (!found || found.score <= 0) return null
  sources.set('basics.location', [found.line])
  return found.text.slice(0, 200)
}

/** 'Sea Week, Leeds, May 2024' says where something was; 'Unit 4/18' and a postal code are no dates. */
const isEvent = (text: string) =>
  findDates(text).some(({ start, end }) => /\p{L}{3}/u.test(text.slice(start, end))) ||
  /,\s(?:19|20)\d\d\.?$/.test(text)

/** The cells of a line that stand in a part of it, or the part itself. */
function cellsIn(line: Line, part: string): string[] {
  const own = line.cells.map((cell) => cell.text).filter((text) => part.includes(text))
  return own.some((text) => findPhones(text).length > 0) ? own : [part]
}

/** 'Leeds, UK Tel:' ends with its town. */
const INNER_LABEL = /\s(?:tel|phone|telefon|mobile?|cell|e-?mail|mail|fax|web)\.?:/gi

/** Two commas or more before an address. */
const isListWithMail = (text: string) => text.slice(0, text.lastIndexOf('@') + 1).split(',').length > 2

/** 'Gebze / Kocaeli', 'İzmir / Bornova', 'Recife – PE': a quarter and its town, or a town and its state, are one place. */
const QUARTER = /(?<!\p{L})(\p{Lu}\p{L}+) ([/–-]) (\p{Lu}\p{L}+)(?!\p{L})/gu
function isOnePlace(part: string, sign: string, whole: string): boolean {
  if (sign !== '/') return isTown(part) && isRegionWord(whole)
  return (isTown(part) || isTown(whole)) && titleScore(part) < 1 && titleScore(whole) < 1 && !isRemoteWord(whole)
}
/** Stands for the blanks between them. */
const JOINT = '\u{E000}'

/** Parts of a line, one of which may be a place; where commas part mail and phone too, all neighbours between them. */
function addressPieces(text: string): string[] {
  const bare = [...findEmails(text), ...findPhones(text)].reduce((rest, found) => rest.replace(found, ' | '), text)
  const whole = isListWithMail(text) ? text : bare.replaceAll(INNER_LABEL, ' | ')
  const pieces = whole
    .replaceAll(QUARTER, (pair, part: string, sign: string, town: string) =>
      isOnePlace(part, sign, town) ? pair.replaceAll(' ', JOINT) : pair,
    )
    .split(/\s*[|•·◦⋅♦◆]\s+|\s+\/\s+|\s+[–—-]\s+|\s*[|•·♦◆]\s*/u)
  return pieces.flatMap((printed) => {
    const piece = withoutTitle(printed.replaceAll(JOINT, ' '))
    const parts = piece.split(/,\s+/)
    if (
      parts.length < 3 ||
      !parts.some(
        (part) =>
          part.includes('@') || findUrls(part).length > 0 || (/\d{3}/.test(part) && findPhones(part).length > 0),
      )
    )
      return [piece]
    const free = parts.map((part) =>
      part.includes('@') || findPhones(part).length > 0 || findUrls(part).length > 0 || titleScore(part) >= 1.5
        ? null
        : part,
    )
    return free.flatMap((part, at) =>
      part === null
        ? []
        : [1, 2, 3].flatMap((count) => {
            const run = free.slice(at, at + count)
            return run.length === count && !run.includes(null) ? [run.join(', ')] : []
          }),
    )
  })
}

/** 'Network Engineer, Accra, Ghana' and 'Mill University, Accra': a headline or a school stands before the town. */
function withoutTitle(text: string): string {
  const comma = text.indexOf(', ')
  const head = text.slice(0, comma)
  return comma > 0 && (titleScore(head) >= 1.5 || schoolScore(head) > 0) && placeScore(text.slice(comma + 2)) >= 1
    ? text.slice(comma + 2)
    : text
}

/** Any town beside it says more. */
const ANYWHERE = 0.5

/** A place, perhaps behind a street. */
function addressScore(text: string): number {
  if (isRemoteWord(text)) return ANYWHERE
  const whole = placeScore(text)
  if (whole > 0 && !isCountry(text)) return whole
  const parts = text.split(/,\s*/)
  if (text.length < LONGEST_ADDRESS && NUMBERED.test(text) && STREET_WORD.test(fold(text))) return 2
  if (parts.length >= 3 && text.length < LONGEST_ADDRESS && placeScore(parts.slice(-2).join(', ')) >= 2) return 2.5
  if (text.length < LONGEST_ADDRESS && TOWN_AND_CODE.test(text) && titleScore(text) < 2) return 2.5
  // 'Karşıyaka, İzmir': a quarter and its town.
  const last = must(
    must(parts.at(-1))
      .split(/\s\/\s/)
      .at(-1),
  )
  if (last !== text && isTown(last) && text.length < 60 && /^\p{Lu}/u.test(text)) return titleScore(text) < 2 ? 2 : 0
  return isCountry(text) ? 1 : 0
}

/** The same for all ways to write one address. */
export const addressKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '')

function readUrls(lines: Line[], targets: LinkTarget[]): Basics['links'] {
  const links: Basics['links'] = []
  const seen = new Set<string>()
  const add = (label: string, url: string) => {
    const key = addressKey(url)
    if (key === '' || seen.has(key) || links.length >= 20) return
    seen.add(key)
    links.push({ label: label.slice(0, 80), url: url.slice(0, 500) })
  }
  for (const { url, text } of targets) if (/^https?:\/\//i.test(url)) add(labelOf(url) ?? (tidy(text) || url), url)
  for (const [at, line] of lines.entries()) {
    for (const found of findUrls(line.text)) {
      const url = found + restOfUrl(found, line, lines[at + 1])
      // 'B.Com, Accounting' and 'Kurs, Patika.dev' name no address of the person
      if (!isAddress(url, line.text)) continue
      add(labelOf(url) ?? url, /^https?:/i.test(url) ? url : `https://${url}`)
    }
  }
  return links
}

/** An address that breaks off at a hyphen at the end of its line goes on below, where one small word stands alone. */
function restOfUrl(url: string, line: Line, next: Line | undefined): string {
  const isOpen = /[-_]$/.test(url) && line.text.trimEnd().endsWith(url)
  if (!isOpen || next === undefined || next.region !== line.region) return ''
  return /^[\p{Ll}\d][\p{Ll}\d._/-]{0,60}$/u.test(next.text.trim()) ? next.text.trim() : ''
}

/** Said to be one (by its scheme, 'www' or a path), or standing where addresses stand: alone, or among other contacts and places. */
function isAddress(url: string, line: string): boolean {
  if (/^(?:https?:|www\.)|\//i.test(url)) return true
  if (/^\p{L}\.\p{L}+$/u.test(url)) return false
  const isContact = (part: string) => [...findEmails(part), ...findPhones(part), ...findUrls(part)].length > 0
  const parts = line.split(/[|•·,;\t]|\s[–—-]\s/).map((part) => part.trim())
  const own = parts.find((part) => part.includes(url))
  const isAlone = own !== undefined && /^(?:[\p{L} ]{2,20}:\s*)?$/u.test(own.replace(url, ''))
  return isAlone && parts.every((part) => part === '' || isContact(part) || addressScore(part) > 0)
}

export function labelOf(url: string): string | null {
  const host = must(
    url
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/')[0],
  )
  if (host.includes('linkedin')) return 'LinkedIn'
  if (host.includes('github')) return 'GitHub'
  if (host.includes('gitlab')) return 'GitLab'
  return null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(must(text.split('?')[0]))
  } catch {
    return text
  }
}
