import { z } from 'zod'
import {
  challengesSchema,
  dreamRoleSchema,
  employmentStatusSchema,
  learningPreferenceSchema,
  motivationSchema,
  timeCommitmentSchema,
  timeframeSchema,
} from '#core/career/questionnaire-schema.ts'
import { emptySchema, endpoint } from './endpoint.ts'

/** The eight specified fields, and `courseId`, by which the server knows it. */
export const recommendedCourseSchema = z
  .object({
    courseId: z.string(),
    courseTitle: z.string(),
    duration: z.string(),
    courseLevel: z.string(),
    interimRoleBenefit: z.string(),
    dreamRoleBenefit: z.string(),
    courseDescription: z.string(),
    /** The platform; the institution stands beside it. */
    courseProvider: z.string(),
    courseLink: z.string(),
    institution: z.string(),
    durationHours: z.number(),
    cost: z.enum(['free', 'free-audit', 'preview', 'freemium', 'paid']),
  })
  .meta({ id: 'RecommendedCourse' })

export const careerQuestionsSchema = z
  .object({
    employmentStatus: employmentStatusSchema,
    interimRole: z.boolean(),
    /** Its title; null once the role is no longer offered: another one has to be chosen, all else is kept. */
    dreamRole: dreamRoleSchema.nullable(),
    interimRoleOptions: z.array(z.string()),
    motivation: motivationSchema,
    learningPreference: learningPreferenceSchema,
    timeCommitmentPerDay: timeCommitmentSchema,
    challenges: challengesSchema,
    timeframeToAchieveDreamRole: timeframeSchema,
    recommendedCourses: z.array(recommendedCourseSchema),
    /** The exact hours a day, where some were kept on the plan; they lie within `timeCommitmentPerDay`. */
    hoursPerDay: z.number().optional(),
    /** The route taken on the plan: an interim role's id, or 'straight'; left out before any choice. */
    chosenRoute: z.string().optional(),
  })
  .meta({ id: 'CareerQuestions' })

/**
 * What a client sends: the same ten fields, but a course is only its `courseId`, or its
 * title and provider as the catalogue has them; titles and links that a client made up are dropped, and `interimRoleOptions` are the server's own.
 */
export const careerQuestionsInputSchema = z.object({
  employmentStatus: employmentStatusSchema,
  interimRole: z.boolean('Choose yes or no'),
  dreamRole: dreamRoleSchema,
  interimRoleOptions: z.array(z.string().max(120)).max(10).optional(),
  motivation: motivationSchema.default(''),
  learningPreference: learningPreferenceSchema,
  timeCommitmentPerDay: timeCommitmentSchema,
  challenges: challengesSchema.default([]),
  timeframeToAchieveDreamRole: timeframeSchema,
  /** Left out: the server keeps or recomputes the recommendations. */
  recommendedCourses: z
    .array(
      z.looseObject({
        courseId: z.string().max(120).optional(),
        courseTitle: z.string().max(300).optional(),
        courseProvider: z.string().max(200).optional(),
      }),
    )
    .max(40)
    .optional(),
})

export const evidenceKindSchema = z.enum(['word', 'course', 'resume', 'check'])

export const skillEvidenceSchema = z.object({
  kind: evidenceKindSchema,
  /** 0 to 1. */
  strength: z.number(),
  /** In words: 'Line of your resume', 'Finished: CS50x'. */
  label: z.string(),
})

export const matchedSkillSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  level: z.enum(['must', 'should', 'nice']),
  weight: z.number(),
  /** 0 to 1; 0 when missing. */
  strength: z.number(),
  evidence: z.array(skillEvidenceSchema),
  /** Percentage points the bar would rise: by a finished course for a missing skill, by a passed check for a held one. */
  adds: z.number(),
  /** Nothing shows it, and the person's work stands for it. */
  isFromWork: z.literal(true).optional(),
  /** Names of the skills that would do as well. */
  orNames: z.array(z.string()).optional(),
  /** Of a missing skill that fewer than two of our courses teach. */
  note: z.string().optional(),
})

