import { z } from 'zod'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { SKILL_STANDS } from '#core/career/skills/skill-stand.ts'
import {
  documentContentSchema,
  documentLanguageSchema,
  LANGUAGE_STANDS,
  LETTER_TONES,
  MOST_TOLD,
} from '#core/documents/content.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { DOCX_TYPE, PDF_TYPE } from './resume-file.ts'
import { VERSION } from './document-profile.ts'

const offenceSchema = z.object({ words: z.string(), why: z.string() })
const doubtSchema = z.object({ factId: z.string(), text: z.string(), offending: z.array(offenceSchema) })
const askedSchema = z.object({ ids: z.array(z.string()), level: z.enum(['must', 'wish', 'named']), words: z.string() })
/**
 * `name`: the skill, or those of which one will do; `words` of `asked` are the line of the ad; `stand`: how far the match of the
 * ad counts it; `through`: the skill it comes with, whose places these are.
 */
const explainedSchema = z.object({
  name: z.string(),
  asked: askedSchema,
  places: z.array(z.string()),
  stand: z.enum(SKILL_STANDS).exclude(['proven']),
  through: z.string().nullable(),
})

/** `language`: its code, such as 'de'; `level`: of the advert, such as 'B2'; `own`: as the facts write it. */
const askedLanguageSchema = z.object({
  language: z.string(),
  level: z.string().nullable(),
  demand: z.enum(['must', 'nice']),
  stand: z.enum(LANGUAGE_STANDS),
  own: z.string().nullable(),
})

export const documentHeadSchema = z.object({
  documentId: z.string(),
  kind: z.enum(['resume', 'letter']),
  name: z.string(),
  language: documentLanguageSchema,
  updatedAt: z.string(),
  version: z.int(),
})

/** How a document comes out on its pages. */
const fitFields = {
  pages: z.int(),
  /** Of the letters, in points. */
  size: z.number(),
  /** How much of the last page is used, from 0 to 1. */
  lastPageFill: z.number(),
  /** Bullets that would have to go for the pages that are wanted, least lost first. */
  cuts: z.array(z.object({ factId: z.string(), lost: z.number() })),
}

/** `doubts` are places that say more than the profile; they are shown, never refused. */
export const documentSchema = documentHeadSchema
  .extend({
    content: documentContentSchema,
    /** Of the advert it was made for, where documents are written in that. */
    adLanguage: documentLanguageSchema.nullable(),
    doubts: z.array(doubtSchema),
    explained: z.array(explainedSchema),
    askedLanguages: z.array(askedLanguageSchema),
    /** Facts that say something else since the owner last looked; `before` is '' where one is new, `now` null where one is gone or on hold. */
    factChanges: z.array(z.object({ factId: z.string(), before: z.string(), now: z.string().nullable() })),
    ...fitFields,
  })
  .meta({ id: 'Document' })

const documentParams = z.object({ documentId: z.string().max(60) })
const nameSchema = z.string().trim().min(1, 'Please give the document a name').max(120, 'Use at most 120 characters')
const adSchema = z.string().max(MOST_AD_CHARACTERS, 'The advert is too long to be read').optional()
export const listDocuments = endpoint({
  method: 'GET',
  path: '/career-documents',
  auth: 'person',
  scope: 'documents:write',
  tag: 'documents',
  summary: 'Resumes and letters, the last changed first',
  output: z.array(documentHeadSchema),
})

export const createDocument = endpoint({
  method: 'POST',
  path: '/career-documents',
  auth: 'person',
  scope: 'documents:write',
  tag: 'documents',
  summary: 'A resume with all facts, or tailored to an advert; or a letter from facts, which may answer an advert',
  body: z.object({
    kind: z.enum(['resume', 'letter']),
    name: nameSchema,
    /** Without it a letter has that of the advert; else that of the facts, else that of the app. */
    language: documentLanguageSchema.optional(),
    ad: adSchema,
    mostPages: z.int().min(1).max(4).default(2),
    letter: z
      .object({
        /** Without these the advert's are taken. */
        company: z.string().trim().max(200).default(''),
        role: z.string().trim().max(200).default(''),
        quote: z.string().max(500).default(''),
        /** Without them the facts that show the most of what the advert asks for. */
        bulletIds: z.array(z.string().max(60)).max(MOST_TOLD).optional(),
        practical: z.string().max(500).default(''),
        tone: z.enum(LETTER_TONES).optional(),
      })
      .optional(),
  }),
  output: documentSchema,
  status: 201,
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/career-documents/:documentId',
  auth: 'person',
  scope: 'documents:write',
  tag: 'documents',
  summary: 'A document with what it says more than its facts',
  params: documentParams,
  output: documentSchema,
})

export const saveDocument = endpoint({
  method: 'PUT',
  path: '/career-documents/:documentId',
  auth: 'person',
  tag: 'documents',
  summary: 'Saves a document; refused when it was changed elsewhere since. The version before is kept',
  params: documentParams,
  body: z.object({
    version: VERSION,
    name: nameSchema,
    language: documentLanguageSchema,
    content: documentContentSchema,
  }),
  output: documentSchema,
})

