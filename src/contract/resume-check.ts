import { z } from 'zod'
import { sourceSchema, warningSchema } from '#core/resume/schema.ts'
import { endpoint } from './endpoint.ts'

export const checkedRuleSchema = z
  .object({
    /** 1 to 26. */
    number: z.int(),
    id: z.string(),
    group: z.enum(['reading', 'contact', 'structure', 'wording', 'match']),
    title: z.string(),
    /** What gives all points. */
    asks: z.string(),
    points: z.number(),
    of: z.int(),
    /** 'left_out': the rule does not apply here, or cannot be judged; `found` says why. */
    status: z.enum(['full', 'part', 'none', 'left_out']),
    /** By how much the total would rise if this were put right. */
    gain: z.number(),
    found: z.string(),
    fix: z.string().nullable(),
    /** `fact` is the path of the fact the words belong to ('experience.0'), null where there is none. */
    where: z.array(z.object({ words: z.string(), source: sourceSchema.nullable(), fact: z.string().nullable() })),
  })
  .meta({ id: 'CheckedRule' })

export const resumeCheckSchema = z
  .object({
    /** 0 to 100: of the rules that apply, scaled. */
    score: z.int().min(0).max(100),
    /** The text could hardly be read, so the score stops at 20. */
    isCapped: z.boolean(),
    /** Two letters; null when it is unknown. */
    language: z.string().nullable(),
    /** Whether the file itself was read; without it the rules about it are left out. */
    hasDocument: z.boolean(),
    /** All 26, in order. */
    rules: z.array(checkedRuleSchema),
    fileName: z.string().nullable(),
    /** The dream role it was compared with; null before the questions are answered. */
    dreamRole: z.string().nullable(),
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'ResumeCheck' })

export const checkResume = endpoint({
  method: 'POST',
  path: '/resume/checks',
  auth: 'person',
  tag: 'resume',
  summary:
    'Checks a PDF or DOCX (a form with `resume`; nothing is stored) or, with {"source":"latest"}, the resume on file by 26 rules; no model is asked',
  content: 'either',
  body: z.object({ source: z.literal('latest', 'Send a PDF or DOCX, or {"source":"latest"} for the resume on file') }),
  multipartFields: { resume: 'file' },
  output: resumeCheckSchema,
})

const comparedSideSchema = z.object({
  fileName: z.string().nullable(),
  savedAt: z.string(),
  score: z.int(),
  skills: z.int(),
  jobs: z.int(),
})

export const compareResumes = endpoint({
  method: 'GET',
  path: '/api/resume/before-after',
  auth: 'person',
  tag: 'resume',
  summary:
    'The oldest kept resume as read beside the newest as corrected, both checked by what they say alone; null where nothing changed',
  output: z
    .object({
      before: comparedSideSchema,
      after: comparedSideSchema,
      skillsAdded: z.array(z.string()),
      skillsGone: z.array(z.string()),
      /** Titles of rules that give more points than before, and fewer. */
      better: z.array(z.string()),
      worse: z.array(z.string()),
    })
    .nullable(),
})

export type ComparedResumes = z.infer<typeof compareResumes.output>
export type ResumeCheckResult = z.infer<typeof resumeCheckSchema>
export type CheckedRule = z.infer<typeof checkedRuleSchema>
