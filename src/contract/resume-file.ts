import { z } from 'zod'
import { documentViewSchema } from '#core/resume/document-view.ts'
import { endpoint } from './endpoint.ts'

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const PDF_TYPE = 'application/pdf'

export const getResumeText = endpoint({
  method: 'GET',
  path: '/resume/latest/text',
  auth: 'person',
  tag: 'resume',
  summary: 'What stands in the last resume: the pages of a PDF with their size and lines, or the paragraphs of a DOCX',
  output: documentViewSchema,
})

export const getResumePage = endpoint({
  method: 'GET',
  path: '/resume/latest/pages/:page',
  auth: 'person',
  tag: 'resume',
  summary: 'A page of the last resume, drawn 1000 pixels wide (PDF only; pages count from 1)',
  params: z.object({ page: z.coerce.number().int().min(1).max(30) }),
  output: z.unknown(),
  files: ['image/png'],
})

export const downloadFormatSchema = z.enum(['jsonresume', 'docx', 'pdf'])

export const downloadResume = endpoint({
  method: 'GET',
  path: '/resume/latest/download',
  auth: 'person',
  tag: 'resume',
  summary: 'The resume as corrected: JSON Resume, DOCX or PDF',
  query: z.object({ format: downloadFormatSchema }),
  output: z.unknown(),
  files: ['application/json', DOCX_TYPE, PDF_TYPE],
})

/** The last three resumes, newest first, and whether files are kept at all. */
export const keptFilesSchema = z
  .object({
    keepsFiles: z.boolean(),
    files: z.array(
      z.object({
        resumeId: z.string(),
        fileName: z.string().nullable(),
        kind: z.enum(['pdf', 'docx']),
        sizeBytes: z.int(),
        savedAt: z.string(),
        isLatest: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'KeptFiles' })

export const getKeptFiles = endpoint({
  method: 'GET',
  path: '/resume/files',
  auth: 'person',
  tag: 'resume',
  summary: 'The uploaded files that are kept, at most three',
  output: keptFilesSchema,
})

export const setFileKeeping = endpoint({
  method: 'PUT',
  path: '/resume/files',
  auth: 'person',
  tag: 'resume',
  summary: "'Do not keep my file': off deletes the files that are kept and keeps none from now on; the facts stay",
  body: z.object({ keepsFiles: z.boolean() }),
  output: keptFilesSchema,
})

const fileParams = z.object({ resumeId: z.string().min(1).max(64) })

export const getKeptFile = endpoint({
  method: 'GET',
  path: '/resume/files/:resumeId',
  auth: 'person',
  tag: 'resume',
  summary: 'An uploaded file as it came',
  params: fileParams,
  output: z.unknown(),
  files: [PDF_TYPE, DOCX_TYPE],
})

export const deleteKeptFile = endpoint({
  method: 'DELETE',
  path: '/resume/files/:resumeId',
  auth: 'person',
  tag: 'resume',
  summary: 'Deletes an uploaded file; what was read from it stays',
  params: fileParams,
  output: keptFilesSchema,
})

export type DownloadFormat = z.infer<typeof downloadFormatSchema>
export type KeptFiles = z.infer<typeof keptFilesSchema>
