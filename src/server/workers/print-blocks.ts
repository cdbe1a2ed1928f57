import { Problem } from '#contract/problem.ts'
import { DOCX_TYPE, PDF_TYPE } from '#contract/resume-file.ts'
import type { Block } from '#core/resume/export/outline.ts'
import type { PrintInfo } from '#core/resume/export/pdf.ts'
import type { Workers } from './workers.port.ts'

export async function printBlocks(
  { workers }: { workers: Workers },
  blocks: Block[],
  info: PrintInfo,
  format: 'pdf' | 'docx',
  call: { userId: string; signal?: AbortSignal },
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const { bytes, missing } = await workers.run('print', { blocks, info, format }, call)
  if (!bytes)
    throw new Problem(
      'resume.not_printable',
      `The PDF cannot show these characters: ${missing.join(' ')}. Please download DOCX instead.`,
    )
  return { bytes, mediaType: format === 'pdf' ? PDF_TYPE : DOCX_TYPE }
}
