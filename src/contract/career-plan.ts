import { z } from 'zod'
import { adSchema, ownSideSchema } from './ads.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { timeframeSchema } from '#core/career/questionnaire-schema.ts'
import { LEAST_HOURS_PER_DAY, MOST_HOURS_PER_DAY } from '#core/career/courses/study-hours.ts'
import { recommendedCourseSchema, roleMatchSchema } from './career.ts'
import { learningPathEntrySchema } from './learning-path.ts'
import { careerSummarySchema, routeStepSchema } from './career-summary.ts'
import { emptySchema, endpoint } from './endpoint.ts'

const HOURS_RULE = `Choose between 15 minutes (${LEAST_HOURS_PER_DAY}) and ${MOST_HOURS_PER_DAY} hours a day`

/** How fast, and by when; what is left out is as the person answered. */
export const routePaceSchema = z.object({
  hoursPerDay: z.coerce
    .number(HOURS_RULE)
    .min(LEAST_HOURS_PER_DAY, HOURS_RULE)
    .max(MOST_HOURS_PER_DAY, HOURS_RULE)
    .optional(),
  timeframe: timeframeSchema.optional(),
})

const localDate = z.string()

/** A role on the way. Week 0 is today; null: this route does not bring it into reach. */
export const routeMilestoneSchema = z.object({
  roleId: z.string(),
  title: z.string(),
  kind: z.enum(['dream', 'interim']),
  pay: z.string(),
  reachedAfter: z.int().nullable(),
  /** Whether all its must-haves are there when it comes into reach, or at the end of the route. */
  hasMusts: z.boolean(),
  percent: z.int(),
  /** A failed check stands against applying until this day, unless it is passed sooner. */
  heldUntil: localDate.optional(),
  week: z.int().nullable(),
  date: localDate.nullable(),
})

/** A dated route. Its `steps` and `milestones` are all that is needed to date it again for other hours. */
export const routeSchema = z
  .object({
    kind: z.enum(['path', 'straight', 'interim']),
    via: z.object({ roleId: z.string(), title: z.string() }).nullable(),
    steps: z.array(routeStepSchema),
    milestones: z.array(routeMilestoneSchema),
    hours: z.number(),
    weeks: z.int(),
    months: z.int(),
    arrivesOn: localDate.nullable(),
    weeksLate: z.int(),
    skillsGained: z.array(z.string()),
    advice: z.array(z.string()),
  })
  .meta({ id: 'Route' })

export const routePlanSchema = z.object({
  startsOn: localDate,
  hoursPerDay: z.number(),
  timeframe: timeframeSchema,
  deadline: localDate.nullable(),
  dreamRole: z.string(),
  routes: z.array(routeSchema),
  /** Courses of the learning path that are done: what lies behind. */
  walked: z.array(z.object({ courseId: z.string(), title: z.string() })),
  skillNames: z.record(z.string(), z.string()),
  /** Where each course of the routes is taken, and the ids of all skills it teaches. */
  courses: z.record(
    z.string(),
    z.object({ link: z.string(), platform: z.string(), level: z.string(), teaches: z.array(z.string()) }),
  ),
  /** The projects of the routes: what to hand in, and how to judge it oneself. */
  projects: z.record(z.string(), z.object({ title: z.string(), deliverable: z.string(), rubric: z.array(z.string()) })),
  /** Today's role match with its reasons, by role id, for each role of the routes. */
  matches: z.record(z.string(), roleMatchSchema),
  /** Of the first route, at this pace. */
  summary: careerSummarySchema,
})

export const getRoutes = endpoint({
  method: 'GET',
  path: '/career/routes',
  auth: 'person',
  scope: 'plan:read',
  tag: 'career',
  summary: 'Up to three dated routes to the dream role, the own one first; null without a dream role',
  query: routePaceSchema,
  output: routePlanSchema.nullable(),
})

/** What a person keeps of it: both. */
export const keptPaceSchema = z.object({
  hoursPerDay: z.number(HOURS_RULE).min(LEAST_HOURS_PER_DAY, HOURS_RULE).max(MOST_HOURS_PER_DAY, HOURS_RULE),
  timeframe: timeframeSchema,
})

export const keepPace = endpoint({
  method: 'PUT',
  path: '/career/pace',
  auth: 'person',
  tag: 'career',
  summary: 'Keeps hours a day and timeframe tried on the plan as the own answers; the courses stay',
  body: keptPaceSchema,
  output: routePlanSchema,
})

export const takeRoute = endpoint({
  method: 'PUT',
  path: '/career/route',
  auth: 'person',
  tag: 'career',
  summary:
    "Takes a route of the plan: planned courses, next step and dates follow it. null goes back to the engine's own",
  body: z.object({ route: z.string('Choose a route').min(1, 'Choose a route').max(120).nullable() }),
  output: routePlanSchema,
})

