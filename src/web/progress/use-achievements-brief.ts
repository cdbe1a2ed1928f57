import { useQuery } from '@tanstack/react-query'
import { getAchievementsBrief } from '#contract/progress.ts'
import { queryOf } from '../lib/queries.ts'

export const useAchievementsBrief = () => useQuery(queryOf(getAchievementsBrief))
