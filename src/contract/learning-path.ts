import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { recommendedCourseSchema } from './career.ts'

export const learningPathStatusSchema = z.enum(['planned', 'started', 'completed'])

export const learningPathEntrySchema = recommendedCourseSchema.extend({
  status: learningPathStatusSchema,
  position: z.int(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** 'recommended' ones follow the engine while only planned; 'own' ones stay where they were put. */
  origin: z.enum(['recommended', 'own']),
  /** The day its link was last found alive; left out when it was not checked yet. */
  linkCheckedOn: z.string().optional(),
})

const courseChangeSchema = z.object({
  status: learningPathStatusSchema.optional(),
  position: z.int().min(0).max(200).optional(),
})
const courseParams = z.object({ courseId: z.string().min(1).max(120) })

export const getLearningPath = endpoint({
  method: 'GET',
  path: '/learning-path',
  auth: 'person',
  scope: 'plan:read',
  tag: 'career',
  summary: 'The courses of the learning path, in order',
  output: z.array(learningPathEntrySchema),
})

export const addToLearningPath = endpoint({
  method: 'POST',
  path: '/learning-path',
  auth: 'person',
  tag: 'career',
  summary: 'Adds a course of the catalogue at the end of the path, or where and as it was before it was taken off',
  body: courseChangeSchema.extend({
    courseId: z.string().min(1).max(120),
    /** Of a course that is put back. */
    origin: z.enum(['recommended', 'own']).optional(),
  }),
  output: z.array(learningPathEntrySchema),
})

export const changeLearningPath = endpoint({
  method: 'PUT',
  path: '/learning-path/:courseId',
  auth: 'person',
  tag: 'career',
  summary: 'Starts, completes or moves a course; completing awards points once',
  params: courseParams,
  body: courseChangeSchema,
  output: z.object({ path: z.array(learningPathEntrySchema), pointsAwarded: z.int() }),
  idempotent: true,
})

export const removeFromLearningPath = endpoint({
  method: 'DELETE',
  path: '/learning-path/:courseId',
  auth: 'person',
  tag: 'career',
  summary: 'Takes a course off the path',
  params: courseParams,
  output: z.array(learningPathEntrySchema),
})

export const recordStudy = endpoint({
  method: 'POST',
  path: '/career/study',
  auth: 'person',
  tag: 'career',
  summary: "Records 'I studied today' on a started course",
  output: z.object({ pointsAwarded: z.int() }),
  idempotent: true,
})

export type LearningPathEntry = z.infer<typeof learningPathEntrySchema>
