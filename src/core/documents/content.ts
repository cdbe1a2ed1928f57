import { z } from 'zod'
import { FIRST_LOOK, lookSchema } from '#core/resume/export/look.ts'
import { PRINT_LANGUAGES } from '#core/resume/export/section-names.ts'

export const DOCUMENT_LANGUAGES = PRINT_LANGUAGES
export const documentLanguageSchema = z.enum(DOCUMENT_LANGUAGES)

/** Facts of one letter. */
export const MOST_TOLD = 6

/** How a letter speaks. */
export const LETTER_TONES = ['plain', 'warm'] as const
export type LetterTone = (typeof LETTER_TONES)[number]

export const SECTIONS = ['summary', 'skills', 'job', 'education', 'project', 'certifications', 'languages'] as const

/** Of a language that an advert asks for. `little`: at a lower level; `left`: among the facts, and left out of the document. */
export const LANGUAGE_STANDS = ['shown', 'little', 'left', 'missing'] as const

const id = z.string().max(60)

/** What was stored before there was a choice has the first one. */
const look = lookSchema.default(FIRST_LOOK)

/** What a resume shows, as references to facts of the profile; a `text` is said in place of the fact's own words. */
export const resumeContentSchema = z.object({
  kind: z.literal('resume'),
  look,
  headline: z.string().max(300),
  summary: z.string().max(4000),
  sections: z.array(z.enum(SECTIONS)).max(SECTIONS.length),
  entries: z
    .array(
      z.object({
        factId: id,
        bullets: z.array(z.object({ factId: id, text: z.string().max(600).nullable() })).max(60),
      }),
    )
    .max(120),
  skills: z.array(z.object({ factId: id, name: z.string().max(200).nullable() })).max(300),
  /** Left out in what was stored before there was a choice: all of them. */
  certifications: z
    .array(z.object({ factId: id }))
    .max(60)
    .optional(),
})

export const letterContentSchema = z.object({
  kind: z.literal('letter'),
  look,
  to: z.string().max(300),
  subject: z.string().max(300),
  greeting: z.string().max(300),
  /** Why them, two proofs, and what is practical. */
  why: z.string().max(2000),
  proof: z.string().max(20_000),
  proof2: z.string().max(20_000),
  close: z.string().max(2000),
  farewell: z.string().max(200),
  /** Words of the ad, which may be quoted. */
  quotes: z.array(z.string().max(500)).max(10),
})

export const documentContentSchema = z.discriminatedUnion('kind', [resumeContentSchema, letterContentSchema])

export type DocumentLanguage = z.infer<typeof documentLanguageSchema>
export type ResumeContent = z.infer<typeof resumeContentSchema>
export type LetterContent = z.infer<typeof letterContentSchema>
export type DocumentContent = z.infer<typeof documentContentSchema>
