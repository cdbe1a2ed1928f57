import { getAchievementsBrief } from '#contract/progress.ts'
import { useCalmQuery } from '../lib/calm-query.ts'
import { queryOf } from '../lib/queries.ts'

export const useAchievementsBrief = () => useCalmQuery(queryOf(getAchievementsBrief))
