import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import type { HeadFacts } from './head-facts.ts'
import type { JobFacts, Read, Rung } from '#core/ads/page/job-facts.ts'

/** What a page holds for machines alone. */
const DATA: ReadonlySet<Rung> = new Set(['json-ld', 'microdata', 'state'])
export const isData = ({ rung }: { rung: Rung }): boolean => DATA.has(rung)

const holds = (folded: string, value: string): boolean => folded.includes(fold(value))
const townOf = (place: string): string => must(place.split(',')[0]).trim()

/** Places that only data name give way to those that the page shows. */
export function placesShown(sources: readonly JobFacts[], shown: () => string): JobFacts['places'] {
  const [first, ...others] = sources.flatMap(({ places }) => (places ? [places] : []))
  if (!first || !isData(first)) return undefined
  const seen = others.find((one) => one.rung === 'page' && one.confidence !== 'unsure')
  if (!seen || first.value.some((place) => holds(shown(), townOf(place)))) return undefined
  return seen
}

/** An employer that only data name gives way to the one in the page's own title that stands on the page as well. */
export function companyShown(
  sources: readonly JobFacts[],
  head: HeadFacts | null,
  shown: () => string,
): Read<string> | undefined {
  const [first, ...others] = sources.flatMap(({ company }) => (company ? [company] : []))
  if (!first || head === null || !isData(first)) return undefined
  const titles = fold([head.titleTag, head.ogTitle, head.siteName].join('\n'))
  const seen = others.find((one) => !isData(one) && holds(titles, one.value) && holds(shown(), one.value))
  if (!seen || holds(`${titles}\n${shown()}`, must(first.value.split(/\s+/)[0]))) return undefined
  return { ...seen, confidence: 'unsure' }
}
