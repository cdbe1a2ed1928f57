import { must } from '#core/must.ts'
import { fold } from '../fold.ts'
import { isNotNeeded } from '../demands/polarity.ts'

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  eine: 1,
  einem: 1,
  einjahrige: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six_: 6,
  sept: 7,
  huit: 8,
  dix: 10,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  on: 10,
  um: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  een: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  dois: 2,
  quatro: 4,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  an: 1,
  a: 1,
  'a couple of': 2,
  'ein paar': 2,
}
const NUMBER = String.raw`(\d{1,2}(?:[.,]5)?|${Object.keys(WORDS)
  .filter((word) => word.length > 1 && word !== 'on')
  .join('|')}|a(?= year)|on(?= yil))`
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${NUMBER}(?:\s*\((?:\d{1,2}|\p{L}{2,9})\))?\s?(?:\+|plus|or more|ou plus|o mas|oder mehr)?(?:\s?(?:-|–|—|to|bis|a|à|ile|ila|y|und|or|ou)\s?(?:\d{1,2}|${Object.keys(
    WORDS,
  )
    .filter((word) => word.length > 2)
    .join(
      '|',
    )})\+?)?[ -]?(?:full |complete |further |or more )?(?:years?|yrs?|yoe|y(?=\+)|jahre?n?|jahrige[rns]?|ans?|annees?|anos?|jaar|jaren|ann[oi]|lata?|letnie\w*|yil(?:lik|dir|i)?|sene(?:lik|dir)?)(?![\p{L}])`,
  'gu',
)
/** The sentence speaks of what a person has done, not of how old a firm is or how long a contract lasts. */
const OF_A_PERSON =
  /\b(?:experienc\w*|in (?:a|an|the|your) [^.]{0,40}(?:role|position|job|team|field|environment)|professional|track record|background|working|work(?:ed)? (?:with|in|as|on)|building|developing|designing|shipping|writing|running|leading|managing|administering|using|with|of|in|as|hands-on|practice|production|erfahrung\w*|berufserfahrung|berufspraxis|praxis|im job|deneyim\w*|tecrube\w*|calismis|d'experience|experience|pratique|experiencia|ervaring|werkervaring|esperienza|doswiadczeni\w*|erfarenhet|trabajando|minimaal|minstens|ten minste|almeno|pelo menos|co najmniej|closing|selling|minimum|at least|or longer|oder (?:mehr|langer)|mindestens|en az|au moins|al menos|minimo|or more|plus|required)\b|\+/
const OF_SOMETHING_ELSE =
  /\b(?:for (?:more than |over |almost |the (?:last|past) )?\d+ years (?:we|our|the company)|(?:over|more than|for|since|past|last|nearly|almost) (?:the (?:last|past) )?\S+ years? (?:old|ago|we|of (?:history|tradition|growth|age))|years? (?:or (?:older|over|above)|old|ago|contract|fixed|warranty|from now|in a row|running|plan|young|of age)|founded|anniversary|our (?:history|story)|contract (?:of|for)|fixed term|seit|depuis|desde hace|jahre alt|yildir|befristet|every|each|per|a year for|warranty|guarantee|over the next|within|in the next|after|roadmap|seit uber|company has|have been|has been|been in business|aged?|graduated|graduating|first year|in year)\b/
/** Years that are no work: of a licence to drive, of a permit to stay. */
const OF_NO_WORK =
  /\b(?:driving|driver'?s|fuhrerschein|permis|carnet de conducir|ehliyet\w*|visa|residen\w+|aufenthalts\w*|oturum|ikamet)\b/
/** 'Three-year diploma', 'dreijähriges Studium': as long as a school takes; but not 'five years programme management'. */
const OF_A_SCHOOL =
  /^[ -]?(?:(?:college|university|full[- ]time) )?(?:diploma|degree|bachelor|undergraduate|programme?|apprenticeship|course|ausbildung|studium|licence)\b(?! (?:\p{L}+ ){0,2}(?:experience|management|development|delivery|teaching|training|und)\b|-)/u
/** 'Most designers in this role typically have 5-10 years': what others have is not asked. */
const OF_COLLEAGUES =
  /\b(?:most|many|some|all|our|die meisten|viele|la plupart|la mayoria)(?! (?:successful |strong |good |suitable )?(?:candidates|applicants))(?: \p{L}+){1,9} (?:have|has|bring|haben|ont|tienen)(?: (?:at least|around|about|between|over|more than))? $/u
/** 'At most two years': no less is asked. */
const AT_MOST =
  /\b(?:at most|up to|no more than|not more than|maximum(?: of)?|max\.?|(?<!(?:no|not) )(?:less|fewer) than|hochstens|maximal|bis zu|unter|au plus|jusqu'a|moins de|maximo|hasta|menos de|en fazla|azami|en cok)\s*$/
const NO_EXPERIENCE =
  /\bno (?:prior |previous |work |professional )?experience\b(?! (?:of|with|in|as|working|using)\b)|(?:^|[.,;:] )(?:prior |previous )?experience (?:is )?not (?:needed|required|necessary)\b|\bwithout experience\b|\bkeine (?:berufs)?erfahrung (?:notig|erforderlich|notwendig)\b|\b(?:berufs|vor)?(?:erfahrung|kenntnisse)(?:en)? (?:ist |sind )?(?:nicht|keine) (?:notig|erforderlich|notwendig|voraussetzung)\b|\b(?:berufs|quer)einsteiger\S* (?:\S+ ){0,2}willkommen\b|\bohne (?:berufs)?erfahrung\b|\bdeneyim(?:siz| sarti (?:yok|aranm\w*))\b|\bsans experience\b|\bdebutant(?:e|s)? accepte\w*\b|\bsin experiencia\b|\bno se requiere experiencia\b/

/** 'Three years with a degree, or seven', but not 'eight years of Angular or React, Kafka two years'. */
const CHOICE = /\b(?:or|oder|veya|ou|o|oppure|of)\b[^.,]{0,60}$/

/** 'between three and five years': the words between two numbers of one span. */
const BETWEEN =
  /\b(?:between|zwischen|entre|tra i|tra|fra|tussen|pomiedzy|miedzy) (\S{1,7}) (?:and|und|et|y|e|i|en|a) (?=\S{1,7} )/gu
/** 'en az 2, en fazla 5 yıl': a span with words around its numbers. */
const LEAST_AND_MOST =
  /\b(?:en az|min(?:imum|\.)?|mindestens|at least|au moins|al menos) (\d{1,2}),? (?:(?:and|und|et|y|ve) )?(?:en fazla|en cok|hochstens|maximal|max(?:imum|\.)?|at most|au plus|como maximo) (?=\d{1,2} )/gu
const EXPERIENCE =
  /\b(?:(?:berufs|vor)?erfahrung|experience|deneyim\w*|tecrube\w*|experiencia|esperienza|ervaring|werkervaring|doswiadczeni\w*)(?! (?:of|with|in|as|using|working|mit|als|en|con|com|avec|met|w|z|em|di|de)\b)/
const isExperienceForgone = (folded: string) =>
  NO_EXPERIENCE.test(folded) || folded.split(/[.;!,]/).some((clause) => EXPERIENCE.test(clause) && isNotNeeded(clause))

/** How long military service was put off or lasts is no experience. */
const MILITARY =
  /\b(?:askerli\p{L}*|tecil\p{L}*|military|wehrdienst\p{L}*|zivildienst\p{L}*|service militaire|servicio militar)(?!\p{L})/u

/** 'mid level, 2-4 yrs.': years and nothing else between two signs. */
const isAlone = (folded: string, match: RegExpMatchArray): boolean => {
  const at = must(match.index)
  return (
    /(?:[,|·•(]\s?)$/.test(folded.slice(Math.max(0, at - 3), at)) &&
    /^\s?(?:$|[,|·•.)])/.test(folded.slice(at + match[0].length, at + match[0].length + 3)) &&
    /\d\s?\+|\d\s?[-–]\s?\d/.test(match[0])
  )
}

/** The least number of years that a line asks for; null when it asks for none. */
export function yearsAsked(text: string, isRequirement: boolean): number | null {
  const folded = fold(text).replaceAll(BETWEEN, '$1-').replaceAll(LEAST_AND_MOST, '$1-')
  if (isExperienceForgone(folded)) return 0
  if (MILITARY.test(folded) && !EXPERIENCE.test(folded)) return null
  if (
    !/year|yrs?\b|yoe\b|\dy\+|jahr|\bann?(?:ees?|s)\b|\bans?\b|\banos?\b|\bjaar|\bjaren\b|\bann[oi]\b|\blat[a]?\b|\brok|\byil|\bsene|month|monat|mois|mes/.test(
      folded,
    )
  )
    return null
  const numbers: number[] = []
  const places: number[] = []
  for (const match of folded.slice(0, 4_000).matchAll(YEARS)) {
    const around = folded.slice(Math.max(0, match.index - 60), match.index + match[0].length + 70)
    const near = folded.slice(Math.max(0, match.index - 25), match.index + match[0].length + 22)
    if (
      OF_SOMETHING_ELSE.test(near) &&
      !/^you(?:'ve| have)\b/.test(folded) &&
      !/\bexperien|erfahrung|deneyim|mindestens|at least|no(?:t)? less than|or (?:more|longer)|oder (?:mehr|langer)|ou plus|o mas|au moins|al menos|en az|im job/.test(
        near,
      )
    )
      continue
    if (
      !isRequirement &&
      !isAlone(folded, match) &&
      !/\b(?:experien\w*|erfahrung\w*|berufserfahrung|deneyim\w*|tecrube\w*|ervaring|esperienza|doswiadczeni\w*|minimum|at least|mindestens|en az|au moins|al menos|minimaal|minstens|almeno|pelo menos|co najmniej|or (?:more|longer)|oder (?:mehr|langer)|no(?:t)? less than|calismis|ou plus|o mas|of building|of making|of writing|of running|min|exp)\b|\+/.test(
        around,
      )
    )
      continue
    if (!OF_A_PERSON.test(around) && !isRequirement && !isAlone(folded, match)) continue
    if (OF_NO_WORK.test(near) || OF_A_SCHOOL.test(folded.slice(match.index + match[0].length))) continue
    if (OF_COLLEAGUES.test(folded.slice(Math.max(0, match.index - 110), match.index))) continue
    if (AT_MOST.test(folded.slice(Math.max(0, match.index - 25), match.index))) {
      numbers.push(0)
      places.push(match.index)
      continue
    }
    const value = WORDS[must(match[1])] ?? Number(must(match[1]).replace(',', '.'))
    const isSpan = /\d\s?[-–—]\s?\d/.test(match[0])
    if ((value > 0 || isSpan) && value <= 20) {
      numbers.push(Math.floor(value))
      places.push(match.index)
    }
  }
  // Polish has no number for one: 'co najmniej rok doświadczenia'
  if (numbers.length === 0 && /\brok(?:u)? doswiadczeni/.test(folded)) numbers.push(1)
  const months = /(?<![\d.,])(\d{2}) (?:months?|monate|mois|meses|ay)\b/.exec(folded)?.[1]
  if (
    numbers.length === 0 &&
    months &&
    isRequirement &&
    /\b(?:experience|similar|role|erfahrung|deneyim|experiencia)\b/.test(folded)
  )
    numbers.push(Math.floor(Number(months) / 12))
  if (numbers.length === 0) return null
  // 'a degree and 3 years, or 7 years without': one may choose the shorter; 'four years, two of them in …' asks for four
  const hasChoice =
    CHOICE.test(folded.slice(places[0], places.at(-1))) &&
    !/\bof them\b|\bof which\b|\bdavon\b|\bdont\b|\bde ellos\b/.test(folded)
  return hasChoice ? Math.min(...numbers) : Math.max(...numbers)
}
