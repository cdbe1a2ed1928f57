import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../../layout/line.ts'
import { findDates } from '../../words/dates.ts'
import { schoolScore } from '../../words/organisation-words.ts'
import { isCountry, isRegionWord, isRemoteWord, isTown, placeScore } from '../../words/place-words.ts'
import { titleScore } from '../../words/title-words.ts'
import { findEmails, findPhones, findUrls, LONGEST_LINE } from './contact-patterns.ts'

const LABEL =
  /^(?:e-?mail|mail|phone|tel(?:efon|éfono|efone|éphone)?|mobile?|mobil|cell|gsm|address|addresse?|adresse?|anschrift|indirizzo|adres|dirección|endereço|location|ort|wohnort|lieu|ville|ciudad|cidade|konum|şehir|based in|lives in|yaşadığı yer|ikamet|wohnhaft in|miejscowość|telefono|portable|handy|e-posta|correo|courriel|linkedin|github|website|web|portfolio|url|site)\s*(?::\s*|\.\s+)/i
/** 'Mobile' beside its number is no town in Alabama. */
const BARE_LABEL =
  /^(?:mobile?|phone|cell|home|handy|tel|gsm|fax|web|e-?mail|mail|skype|telegram|linkedin|github)(?: id)?$/i
/** Where one was born is not where one lives. */
const BORN =
  /\b(?:born|birth|geboren|geburts\p{L}*|geb\.|nee? (?:le|a)|naissance|nace(?= (?:el|en|\d))|nacio|nacid[oa]|nacimiento|nascid[oa]|nascimento|nat[oa] (?:il|a)|nascita|dogum|urodzon[ya]|geboorte\p{L}*|fodd|fodelse\p{L}*)(?!\p{L})/u
/** 'Currently in Dublin', 'Residence: Lahore', 'Home: Üsküdar' */
const LIVES =
  /^(?:(?:currently|now|presently) (?:(?:based|living|located) )?in\s+|(?:residence|residing in|home|current location|place of residence|domicile|domicilio|résidence|residenza|residência|ikametgah)\s*:\s*)/iu
/** 'Leeds, United Kingdom (Home)', 'Leeds (willing to move abroad)'. */
const KIND_OF_ADDRESS =
  /\s*\((?:home|work|private|personal|privat|domicile|personnel|casa|dom|ev|domowy|(?:willing|open|able|happy) to [^()]{3,60})\)\s*$/i
/** 'Recife, Brazil (remote, UTC-3)' */
const BRACKET = /\s*\(([^()]{3,40})\)\s*$/u
const isHowToWork = (inner: string) => isRemoteWord(inner) || /^(?:utc|gmt)(?![\p{L}])/iu.test(inner)
/** Fonts of icons draw a house or a phone where a file says 'H'. */
const ICON_LETTER = /(?<=\p{L}{3}) \p{Lu}$/u
/** 'Leeds, 12.04.2022' stands above a signature. */
const SIGNED_ON = /,\s(?:den\s)?\d{1,2}\.\d{1,2}\.\d{4}$/u
const LONGEST_ADDRESS = 100

/** A town beside its code: 'Bangor BT20 4XY', 'Brunswick VIC 3056', ', 8008 Zürich', 'Villeurbanne (69)'. */
const TOWN_AND_CODE =
  /(?:^|[\s,])\p{Lu}[\p{L}.'’-]{2,30},? (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}|[A-Z]{2} \d{5}(?:-\d{4})?|\((?:\d{2,3}|(?!JS|TS|IT|AI|ML|UI|UX|OS|DB|QA|VR|HR)[A-Z]{2})\))$|(?:^|, )(?:[A-Z]{1,2}-)?(?:(?!(?:19|20)\d\d )\d{4}(?:-\d{3}| [A-Z]{2})?|\d{5}(?:-\d{3})?|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}[\p{L}.'’ -]{1,30}(?:,|$|\()/u
/** '14 Castle Rise, Swansea', 'C/ del Horno 5, 3º B, Zaragoza': behind a street with its number follows a town, known or not. */
const STREET_WORD =
  /(?:^|[\s\d])(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|rise|way|court|place|terrace|square|crescent|gardens|grove|hill|walk|row|blvd|rue|boulevard|chemin|allee|impasse|calle|c\/|avda|av|plaza|paseo|carrer|via|viale|corso|piazza|vicolo|rua|travessa|avenida|praca|ul|al|os|pl|sokak|sokagi|sok|sk|cadde|caddesi|cad|cd|mah|mahallesi|weg|platz|gasse|gade|vej|gatan|laan|plein|straat)(?=[\s.,])|(?:str|strasse|weg|platz|gasse|straat|laan|gatan|vagen|gade|veien|gata)\.? \d/u
const NUMBERED = /^(?=.*\d)[\p{L}\d][^@;()|]{4,80}, \p{Lu}[\p{L} .'’-]{2,30}(?: [A-Z]{1,2}\d{1,2}[A-Z]?)?$/u
export function readLocation(lines: Line[], sources: Map<string, Line[]>): string | null {
  let best: { text: string; score: number; line: Line } | null = null
  lines.slice(0, 30).forEach((line, index) => {
    const next = lines[index + 1]
    // 'Unit 4/18 Banksia St, Brunswick VIC' above '3056'.
    const isBroken =
      next?.id === line.id + 1 && next.region === line.region && next.gapAbove < 0.6 && next.text.length < 30
    const goesOn =
      line.text.endsWith(',') ||
      (/\d/.test(line.text) && (STREET_WORD.test(`${fold(line.text)} `) || addressScore(next?.text ?? '') === 0))
    const whole = isBroken && line.cells.length === 1 && goesOn ? [`${line.text} ${next.text}`] : []
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
        .replace(SIGNED_ON, '')
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
  /,\s(?:19|20)\d\d\.?$|\d[./]\d{1,2}[./](?:19|20)\d\d/.test(text)

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
export function addressScore(text: string): number {
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
