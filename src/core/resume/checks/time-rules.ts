import { must } from '#core/must.ts'
import { nameList } from '#core/text/name-list.ts'
import { count, shareOf } from './amounts.ts'
import { writtenDates, type DateFormat } from './date-format.ts'
import { findGaps, findOutOfOrder, misdated, type Misdated } from './timeline.ts'
import { createFinder, ofLine, some } from './places.ts'
import { NO_FILE } from './reading-rules.ts'
import { leftOut, type Rule } from './scene.ts'
import type { CheckPlace } from './checked-rule.ts'

/** Rules 14 and 15: dates. */

export const oneDateFormat: Rule = ({ document }) => {
  if (!document) return leftOut(NO_FILE)
  const dates = writtenDates(document.lines)
  const counts = new Map<DateFormat, number>()
  for (const { format } of dates) if (format) counts.set(format, (counts.get(format) ?? 0) + 1)
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const usual = ranked[0]
  if (dates.length === 0)
    return {
      share: 0,
      found: 'No date was found beside a job, a school or a project.',
      fix: 'Give each its months: Mar 2021 – Jun 2023.',
    }
  // Months without a short form fit the usual names, whichever they are.
  const isNamed = usual === undefined || usual[0] === 'Mar 2021' || usual[0] === 'March 2021'
  const judged = isNamed ? dates.length : ranked.reduce((sum, [, own]) => sum + own, 0)
  const usualCount = (usual?.[1] ?? 0) + (isNamed ? dates.filter(({ format }) => format === null).length : 0)
  const share = shareOf(usualCount, judged)
  const format = usual?.[0] ?? 'March 2021'
  const written = (own: DateFormat) =>
    dates.find((date) => date.format === own || (isNamed && date.format === null))?.text ?? own
  if (share >= 0.9)
    return {
      share: 1,
      found: `${usualCount} of ${count(judged, 'date')} ${usualCount === 1 ? 'is' : 'are'} written alike (as in ${written(format)}).`,
    }
  return {
    share: share / 0.9,
    found: `Dates are written in ${ranked.length} ways: ${nameList(ranked.map(([name, own]) => `${own} like ${written(name)}`))}.`,
    fix: `Write all of them like ${written(format)}.`,
    where: some(dates.filter((date) => date.format !== null && date.format !== format).map(({ line }) => ofLine(line))),
  }
}

const SAID: Record<Misdated['fault'], string> = { reversed: 'ends before it starts', future: 'lies in the future' }

/** Four parts, a quarter each. */
export const soundDates: Rule = (scene) => {
  const { facts, today } = scene
  const isDated = [...facts.experience, ...facts.education].some(
    ({ startDate, endDate }) => startDate !== null || endDate !== null,
  )
  if (!isDated)
    return { share: 0, found: 'No dates of jobs or schools were read.', fix: 'Give each job and school its dates.' }
  const find = createFinder(scene)
  const place = (fact: string): CheckPlace => ({
    ...find.place(nameOf(scene.facts, fact), fact),
    words: nameOf(scene.facts, fact),
  })
  const wrong = misdated(facts, today)
  const parts = [
    ...(['reversed', 'future'] as const).map((fault) => ({
      places: wrong.filter((one) => one.fault === fault).map((one) => place(one.fact)),
      said: (places: CheckPlace[]) => `${nameList(places.map(({ words }) => words))} ${SAID[fault]}`,
      fix: 'Correct the date, or on your resume page if it was read wrongly.',
    })),
    {
      places: findOutOfOrder(facts.experience).map((at) => place(`experience.${at}`)),
      said: (places: CheckPlace[]) => `${nameList(places.map(({ words }) => words))} stands below an older job`,
      fix: 'Put the newest job first.',
    },
    {
      places: findGaps(facts).map(({ before }) => place(`experience.${before}`)),
      said: (places: CheckPlace[]) =>
        `before ${nameList(places.map(({ words }) => words))} more than six months are unexplained`,
      fix: 'Say in a line what you did in between (studying, caring, travelling, looking): a named gap is rarely held against anyone.',
    },
  ]
  const broken = parts.filter(({ places }) => places.length > 0)
  if (broken.length === 0)
    return {
      share: 1,
      found:
        'Dates end after they start, none lies in the future, the newest comes first, and no gap is longer than six months.',
    }
  const sentence = broken.map(({ places, said }) => said(places)).join('; ')
  return {
    share: (parts.length - broken.length) / parts.length,
    found: `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`,
    fix: [...new Set(broken.map(({ fix }) => fix))].join(' '),
    where: some(broken.flatMap(({ places }) => places)),
  }
}

function nameOf(facts: Parameters<Rule>[0]['facts'], fact: string): string {
  const [list, at] = fact.split('.') as ['experience' | 'education' | 'projects', string]
  const entry = must(facts[list][Number(at)])
  if ('company' in entry) return [entry.title, entry.company].filter(Boolean).join(', ')
  if ('institution' in entry) return [entry.degree, entry.institution].filter(Boolean).join(', ')
  return entry.name
}
