import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { getMoments, type Moments } from '#contract/moments.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { claimMoments } from './claim-moments.ts'
import { refreshMoments } from './progress-queries.ts'

/** What was earned and not told yet, given to one teller of all pages, tabs and devices. */
export function useNews(tell: (news: Moments) => void): void {
  const { data: found } = useQuery({ ...queryOf(getMoments), staleTime: 0 })
  const onNews = useEffectEvent(tell)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        // Whatever a person just did may have earned something.
        if (event.type === 'updated' && event.action.type === 'success') void refreshMoments()
      }),
    [],
  )
  useEffect(() => {
    if (!found?.through) return
    void claimMoments(found).then((isOurs) => {
      if (isOurs) onNews(found)
      return undefined
    })
  }, [found])
}
