import { Problem } from '#contract/problem.ts'
import type { DownloadFormat } from '#contract/resume-file.ts'
import { outlineOf } from '#core/resume/export/outline.ts'
import { printLanguage, RESUME_NAMES, SECTION_NAMES, wordsOf } from '#core/resume/export/section-names.ts'
import { toJsonResume } from '#core/resume/json-resume.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { printBlocks } from '#server/workers/print-blocks.ts'
import { languageOf } from '#server/users/user.repo.ts'
import { factsOf } from './get-latest-resume.ts'
import { findLatestResume } from './resume.repo.ts'

/** The resume as its owner corrected it, as a file to take along. */
export async function printResume(
  deps: Pick<Deps, 'db' | 'workers' | 'clock'>,
  userId: string,
  format: DownloadFormat,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const row = await findLatestResume(deps.db, userId)
  if (!row) throw new Problem('resume.none', 'There is no resume yet. Upload one, or enter your skills by hand.')
  const facts = factsOf(row)
  const fileName = nameOf(facts, format === 'jsonresume' ? 'json' : format)
  if (format === 'jsonresume')
    return {
      bytes: Buffer.from(JSON.stringify(toJsonResume(facts), null, 2)),
      mediaType: 'application/json',
      fileName,
    }
  const language = printLanguage(wordsOf(facts), await languageOf(deps.db, userId))
  const title = [facts.basics.name, RESUME_NAMES[language]].filter(Boolean).join(' – ')
  const blocks = outlineOf(facts, SECTION_NAMES[language], { today: deps.clock.now() })
  const printed = await printBlocks(deps, blocks, { title, language }, format, { userId, signal })
  return { ...printed, fileName }
}

function nameOf(facts: ResumeFacts, ending: string): string {
  const name = facts.basics.name?.replaceAll(/[^\p{L}\p{N} .-]/gu, '').trim()
  return `${name || 'My'} resume.${ending}`.replaceAll(' ', '-')
}
