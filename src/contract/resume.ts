import { z } from 'zod'
import {
  basicsSchema,
  certificationSchema,
  educationSchema,
  evidenceSchema,
  experienceSchema,
  languageSchema,
  projectSchema,
  resumeFactsSchema,
  warningSchema,
} from '#core/resume/schema.ts'
import { endpoint } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

/** A course as the resume-parsing service names it. */
export const parsedCourseSchema = z
  .object({
    courseId: z.string(),
    title: z.string(),
    duration: z.string(),
    level: z.string(),
    benefitsInterim: z.string(),
    benefitsDream: z.string(),
    description: z.string(),
    platform: z.string(),
    link: z.string(),
    institution: z.string(),
  })
  .meta({ id: 'ParsedCourse' })

export const parseResumeOutputSchema = z
  .object({
    skills: z.array(z.string()),
    experience: z.array(experienceSchema),
    education: z.array(educationSchema),
    recommendations: z.object({ courses: z.array(parsedCourseSchema) }),
    basics: basicsSchema,
    certifications: z.array(certificationSchema),
    projects: z.array(projectSchema),
    languages: z.array(languageSchema),
    evidence: evidenceSchema,
    warnings: z.array(warningSchema),
    /** Of the saved draft; GET /resume/latest returns the same one. */
    resumeId: z.string(),
    /** The dream role's interim roles, at most five. */
    interimRoles: z.array(z.string()),
    pointsAwarded: z.int(),
  })
  .meta({ id: 'ParseResumeResult' })

/** Refusals that are questions: the same file is taken when its form says `anyway` to them. Nothing is saved before. */
export const RESUME_QUESTIONS = [
  'resume.not_a_resume',
  'resume.pdf_named_docx',
  'resume.docx_named_pdf',
] as const satisfies readonly ProblemCode[]
export type ResumeQuestion = (typeof RESUME_QUESTIONS)[number]

export const parseResume = endpoint({
  method: 'POST',
  path: '/api/parse-resume',
  auth: 'person',
  tag: 'resume',
  summary: 'Reads a PDF or DOCX resume, saves it as a draft and recommends courses',
  content: 'multipart',
  /** `anyway`: codes of the questions that were answered with yes, comma-separated (see `RESUME_QUESTIONS`). */
  multipartFields: { resume: 'file', questionnaireData: 'text', anyway: 'text' },
  output: parseResumeOutputSchema,
  envelope: 'bare',
  idempotent: true,
})

/** The resume that a newer one took the place of: what it said and the newer one does not. */
export const replacedResumeSchema = z.object({
  fileName: z.string().nullable(),
  savedAt: z.string(),
  wasConfirmed: z.boolean(),
  /** Typed in or picked by hand, without a file. */
  wasByHand: z.boolean(),
  skillsGone: z.array(z.string()),
  /** Title and employer. */
  jobsGone: z.array(z.string()),
  certificatesGone: z.array(z.string()),
})

/** The state a change was made on. */
export const seenResumeSchema = z.object({ resumeId: z.string().max(64), version: z.int() }).meta({ id: 'SeenResume' })

export const savedResumeSchema = z
  .object({
    resumeId: z.string(),
    /** Another one after every correction. */
    version: z.int(),
    fileName: z.string().nullable(),
    /** What was uploaded and whether its bytes are still kept; null for skills picked by hand. */
    file: z.object({ kind: z.enum(['pdf', 'docx']), isKept: z.boolean() }).nullable(),
    /** 'draft' as read, 'confirmed' once the person has looked it over, 'manual' for skills picked by hand. */
    status: z.enum(['draft', 'confirmed', 'manual']),
    savedAt: z.string(),
    facts: resumeFactsSchema,
    /** By the paths of `facts`, also after corrections. */
    evidence: evidenceSchema,
    warnings: z.array(warningSchema),
    /** What a draft took the place of; null where of nothing. Only the last result says it. */
    replaced: replacedResumeSchema.nullable().optional(),
  })
  .meta({ id: 'SavedResume' })

export const getLatestResume = endpoint({
  method: 'GET',
  path: '/resume/latest',
  auth: 'person',
  tag: 'resume',
  summary: 'The last saved result, or null; until it is confirmed with what it took the place of',
  output: savedResumeSchema.nullable(),
})

/** What a Confirm led to; the percents are null before the questionnaire. */
export const confirmChangesSchema = z.object({
  coursesAdded: z.array(z.string()),
  coursesRemoved: z.array(z.string()),
  matchBefore: z.int().nullable(),
  matchAfter: z.int().nullable(),
})

export const saveLatestResume = endpoint({
  method: 'PUT',
  path: '/resume/latest',
  auth: 'person',
  tag: 'resume',
  summary: "Saves the person's corrections, or skills picked by hand when there is no resume; recomputes courses",
  /** With `seen` (null: there was none) 409 when the last resume is another or was changed since; without, it is overwritten. */
  body: z.object({ facts: resumeFactsSchema, seen: seenResumeSchema.nullable().optional() }),
  output: savedResumeSchema.extend({ changes: confirmChangesSchema }).meta({ id: 'ConfirmedResume' }),
})

export const settleDoubt = endpoint({
  method: 'POST',
  path: '/api/resume/doubts',
  auth: 'person',
  tag: 'resume',
  summary: 'Says of one skill that was read with doubt whether it is one; the rest stays unconfirmed',
  /** With `resumeId` 409 when the last resume is another. */
  body: z.object({ skill: z.string().min(1).max(120), isRight: z.boolean(), resumeId: z.string().max(64).optional() }),
  output: savedResumeSchema,
})

export const deleteLatestResume = endpoint({
  method: 'DELETE',
  path: '/resume/latest',
  auth: 'person',
  tag: 'resume',
  summary: 'Deletes the last resume with its file and what it said of skills; returns the one before it, or null',
  /** `drop` deletes the facts of documents that came from it as well; what is named must be the last one as it is now. */
  query: z.object({
    facts: z.enum(['keep', 'drop']).default('keep'),
    resumeId: z.string().max(64).optional(),
    version: z.coerce.number().int().optional(),
  }),
  output: savedResumeSchema.nullable(),
})

export type ParseResumeResult = z.infer<typeof parseResumeOutputSchema>
export type ReplacedResume = z.infer<typeof replacedResumeSchema>
export type SeenResume = z.infer<typeof seenResumeSchema>
export type SavedResume = z.infer<typeof savedResumeSchema>
export type ParsedCourse = z.infer<typeof parsedCourseSchema>
export type ConfirmChanges = z.infer<typeof confirmChangesSchema>
