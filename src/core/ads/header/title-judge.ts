import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { sentencesOf } from '../sections/ad-lines.ts'
import { sameLength } from '../demands/demand.ts'
import { fold } from '../fold.ts'
import type { Piece } from './header.ts'
import { placeLikeness } from './places.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { cleanTitle, hasGender, looksLikeCompany, vacancyScore } from './title.ts'
import { TITLE_WEIGHTS } from './title-weights.ts'
import { weighed } from './weighed.ts'

/** All that is counted for a phrase as the title of the job. */
export const TITLE_EVIDENCE = [
  'any',
  'known',
  'person',
  'gender',
  'hiringBefore',
  'asBefore',
  'isBefore',
  'articleBefore',
  'verbBehind',
  'inHiring',
  'header',
  'headerTitle',
  'topLine',
  'early',
  'later',
  'item',
  'wholeLine',
  'one',
  'long',
  'capital',
  'shouted',
  'sentence',
  'heading',
  'place',
  'company',
  'again',
  'number',
  'startsSmall',
] as const
export type TitleEvidence = (typeof TITLE_EVIDENCE)[number]
type Features = Partial<Record<TitleEvidence, number>>
export type TitleCandidate = { value: string; words: string; from: number; features: Features; score: number }

const WEIGHTS: Readonly<Record<TitleEvidence, number>> = TITLE_WEIGHTS
const MOST_LINES = 24
const MOST_WORDS = 9
const LEAST_OF_SENTENCE = 6

