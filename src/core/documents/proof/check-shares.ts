import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { oncePerSources, type SourceToken, type Sources, type Unit } from './sources.ts'

/** 'One in ten', 'half a million', 'nearly a million', 'projeden ikisi': a figure keeps what makes it a share of itself. */
export function checkShares(tokens: readonly Aligned[], sources: Sources, language: Language): Finding[] {
  const shares = sharesOf(sources, language)
  return tokens.flatMap((token) => {
    const own = token.found.filter((source) => isFigure(source))
    if (own.length === 0 || (!isFigure(token) && token.value === null)) return turned(token, tokens, language)
    const open = own.every((source) => shares.some(({ of, by }) => of === source && !isKept(by, tokens, language)))
    if (open) return [{ token, why: 'the source says it of less' }]
    return turned(token, tokens, language)
  })
}

const sharesOf = oncePerSources(({ units }, language) =>
  units.filter(({ kind }) => kind === 'bullet').flatMap((unit) => sharesIn(unit, language)),
)

type Share = { of: SourceToken; by: SourceToken }

const MAGNITUDE =
  /^(?:mill?i(?:on|ó)\p{L}*|milyon\p{L}*|milyar\p{L}*|milliard\p{L}*|billions?|thousands?|dozens?|dutzend)$/u
const isFigure = ({ value, lower }: { value: number | null; lower: string }) => value !== null || MAGNITUDE.test(lower)

const isKept = (by: SourceToken, tokens: readonly Aligned[], language: Language) =>
  tokens.some(
    (one) =>
      // 'une cinquantaine' is about fifty
      (ABOUT.test(by.lower) && language.dampers.get(one.lower)?.includes('approx')) ||
      one.lower === by.lower ||
      one.found.includes(by) ||
      (by.value !== null && one.value === by.value) ||
      [ABOUT, FRACTION].some((kind) => kind.test(by.lower) && kind.test(one.lower)),
  )

const FRACTION =
  /^(?:half|halves|quarters?|thirds?|halbe[nrs]?|viertel|drittel|anderthalb|eineinhalb|yarım|buçuk|çeyrek|demi|demie|tiers|quart|medio|media|tercio)$/u
const ABOUT =
  /^(?:nearly|almost|close|around|about|roughly|fast|knapp|beinahe|nahezu|neredeyse|yaklaşık|presque|près|environ|casi|cerca)$/u
const OF_SHARE = /^(?:in|of|out|von|aus|sur|de|d|parmi)$/
const TR_SOME = /^(?:biri|ikisi|üçü|dördü|beşi|altısı|yedisi|sekizi|dokuzu|onu)(?:n[ıiuü]|yl[ae])?$/u
const ONE = /^(?:one|un|une|ein|eine[nrms]?|uno|una)$/

function sharesIn({ tokens }: Unit, { code, glue }: Language): Share[] {
  return tokens.flatMap((of, at): Share[] => {
    if (!isFigure(of)) return []
    const [before, second] = [tokens[at - 1], tokens[at - 2]]
    if (code === 'tr') {
      const some = tokens.slice(at + 1, at + 4).find(({ lower, part }) => part === of.part && TR_SOME.test(lower))
      const whole = tokens[at + 1]
      if (some && whole && /[dt][ae]n$|n[ıiuü]n$/u.test(whole.lower)) return [{ of, by: some }]
    }
    if (!before || before.part !== of.part) return []
    const near =
      before.value === null && glue.has(before.lower) && second && !FRACTION.test(before.lower) ? second : before
    const left = before.lower === 'of' && second?.lower === 'out' ? tokens[at - 3] : second
    // 'un client sur dix'
    const first = left && left.value === null && !ONE.test(left.lower) ? tokens[left.at - 1] : left
    if (OF_SHARE.test(before.lower) && first && (first.value !== null || ONE.test(first.lower)) && isSmaller(first, of))
      return [{ of, by: first }]
    return FRACTION.test(near.lower) || ABOUT.test(near.lower) ? [{ of, by: near }] : []
  })
}

/** 'ten of 2020' is no share. */
const isSmaller = ({ value }: SourceToken, of: SourceToken) =>
  of.value !== null && (value ?? 1) < of.value && of.value <= 1000

/** 'von zehn auf neun gesenkt' is not 'um neun gesenkt'; 'mühendislerden' had it, 'mühendislere' were given it. */
function turned(token: Aligned, tokens: readonly Aligned[], { code }: Language): Finding[] {
  const before = tokens[token.at - 1]
  if (code === 'de' && token.value !== null && before?.lower === 'um') {
    const isTo = token.found.length > 0 && token.found.every(({ unit, at }) => unit.tokens[at - 1]?.lower === 'auf')
    return isTo ? [{ token, why: 'the source says to what, not by how much' }] : []
  }
  const root = code === 'tr' ? /^(\p{L}{4,}?)y?[ae]$/u.exec(token.lower)?.[1] : undefined
  const isFrom = ({ lower }: SourceToken) => /^(\p{L}{4,}?)[dt][ae]n$/u.exec(lower)?.[1] === root
  return root !== undefined && token.found.length > 0 && token.found.every(isFrom)
    ? [{ token, why: 'from whom, not to whom' }]
    : []
}
