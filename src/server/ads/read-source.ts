import { Problem } from '#contract/problem.ts'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { localDateIn } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import type { JobOutput } from '#server/workers/workers.port.ts'
import { LinkProblem, type LinkRefusal } from './job-pages.port.ts'

export type AdSource = { url?: string | undefined; text?: string | undefined }

const SENTENCES: Record<LinkRefusal, string> = {
  off: 'This server does not open links. Paste the text of the ad.',
  unknown: 'This server opens links of known job boards only. Paste the text of the ad.',
  address: 'This link cannot be opened. Paste the text of the ad.',
  unreachable: 'The page did not answer. Paste the text of the ad.',
  too_large: 'The page is too large. Paste the text of the ad.',
  not_a_page: 'This link leads to a file, not to a page. Paste the text of the ad.',
}

/** What the ad says and whom it names to write to; a link is opened only where its text was not given with it. */
export async function readSource(
  { jobPages, clock, workers }: Pick<Deps, 'jobPages' | 'clock' | 'workers'>,
  userId: string,
  { url = '', text }: AdSource,
): Promise<JobOutput<'readJobPage'>> {
  const today = localDateIn('UTC', clock.now())
  const read = (body: string) => workers.run('readJobPage', { url, text: body, today }, { userId })
  if (text !== undefined) return read(text)
  try {
    if (!jobPages) throw new LinkProblem('off')
    const page = await jobPages.fetchPage(url)
    return await read(decodePage(page.bytes, page.charset))
  } catch (error) {
    if (error instanceof LinkProblem) throw new Problem('ads.link_refused', SENTENCES[error.reason])
    throw error
  }
}
