import { must } from '#core/must.ts'
import { isOthersWork } from './others-work.ts'
import { AFTER, BEFORE, BUT, RUNNING, type Cue, type Hedge, type Sense } from './stance-cues.ts'
import type { TermMatch } from './term-index.ts'
import { tokenise, type Token } from './tokens.ts'

export type Stance = { isNegated: boolean; hedge: Hedge | null }

/** Words that begin a clause of another mind: 'no Java but Python', 'kein PHP, dafür Python'. */
const TURNS = new Set([
  ...BUT,
  ...'although yet whereas while dafür doch sonst cependant sino aunque excepto because since weil denn çünkü parce porque so then deshalb'.split(
    ' ',
  ),
])
/** 'not only', 'nicht nur', 'no wonder', 'no matter', 'without a doubt': a negation that denies nothing. */
const NO_DENIAL = new Set(
  'only just nur seul seulement solo solamente sólo wonder matter doubt fail question problem less later downtime outage outages loss'.split(
    ' ',
  ),
)
const WITHOUT = new Set(['without', 'ohne', 'sans', 'sin'])
const LINKS = new Set('and or nor und oder noch ve veya ya et ou ni y o u e'.split(' '))
const REACH = 10
const REACH_AFTER = 4
const LONGEST_LIST = 30
const NEUTRAL: Stance = { isNegated: false, hedge: null }

/** A course that is over, or that somebody gave, is no course that runs. */
const COURSE =
  /^(?:course|bootcamp|workshop|training|video|online|evening|kurs|weiterbildung|fortbildung|lehrgang|umschulung|curso|attended)/
const OVER = new Set(
  'completed complete finished passed graduated taught teach teaching gave give held ran created wrote recorded abgeschlossen absolviert bestanden gegeben gehalten terminé terminée obtenu completé aprobé terminé impartí'.split(
    ' ',
  ),
)
/** Who would like to use 'my Python' has it. */
const OWN = new Set('my our these those mein meine meinen unsere mes mon ma nos mi mis'.split(' '))
const OWN_WITHIN = 2

const byFirstWord = (list: Cue[]) => {
  const index = new Map<string, Cue[]>()
  for (const cue of list) index.set(must(cue.words[0]), [...(index.get(must(cue.words[0])) ?? []), cue])
  return index
}
const BEFORE_INDEX = byFirstWord(BEFORE)
const AFTER_INDEX = byFirstWord(AFTER)
const RUNNING_INDEX = byFirstWord(RUNNING)

/**
 * What the clause around each match says of it. A cue holds up to the end of its clause; over a comma it holds only for
 * further members of the same list ('no experience with Java, Kotlin or Swift').
 */
export function stancesIn(tokens: readonly Token[], matches: readonly TermMatch[]): Stance[] {
  const matchAt = new Map<number, number>()
  matches.forEach((match, index) => {
    for (let at = match.from; at < match.to; at += 1) matchAt.set(at, index)
  })
  const found = matches.map((): Stance => NEUTRAL)
  const others = othersWork(tokens, matchAt)
  const senses = sensesBefore(tokens, matchAt)
  matches.forEach((match, index) => {
    const sense = senses[match.from] ?? (others[match.from] ? 'others' : senseAfter(tokens, match, matchAt))
    if (sense) found[index] = stanceOf(sense, match)
  })
  return found
}

/** What each word stands under by the words before it. */
function sensesBefore(tokens: readonly Token[], matchAt: ReadonlyMap<number, number>): (Sense | null)[] {
  const senses: (Sense | null)[] = tokens.map(() => null)
  let open: Open = null
  let clauseFrom = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = must(tokens[at])
    if (token.joint === 'stop' || TURNS.has(token.key) || (open && at > open.until)) open = null
    else if (open && at > open.from && endsAtComma(tokens, at, matchAt)) open = null
    if (token.joint !== 'blank' && token.joint !== 'tight') clauseFrom = at
    senses[at] = open?.sense ?? null
    if (matchAt.has(at)) continue
    const cue = cueAt(BEFORE_INDEX, tokens, at)
    if (!cue || (cue.opensClause && at !== clauseFrom)) continue
    const to = at + cue.words.length
    if (deniesNothing(cue, tokens, to) || isOver(cue, tokens, clauseFrom, at)) continue
    open = opened(open, cue, to)
    at = to - 1
  }
  return senses
}

/** A text without what it denies, wishes, is only learning or says of others: for words that show a skill without naming it. */
export function ownWords(text: string): string {
  const tokens = tokenise(text)
  const senses = sensesBefore(tokens, NO_MATCHES)
  const others = othersWork(tokens, NO_MATCHES)
  let own = ''
  let end = 0
  tokens.forEach((token, at) => {
    const isOwn = !others[at] && (senses[at] === null || senses[at] === 'slight' || senses[at] === 'exam')
    if (isOwn) own += text.slice(end, token.end)
    else if (!own.endsWith(NOT_OWN)) own += NOT_OWN
    end = token.end
  })
  return own
}