export const roleMatchSchema = z
  .object({
    roleId: z.string(),
    title: z.string(),
    percent: z.int().min(0).max(100),
    have: z.array(matchedSkillSchema),
    missing: z.array(matchedSkillSchema),
    niceToHave: z.array(matchedSkillSchema),
    /** In words: does the work or could start; would be interviewed; about six months of study away; about a year; at the start. */
    readiness: z.enum(['there', 'interview', 'months', 'year', 'start']),
    /** What the percent is made of: each part of the role, its share of the whole, how far the person has it, and why. */
    topics: z.array(
      z.object({ topic: z.string(), share: z.int(), percent: z.int(), isHeld: z.boolean(), because: z.string() }),
    ),
    /** The work nearest to the role, and what it is worth for every part; null without any. */
    work: z.object({ title: z.string(), years: z.number(), percent: z.int() }).nullable(),
    /** The role above this one, where the percent is that role's; null where the parts alone make it. */
    senior: z.string().nullable(),
  })
  .meta({ id: 'RoleMatch' })

export const interimRoleSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    timeline: z.string(),
    requirements: z.array(z.string()),
    description: z.string(),
    whyThisRole: z.string(),
    earnings: z.object({
      /** '$49,000 - $91,000'. */
      range: z.string(),
      region: z.string(),
      source: z.string(),
      benefits: z.array(z.string()),
    }),
  })
  .meta({ id: 'InterimRole' })

export const getCareerProgress = endpoint({
  method: 'GET',
  path: '/career/progress',
  auth: 'person',
  scope: 'plan:read',
  tag: 'career',
  summary: 'How close the dream role and the nearest interim role are, with reasons; null without a dream role',
  output: z
    .object({
      dreamRole: roleMatchSchema,
      /** The nearest of the options; null for a dream role without any. */
      interimRole: roleMatchSchema.nullable(),
      /** Every option in the data's order, with its template fields and the measured percent as `progress`. */
      interimRoles: z.array(
        interimRoleSchema.extend({
          progress: z.int(),
          requirementsMet: z.array(z.string()),
          requirementsMissing: z.array(z.string()),
          /** Those of the missing of which the resume shows a little. */
          requirementsLittle: z.array(z.string()),
          /** The person's work is this or past it: no step on. */
          isBehind: z.boolean(),
        }),
      ),
    })
    .nullable(),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  auth: 'anyone',
  tag: 'career',
  summary: 'The dream roles',
  output: z.array(
    z.object({ id: z.string(), title: dreamRoleSchema, description: z.string(), interimRoles: z.array(z.string()) }),
  ),
})

export const listInterimRoles = endpoint({
  method: 'GET',
  path: '/roles/:dreamRole/interim-roles',
  auth: 'anyone',
  tag: 'career',
  summary: 'The interim roles of a dream role',
  params: z.object({ dreamRole: z.string().min(1).max(80) }),
  output: z.array(interimRoleSchema),
})

export const recommend = endpoint({
  method: 'POST',
  path: '/ai/recommend',
  auth: 'person',
  tag: 'career',
  summary: 'Courses, interim roles and gaps for a set of skills; the same engine as everywhere, no model',
  body: z.object({
    dreamRole: dreamRoleSchema,
    interimRole: z.string().max(120).optional(),
    skills: z.array(z.string().max(120)).max(300),
    learningPreference: learningPreferenceSchema.optional(),
    timeCommitment: timeCommitmentSchema.optional(),
  }),
  output: z.object({
    courses: z.array(recommendedCourseSchema),
    interimRoles: z.array(interimRoleSchema.extend({ progress: z.int() })),
    gaps: z.array(matchedSkillSchema),
  }),
})

export const searchSkills = endpoint({
  method: 'GET',
  path: '/skills',
  auth: 'anyone',
  tag: 'career',
  summary: 'Skills whose name or alias starts with or contains the query; for picking skills by hand',
  query: z.object({ q: z.string().max(80).default(''), dreamRole: dreamRoleSchema.optional() }),
  output: z.array(z.object({ skillId: z.string(), name: z.string() })),
})

export const readInterimRole = endpoint({
  method: 'POST',
  path: '/career/interim-roles/:id/read',
  auth: 'person',
  tag: 'career',
  summary: 'Records that an interim role was read in full',
  params: z.object({ id: z.string().min(1).max(120) }),
  output: emptySchema,
  idempotent: true,
})

export type RecommendedCourse = z.infer<typeof recommendedCourseSchema>
export type CareerQuestions = z.infer<typeof careerQuestionsSchema>
export type CareerQuestionsInput = z.infer<typeof careerQuestionsInputSchema>
