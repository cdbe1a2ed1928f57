import type { Found, Token } from './tokens.ts'

const NEGATIONS = new Set(
  'not never no without nothing nobody none neither nor hardly nowhere impossible unnecessary needless'.split(' '),
)
/** A claim that follows one of these is named in order to be refused. */
const REFUSALS =
  /^(?:avoid|refus|myth|mistake|wrong|instead|rather|against|prevent|forbid|forbidden|stop|resist|tempt|believ|misconcep|danger|catastroph|unlike|warn|trap|bad|worse|worst|fallacy|pretend|claim|argue|reject|unsafe|object)/u
/** A claim that is followed by one of these is judged. */
const VERDICTS =
  /^(?:wrong|mistake|myth|bad|danger|cheat|risk|terrible|harm|false|lie|lying|dishonest|unsafe|insecure|insufficient|worse|worst|trap|naive|misleading|untrue|nonsense|backfire|regret|illegal|unfair|pointless)/u
const BEFORE = 5
const REFUSED_BEFORE = 6
const JUDGED_AFTER = 8
const VERDICT_REACH = 4
const COPULAS = new Set('is was be are were been being seems looks feels'.split(' '))

export function isNegation(token: Token): boolean {
  return NEGATIONS.has(token)
}

/** Whether the sentence denies the claim, refuses it or calls it wrong. */
export function isDenied(tokens: readonly Token[], { from, to, used }: Found): boolean {
  const negatedFrom = Math.max(0, from - BEFORE)
  for (let index = negatedFrom; index <= to; index += 1)
    if (!used.has(index) && isNegation(tokens[index] ?? '')) return true
  const before = tokens.slice(Math.max(0, from - REFUSED_BEFORE), from)
  if (before.some((token, index) => REFUSALS.test(token) && !isNegation(before[index - 1] ?? ''))) return true
  const after = tokens.slice(to, to + 1 + JUDGED_AFTER)
  return after.some((token, index) => index > 0 && VERDICTS.test(token) && isJudging(after.slice(0, index)))
}

/** 'is a mistake' judges; 'about the mistake' and 'is no mistake' do not. */
function isJudging(before: readonly Token[]): boolean {
  const near = before.slice(-VERDICT_REACH)
  return near.some((token) => COPULAS.has(token)) && !near.some(isNegation)
}
