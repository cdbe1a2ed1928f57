import { must } from '#core/must.ts'
import {
  EFFECTS,
  endsDeed,
  namesDeed,
  opensDeed,
  TR_LAST,
  TR_NOUN_LAST,
  TR_OTHERS,
  TR_VERB_STEM,
} from './deed-words.ts'
import { besideDeeds, sentenceAround } from './beside-deeds.ts'
import { TAKEN_BACK } from './distance.ts'
import { isOwnUse } from './own-use.ts'
import { isSubjectOnly } from './subject-nouns.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

/**
 * Which matches a line shows as what the person makes, runs or uses: in the clause of such a verb, as its thing or its means.
 * What is in none is not denied; it is only not shown.
 */
export function shownByDeeds(
  text: string,
  tokens: readonly Token[],
  matches: readonly TermMatch[],
  beside = besideDeeds(text, tokens, matches),
): boolean[] {
  const scene: Scene = { text, tokens, matchAt: new Map() }
  for (const match of matches) for (let at = match.from; at < match.to; at += 1) scene.matchAt.set(at, match)
  const shown = new Set<number>()
  for (const { from, to } of sentencesOf(scene))
    if (!asks(scene, to) && !TAKEN_BACK.test(text.slice(must(tokens[from]).start, must(tokens[to - 1]).end)))
      for (const at of deedIn(scene, from, to)) shown.add(at)
  const isUsed = (match: TermMatch) => {
    const around = sentenceAround(text, tokens, match)
    return !isSubjectOnly(`${around.before}*${around.behind}`) && (shown.has(match.from) || isOwnUse(around))
  }
  return matches.map((match, at) => beside[at] === null && isTheThing(match, tokens) && isUsed(match))
}

const asks = ({ text, tokens }: Scene, to: number) => /^[^\p{L}\p{N}]*\?/u.test(text.slice(must(tokens[to - 1]).end))

type Scene = { text: string; tokens: readonly Token[]; matchAt: Map<number, TermMatch> }
type Span = { from: number; to: number }

const gapBefore = ({ text, tokens }: Scene, at: number) =>
  at === 0 ? '' : text.slice(must(tokens[at - 1]).end, must(tokens[at]).start)

const isBreak = (gap: string) => /[.;!?•\n|]/.test(gap)

function sentencesOf(scene: Scene): Span[] {
  const spans: Span[] = []
  let from = 0
  for (let at = 1; at <= scene.tokens.length; at += 1) {
    const isEnd = at === scene.tokens.length || isBreak(gapBefore(scene, at))
    if (isEnd) spans.push({ from, to: at })
    if (isEnd) from = at
  }
  return spans.filter(({ from: start, to }) => to > start)
}