/** Of GET /career/route.ics, which answers a calendar file. */
export const routeCalendarQuerySchema = routePaceSchema.extend({
  route: z.coerce
    .number('Choose a route by its number, from 0')
    .int()
    .min(0, 'Choose a route by its number, from 0')
    .max(2, 'There are at most three routes')
    .default(0),
})

const TOO_LONG = `This is longer than an advert. Paste at most ${MOST_AD_CHARACTERS.toLocaleString('en-US')} characters.`

export const jobAdCourseSchema = recommendedCourseSchema.extend({
  /** Names of the skills the advert asks for that it closes. */
  closes: z.array(z.string()),
  isOnPath: z.boolean(),
})

export const readJobAd = endpoint({
  method: 'POST',
  path: '/career/job-ad',
  auth: 'person',
  scope: 'profile:read',
  tag: 'career',
  summary: "A pasted job advert's skills against the person's own, by the same matcher, no model; nothing is stored",
  body: z.object({
    text: z
      .string('Paste the text of the advert')
      .trim()
      .min(1, 'Paste the text of the advert')
      .max(MOST_AD_CHARACTERS, TOO_LONG),
  }),
  output: z.object({
    match: roleMatchSchema,
    /** Missing skills in the order to learn them. */
    learnFirst: z.array(z.object({ skillId: z.string(), name: z.string() })),
    courses: z.array(jobAdCourseSchema),
    /** What the advert says of itself, and why to look twice. */
    ad: adSchema,
    /** The person's own beside what it asks for besides skills; null without a resume. */
    own: ownSideSchema.nullable(),
  }),
})

const courseParams = z.object({ courseId: z.string().min(1).max(120) })

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/learning-path/:courseId/alternatives',
  auth: 'person',
  tag: 'career',
  summary: 'Courses to take instead of one on the path, best first',
  params: courseParams,
  output: z.array(recommendedCourseSchema),
})

export const swapOnLearningPath = endpoint({
  method: 'POST',
  path: '/learning-path/:courseId/swap',
  auth: 'person',
  tag: 'career',
  summary: 'Puts another course in the place of one that is not completed',
  params: courseParams,
  /** `status` and `origin` are of the new course: when a swap is undone, the old one may have been started. */
  body: z.object({
    courseId: z.string().min(1).max(120),
    status: z.enum(['planned', 'started']).optional(),
    origin: z.enum(['recommended', 'own']).optional(),
  }),
  output: z.array(learningPathEntrySchema),
})

export const searchCourses = endpoint({
  method: 'GET',
  path: '/courses',
  auth: 'person',
  tag: 'career',
  summary: 'Courses of the catalogue by title, maker or skill, to add to the path; without a query those that fit best',
  query: z.object({ q: z.string().max(80, 'Please keep this under 80 characters').default('') }),
  output: z.array(recommendedCourseSchema.extend({ isOnPath: z.boolean() })),
})

export const reportLink = endpoint({
  method: 'POST',
  path: '/career/courses/:courseId/link-report',
  auth: 'person',
  tag: 'career',
  summary: "Says that a course's link is wrong; once per person and course",
  params: courseParams,
  body: z.object({ note: z.string().trim().max(500, 'Please keep this under 500 characters').default('') }),
  output: emptySchema,
})

export const getMatchHistory = endpoint({
  method: 'GET',
  path: '/career/match-history',
  auth: 'person',
  tag: 'career',
  summary: 'The match with the dream role over time: a point for each local day it changed, and today',
  output: z.array(
    z.object({
      date: localDate,
      role: z.string(),
      percent: z.int().min(0).max(100),
      rules: z.int().meta({ description: 'The version of the rules that counted it' }),
    }),
  ),
})

/** What lies between a person and an interim role, and what its interviews ask. */
export const prepareForRole = endpoint({
  method: 'GET',
  path: '/career/interim-roles/:id/preparation',
  auth: 'person',
  tag: 'career',
  summary:
    'The missing must-haves of an interim role, each with a course that closes it, and three typical interview questions',
  params: z.object({ id: z.string().min(1).max(120) }),
  output: z.object({
    gaps: z.array(
      z.object({
        skillId: z.string(),
        name: z.string(),
        course: z
          .object({
            courseId: z.string(),
            title: z.string(),
            provider: z.string(),
            hours: z.number(),
            link: z.string(),
            isOnPath: z.boolean(),
          })
          .nullable(),
        /** Where no course of ours teaches it: a project that practises it, if there is one. */
        project: z.object({ title: z.string(), deliverable: z.string() }).nullable(),
      }),
    ),
    questions: z.array(z.object({ questionId: z.string(), text: z.string() })),
  }),
})

export type RoutePlan = z.infer<typeof routePlanSchema>
export type DatedRoute = z.infer<typeof routeSchema>