const ARTICLE = String.raw`(?:an?|one|two|our(?: next| first)?|eine?n?|un(?:\(e\)|·e|/una|a|e|o)?|1|een|uma?|bir|notre|nuestr[oa]|unser\w*|onze)`
/** Where a phrase may begin: behind an article, or behind a verb that looks for somebody. */
const HIRES = String.raw`(?:hiring|looking for|looking to hire|searching for|search for|recruiting|seeks?|seeking|need|needs|wants?|hire|sucht|suchen|gesucht|recrut\p{L}+|recherch\p{L}+|cherch\p{L}+|embauch\p{L}+|busca\p{L}*|necesit\p{L}+|selecciona\p{L}*|contrata\p{L}*|incorpora\p{L}*|cerca|cerchiamo|procura\p{L}*|zoekt|zoeken|vraagt|szuka\p{L}*|poszukuj\p{L}*|zatrudni\p{L}*|soker|after|recrutement|avis de recrutement|convocatoria de|vacature|plaza de|poste de|post of|position of|role of)`
const STARTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${HIRES})(?!\p{L})(?:\s(?:wir|wij|we|nous|zum nachstmoglichen zeitpunkt|ab sofort|per direct))?\s?:?\s(?:\p{L}+\s)?(?:${ARTICLE}\s)?|((?:as|als|comme|en tant que|como|jako|come)\s(?:${ARTICLE}\s)?)|((?:is|are|ist|est|es|is|wird|sera)\s${ARTICLE}\s)|(${ARTICLE}\s(?:\((?:bir|one|un|ein)\)\s)?))(?=[\p{L}])`,
  'gu',
)
/** In the order of the groups above. */
const LEADS: readonly TitleEvidence[] = ['hiringBefore', 'asBefore', 'isBefore', 'articleBefore']
const ENDS =
  /[.;:!?–—(|•·]|,\s|\s-\s|\s(?:who|which|that|to|for|with|in|at|on|and (?:a|an|the)|reporting|based|responsible|pour|qui|avec|afin|dans|sur|a|para|con|per|presso|voor|bij|met|op|te|die|dat|till|hos|que|en|por|mit|fur|zur|zum|im|am|bei|der|das|do|na|dla|z|ze|w|ktor\p{L}*|olarak|pozisyon\p{L}*|icin|ari\p{L}*|aran\p{L}*|alin\p{L}*|istihdam|calistir\p{L}*|yeri|o qual|quien)(?=\s|$|[.,])/u
const TURKISH =
  /((?:[\p{L}+#./-]+\s){1,4})(?:pozisyon\p{L}*\s)?(?:ari(?:yoruz|yor)|aramakta\p{L}*|aran\p{L}+|alinaca\p{L}+|istihdam)/u
const PERSON =
  /(?<!\p{L})\p{L}{2,}(?:er|or|ist|ant|ent|eur|euse|rice|ien|ienne|iste|able|ador|adora|ista|ero|era|ico|ica|ino|ina|logo|loga|man|woman|erin|orin|istin|kraft|leiter|ling|eerder|ster|ing|teur|cu|ci|mani|uzmani|muhendisi|sorumlusu|elemani|memuru|yeri|owiec|ista|arz|yk|czka|lista)(?!\p{L})/u
const IN_HIRING = new RegExp(String.raw`(?<!\p{L})${HIRES}(?!\p{L})|ariyor|aran|alinaca`, 'u')

/** Every phrase that could be the title, the likeliest first. */
export function titlesIn(lines: readonly AdLine[], pieces: readonly Piece[]): TitleCandidate[] {
  const found = new Map<string, { value: string; words: string; from: number; features: Features }>()
  const add = (raw: string, words: string, from: number, evidence: readonly TitleEvidence[]) => {
    const value = cleanTitle(raw.trim())
    const count = value.split(/\s+/).length
    if (value.length < 3 || value.length > 90 || count > MOST_WORDS) return
    const key = fold(value)
    const known = found.get(key) ?? { value, words, from, features: { any: 1 } }
    for (const one of evidence) known.features[one] = 1
    if (hasGender(raw)) known.features.gender = 1
    // its end may be cleaned away: '… ikinci geliştirici arkadaşımızı arıyoruz.'
    if (count >= LEAST_OF_SENTENCE && /[.!?]$/.test(raw.trim())) known.features.sentence = 1
    found.set(key, known)
  }
  for (const piece of pieces)
    if (piece.kind === 'title' || piece.kind === 'other' || piece.kind === 'company' || piece.kind === 'terms')
      add(piece.text, piece.text, piece.from, [
        'header',
        ...(piece.kind === 'title' ? (['headerTitle'] as const) : []),
        ...(piece.line === 0 ? (['topLine'] as const) : []),
      ])
  for (const [number, line] of lines.slice(0, MOST_LINES).entries()) {
    const place: TitleEvidence[] = [
      number < 4 ? 'early' : number < 10 ? 'any' : 'later',
      ...(line.isBullet ? (['item'] as const) : []),
    ]
    if (line.text.length < 70) add(line.text, line.text, line.from, [...place, 'wholeLine'])
    for (const { text, at } of sentencesOf(line.text.slice(0, 900))) {
      const folded = sameLength(text)
      const said: TitleEvidence[] = IN_HIRING.test(folded) ? [...place, 'inHiring'] : place
      for (const match of folded.matchAll(STARTS)) {
        const start = match.index + match[0].length
        const rest = folded.slice(start, start + 100)
        const end = ENDS.exec(rest)
        const phrase = text.slice(start, start + (end ? end.index : rest.length))
        add(phrase, line.text, line.from + at + start, [
          ...said,
          LEADS[match.slice(1).findIndex((one) => one !== undefined)] ?? 'articleBefore',
        ])
      }
      const turkish = TURKISH.exec(folded)
      if (turkish) {
        const words = must(turkish[1]).trim().split(/\s+/)
        for (let count = 1; count <= words.length; count += 1) {
          const phrase = words.slice(-count).join(' ')
          const from = turkish.index + must(turkish[1]).trimEnd().length - phrase.length
          add(text.slice(from, from + phrase.length), line.text, line.from + at + from, [...said, 'verbBehind'])
        }
      }
    }
  }
  const whole = lines.map(({ folded }) => folded).join('\n')
  return [...found.values()]
    .map((one) => {
      addOwn(one.features, one.value, whole)
      return { ...one, score: weighed(WEIGHTS, one.features) }
    })
    .sort((a, b) => b.score - a.score)
}

function addOwn(features: Features, value: string, whole: string): void {
  const folded = fold(value)
  const count = value.split(/\s+/).length
  if (vacancyScore(value) >= 2) features.known = 1
  else if (PERSON.test(folded)) features.person = 1
  if (count === 1) features.one = 1
  if (count >= 6) features.long = 1
  if (/^\p{Lu}/u.test(value)) features.capital = 1
  else features.startsSmall = 1
  if (value.length > 6 && value === value.toUpperCase()) features.shouted = 1
  if (/[.!?]$/.test(value) || IN_HIRING.test(folded)) features.sentence = 1
  if (kindOfHeading(folded) !== null) features.heading = 1
  if (placeLikeness(value) >= 2) features.place = 1
  if (looksLikeCompany(value) >= 1) features.company = 1
  if (/\d/.test(value)) features.number = 1
  if (whole.split(folded).length > 2) features.again = 1
}
