import { z } from 'zod'

/**
 * What is read from a resume. Facts are plain; where each came from and how sure the reader is
 * stands beside them in `evidence`, keyed by the fact's path ('basics.email', 'skills.3', 'experience.0').
 */

const text = (max: number) => z.string().max(max)

export const LONGEST_HEADLINE = 300
export const LONGEST_SUMMARY = 4000

export const basicsSchema = z.object({
  name: text(200).nullable(),
  headline: text(LONGEST_HEADLINE).nullable(),
  email: text(320).nullable(),
  phone: text(60).nullable(),
  /** City, region and country as written. */
  location: text(200).nullable(),
  summary: text(LONGEST_SUMMARY).nullable(),
  links: z.array(z.object({ label: text(80), url: text(500) })).max(20),
})

/** 'YYYY-MM', or 'YYYY' when the month is not given. */
export const resumeDateSchema = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)

/** How far studies or a certificate are; left out where nothing is said. 'unfinished': it stopped, or rests. */
export const STUDY_STATES = ['finished', 'running', 'unfinished', 'expected'] as const
export const studyStateSchema = z.enum(STUDY_STATES)

/** A part of a year that a date was given with in place of a month: 'summer 2019' has the date '2019'. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter', 'h1', 'h2', 'q1', 'q2', 'q3', 'q4'] as const
export const seasonSchema = z.enum(SEASONS)
const seasons = { startSeason: seasonSchema.optional(), endSeason: seasonSchema.optional() }

export const experienceSchema = z.object({
  title: text(200),
  company: text(200),
  location: text(200).nullable(),
  startDate: resumeDateSchema.nullable(),
  /** null when it still runs (`isCurrent`) or no end is given. */
  endDate: resumeDateSchema.nullable(),
  isCurrent: z.boolean(),
  ...seasons,
  highlights: z.array(text(2000)).max(60),
})

export const educationSchema = z.object({
  institution: text(200),
  degree: text(200),
  area: text(200).nullable(),
  location: text(200).nullable(),
  grade: text(80).nullable(),
  startDate: resumeDateSchema.nullable(),
  endDate: resumeDateSchema.nullable(),
  isExpected: z.boolean(),
  state: studyStateSchema.optional(),
  ...seasons,
})

export const certificationSchema = z.object({
  name: text(200),
  issuer: text(200).nullable(),
  /** When it was given; of one that runs, when that began, and of an expected one, when it is hoped for. */
  date: resumeDateSchema.nullable(),
  /** The last month or year it holds in; left out where nothing is said. */
  endDate: resumeDateSchema.nullable().optional(),
  state: studyStateSchema.optional(),
})

export const projectSchema = z.object({
  name: text(200),
  description: text(2000).nullable(),
  url: text(500).nullable(),
  startDate: resumeDateSchema.nullable(),
  endDate: resumeDateSchema.nullable(),
  /** Said to go on; left out where nothing is said. */
  isCurrent: z.boolean().optional(),
  ...seasons,
  highlights: z.array(text(2000)).max(40),
})

export const languageSchema = z.object({ name: text(80), level: text(80).nullable() })

/** The facts alone: what a person may correct, and what is stored as theirs. */
export const resumeFactsSchema = z.object({
  basics: basicsSchema,
  /** Names as a person would write them; `findSkill` of core/career resolves them to catalogue ids. */
  skills: z.array(text(120)).max(300),
  experience: z.array(experienceSchema).max(60),
  education: z.array(educationSchema).max(30),
  certifications: z.array(certificationSchema).max(60),
  projects: z.array(projectSchema).max(60),
  languages: z.array(languageSchema).max(30),
})

/** Where a fact stands in the document. Boxes are [left, top, width, height] in points from the page's top left. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pdf'),
    /** From 1. */
    page: z.int().min(1),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    words: text(500),
  }),
  z.object({
    kind: z.literal('docx'),
    /** From 0, in reading order, tables and text boxes included. */
    paragraph: z.int().min(0),
    words: text(500),
  }),
])

/** In the words of the interface: sure, likely, unsure. */
export const confidenceSchema = z.enum(['sure', 'likely', 'unsure'])

export const evidenceSchema = z.record(
  z.string(),
  z.object({ sources: z.array(sourceSchema).max(20), confidence: confidenceSchema }),
)

/** Something the reader wants its person to know: hidden text, an unreadable font, a scan, what was skipped. */
export const warningSchema = z.object({ code: z.string(), message: z.string() })

export const parsedResumeSchema = resumeFactsSchema.extend({
  evidence: evidenceSchema,
  warnings: z.array(warningSchema).max(40),
})

export type Basics = z.infer<typeof basicsSchema>
export type Experience = z.infer<typeof experienceSchema>
export type Education = z.infer<typeof educationSchema>
export type Certification = z.infer<typeof certificationSchema>
export type StudyState = z.infer<typeof studyStateSchema>
export type Season = z.infer<typeof seasonSchema>
export type Project = z.infer<typeof projectSchema>
export type ResumeFacts = z.infer<typeof resumeFactsSchema>
export type Source = z.infer<typeof sourceSchema>
export type Confidence = z.infer<typeof confidenceSchema>
export type Evidence = z.infer<typeof evidenceSchema>
export type ResumeWarning = z.infer<typeof warningSchema>
export type ParsedResume = z.infer<typeof parsedResumeSchema>
