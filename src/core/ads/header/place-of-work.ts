import { must } from '#core/must.ts'
import { sentencesOf, type AdLine } from '../sections/ad-lines.ts'
import { fold } from '../fold.ts'
import { found, type Found } from '../found.ts'
import type { Piece } from './header.ts'
import { labelOf } from '../labels.ts'
import { cleanPlace, isNamedTown, isOfWork, placeInSentence, placeLikeness } from './places.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { looksLikeCompany, vacancyScore } from './title.ts'

const firstPart = (text: string) => must(cleanPlace(text).split(/\s*[,(/]/)[0])

export function placeIn(
  rest: readonly Piece[],
  company: Found<string> | null,
  lines: readonly AdLine[],
  header: readonly AdLine[],
): Found<string> | null {
  const best = rest
    .filter(({ kind }) => kind === 'place')
    // 'Valencia' says more than '100 % remote, Spain'
    .map((piece) => ({
      piece,
      score: placeLikeness(piece.text) + (isNamedTown(firstPart(piece.text)) ? 1.5 : 0) - piece.line * 0.2,
    }))
    .sort((a, b) => b.score - a.score)[0]?.piece
  if (best) {
    const own = company && best.text.startsWith(company.value) ? best.text.slice(company.value.length) : best.text
    const value = cleanPlace(own) || cleanPlace(best.text)
    if (value !== '') return found(value, best.text, best.from, 'likely')
  }
  const addressed = townOfAddress(header)
  if (addressed) return addressed
  // 'Feldmann Messtechnik GmbH, Villingen-Schwenningen': what follows the employer by a comma or a dash
  for (const line of header) {
    const after = company ? afterName(line, company.value) : null
    if (after) return after
  }
  // 'sucht in Ravensburg': a town that no list knows, named where the employer says what it looks for
  for (const line of lines.slice(0, 4)) {
    const town =
      /\b(?:sucht|suchen|recrute|busca|hiring|seeks|looking for)\b.{0,60}?\s(?:in|à|en)\s((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+)(?=\s*(?:[:,.(]|$))/u.exec(
        line.text,
      )?.[1]
    if (town && vacancyScore(town) < 2) return found(town, line.text, line.from, 'unsure')
  }
  const beside = company ? townBeside(company.value, lines) : null
  if (beside) return beside
  for (const line of [...header, ...lines.slice(0, 80)]) {
    const alone = sentencesOf(line.text).find(
      ({ text }) => text.length < 50 && placeLikeness(text.replace(/\.$/, '')) >= 2.5 && vacancyScore(text) < 2,
    )
    if (alone && !line.isBullet && sentencesOf(line.text).length > 1)
      return found(cleanPlace(alone.text.replace(/\.$/, '')), line.text, line.from + alone.at, 'unsure')
    const said = placeInSentence(line.text)
    if (said) return found(said.place, line.text, line.from + said.from, 'unsure')
  }
  // what is left of the header when title, employer and terms are known
  const left = rest.filter(
    ({ kind, text, line }) =>
      kind === 'other' &&
      line <= 4 &&
      /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(text) &&
      text.split(' ').length <= 3 &&
      kindOfHeading(fold(text)) === null &&
      labelOf(text) === null &&
      !NO_PLACE.test(text) &&
      !isOfWork(text),
  )
  const last = left.find(({ text }) => text !== company?.value && !(company && company.words.includes(text)))
  return company && last && left.length <= 2 ? found(cleanPlace(last.text), last.text, last.from, 'unsure') : null
}

/** 'Landkreis Ellernbruch', 'Ayuntamiento de Lorca': the name of a public body says where it is. */
export function placeOfBody(company: Found<string> | null): Found<string> | null {
  const name = company?.value.replace(/\s(?:AöR|KdöR|A\.ö\.R\.|g?GmbH|AG|e\.\s?V\.)$/u, '') ?? ''
  const place = BODY_OF.exec(name)?.[1] ?? OF_BODY.exec(name)?.[1]
  return company && place ? found(place, company.words, company.from, 'unsure') : null
}
const NAMED_PLACE = String.raw`(\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:am|an der|im|in|de|la|del|sur|les)[ -])?\p{Lu}[\p{L}'’-]+){0,3})`
const BODY_OF = new RegExp(
  String.raw`^(?:(?:Land)?[Kk]reis(?:verwaltung)?|Landratsamt|(?:Hanse|Landeshaupt|Universitäts|Große Kreis|Kreis)?[Ss]tadt(?:verwaltung|werke)?|(?:Samt|Verbands)?[Gg]emeinde(?:verwaltung)?|Markt|Universität(?:sklinikum)?|Hochschule|Klinikum|(?:City|Town|County|Borough|Municipality|University) of|Ville de|Mairie d[e'’]|Commune de|Département d[eu]|Université de|CHU? de|Ayuntamiento de|Diputación de|Universidad de|Comune di|Gemeente|Prefeitura (?:Municipal )?d[eo]|Câmara Municipal d[eo])\s?${NAMED_PLACE}$`,
  'u',
)
const OF_BODY = new RegExp(
  String.raw`^${NAMED_PLACE.replace('{0,3}', '{0,3}?')} (?:(?:City|Town|County|Borough|District|Metropolitan|Parish) )*(?:Council|County|Belediyesi|Valiliği|Kaymakamlığı|Büyükşehir Belediyesi|Üniversitesi)$`,
  'u',
)

/** '61 KAKI BUKIT AVENUE 1 Singapore': a line of the header that begins with a number and ends with a town. */
function townOfAddress(header: readonly AdLine[]): Found<string> | null {
  for (const line of header) {
    const town = /^\d{1,4}\p{L}?,?\s\S.{3,60}[\s,](\p{Lu}[\p{L}-]{2,})$/u.exec(line.text.slice(0, 120))?.[1]
    if (town && (isNamedTown(town) || placeLikeness(town) >= 2)) return found(town, line.text, line.from, 'likely')
  }
  return null
}

/** 'Die Nordloof Werft in Husum baut …': the town where the text first says who they are. */
function townBeside(company: string, lines: readonly AdLine[]): Found<string> | null {
  for (const line of lines.slice(0, 12)) {
    const at = line.text.indexOf(company)
    if (at < 0) continue
    const town =
      /^\s(?:in|aus|à|en|near|from|de)\s((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+)(?=\s\p{Ll}|[,.])/u.exec(
        line.text.slice(at + company.length),
      )?.[1]
    if (town && vacancyScore(town) < 2) return found(town, line.text, line.from, 'unsure')
  }
  return null
}

const NO_PLACE =
  /\b(?:school|department|faculty|institute|group|team|division|unit|aör|kdör|partg|mbb|experience|needed|required|hours?|weeks?|contract|vollzeit|teilzeit|full|part|permanent|alternance|cdi|cdd|engineering|remote|hybrid)\b/i

function afterName(line: AdLine, company: string): Found<string> | null {
  const at = line.text.indexOf(company)
  if (at < 0) return null
  const rest = line.text.slice(at + company.length)
  if (!/^\s*[,–—·|(-]/.test(rest)) return null
  const all = rest
    .split(/[,|·()]|\s[–—-]\s|\.\s|\.$/u)
    .filter((part) => part.trim() !== '')
    .map((part) => cleanPlace(part))
  const parts = all.filter((part) => !isOfWork(part) && /^(?:\d{4,5}\s+)?\p{Lu}[\p{L} .'’/-]{1,40}$/u.test(part))
  const known = parts.find((part) => placeLikeness(part) >= 2)
  const value =
    known ??
    // a town that no list knows stands right behind the name
    parts.find(
      (part) => all.indexOf(part) < 2 && vacancyScore(part) < 2 && looksLikeCompany(part) < 1 && !NO_PLACE.test(part),
    )
  return value ? found(value, line.text, line.from + at + company.length, known ? 'likely' : 'unsure') : null
}
