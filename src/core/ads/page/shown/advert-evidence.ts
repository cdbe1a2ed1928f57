import { typesIn } from '#core/ads/fields/employment.ts'
import { deadlineIn } from '#core/ads/fields/deadline.ts'
import { fold } from '#core/ads/fold.ts'
import { mustQuotes } from '#core/ads/demands/must-quotes.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import type { JobFacts } from '#core/ads/page/job-facts.ts'
import { elementsOf, type PageNode } from '#core/ads/page/tree/page-tree.ts'

/** A page that one sign alone would make an advert needs several together; as an article it needs more of them. */
export const ENOUGH = 7
export const ENOUGH_AS_ARTICLE = 8

/** Folded words with which an employer says that somebody is wanted, in nine languages. */
const SEEKS =
  /\b(?:(?:we|are|is|currently) (?:\p{L}+ )?(?:hiring|looking for|seeking|recruiting)|we (?:seek|want|need) |to join (?:us|our)|wir (?:suchen|brauchen)|suchen wir|fehl(?:t|en) uns|ariyoruz|araniyor|aramaktayiz|(?:nous|on) (?:recherch|cherch|recrut)\p{L}+|buscamos|necesitamos|cerchiamo|cerca un|(?:wij|we) zoeken|zoeken (?:wij|we)|op zoek naar|procuramos|buscamos|procura-se|szukamy|poszukujemy|zatrudnimy|en zoeken)\b/u

/** How much speaks for an advert: its parts, what it asks, pays and offers, and a way to apply. Words of one language are never needed. */
export function advertEvidence(
  text: string,
  facts: JobFacts,
  root: PageNode,
  isTitleAgreed: boolean,
  url = '',
): number {
  const cut = text.slice(0, 20_000)
  const lines = cut.split('\n').filter((line) => line !== '')
  const kinds = new Set<string>()
  let lists = 0
  lines.forEach((line, at) => {
    if (line.length > 60 || line.startsWith('- ') || /[.!,;]$/.test(line)) return
    const kind = kindOfHeading(fold(line))
    if (kind === 'must' || kind === 'duties' || kind === 'offer' || kind === 'nice') kinds.add(kind)
    if (lines[at + 1]?.startsWith('- ') && lines[at + 2]?.startsWith('- ')) lists++
  })
  const asked = mustQuotes(cut).length
  const title = facts.title?.value ?? ''
  const isJob = title !== '' && vacancyScore(title) >= 2
  const seeks = SEEKS.test(fold(cut.slice(0, 1_500)))
  const hasTerms = facts.types !== undefined || typesIn(cut.slice(0, 4_000)).length > 0
  const isApplied = facts.applyUrl !== undefined || takesFile(root)
  // a flat to let has parts, a price and conditions too: something must be of work alone
  if (!isJob && !seeks && !hasTerms && !isApplied) return 0
  return (
    Math.min(6, kinds.size * 2) +
    (lists >= 2 ? Math.min(3, lists) : 0) +
    Math.min(2, asked) +
    (facts.pay || payIn(cut) ? 2 : 0) +
    (hasTerms ? 1 : 0) +
    (facts.places || facts.workplace ? 1 : 0) +
    (facts.validThrough || lines.some((line) => deadlineIn(line, false, {}) !== null) ? 1 : 0) +
    (isApplied ? 2 : 0) +
    (OF_JOBS.test(fold(url)) ? 2 : 0) +
    (isJob || (title !== '' && isTitleAgreed) ? 1 : 0) +
    (seeks ? 2 : 0)
  )
}

/** A part of the address by which a site keeps its vacancies apart from all else. */
const OF_JOBS =
  /^https?:\/\/[^?#]*[/._-](?:jobs?|careers?|vacanc(?:y|ies)|positions?|openings?|stellen\w*|karriere|emplois?|recrutement|empleos?|trabajos?|lavoro|vagas|praca|oferty|vacatures?|kariyer|is-ilan\w*)(?:[/._?#-]|$)/

/** A form to which a person hands a CV. */
const takesFile = (root: PageNode) =>
  [...elementsOf(root)].some((node) => node.tag === 'input' && node.attrs['type'] === 'file' && !node.isHidden)
