import { must } from '#core/must.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

/** `wish`: wants to learn it. `learning`: is at it. `slight`: a little, now and then. */
export type Hedge = 'wish' | 'learning' | 'slight'

export type Polarity = { isNegated: boolean; hedge: Hedge | null }

type Sense = 'no' | Hedge
type Cue = { words: string[]; sense: Sense }

const cues = (sense: Sense, text: string): Cue[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .map((words) => ({ words, sense }))

/** Each of these words before each of those: 'looking to move', 'hoping to get'. */
const pairs = (heads: string, tails: string) =>
  heads
    .split('|')
    .flatMap((head) => tails.split('|').map((tail) => `${head} ${tail}`))
    .join('|')

/** Who wants to get somewhere is not there yet; 'looking to use my Python' has it. */
const WANTS_TO_MOVE = pairs(
  `looking to|want to|wants to|wanting to|would like to|would love to|aim to|aiming to|seeking to|wish to|ready to|eager to|keen to|excited to|trying to|aspire to|aspiring to|about to`,
  `move|get|go|switch|change|transition|pivot|break|grow|learn|study|become|specialise|specialize|start|enter|explore`,
)

/**
 * What stands before a skill and holds for the rest of its clause, in five languages. '*' is any one word. Longer ones
 * first: 'no experience required with' must not be read as 'no experience'.
 */
const BEFORE: Cue[] = [
  ...cues(
    'no',
    `have never | has never | never done | never built | never deployed | never run | never put | i've never | noch nie | hiç | n'ai jamais | jamais fait | nunca he | nunca usé | no prior experience | no previous experience | no experience | no knowledge | no professional | no production | never used | never worked with | never touched
     | never learned | never learnt | never written | do not need | don't need | does not need | doesn't need | need not | needn't | do not have to | don't have to
     | not need | not required | not necessary | not looking for | not expected | not expect | don't expect | no need for | no need to know | without any | without knowing
     | without experience | without knowledge | lack of experience | have not used | haven't used | have not worked | haven't worked | not worked with | not yet used
     | not used | cannot | can't | no longer use | no more | rather than | instead of | other than | away from | no | not | nor | without
     | keine erfahrung | keine kenntnisse | keinerlei | keine | kein | keinen | keiner | ohne | nicht | brauchst du nicht | statt | anstatt | anstelle von
     | aucune expérience | aucune connaissance | aucune | aucun | pas d'expérience | pas de | pas besoin de | pas besoin d'| sans | ni | jamais utilisé | au lieu de | plutôt que
     | sin experiencia | sin conocimientos | sin | ninguna experiencia | ningún | ninguna | no se requiere | no se necesita | no hace falta | no necesitas | no es necesario | en lugar de | ni`,
  ),
  ...cues(
    'wish',
    `${WANTS_TO_MOVE} | would love to | hope to | hoping to | plan to | planning to | next i want | want a career in | looking for a career in | seeking a career in | break into | moving into | transitioning into | pivoting into | career change to | career change into
     | interested in | interest in | curious about | dream of | goal is | thinking about | considering | aspiring
     | möchte | will lernen | will in | interessiere mich für | interesse an | neugierig auf | plane | ziel ist | wechsel in | umstieg in | quereinstieg in
     | je veux | j'aimerais | je souhaite | souhaitant | souhaite | intéressé par | intéressée par | me reconvertir | reconversion vers | reconversion dans
     | quiero | me gustaría | deseo | interés en | me interesa`,
  ),
  ...cues(
    'learning',
    `currently learning | now learning | still learning | am learning | i'm learning | started learning | started to learn | starting to learn | began to learn | beginning to learn | learning | studying
     | working through | taking a course | online course | evening course | course in | course on | getting into | first steps in | first steps with | new to | reading about | reading up on
     | i have started | i've started | have just started | just started | halfway through | chapters of | j'ai commencé | j’ai commencé | he empezado con | habe angefangen mit
     | lerne gerade | lerne | derzeit lerne ich | kurs in | kurs zu | kurs über | einstieg in | erste schritte in | erste schritte mit
     | öğreniyorum | j'apprends | en cours d'apprentissage | aprendiendo | estoy aprendiendo | curso de`,
  ),
  ...cues(
    'slight',
    `a bit of | a little | little | bits of | some basic | basics of | basic knowledge of | basic | very basic | beginner in | beginner | beginning | elementary | rudimentary | limited | touched | dabbled in | played with | played around with
     | tried | tried out | know what a | know what an | know what | started one in | under supervision of | followed a tutorial on | tutorial on | helped with | help with | heard of | aware of | awareness of | exposure to | familiar with | familiarity with | seen | read about | a first | first contact with
     | grundkenntnisse in | grundkenntnisse | etwas | ein wenig | ein bisschen | basiswissen | grundlagen
     | temel | biraz | başlangıç | notions de | notions d'| bases de | un peu de | débutant en | nociones de | conocimientos básicos de | básico | un poco de | básicos`,
  ),
].sort((a, b) => b.words.length - a.words.length)

/** What stands behind a skill, or behind the list it is in, and holds for it. */
const AFTER: Cue[] = [
  ...cues(
    'no',
    `is not required | are not required | not required | is not needed | are not needed | not needed | is not necessary | not necessary | not a must | is not a requirement
     | experience is not | knowledge is not | no longer | isn't required | isn't needed | isn't necessary | aren't required | not expected | not essential | not mandatory | nicht nötig | nicht notwendig | nicht erforderlich | ist kein muss | kein muss
     | sind nicht | nicht zwingend | gerekmez | gerekmiyor | şart değil | gerekli değil | bilmiyorum | bilmeme | yok | deneyimi yok | deneyimim yok | bilgim yok | gerekli değildir | aranmaz
     | n'est pas requis | n'est pas requise | n'est pas nécessaire | pas nécessaire | pas requis | pas obligatoire | no es necesario | no es imprescindible | no necesario | no requerido`,
  ),
  ...cues(
    'slight',
    `now and then | under supervision | with help | copy and adapt | by changing | by copying | by adapting | by following | a few queries | some queries | simple queries | a few scripts | a few commands | one container | one course | one small project | quelques requêtes | quelques scripts | einige abfragen | ein paar skripte | birkaç sorgu | algunas consultas | a little | a bit | basics | at a basic level | basic | beginner | beginner level | as a user | for fun | once | occasionally | grundkenntnisse | grundlagen | anfänger | ab und zu
     | temel | temel seviye | temel düzeyde | başlangıç | başlangıç seviyesi | débutant | notions | un peu | básico | nivel básico | principiante | un poco`,
  ),
  ...cues(
    'learning',
    `in progress | ongoing | currently learning | still learning | learning | im aufbau | in ausbildung | öğreniyorum | en cours | en curso | aprendiendo`,
  ),
  ...cues(
    'wish',
    `is next | comes next | is the next chapter | est le prochain chapitre | kommt als nächstes | lernen möchte | möchte ich lernen | wechseln möchte | ilgileniyorum
     | ${pairs('öğrenmek|geçmek|çalışmak|olmak|ilerlemek|geliştirmek|yönelmek|uzmanlaşmak|başlamak', 'istiyorum|isterim')}`,
  ),
].sort((a, b) => b.words.length - a.words.length)

/** Words that begin a clause of another mind: 'no Java but Python', 'kein PHP, dafür Python'. */
const TURNS = new Set(
  'but however though although yet whereas while except only aber sondern dafür jedoch doch sonst ama fakat ancak mais cependant sauf pero sino aunque excepto because since weil denn çünkü parce porque so then deshalb'.split(
    ' ',
  ),
)
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
const NEUTRAL: Polarity = { isNegated: false, hedge: null }

const byFirstWord = (list: Cue[]) => {
  const index = new Map<string, Cue[]>()
  for (const cue of list) index.set(must(cue.words[0]), [...(index.get(must(cue.words[0])) ?? []), cue])
  return index
}
const BEFORE_INDEX = byFirstWord(BEFORE)
const AFTER_INDEX = byFirstWord(AFTER)

/**
 * What the clause around each match says of it. A cue holds up to the end of its clause; over a comma it holds only for
 * further members of the same list ('no experience with Java, Kotlin or Swift').
 */
export function polarities(tokens: readonly Token[], matches: readonly TermMatch[]): Polarity[] {
  const matchAt = new Map<number, number>()
  matches.forEach((match, index) => {
    for (let at = match.from; at < match.to; at += 1) matchAt.set(at, index)
  })
  const found = matches.map((): Polarity => NEUTRAL)
  let open: Open = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = must(tokens[at])
    if (token.joint === 'stop' || TURNS.has(token.key) || (open && at > open.until)) open = null
    else if (open && endsAtComma(tokens, at, matchAt)) open = null
    const own = matchAt.get(at)
    if (own !== undefined) {
      if (open) found[own] = polarityOf(open.sense)
      at = must(matches[own]).to - 1
      continue
    }
    const cue = cueAt(BEFORE_INDEX, tokens, at)
    if (!cue) continue
    const to = at + cue.words.length
    if (cue.sense === 'no' && NO_DENIAL.has(tokens[to]?.key ?? '')) continue
    open = opened(open, cue, to)
    at = to - 1
  }
  matches.forEach((match, index) => {
    const after = found[index] === NEUTRAL ? senseAfter(tokens, match, matchAt) : null
    if (after) found[index] = polarityOf(after)
  })
  return found
}

