import { fold } from '#core/ads/fold.ts'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { whoAndWhere } from '#core/ads/header/who-and-where.ts'
import { isAlike, isRecruiter, isSaidAgency, speaksOfClient } from '#core/ads/page/shown/dom-company.ts'
import { same, squeezed, type HeadFacts } from '#core/ads/page/shown/head-facts.ts'
import { read, type JobFacts, type Read } from '#core/ads/page/job-facts.ts'
import { wordsOf } from './best-description.ts'
import { saysNothing } from '#core/ads/page/placeholder.ts'
import type { JobPageInput } from '#core/ads/page/reading.ts'

const slug = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The data's title stands when the page shows it too; a heading that says another job wins over data that nothing else says. */
export function titleOf(
  sources: readonly JobFacts[],
  head: HeadFacts | null,
  { url }: JobPageInput,
  text: string,
): Read<string> | undefined {
  const titles = sources.flatMap(({ title }) => (title ? [title] : []))
  const [first] = titles
  if (!first) return undefined
  const shown = head ? [...head.h1, head.ogTitle, head.titleTag, head.metaTitle, ...head.h2].filter(Boolean) : []
  const isShown = (title: string) => shown.some((one) => wordsOf(one).includes(wordsOf(title)))
  const isNamedBySlug = (title: string) => slug(title).length > 5 && fold(url).includes(slug(title))
  if (first.rung === 'answer') return { ...first, confidence: text === '' ? 'likely' : 'sure' }
  const isData = first.rung === 'json-ld' || first.rung === 'microdata' || first.rung === 'state'
  const isDisputed = titles.some(
    (one) => !wordsOf(one.value).includes(wordsOf(first.value)) && !wordsOf(first.value).includes(wordsOf(one.value)),
  )
  if (isData && (isShown(first.value) || isNamedBySlug(first.value)))
    return { ...first, confidence: isDisputed ? 'likely' : 'sure' }
  // 'Restaurant Manager job description' may be a text to copy
  const sure = /\b(?:job descriptions?|template|sample|vorlage|muster|mod[eè]le|plantilla)\b/i.test(first.value)
    ? 'likely'
    : 'sure'
  const heading = titles.find(({ rung }) => rung === 'heading')
  if (isData && heading && heading.confidence === 'sure' && !same(heading.value, first.value))
    return { ...heading, confidence: 'likely' }
  return {
    ...first,
    confidence:
      titles.filter((one) => same(one.value, first.value)).length > 1
        ? sure
        : first.rung === 'heading' && first.confidence === 'sure' && isNamedBySlug(first.value)
          ? sure
          : 'likely',
  }
}

export function companyOf(
  sources: readonly JobFacts[],
  head: HeadFacts | null,
  text: string,
  { url }: JobPageInput,
): Read<string> | undefined {
  const names = sources.flatMap(({ company }) => (company ? [company] : []))
  const [first] = names
  if (!first) return undefined
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? ''
  // data that names the address or nobody
  if (saysNothing(first.value) || fold(first.value) === fold(host).replace(/^www\./, '')) return names[1]
  // '100 Corrigan Vale Foods': a house number of the system's before the name that the page shows
  const numbered = /^\d{2,6}\s(?=\p{Lu})/u.exec(first.value)?.[0]
  if (numbered !== undefined && !text.includes(first.value)) {
    const bare = first.value.slice(numbered.length)
    if (names.some((one) => one !== first && isAlike(squeezed(one.value), squeezed(bare))) || text.includes(bare))
      return { ...first, value: bare, confidence: 'likely' }
  }
  // a name squeezed for an address: the page writes it out
  const whole = names.find(
    (one) =>
      one !== first && one.value.length > first.value.length && isAlike(squeezed(first.value), squeezed(one.value)),
  )
  if (whole && !/[\s\p{Lu}]/u.test(first.value)) return whole
  const spelled = names.find((one) => one !== first && isShortFor(first.value, one.value))
  if (spelled) return spelled
  const name = wordsOf(first.value)
  const shown = [
    head?.titleTag ?? '',
    head?.ogTitle ?? '',
    head?.siteName ?? '',
    ...(head?.h1 ?? []),
    text.slice(0, 20_000),
  ].map((one) => wordsOf(one))
  const isShown =
    shown.some((one) => ` ${one} `.includes(` ${name} `)) || shown.some((one) => name.length > 6 && one.includes(name))
  const agreeing = names.filter((one) => wordsOf(one.value).includes(name) || name.includes(wordsOf(one.value))).length
  // a recruiter's data name the recruiter
  const isForClient = speaksOfClient(text)
  const client = isForClient ? clientIn(text) : undefined
  if (client && !names.some((one) => one.value === client.value)) return client
  const isOfRecruiter = (one: string) => isRecruiter(one) || isSaidAgency(one, text)
  if ((isForClient || isSaidAgency(first.value, text)) && isOfRecruiter(first.value))
    return names.find((one) => one !== first && !isOfRecruiter(one.value))
  // two that disagree are never sure
  const isDisputed = names.length > agreeing
  if (first.rung === 'page' || first.rung === 'row' || first.rung === 'text')
    return { ...first, confidence: first.confidence === 'unsure' ? 'unsure' : 'likely' }
  return {
    ...first,
    confidence:
      !isDisputed && !isForClient && isShown && (agreeing > 1 || first.rung === 'answer' || first.rung === 'json-ld')
        ? 'sure'
        : 'likely',
  }
}

/** 'Our client, Northmoor Trams, runs …': the recruiter says whose post it is. */
function clientIn(text: string): Read<string> | undefined {
  const named = whoAndWhere(linesOf(text.slice(0, 4_000)), [], { isAll: true }).employers.find(
    ({ features }) => features.client !== undefined,
  )
  return named ? read(named.name, named.words, 'text', 'likely') : undefined
}

/** 'HSO' for 'Hochschule Osterwald': its letters in order, the first of each word among them. */
function isShortFor(short: string, name: string): boolean {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word))
  if (!/^\p{Lu}{2,6}$/u.test(short) || words.length < 2) return false
  const letters = words.map((word) => word.slice(0, 1)).join('')
  let at = 0
  for (const letter of short) if (letter === letters[at]) at++
  return at === letters.length && fold(name).startsWith(fold(short.slice(0, 1)))
}
