import { z } from 'zod'
import { emptySchema, endpoint } from './endpoint.ts'

const MOST_CHARACTERS = 6_000

/** A way to a dream role as somebody else may see it: no resume, no address, no surname. Where each field comes from stands in core/career/open-map.ts. */
export const openMapSchema = z
  .object({
    role: z.string(),
    percent: z.int(),
    isInReach: z.boolean(),
    skills: z.object({ held: z.int(), all: z.int() }),
    /** Names of those that `skills` counts as held, heaviest first. */
    held: z.array(z.string()),
    /** Of those what is only named in a list: no work, project, course or check shows it. */
    listed: z.array(z.string()),
    /** Of all skills of the role those that a passed check proves. The rest of the match is the owner's own word. */
    proven: z.int(),
    gaps: z.array(z.object({ name: z.string(), adds: z.int() })),
    nearest: z
      .object({
        title: z.string(),
        percent: z.int(),
        isInReach: z.boolean(),
        proofs: z.array(z.string()),
        hoursAway: z.number().nullable(),
      })
      .nullable(),
    done: z.int(),
    steps: z.array(
      z.object({
        kind: z.enum(['course', 'practice', 'proof']),
        title: z.string(),
        /** A course with the practice that the plan adds to it; `practiceHours` are of these. */
        hours: z.number(),
        practiceHours: z.number(),
        endsOn: z.string(),
      }),
    ),
    /** Steps that are not listed. */
    more: z.int(),
    hours: z.number(),
    months: z.int(),
    arrivesOn: z.string().nullable(),
  })
  .meta({ id: 'OpenMap' })

/** Before anybody signs up. */
export const tryMap = endpoint({
  method: 'POST',
  path: '/api/career/try',
  auth: 'anyone',
  tag: 'career',
  summary: 'The way to a dream role for skills named in a text; the server stores nothing',
  body: z.object({
    dreamRole: z.string('Choose a dream role').min(1, 'Choose a dream role').max(120),
    text: z
      .string('Name a few skills')
      .trim()
      .min(1, 'Name a few skills')
      .max(MOST_CHARACTERS, `Please keep this under ${MOST_CHARACTERS.toLocaleString('en-US')} characters`),
  }),
  /** `named` are the skills found in the text, `unknown` the parts of a list that no skill is known by. */
  output: z.object({ named: z.array(z.string()), unknown: z.array(z.string()), map: openMapSchema }),
})

export const ownWaySchema = z.object({
  token: z.string(),
  isNamed: z.boolean(),
  cheers: z.int(),
  createdAt: z.string(),
})

export const getOwnWay = endpoint({
  method: 'GET',
  path: '/api/ways/own',
  auth: 'person',
  tag: 'career',
  summary:
    "The public link of the own plan and its cheers; null where it is not shared, which is how everybody's begins",
  output: ownWaySchema.nullable(),
})

export const shareOwnWay = endpoint({
  method: 'PUT',
  path: '/api/ways/own',
  auth: 'person',
  tag: 'career',
  summary: 'Shares the own plan by a link that cannot be guessed, with the first name or without; again: changes that',
  body: z.object({ isNamed: z.boolean() }),
  output: ownWaySchema,
})

export const stopSharingWay = endpoint({
  method: 'DELETE',
  path: '/api/ways/own',
  auth: 'person',
  tag: 'career',
  summary: 'Ends the public link for good; a later one has another address',
  output: emptySchema,
})

const tokenParams = z.object({ token: z.string().min(1).max(64) })

export const readWay = endpoint({
  method: 'GET',
  path: '/api/ways/:token',
  auth: 'anyone',
  tag: 'career',
  summary: 'A plan that its owner shares: role, match, steps and dates as of today',
  params: tokenParams,
  output: z.object({ name: z.string().nullable(), cheers: z.int(), map: openMapSchema }),
})

export const cheerWay = endpoint({
  method: 'POST',
  path: '/api/ways/:token/cheers',
  auth: 'anyone',
  tag: 'career',
  summary: 'Cheers somebody on; only the number is kept',
  params: tokenParams,
  output: z.object({ cheers: z.int() }),
})

export type OpenMap = z.infer<typeof openMapSchema>
export type OwnWay = z.infer<typeof ownWaySchema>
