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
  const parts = rest
    .split(/[,|·()]|\s[–—-]\s|\.\s|\.$/u)
    .map((part) => cleanPlace(part))
    .filter((part) => !isOfWork(part) && /^(?:\d{4,5}\s+)?\p{Lu}[\p{L} .'’/-]{1,40}$/u.test(part))
  const known = parts.find((part) => placeLikeness(part) >= 2)
  const value =
    known ?? parts.find((part) => vacancyScore(part) < 2 && looksLikeCompany(part) < 1 && !NO_PLACE.test(part))
  return value ? found(value, line.text, line.from + at + company.length, known ? 'likely' : 'unsure') : null
}
