import type { Found, Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')

/** Verbs that end a wrong which somebody else had left. */
const ENDED =
  'closed|revoked|removed|replaced|rotated|withdrew|moved|corrected|fixed|locked|blocked|isolated|disabled|reset|restored|reported|changed|deleted|gave (?:each|every)|set up|stopped'
/** The wrong belongs to somebody else: it was come across, or an other person had done it before. */
const OTHERS = pattern(
  '(?:i|we) (?:noticed|saw|realised|realized|discovered|learnt|learned|found out)(?: that)?|(?:an?|the|our|my|one|another)(?: of (?:our|the|my))? (?!i |we )(?:[\\p{L}]+ ){1,3}had',
)
const OWN_ENDING = pattern(`(?:(?:so|and|then) )?(?:i|we) (?:then |at once |immediately )?(?:${ENDED})`)
/** The very thing is set back: 'turned it back on', 'revoked it afterwards'. */
const UNDONE = pattern(
  '(?:turned|switched|put|set|brought|took) (?:it|them|that|this|everything) (?:back|on again|back on)|(?:i|we|and|then) (?:closed|revoked|withdrew|undid|reverted) (?:it|them|that) (?:again|after|afterwards|the same|at once|when|within)',
)
/** Somebody else says it, wants it or did it; the person only tells of that. */
const SAID_BY_OTHERS = pattern(
  '(?:somebody|someone|some people|people|others|they|colleagues?|(?:a|an|the|our|my|one) (?:[\\p{L}]+ )?(?:boss|manager|supervisor|lead|director|client|customer|vendor|colleague|predecessor|developer|engineer|cto|ceo)) (?:[\\p{L}]+ ){0,2}(?:suggest(?:ed|s)?|proposed?|proposes|says?|said|asks?|asked (?:me|us)|told (?:me|us)|wants?|wanted|insisted|insists|ordered|on the phone)',
)
/** Going along with it makes it one's own. */
const COMPLIED = pattern(
  '(?:so|and|then|which|therefore|of course|naturally) (?:i|we) (?:[\\p{L}]+ )?(?:did|do|have|agreed?|complied|obeyed|followed|went along|put|pushed|opened|skipped|filtered|deleted|changed|signed|copied|sent|switched|turned|gave)|(?:i|we) (?:did|do) (?:it|that|so|as)',
)
/** 'What I won't do is …' */
const REFUSED = pattern(
  "what (?:i|we) (?:will not|won ?['’]?t|would not|wouldn ?['’]?t|will never|would never|never|do not|don ?['’]?t|refuse to)(?: ever)? (?:do|accept|want)",
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
 * Whether the act that was found in a sentence is none: on a condition that makes it right, asked for, a drill, refused, only
 * said by others, of others and ended by the person, set back in the same or next sentence, or with nothing at stake. English.
 */
export function isPutRight(sentences: readonly Told[], at: number, found: Found): boolean {
  const sentence = sentences[at]
  if (!sentence) return false
  const said = plain(sentence)
  const following = sentences[at + 1]
  const both = following ? `${said} ${plain(following)}` : said
  if (HIDDEN.test(both)) return false
  if (CONDITION.test(said) || UNDONE.test(both) || REFUSED.test(said)) return true
  if (SAID_BY_OTHERS.test(said) && !COMPLIED.test(`${said} ${opening(following)}`)) return true
  if (found.to < wordsBeforeOwnPart(said)) return true
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

const MOST_OPENING = 6
const opening = (next: Told | undefined) => (next ? plain(next).split(' ').slice(0, MOST_OPENING).join(' ') : '')

/** 'If I see that in a ticket, I decode it': how many words stand before what the person does; 0 for other sentences. */
function wordsBeforeOwnPart(said: string): number {
  const seen = FOUND_FIRST.exec(said)
  return seen ? (said.slice(0, seen.index) + seen[0]).trim().split(' ').length - 1 : 0
}
const FOUND_FIRST =
  /(?<!\p{L})(?:if|when|whenever) (?:i|we) (?:ever )?(?:see|find|notice|spot|hear|discover|come across) (?:[^ ]+ ){1,25}?(?:i|we)(?!\p{L})/u

/** The words without marks, so that a place among them is a place among the tokens. */
function plain({ tokens }: Told): string {
  return tokens.join(' ')
}
