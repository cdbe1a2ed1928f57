import type { Found, Told, Token } from './tokens.ts'

const NEGATIONS = new Set(
  'not never no without nothing nobody none neither nor hardly nowhere impossible unnecessary needless'.split(' '),
)
/** A claim that follows one of these is named in order to be refused. */
const REFUSALS =
  /^(?:avoid|refus|myth|mistake|wrong|instead|rather|against|prevent|forbid|forbidden|stop|resist|tempt|believ|misconcep|danger|catastroph|unlike|warn|trap|bad|worse|worst|fallacy|pretend|claim|argue|reject|unsafe|object)/u
/** A claim that is followed by one of these is judged. */
const VERDICTS =
  /^(?:wrong|mistake|myth|bad|danger|cheat|risk|terrible|harm(?!less)|false|lie|lying|dishonest|unsafe|insecure|insufficient|worse|worst|trap|naive|misleading|untrue|nonsense|backfire|regret|illegal|unfair|pointless)/u
/** Right before a claim: what would follow if it were so. */
const CONDITIONS = new Set(['if', 'whether', 'unless'])
const BEFORE = 5
const REFUSED_BEFORE = 6
const JUDGED_AFTER = 8
const VERDICT_REACH = 4
const COPULAS = new Set('is was be are were been being seems looks feels'.split(' '))

export function isNegation(token: Token): boolean {
  return NEGATIONS.has(token)
}

/** 'No problem' and 'not null' deny nothing that follows. */
const NO_DENIAL: Record<string, RegExp> = {
  no: /^(?:problem|doubt|question|matter|wonder)s?$/u,
  not: /^(?:null|only|just|merely|surprising)$/u,
}
/** These deny what is named beside them, up to the next pause; 'not' and 'never' hold for a list of things as well. */
const NEAR = new Set('no without nothing nobody none nowhere'.split(' '))
/** After a pause these begin a statement that no longer depends on the one before. */
const NEW_STATEMENT = new Set('i we you he she it they this that there and so but then therefore only'.split(' '))

const ARTICLES = new Set('a an the any my your their its'.split(' '))

/** Whether the sentence denies the claim, refuses it or calls it wrong. */
export function isDenied({ tokens, pauses }: Omit<Told, 'text'>, { from, to, used }: Found): boolean {
  if (CONDITIONS.has(tokens[from - 1] ?? '')) return true
  for (let index = Math.max(0, from - BEFORE); index <= to; index += 1)
    if (!used.has(index) && denies(tokens, index) && reaches(tokens, pauses, index, Math.max(from, index))) return true
  for (let index = Math.max(0, from - REFUSED_BEFORE); index < from; index += 1) {
    const isRefusal = REFUSALS.test(tokens[index] ?? '') && !isNegation(tokens[index - 1] ?? '')
    if (isRefusal && reaches(tokens, pauses, index, from)) return true
  }
  const after = tokens.slice(to, to + 1 + JUDGED_AFTER)
  return after.some((token, index) => index > 0 && VERDICTS.test(token) && isJudging(after.slice(0, index)))
}

function denies(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] ?? ''
  return isNegation(token) && NO_DENIAL[token]?.test(tokens[index + 1] ?? '') !== true
}

/** A denial ends where the next statement begins: 'it is no problem, because …', 'if not, I …'. */
function reaches(tokens: readonly Token[], pauses: Told['pauses'], from: number, to: number): boolean {
  const isNear = NEAR.has(tokens[from] ?? '')
  for (let index = from + 1; index <= to; index += 1)
    if (pauses.has(index) && (isNear || beginsStatement(tokens, index))) return false
  return true
}

/** ', and they …' begins one; ', and a …' ends a list. */
function beginsStatement(tokens: readonly Token[], index: number): boolean {
  return NEW_STATEMENT.has(tokens[index] ?? '') && !ARTICLES.has(tokens[index + 1] ?? '')
}

/** 'is a mistake' judges; 'about the mistake' and 'is no mistake' do not. */
function isJudging(before: readonly Token[]): boolean {
  const near = before.slice(-VERDICT_REACH)
  return near.some((token) => COPULAS.has(token)) && !near.some(isNegation)
}
