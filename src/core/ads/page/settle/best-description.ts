import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'
import type { JobFacts, Read } from '#core/ads/page/job-facts.ts'
import { advertWords } from '#core/ads/page/page-kind.ts'

const ENOUGH_WORDS = 2
/** The longest whole text; data that is only the beginning of what the page shows gives way to the page. */
export function bestDescription(sources: readonly JobFacts[]): Read<string> | undefined {
  const all = sources.flatMap(({ description }) => (description ? [description] : []))
  const [first, ...others] = all
  if (!first) return undefined
  const isCut = /(?:…|\.\.\.)\s*$/.test(first.value)
  const longer = others.find(
    ({ value }) =>
      value.length > first.value.length * 1.5 && (isCut || wordsOf(value).includes(wordsOf(first.value).slice(0, 200))),
  )
  if (longer && (isCut || first.value.length < 600)) return longer
  // data of one sentence, at times in the language the page was translated from
  const written = others.find(({ value }) => first.value.length < 300 && value.length > first.value.length * 3)
  if (written && advertWords(written.value) >= ENOUGH_WORDS) return written
  const rest = others.map(({ value }) => sectionsBehind(first.value, value)).find((one) => one !== '')
  if (rest !== undefined) return { ...first, value: `${first.value}\n\n${rest}` }
  // the same words in lines say more than the same words in one
  const lined = others.find(
    ({ value }) =>
      !first.value.includes('\n') &&
      value.includes('\n') &&
      Math.abs(value.length - first.value.length) < first.value.length * 0.1,
  )
  return lined ?? first
}

/** Parts of the advert that the page shows below the text of its data: 'Interviews', 'What we offer', each with its list. */
function sectionsBehind(text: string, shown: string): string {
  const last = must(text.trimEnd().split('\n').at(-1))
  const [start, at] = [shown.indexOf(text.slice(0, 60)), shown.indexOf(last)]
  if (last.length < 12 || start < 0 || start > 200 || at < start || at - start > text.length * 1.1) return ''
  const kept: string[] = []
  for (const part of shown
    .slice(at + last.length)
    .trim()
    .split(/\n\n/)) {
    const [head = '', ...items] = part.split('\n')
    const kind = kindOfHeading(fold(head))
    const isOwn = kind === 'process' || kind === 'offer' || kind === 'must' || kind === 'nice' || kind === 'duties'
    if (!isOwn || head.length > 60 || items.filter((item) => item.startsWith('- ')).length < 2) break
    kept.push(part)
  }
  return kept.join('\n\n')
}

/** Its words alone, folded: two texts with the same ones say the same. */
export const wordsOf = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
