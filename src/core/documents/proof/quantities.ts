import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import { oncePerSources, type Sources } from './sources.ts'
import type { Token } from './tokens.ts'

/** Signs and names of a unit in the five languages, in steps of the smallest; what is bound by no fixed factor (weeks in a month) is parted. */
const KINDS: readonly (readonly (readonly [factor: number, names: RegExp])[])[] = [
  [
    [1, /^(?:ms|milliseconds?|millisekunden?|millisecondes?|milisegundos?|milisaniye\p{L}*)$/u],
    [1000, /^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|saniye\p{L}*)$/u],
    [60_000, /^(?:mins?|minutes?|minuten?|minutos?|dakika\p{L}*|dk)$/u],
    [3_600_000, /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|saat\p{L}*)$/u],
    [86_400_000, /^(?:days?|tage?n?|jours?|días?|gün(?!cel)\p{L}*)$/u],
    [604_800_000, /^(?:weeks?|wochen?|semaines?|semanas?|hafta(?!lık|son)\p{L}*)$/u],
  ],
  [
    [1, /^(?:months?|monate?n?|mois|mes(?:es)?|ay(?:da|dan|lık|ı)?)$/u],
    [12, /^(?:years?|jahre?n?|ans?|années?|años?|yıl(?:da|dan|lık|ı)?)$/u],
  ],
  [
    [1, /^(?:mm|millimet(?:er|re)s?|millimètres?|milímetros?)$/],
    [10, /^(?:cm|centimet(?:er|re)s?|zentimetern?|centimètres?|centímetros?|santimetre)$/],
    [1000, /^(?:m|met(?:er|re)s?|metern?|mètres?|metros?)$/],
    [1_000_000, /^(?:km|kilomet(?:er|re)s?|kilometern?|kilomètres?|kilómetros?)$/],
  ],
  [
    [1, /^(?:mg|milligram(?:me)?s?|miligram(?:os)?)$/],
    [1000, /^(?:g|gram(?:me)?s?|gramm|gramos?)$/],
    [1_000_000, /^(?:kg|kilos?|kilogram(?:me)?s?|kilogramm|kilogramos?|kilo)$/],
    [1_000_000_000, /^(?:t|tonnes?|tons|tonnen?|toneladas?|ton)$/],
  ],
  [
    [1, /^(?:ml|millilit(?:er|re)s?|mililitros?)$/],
    [10, /^(?:cl|centilit(?:er|re)s?)$/],
    [1000, /^(?:l|lit(?:er|re)s?|litern?|litros?)$/],
  ],
  ...['A', 'V', 'W', 'Wh', 'Hz'].map((sign) =>
    ['[µμ]', 'm', '', 'k', 'M', 'G'].map((step, at) => [1000 ** at, new RegExp(`^${step}${sign}$`)] as const),
  ),
  ['[kK]', 'M', 'G', 'T'].map((step, at) => [1000 ** at, new RegExp(`^${step}B$`)] as const),
]

type Quantity = { kind: number; size: number }

/** Signs are told apart by case, names are not. */
function quantityAt(tokens: readonly Token[], at: number, language: Language): Quantity | null {
  const { value } = must(tokens[at])
  const unit = tokens[at + 1]
  if (value === null || unit === undefined || !/^[ -]?$/.test(unit.gap)) return null
  for (const [kind, steps] of KINDS.entries())
    for (const [factor, names] of steps)
      if (names.test(unit.text) || (unit.text.length > 3 && names.test(language.lower(unit.text))))
        return { kind, size: value * factor }
  return null
}

const quantitiesOf = oncePerSources(({ units }, language) =>
  units.flatMap((unit) =>
    unit.tokens.flatMap((token, at) => {
      const quantity = quantityAt(unit.tokens, at, language)
      return quantity === null ? [] : [{ ...quantity, number: token, unit: must(unit.tokens[at + 1]) }]
    }),
  ),
)

/**
 * '0.014 mA' is written as the '14 µA' that the sources have, '1.5 hours' as their '90 minutes': an exact conversion claims
 * nothing new, and whatever the figure is bound by there is then asked of it as of any other.
 */
export function inUnitsOfSources(tokens: readonly Token[], sources: Sources, language: Language): Token[] {
  const here = tokens.map((_, at) => quantityAt(tokens, at, language))
  if (here.every((one) => one === null)) return [...tokens]
  const there = quantitiesOf(sources, language)
  const written = [...tokens]
  for (const [at, quantity] of here.entries()) {
    if (quantity === null) continue
    const same = there.filter(
      ({ kind, size }) => kind === quantity.kind && Math.abs(size - quantity.size) <= 1e-9 * quantity.size,
    )
    const isAsThere = same.some(
      ({ number, unit }) => number.value === tokens[at]?.value && unit.lower === tokens[at + 1]?.lower,
    )
    const [found] = same
    if (found === undefined || isAsThere) continue
    for (const [next, source] of [found.number, found.unit].entries()) {
      const token = must(tokens[at + next])
      const { text, lower, value, isSpelled } = source
      written[at + next] = { ...token, text, lower, value, isSpelled, written: token.text }
    }
  }
  return written
}