/** Adverbs, pronouns and labels that may stand before the first verb. */
const LEAD =
  /^(?:fine|successfully|also|then|currently|consistently|independently|jointly|personally|proactively|quickly|regularly|daily|i|we|have|been|and|am|ich|wir|habe|haben|je|j'ai|nous|avons|he|hemos|co|selbstständig|eigenständig|auch|ayrıca)$/u
const MOST_LEADS = 3

function deedIn(scene: Scene, from: number, to: number): number[] {
  const { tokens } = scene
  const colon = range(from + 1, Math.min(to, from + 6)).find((at) => gapBefore(scene, at).includes(':'))
  if (colon !== undefined)
    return isStack(scene, from, colon, to)
      ? range(colon, to)
      : [...listBehind(scene, from, colon, to), ...deedIn(scene, colon, to)]
  let first = from
  while (first < to - 1 && first - from < MOST_LEADS && LEAD.test(must(tokens[first]).key)) first += 1
  const key = must(tokens[first]).key
  const next = first + 1 < to ? must(tokens[first + 1]).key : ''
  const elided = /^(?:j|m)['’](.+)$/u.exec(key)?.[1] ?? key
  if (opensDeed(key, next) || opensDeed(elided, next))
    return BY.test(next) || isHadDone(key, next) ? [] : forward(scene, first, to)
  const later = OTHER_DEED.test(key) ? laterDeed(scene, first, to) : undefined
  if (later !== undefined) return forward(scene, later, to)
  const turkish = backwardInTurkish(scene, from, to)
  if (turkish.length > 0) return turkish
  const german = backwardInGerman(scene, first, to)
  if (german.length > 0) return german
  const isNoun = namesDeed(key) && (NOUN_OF.test(next) || /^\p{Lu}/u.test(scene.text.slice(must(tokens[first]).start)))
  return isNoun && !hasFinite(scene, first, to) ? forward(scene, first, to) : []
}

/** 'Treated patients, developed an app': a deed of no trade here, and behind its comma one that is. */
const OTHER_DEED = /^(?:\p{L}{2,}ed|kept|keep|held|led|taught|gave|took|cut|drove|sold|fed|read|sang|grew|caught)$/u
function laterDeed(scene: Scene, first: number, to: number): number | undefined {
  const { tokens } = scene
  return range(first + 2, to - 1).find((at) => {
    const key = must(tokens[at]).key
    const opens = opensDeed(key, must(tokens[at + 1]).key) && /(?:ed|[^e]t|[aeo]de|wrote|ran|drew)$/u.test(key)
    const isBehind = LINK.test(must(tokens[at - 1]).key) || gapBefore(scene, at).includes(',')
    return opens && isBehind && !BY.test(must(tokens[at + 1]).key)
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const BY = /^(?:by|von|vom|durch|par|por)$/
const NOUN_OF = /^(?:of|and|von|der|des|eine[rs]?|und|de|du|d['’].*|en|del?|y|et)$/u

/** 'Introduced to Docker', 'Trained in Docker', 'Ran into': that happened to the person. */
const isHadDone = (key: string, next: string) =>
  (/^(?:introduced|trained|taught|coached|mentored)$/.test(key) && /^(?:to|in|on|at|into)$/.test(next)) ||
  (/^(?:ran|run|running)$/.test(key) && /^(?:into|out|from|away)$/.test(next))

/** 'Technologies: Python, Docker': what a job was done with, by name. */
const STACK =
  /^(?:tech(?:nologies|nology|nical)?|stack|tools?|environment|technologien?|werkzeuge|umgebung|teknolojiler|araçlar|environnement|technologies|outils|entorno|tecnologías|herramientas)$/u
function isStack(scene: Scene, from: number, colon: number, to: number): boolean {
  if (!range(from, colon).some((at) => STACK.test(must(scene.tokens[at]).key))) return false
  return range(colon, to).every(
    (at) => scene.matchAt.has(at) || /^\p{Lu}|^(?:and|und|ve|et|y|\d)/u.test(must(scene.tokens[at]).text),
  )
}

/** 'Own the settlement service: Java, Kafka': the names that follow at once. */
function listBehind(scene: Scene, from: number, colon: number, to: number): number[] {
  const [first, next] = [must(scene.tokens[from]).key, must(scene.tokens[from + 1]).key]
  const end = range(colon, to).find((at) => !scene.matchAt.has(at) && !/^\d/.test(must(scene.tokens[at]).key)) ?? to
  const isOwn = opensDeed(first, next) && !BY.test(next)
  return isOwn ? range(colon, end) : []
}

/** What begins another clause, of another subject or mind. */
const TURN =
  /^(?:that|which|who|whom|whose|what|how|why|where|when|while|because|since|so|if|unless|until|before|after|although|though|whereas|than|but|die|welche[rs]?|dass|wenn|weil|während|bevor|damit|obwohl|um|qui|que|dont|où|lorsque|tandis|quand|afin|quien|cuando|mientras|aunque|without|no|not|zero|instead|rather|off|away|about|against|ohne|statt|gegen|kein\p{L}*|sans|contre|sin)$/u
/** Behind one of these stands what was talked or thought about. */
const TALK =
  /^(?:plans?|proposals?|concepts?|ideas?|roadmaps?|pitch|bids?|offers?|articles?|books?|news|pieces|stories|posts?|texts?|talks?|calls?|meetups?|events?|conferences?|adverts?|problems?|issues|troubles?|questions?|training|trainings|courses?|licen[cs]es?|exams?|konzepte?|pläne?|plan|angebote?|artikel|schulung(?:en)?|kurse?|lizenzen|propositions?|projets?|formations?|artículos?|propuestas?|cursos?|planes)$/u
/** 'Analysed the exam results' */
const OUT_OF_IT = /^(?:results?|data|scores?|grades?|marks?|platform|portal|system|site|page|app)$/
const MEANS = /^(?:with|using|via|on|in|through|by|mit|per|auf|avec|sous|con|en|mediante)$/
/** 'Maintain the site, its CSS and a form' */
const THE = /^(?:the|its|their|our|an?|die|das|den|ihr|seine?|le|la|les|el|los|las|son|ses|su|sus)$/
const LINK = /^(?:and|or|und|oder|ve|et|ou|y|o)$/
/** A figure that fell shows only what it fell by. */
const INSTEAD = /^(?:from)$/
/** 'Built a case for Docker': whom or what it was for is not what it was made of. */
const BESIDE_IT = /^(?:for|about|into|named|called|towards?|für|über|pour|para|sobre)$/
const UNTIL = /^(?:to|onto|into)$/

function forward(scene: Scene, first: number, to: number): number[] {
  const { tokens, matchAt } = scene
  let shown: number[] = []
  let isOpen = !EFFECTS.has(must(tokens[first]).key)
  let isLeft = false
  const start = must(tokens[first]).key === 'responsible' ? first + 2 : first + 1
  for (let at = start; at < to; at += 1) {
    const { key } = must(tokens[at])
    const next = at + 1 < to ? must(tokens[at + 1]).key : ''
    const isJoint = /[,()–—:]|\s[-/]\s/.test(gapBefore(scene, at))
    if (matchAt.has(at)) {
      if (isJoint && !isList(scene, at) && !opensDeed(key, next)) break
      if (isOpen && !isLeft) shown.push(at)
      continue
    }
    if (TURN.test(key) || isOtherSubject(scene, at, to)) break
    if (TALK.test(key) && !OUT_OF_IT.test(next)) break
    const goesOn =
      opensDeed(key, next) ||
      (THE.test(key) && matchAt.has(at + 1)) ||
      MEANS.test(key) ||
      (LINK.test(key) && (matchAt.has(at + 1) || opensDeed(next, '')))
    if (isJoint && !goesOn) break
    if (BY.test(next) && opensDeed(key, '') && (isJoint || at - first > 1)) break
    if (MEANS.test(key) || (opensDeed(key, next) && !EFFECTS.has(key))) isOpen = true
    if (INSTEAD.test(key) || BESIDE_IT.test(key)) isLeft = true
    if (UNTIL.test(key) || MEANS.test(key) || opensDeed(key, next)) isLeft = false
  }
  const last = shown.at(-1)
  if (last !== undefined && TALK.test(tokens[last + 1]?.key ?? '')) shown = shown.slice(0, -1)
  return shown
}

/** The comma before a match parts two members of a list, or the things of one deed. */
const isList = ({ matchAt }: Scene, at: number) => matchAt.has(at - 1) || matchAt.has(at - 2)

/** 'and Tom moved it', 'and the team moved it'. */
function isOtherSubject({ tokens, matchAt }: Scene, at: number, to: number): boolean {
  if (!LINK.test(must(tokens[at]).key) || at + 2 >= to) return false
  if (opensDeed(must(tokens[at + 1]).key, '') || matchAt.has(at + 1)) return false
  return range(at + 2, Math.min(to, at + 4)).some(
    (one) => /(?:ed|te|ten|it|ait)$/.test(must(tokens[one]).key) && opensDeed(must(tokens[one]).key, ''),
  )
}

/** 'Docker-Images gebaut': the participle ends the clause, and nobody else did it. */
function backwardInGerman(scene: Scene, first: number, to: number): number[] {
  const { tokens } = scene
  const last = range(first, to).find((at) => endsDeed(must(tokens[at]).key) && !/\p{Lu}/u.test(must(tokens[at]).text))
  if (last === undefined) return []
  const behind = tokens[last + 1]
  if (behind && last + 1 < to && /^(?:worden|wurden?|werden|wird|von|vom|durch)$/.test(behind.key)) return []
  const words = range(first, last)
  const isOthers = words.some((at) => DE_OTHERS.test(must(tokens[at]).key) || TALK.test(must(tokens[at]).key))
  return isOthers ? [] : words
}
const DE_OTHERS =
  /^(?:hat|hatte|haben|wird|wurden?|werden|soll(?:te)?|will|wollte|würde|hätte|sind|ist|war|waren|vom|von|durch|die|dass|weil|während|wenn|um|nicht|nie|ohne|kein\p{L}*|er|sie)$/u

function backwardInTurkish({ text, tokens }: Scene, from: number, to: number): number[] {
  const last = must(tokens[to - 1])
  const whole = text.slice(must(tokens[from]).start, last.end).toLocaleLowerCase('tr')
  if (!TR_LAST.test(whole) && !TR_NOUN_LAST.test(whole)) return []
  const isOthers = (at: number) => TR_VERB_STEM.test(must(tokens[at]).key) && TR_OTHERS.test(must(tokens[at]).key)
  const others = range(from, to - 1).findLast(isOthers)
  return range(others === undefined ? from : others + 1, to - 1)
}

const FINITE =
  /^(?:is|are|was|were|has|had|will|would|failed|ist|war|wird|wurden?|steht|bleibt|läuft|hat|est|sera|était|reste|es|fue|será)$/u
/** A noun of a deed with a verb behind it tells what became of it: 'Einführung von Docker gescheitert'. */
function hasFinite({ tokens }: Scene, first: number, to: number): boolean {
  const last = must(tokens[to - 1])
  const isVerb = /^\p{Ll}+(?:t|en|é|ée)$/u.test(last.text) && !endsDeed(last.key)
  return isVerb || tokens.slice(first, to).some(({ key }) => FINITE.test(key))
}

/** 'Docker experts', 'Docker training' and 'the Docker team' are no Docker. */
function isTheThing({ to }: TermMatch, tokens: readonly Token[]): boolean {
  const next = tokens[to]
  if (next === undefined || (next.joint !== 'blank' && next.joint !== 'tight')) return true
  return !TALK.test(next.key) && !PEOPLE.test(next.key) && !NOT_IT.test(next.key)
}
/** In Turkish what takes a thing out stands behind it: 'Kafka yerine düz dosya kullandım'. */
const NOT_IT = /^(?:yerine|dışında|hariç|olmadan|olmaksızın|karşı)$/u
const PEOPLE =
  /^(?:engineers?|developers?|experts?|specialists?|consultants?|administrators?|admins?|users?|people|teams?|community|vendors?|customers?|entwickler\p{L}*|experten|nutzer|teams|geliştirici\p{L}*|uzman\p{L}*|ekib\p{L}*|ekip\p{L}*|mühendis\p{L}*|eğitim\p{L}*|experts|utilisateurs|développeurs|usuarios|desarrolladores)$/u
