import type { LocalDate } from '#core/time.ts'
import { formOf } from './form-of.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { markOtherJobs } from '#core/ads/page/shown/other-jobs.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import { pageTree } from '#core/ads/page/tree/page-tree.ts'
import { readJobPage } from './read-job-page.ts'

/** Only days without a year are read by it. */
const ANY_DAY: LocalDate = '2000-01-01'

/** The words of an advert, whether its text was pasted or the source of its page: menus and similar jobs are left out. */
export function pastedAdvert(pasted: string, today: LocalDate = ANY_DAY): string {
  const form = formOf(pasted)
  if (form === 'text') return pasted
  const { title, company, locations, pay, descriptionText } = readJobPage({ url: '', text: pasted, form, today })
  if (descriptionText === null) return form === 'html' ? shownText(pasted) : pasted
  const above = [company, locations.join(', '), pay?.text].filter((one) => one && !descriptionText.includes(one))
  return [[title, ...above].filter(Boolean).join('\n'), descriptionText].join('\n\n')
}

/** All that a page shows, where no advert was found in it. */
function shownText(html: string): string {
  const { root } = pageTree(html)
  markOtherJobs(root)
  return textOf(root, (node) => isFurniture(node) || node.isOther)
}