type Open = { sense: Sense; until: number } | null

/** 'You cannot do this job without having run Linux': twice no is yes. */
function opened(before: Open, cue: Cue, from: number): Open {
  const isTwice = before?.sense === 'no' && WITHOUT.has(cue.words[0] ?? '')
  return isTwice ? null : { sense: cue.sense, until: from + REACH }
}

const polarityOf = (sense: Sense): Polarity =>
  sense === 'no' ? { isNegated: true, hedge: null } : { isNegated: false, hedge: sense }

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
  token !== undefined && token.key === word && (offset === 0 || token.joint === 'blank' || token.joint === 'tight')

/** 'Java is not required', 'Kubernetes as a user', 'Java veya Kotlin gerekmez'. */
function senseAfter(tokens: readonly Token[], match: TermMatch, matchAt: ReadonlyMap<number, number>): Sense | null {
  const end = Math.min(tokens.length, match.to + LONGEST_LIST)
  for (let at = match.to, seen = 0; at < end && seen <= REACH_AFTER; at += 1) {
    const { joint, key } = must(tokens[at])
    if (joint === 'stop' || joint === 'comma' || TURNS.has(key)) return null
    const cue = cueAt(AFTER_INDEX, tokens, at)
    if (cue && (cue.sense === 'no' || cue.sense === 'wish' || at === match.to || joint === 'bracket')) return cue.sense
    if (joint === 'bracket') return null
    if (!matchAt.has(at)) seen += 1
  }
  return null
}