const NOT_OWN = '\n'
const NO_MATCHES: ReadonlyMap<number, number> = new Map()

function deniesNothing(cue: Cue, tokens: readonly Token[], to: number): boolean {
  if (cue.sense === 'no') return NO_DENIAL.has(tokens[to]?.key ?? '')
  return cue.sense === 'wish' && tokens.slice(to, to + OWN_WITHIN).some(({ key }) => OWN.has(key))
}

const isOver = ({ words: [first = ''] }: Cue, tokens: readonly Token[], from: number, to: number) =>
  first === 'teaching'
    ? ONCE.has(tokens[to - 1]?.key ?? '')
    : COURSE.test(first) && tokens.slice(from, to).some(({ key }) => OVER.has(key))

/** 'Before teaching myself SQL': that is over. */
const ONCE = new Set(['before', 'after', 'by', 'since', 'besides'])

/** Whether each word stands in a clause about what somebody else does. */
function othersWork(tokens: readonly Token[], matchAt: ReadonlyMap<number, number>): boolean[] {
  const isOthers: boolean[] = []
  let from = 0
  for (let at = 1; at <= tokens.length; at += 1) {
    const token = tokens[at]
    if (token && token.joint !== 'stop' && !TURNS.has(token.key) && !endsAtComma(tokens, at, matchAt)) continue
    const clause = tokens.slice(from, at).map(({ key }) => key)
    const isSaid = isOthersWork(clause.join(' '))
    for (; from < at; from += 1) isOthers[from] = isSaid
  }
  return isOthers
}

/** `from` is the word behind the cue: 'Ziel ist es, mit React zu arbeiten' goes on over its comma. */
type Open = { sense: Sense; from: number; until: number } | null

/** 'You cannot do this job without having run Linux': twice no is yes. */
function opened(before: Open, cue: Cue, from: number): Open {
  const isTwice = before?.sense === 'no' && WITHOUT.has(cue.words[0] ?? '')
  return isTwice ? null : { sense: cue.sense, from, until: from + REACH }
}

function stanceOf(sense: Sense, match: TermMatch): Stance {
  if (sense === 'no') return { isNegated: true, hedge: null }
  if (sense !== 'exam') return { isNegated: false, hedge: sense }
  return match.term.skill.category === 'certification' ? { isNegated: false, hedge: 'learning' } : NEUTRAL
}

/** A comma ends a clause unless the next thing is another skill of the same list. */
function endsAtComma(tokens: readonly Token[], at: number, matchAt: ReadonlyMap<number, number>): boolean {
  const { joint } = must(tokens[at])
  if (joint !== 'comma' && joint !== 'other') return false
  return !matchAt.has(at) && !(LINKS.has(must(tokens[at]).key) && matchAt.has(at + 1))
}

function cueAt(index: ReadonlyMap<string, Cue[]>, tokens: readonly Token[], at: number): Cue | undefined {
  return index
    .get(must(tokens[at]).key)
    ?.find(({ words }) => words.every((word, offset) => fits(tokens[at + offset], word, offset)))
}

const fits = (token: Token | undefined, word: string, offset: number) =>
  token !== undefined &&
  (word === '*' || token.key === word) &&
  (offset === 0 || token.joint === 'blank' || token.joint === 'tight')

/** 'Java is not required', 'Kubernetes as a user', 'Java veya Kotlin gerekmez'. */
function senseAfter(tokens: readonly Token[], match: TermMatch, matchAt: ReadonlyMap<number, number>): Sense | null {
  const end = Math.min(tokens.length, match.to + LONGEST_LIST)
  for (let at = match.to, seen = 0; at < end && seen <= REACH_AFTER; at += 1) {
    const { joint, key } = must(tokens[at])
    if (joint === 'comma' && at === match.to) return asideAt(tokens, at)
    if (joint === 'stop' || joint === 'comma') return null
    const cue = cueAt(AFTER_INDEX, tokens, at)
    if (!cue && TURNS.has(key)) return null
    if (cue && (cue.sense === 'no' || cue.sense === 'wish' || at === match.to || joint === 'bracket')) return cue.sense
    if (cueAt(RUNNING_INDEX, tokens, at)) return 'learning'
    if (joint === 'bracket') return null
    if (!matchAt.has(at)) seen += 1
  }
  return null
}

/** 'CCNA, in preparation': between its comma and the next, or the end, stands nothing else. */
function asideAt(tokens: readonly Token[], at: number): Sense | null {
  const cue = cueAt(AFTER_INDEX, tokens, at) ?? cueAt(RUNNING_INDEX, tokens, at)
  const behind = tokens[at + (cue?.words.length ?? 0)]
  return cue && (behind === undefined || PARTS.has(behind.joint)) ? cue.sense : null
}
const PARTS: ReadonlySet<Token['joint']> = new Set(['stop', 'comma', 'bracket'])
