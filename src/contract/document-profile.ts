import { z } from 'zod'
import { profileEntrySchema, profileSchema } from '#core/documents/profile.ts'
import { endpoint } from './endpoint.ts'

/** `hasOtherResume`: the latest resume is not the one these facts follow, and their owner changed or used them: to be laid side by side. */
export const storedProfileSchema = z
  .object({ version: z.int(), profile: profileSchema, hasOtherResume: z.boolean().default(false) })
  .meta({ id: 'CareerProfile' })

export const VERSION = z.int().min(0)

export const getProfile = endpoint({
  method: 'GET',
  path: '/career-documents/profile',
  auth: 'person',
  scope: 'profile:read',
  tag: 'documents',
  summary: 'All facts that documents are made of; those that came from the resume follow it',
  output: storedProfileSchema,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/career-documents/profile',
  auth: 'person',
  tag: 'documents',
  summary: 'Saves the facts; refused when they were changed elsewhere since',
  body: z.object({ version: VERSION, profile: profileSchema }),
  output: storedProfileSchema,
})

const proposalSchema = z.object({
  incoming: profileSchema,
  pairs: z.array(z.object({ incoming: profileEntrySchema, present: profileEntrySchema.nullable() })),
})

export const proposeMerge = endpoint({
  method: 'POST',
  path: '/career-documents/profile/imports',
  auth: 'person',
  tag: 'documents',
  summary: 'Lays the latest resume, or an export as JSON, beside the facts that are there; nothing is changed',
  body: z.object({
    format: z.enum(['resume', 'json-resume', 'reactive-resume']),
    /** The file's text; of 'resume' nothing, it is the latest one. */
    text: z.string().max(2_000_000).default(''),
  }),
  output: proposalSchema,
})

export const readProfileFile = endpoint({
  method: 'POST',
  path: '/career-documents/profile/files',
  auth: 'person',
  tag: 'documents',
  summary:
    'Reads a resume (PDF, DOCX), a LinkedIn archive, Europass (XML or PDF), JSON Resume or Reactive Resume and lays it beside the facts; nothing is changed',
  content: 'multipart',
  multipartFields: { file: 'file' },
  output: proposalSchema,
})

export const mergeProfile = endpoint({
  method: 'POST',
  path: '/career-documents/profile/merges',
  auth: 'person',
  tag: 'documents',
  summary: 'Adds what was read, each entry as the person chose: joined with one, new, or skipped',
  body: z.object({
    version: VERSION,
    incoming: profileSchema,
    choices: z.record(z.string().max(60), z.string().max(60)),
    /** What came in is the latest resume; the facts follow it from then on. */
    isResume: z.boolean().default(false),
  }),
  output: storedProfileSchema,
})
