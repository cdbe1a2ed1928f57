import { z } from 'zod'
import { timeframeSchema } from '#core/career/questionnaire-schema.ts'
import { endpoint } from './endpoint.ts'

const localDate = z.string()

/** A step of a route with its dates. `skills` are skill ids; `adds` are points of the dream role's match. */
export const routeStepSchema = z.object({
  kind: z.enum(['course', 'practice', 'proof']),
  courseId: z.string(),
  title: z.string(),
  hours: z.number(),
  practiceHours: z.number(),
  /** What to practise with; `projects` of the plan describes them. */
  projects: z.array(z.object({ projectId: z.string(), hours: z.number() })),
  skills: z.array(z.string()),
  adds: z.int(),
  /** The first day on which it can be done: a failed check is open again on the next. */
  notBefore: localDate.optional(),
  startWeek: z.int(),
  endWeek: z.int(),
  startsOn: localDate,
  endsOn: localDate,
})

export const roleStandingSchema = z
  .object({
    roleId: z.string(),
    title: z.string(),
    percent: z.int(),
    /** Must-have skills of the role, and how many of them are held with any evidence. */
    musts: z.int(),
    mustsHeld: z.int(),
    missingMusts: z.array(z.string()),
    isInReach: z.boolean(),
    /** Core skills whose last check was failed, not passed since and not older than ninety days. */
    failedChecks: z.array(z.string()),
    /** The first day on which they no longer count; null without any. */
    heldUntil: localDate.nullable(),
    /** Held skills whose checks alone would bring it into reach. */
    proofs: z.array(z.string()),
    /** Null where the route does not bring it into reach. */
    date: localDate.nullable(),
    /** On the route, else on the one by way of it, else by itself; null for what no course leads to. */
    hoursAway: z.number().nullable(),
    /** The match at the end of the route, where that brings all its must-haves and not the role into reach; else null. */
    taught: z.int().nullable(),
    pay: z.string(),
  })
  .meta({ id: 'RoleStanding' })

export const studyHoursSchema = z.object({ courses: z.number(), practice: z.number(), total: z.number() })

const gapSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  level: z.enum(['must', 'should', 'nice']),
  adds: z.int(),
  courseId: z.string().nullable(),
  /** How the person's own page shows it all the same, too weakly to count; null where it does not. */
  shown: z.enum(['listed', 'little', 'learning']).nullable(),
})

/** Where each field comes from and what it means stands in core/career/summary.ts. */
export const careerSummarySchema = z
  .object({
    today: localDate,
    dream: roleStandingSchema,
    skills: z.object({ held: z.int(), all: z.int() }),
    /** What shows the heaviest of the parts that are held. */
    strongest: z.array(z.string()),
    interim: roleStandingSchema.nullable(),
    cards: z.array(roleStandingSchema),
    /** Interim roles in reach today, best match first. */
    openToday: z.array(roleStandingSchema),
    meanwhile: z.object({ roleId: z.string(), title: z.string() }).nullable(),
    behind: z.array(z.object({ roleId: z.string(), title: z.string() })),
    /** Whether that is so of all interim roles of the dream role. */
    isPastInterim: z.boolean(),
    route: z.object({
      /** An interim role's id, or 'straight'. */
      id: z.string(),
      via: z.object({ roleId: z.string(), title: z.string() }).nullable(),
      isChosen: z.boolean(),
      hoursPerDay: z.number(),
      timeframe: timeframeSchema,
      hours: studyHoursSchema,
      weeks: z.int(),
      months: z.int(),
      arrivesOn: localDate.nullable(),
      endsAtPercent: z.int(),
      weeksLate: z.int(),
      /** Gaps named today that no step of the route closes, and whether a course of ours teaches them. */
      leavesOpen: z.array(z.object({ skillId: z.string(), name: z.string(), isTaught: z.boolean() })),
    }),
    steps: z.array(routeStepSchema.extend({ closes: z.array(z.string()), isOnPath: z.boolean() })),
    done: z.array(z.string()),
    optional: z.array(z.object({ courseId: z.string(), reason: z.enum(['closesNothing', 'covered', 'afterGoal']) })),
    next: routeStepSchema
      .pick({ kind: true, courseId: true, title: true, hours: true, practiceHours: true, adds: true })
      .extend({ closes: z.array(z.string()), place: z.int(), of: z.int(), weeks: z.int() })
      .nullable(),
    gaps: z.array(gapSchema),
    firstGap: gapSchema.pick({ name: true, adds: true, shown: true }).nullable(),
    moves: z.array(
      z.object({
        skillId: z.string(),
        name: z.string(),
        adds: z.int(),
        by: z.enum(['check', 'course']),
        courseId: z.string().nullable(),
        /** As of a gap; null for checks. */
        shown: z.enum(['listed', 'little', 'learning']).nullable(),
      }),
    ),
  })
  .meta({ id: 'CareerSummary' })

export const getSummary = endpoint({
  method: 'GET',
  path: '/career/summary',
  auth: 'person',
  tag: 'career',
  summary:
    'Match, nearest role, route, hours, dates and next step: the one source of these numbers; null without a dream role',
  output: careerSummarySchema.nullable(),
})

/** A dream role as it would be today, at the person's own pace or another one. */
export const roleAheadSchema = z.object({
  roleId: z.string(),
  title: z.string(),
  percent: z.int(),
  hours: studyHoursSchema,
  weeks: z.int(),
  months: z.int(),
  arrivesOn: localDate.nullable(),
})

export const listRolesAhead = endpoint({
  method: 'GET',
  path: '/career/roles-ahead',
  auth: 'person',
  tag: 'career',
  summary: 'Every dream role with today’s match and how far it is; the own one along the own route. Nothing is changed',
  output: z.array(roleAheadSchema),
})

export type CareerSummary = z.infer<typeof careerSummarySchema>
export type RoleStanding = z.infer<typeof roleStandingSchema>
export type RoleAhead = z.infer<typeof roleAheadSchema>
