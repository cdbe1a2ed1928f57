import { fold } from '#core/ads/fold.ts'
import type { DataJob } from './data-sources.ts'

/** Which of several jobs a page or an address means; null when none can be known. */
export function jobMeant(jobs: readonly DataJob[], url: string, titles: readonly string[]): DataJob | null {
  if (jobs.length === 0) return null
  const ranked = jobs.map((job) => ({ job, score: fit(job, url, titles) })).sort((a, b) => b.score - a.score)
  const [best, second] = ranked
  if (!best) return null
  if (jobs.length === 1 || best.score >= 40) return best.job
  const isSameTitle =
    second !== undefined && fold(second.job.facts.title?.value ?? '') === fold(best.job.facts.title?.value ?? '')
  return best.score > (second?.score ?? 0) + 5 && (best.score >= 25 || isSameTitle)
    ? best.job
    : isSameTitle
      ? best.job
      : null
}

/** Whole between the signs that part an address: '7327704910' in '/jobs/7327704910?x=1'. */
function isPartOf(address: string, key: string): boolean {
  for (let at = address.indexOf(key); at >= 0; at = address.indexOf(key, at + 1))
    if (/[/=_-]/.test(address[at - 1] ?? '/') && /[/&?._-]/.test(address[at + key.length] ?? '/')) return true
  return false
}

function fit({ facts, names, likeness }: DataJob, url: string, titles: readonly string[]): number {
  const address = fold(url)
  const title = fold(facts.title?.value ?? '')
  let score = Math.min(20, likeness)
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  if (path !== '')
    for (const name of names) {
      const key = fold(name)
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
      if (key.length < 3) continue
      if (key === path || (key.startsWith('http') && path.startsWith(key) && key.split('/').length > 4)) score += 60
      else if (!key.startsWith('http') && isPartOf(`${address}/`, key)) score += key.length >= 5 ? 50 : 20
    }
  if (title !== '' && titles.some((one) => fold(one).includes(title))) score += 20
  const slug = title.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  if (slug.length > 4 && address.includes(slug)) score += 15
  if (facts.description) score += 5
  return score
}

/** Whether the page shows people the job that its data tell machines: most words of the title stand there. */
export function isShown({ facts }: DataJob, shown: string, titles: readonly string[]): boolean {
  const words = fold(facts.title?.value ?? '').match(/[\p{L}\p{N}]{2,}/gu) ?? []
  if (words.length === 0) return true
  const there = fold([...titles, shown].join(' '))
  return words.filter((word) => there.includes(word)).length * 2 > words.length
}
