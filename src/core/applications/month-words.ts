import { plain } from './plain.ts'

/** Names of the twelve months in English, German, Turkish, French, Spanish, Portuguese and Italian, folded. */
const NAMES: readonly string[] = [
  'january januar janner ocak janvier enero janeiro gennaio',
  'february februar feber subat fevrier febrero fevereiro febbraio',
  'march marz maerz mart mars marzo marco',
  'april nisan avril abril aprile',
  'may mai mayis mayo maio maggio',
  'june juni haziran juin junio junho giugno',
  'july juli temmuz juillet julio julho luglio',
  'august agustos aout agosto',
  'september eylul septembre septiembre setembro settembre setiembre',
  'october oktober ekim octobre octubre outubro ottobre',
  'november kasim novembre noviembre novembro',
  'december dezember aralik decembre diciembre dezembro dicembre',
]

const SHORT: readonly string[] = [
  'jan janv ene oca gen',
  'feb fev fevr sub',
  'mar mrz mars',
  'apr avr abr nis',
  'may mai',
  'jun juin haz giu',
  'jul juil tem lug',
  'aug ago aou agu',
  'sep sept set eyl',
  'oct okt out eki ott',
  'nov kas',
  'dec dez dic ara',
]

const BY_WORD = new Map<string, number>()
for (const list of [NAMES, SHORT])
  list.forEach((names, index) => {
    for (const name of names.split(' ')) BY_WORD.set(name, index + 1)
  })

/** 1 to 12 for the name of a month or its usual abbreviation, else null. Turkish case endings are forgiven. */
export function monthOf(word: string): number | null {
  const folded = plain(word)
  return BY_WORD.get(folded) ?? BY_WORD.get(folded.replace(/(d|t)?(a|e|i)n?$/, '')) ?? null
}

/** All names, longest first, for patterns that look for a month in running text. */
export const MONTH_NAMES = [...BY_WORD.keys()].sort((one, other) => other.length - one.length)
