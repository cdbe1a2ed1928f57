import type { z } from 'zod'
import type { getCareerProgress } from '#contract/career.ts'

export type CareerProgress = NonNullable<z.infer<typeof getCareerProgress.output>>
export type InterimRole = CareerProgress['interimRoles'][number]