export const seeFacts = endpoint({
  method: 'POST',
  path: '/career-documents/:documentId/facts-seen',
  auth: 'person',
  tag: 'documents',
  summary: 'The owner looked at what changed in the facts of a document',
  params: documentParams,
  output: documentSchema,
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/career-documents/:documentId',
  auth: 'person',
  tag: 'documents',
  summary: 'Deletes a document and its versions; what was sent stays',
  params: documentParams,
  output: emptySchema,
})

export const tailorDocument = endpoint({
  method: 'POST',
  path: '/career-documents/:documentId/tailorings',
  auth: 'person',
  scope: 'documents:write',
  tag: 'documents',
  summary: 'Chooses and orders facts for an advert within so many pages; adds nothing',
  params: documentParams,
  body: z.object({
    ad: z.string().trim().min(1, 'Please paste the advert').max(MOST_AD_CHARACTERS),
    mostPages: z.int().min(1).max(4).default(2),
  }),
  output: documentSchema,
})

export const proveSentence = endpoint({
  method: 'POST',
  path: '/career-documents/proofs',
  auth: 'person',
  tag: 'documents',
  summary: 'Whether a sentence says more than its facts, and which words do',
  body: z.object({
    /** A bullet; left out, the sentence is about the whole person. */
    factId: z.string().max(60).optional(),
    text: z.string().max(600),
    language: documentLanguageSchema.default('en'),
  }),
  output: z.object({ offending: z.array(offenceSchema) }),
})

export const suggestRewrites = endpoint({
  method: 'POST',
  path: '/career-documents/:documentId/entries/:entryId/rewrites',
  auth: 'person',
  tag: 'documents',
  summary: 'How an AI model would say the bullets of one entry; only what says nothing beyond them comes back',
  params: documentParams.extend({ entryId: z.string().max(60) }),
  output: z.object({
    rewrites: z.array(z.object({ factId: z.string(), text: z.string() })),
    /** Bullets that could not be said better without adding these words. */
    refused: z.array(z.object({ factId: z.string(), words: z.array(z.string()) })),
  }),
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/career-documents/:documentId/versions',
  auth: 'person',
  tag: 'documents',
  summary: 'Earlier versions with their content, newest first, to compare and restore',
  params: documentParams,
  output: z.array(z.object({ version: z.int(), savedAt: z.string(), content: documentContentSchema })),
})

export const DOCUMENT_FORMATS = ['pdf', 'docx', 'txt', 'md', 'json'] as const

export const printDocument = endpoint({
  method: 'GET',
  path: '/career-documents/:documentId/file',
  auth: 'person',
  scope: 'documents:write',
  tag: 'documents',
  summary: 'The document as PDF, DOCX, text, Markdown or (a resume) JSON Resume',
  params: documentParams,
  query: z.object({ format: z.enum(DOCUMENT_FORMATS) }),
  output: z.unknown(),
  files: [PDF_TYPE, DOCX_TYPE, 'text/plain', 'text/markdown', 'application/json'],
})

export const previewDocument = endpoint({
  method: 'POST',
  path: '/career-documents/:documentId/previews',
  auth: 'person',
  tag: 'documents',
  summary: 'The pages of the PDF as it would be sent with this content, as pictures; nothing is saved',
  params: documentParams,
  /** Without a language: that of the document as it is saved. */
  body: z.object({ content: documentContentSchema, language: documentLanguageSchema.optional() }),
  output: z.object({
    ...fitFields,
    /** PNG in base64, of the first pages. */
    pictures: z.array(z.string()),
    /** Characters that the PDF cannot show; then there are no pictures. */
    missing: z.array(z.string()),
    /** Signs that the PDF's fonts lack, and what stands for them on the page; '' where they are left out. */
    signs: z.array(z.object({ sign: z.string(), as: z.string() })),
  }),
})

export const sentCopySchema = z.object({
  copyId: z.string(),
  documentId: z.string(),
  fileName: z.string(),
  note: z.string(),
  sentAt: z.string(),
  /** The application it was sent for. */
  applicationId: z.string().nullable(),
})

export const keepSentCopy = endpoint({
  method: 'POST',
  path: '/career-documents/:documentId/copies',
  auth: 'person',
  tag: 'documents',
  summary: 'Freezes the PDF as it is now: what was sent',
  params: documentParams,
  body: z.object({ note: z.string().max(300).default(''), applicationId: z.string().max(60).nullable().default(null) }),
  output: sentCopySchema,
  status: 201,
})

export const listSentCopies = endpoint({
  method: 'GET',
  path: '/career-documents/copies',
  auth: 'person',
  tag: 'documents',
  summary: 'What was sent, newest first; all of it, or for one application',
  query: z.object({ applicationId: z.string().max(60).optional() }),
  output: z.array(sentCopySchema),
})

export const getSentCopy = endpoint({
  method: 'GET',
  path: '/career-documents/copies/:copyId',
  auth: 'person',
  tag: 'documents',
  summary: 'A sent copy, byte for byte',
  params: z.object({ copyId: z.string().max(60) }),
  output: z.unknown(),
  files: [PDF_TYPE],
})
