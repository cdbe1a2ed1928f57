import type { LocalDate } from '#core/time.ts'
import { dayOrderOf, lastDayBelieved, type DayOrder } from '#core/ads/fields/day-order.ts'
import { fold } from '#core/ads/fold.ts'
import { languageOf } from '#core/ads/language-of.ts'
import { plainly } from './flags-of-page.ts'
import type { JobFacts } from '#core/ads/page/job-facts.ts'
import type { JobPageInput } from '#core/ads/page/reading.ts'

/** In which order the whole page writes days; asked only where it makes a difference. */
export function dayOrderOnce(
  input: JobPageInput,
  sources: readonly JobFacts[],
  language: string | null,
): () => DayOrder {
  const read = (): DayOrder => {
    const said = plainly(input.text)
    const places = sources.flatMap(({ places: named }) => named?.value ?? [])
    return dayOrderOf(said, { places, language: language ?? languageOf(said) })
  }
  let order: DayOrder | undefined
  return () => (order ??= read())
}

/** The last day as far as the day of posting and the order of day and month allow. */
export function believed(
  until: JobFacts['validThrough'],
  posted: LocalDate | null,
  { today }: JobPageInput,
  order: () => DayOrder,
): JobFacts['validThrough'] {
  if (!until) return undefined
  const isProven = () => order().isProven
  const last = lastDayBelieved({ day: until.value, words: until.words }, { posted, today, isProven })
  if (last === null) return undefined
  return last.isSwapped ? { ...until, value: last.day, confidence: 'unsure' } : until
}

/** Systems fill in their own last day, months away: the earlier one, by which a sentence asks to apply, is meant. */
export function lastDayOf(
  sources: readonly JobFacts[],
  fromText: JobFacts,
  posted: LocalDate | null,
  holds: boolean,
): JobFacts['validThrough'] {
  if (!holds) return undefined
  const data = sources.find(({ validThrough }) => validThrough)?.validThrough
  const said = fromText.validThrough
  // systems keep a day of long ago as well
  if (data && said && posted !== null && data.value < posted) return said
  if (!data || !said || data.rung === 'row' || data.rung === 'page') return data ?? said
  return said.value < data.value && SAYS_APPLY.test(fold(said.words)) && (posted === null || said.value > posted)
    ? said
    : data
}
const SAYS_APPLY =
  /\b(?:appl(?:y|ications?)|clos\w*|deadline|send|bewerb\w*|frist|schick\w*|basvur\w*|gonder\w*|candidat\w*|postul\w*|envoy\w*|envi[ae]\w*|inscri\w*|plazo|limite|scad\w*|manda\w*|invia\w*|sollicit\w*|reage\w*|stuur\w*|aplik\w*|zgloszen\w*|wyslij|przeslij)\b/
