import type { Found, Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')

/** Verbs that end a wrong which somebody else had left. */
const ENDED =
  'closed|revoked|removed|replaced|rotated|withdrew|moved|corrected|fixed|locked|restored|reported|changed|deleted|gave (?:each|every)|set up|stopped'
/** The wrong belongs to somebody else: it was come across, or an other person had done it before. */
const OTHERS = pattern(
  '(?:i|we) (?:noticed|saw|realised|realized|discovered|learnt|learned|found out)(?: that)?|(?:a|an|the|our|my) (?:former |previous |old )?(?:contractor|supplier|vendor|agency|colleague|intern|trainee|freelancer|predecessor|developer|admin|team|student)s? had',
)
const OWN_ENDING = pattern(`(?:(?:so|and|then) )?(?:i|we) (?:then |at once |immediately )?(?:${ENDED})`)
/** The very thing is set back: 'turned it back on', 'revoked it afterwards'. */
const UNDONE = pattern(
  '(?:turned|switched|put|set|brought|took) (?:it|them|that|this|everything) (?:back|on again|back on)|(?:i|we|and|then) (?:closed|revoked|withdrew|undid|reverted) (?:it|them|that) (?:again|after|afterwards|the same|at once|when|within)',
)
/** Leave was asked for, and the answer waited for. */
const ASKED = pattern('asked (?:[\\p{L}]+ ){0,4}(?:whether|if) (?:i|we) (?:could|can|may|might|should)')
const WAITED = pattern('waited|approved|agreed|said no|said yes|until (?:he|she|they)')
/** Done on a condition that makes it right; 'only when there is time' makes nothing right. */
const CONDITION = pattern(
  '(?:only (?:when|after|once|if)|not (?:before|until)|never before) (?:[^ ]+ ){0,9}(?:succeeded|succeeds|has saved|was saved|passed|passes|confirmed|agreed|agree|approved|approves|reviewed|verified|worked|consent|consented)',
)
const DRILL = pattern('(?:during|in|for) (?:a|the|our|each|every) (?:[\\p{L}]+ )?(?:drill|exercise)')
/** Whoever hides it, or leaves it so, has put nothing right. */
const HIDDEN = pattern(
  'nobody|no one|secretly|quietly|without (?:telling|asking|approval|permission)|never (?:turned|switched|put|set|brought|took|closed|revoked)',
)
/** Nothing is at stake with the access to these. */
const HARMLESS = pattern('(?:test|demo|dummy|sample|sandbox|training) (?:login|password|account|user|credentials)')
const ACCESS = /^(?:password|login|account|credential|access|user)/u
const STILL_HARMFUL = pattern('production|customer (?:data|table|list|records)|patients?|live system|admin|root')

/**
 * Whether the act that was found in a sentence is none: on a condition that makes it right, asked for, a drill, of others
 * and ended by the person, set back in the same or next sentence, or with nothing at stake. English.
 */
export function isPutRight(sentences: readonly Told[], at: number, found: Found): boolean {
  const sentence = sentences[at]
  if (!sentence) return false
  const said = plain(sentence)
  const following = sentences[at + 1]
  const both = following ? `${said} ${plain(following)}` : said
  if (HIDDEN.test(both)) return false
  if (CONDITION.test(said) || UNDONE.test(both)) return true
  if (DRILL.test(said) && !STILL_HARMFUL.test(said)) return true
  if (ASKED.test(said) && WAITED.test(both)) return true
  const isAccess = [...found.used].some((index) => ACCESS.test(sentence.tokens[index] ?? ''))
  return (isAccess && HARMLESS.test(said) && !STILL_HARMFUL.test(said)) || isEnded(sentence, both, found)
}

/** The act stands where others are spoken of, and what the person did about it comes after. */
function isEnded({ tokens }: Told, both: string, { to }: Found): boolean {
  const others = OTHERS.exec(both)
  if (!others) return false
  const ending = OWN_ENDING.exec(both.slice(others.index + others[0].length))
  const before = ending
    ? both
        .slice(0, others.index + others[0].length + ending.index)
        .trim()
        .split(' ').length
    : 0
  return to < Math.min(before, tokens.length)
}

/** The words without marks, so that a place among them is a place among the tokens. */
function plain({ tokens }: Told): string {
  return tokens.join(' ')
}
