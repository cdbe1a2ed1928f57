import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { getMoments, type Moments as News } from '#contract/moments.ts'
import { queryClient, queryOf, useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Celebration } from './celebration.tsx'
import { celebrationOf, type Celebrated } from './celebrated.ts'
import { claimMoments, sayPoints } from './claim-moments.ts'
import { refreshMoments } from './progress-queries.ts'
import { ZoneQuestion } from './zone-question.tsx'

/** Pages where nothing may come between a person and what they are writing. What happens there is told on the next page. */
const QUIET = [paths.resumeUpload(), paths.mockInterview()]

/** Tells what was earned, once: a quiet toast for points, a celebration for a level, a badge, a milestone. Then asks about the zone. */
export function Moments() {
  const person = useUserDetails()
  const { pathname } = useLocation()
  const isQuiet = QUIET.some((path) => pathname.startsWith(path))
  return person.data?.game_elements && !isQuiet ? <Teller zone={person.data.time_zone} /> : null
}

function Teller({ zone }: { zone: string }) {
  const words = useStrings('progress')
  const news = useQuery({ ...queryOf(getMoments), staleTime: 0 })
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        // Whatever a person just did may have earned something.
        if (event.type === 'updated' && event.action.type === 'success') void refreshMoments()
      }),
    [],
  )
  const found = news.data
  useEffect(() => {
    if (!found?.through) return
    void claimMoments(found).then((isOurs) => {
      if (isOurs) tell(found, words, setCelebrated)
      return undefined
    })
  }, [found, words])
  if (celebrated)
    return <Celebration key={celebrated.key} celebrated={celebrated} onClose={() => setCelebrated(null)} />
  return <ZoneQuestion key={zone} accountZone={zone} />
}

function tell(news: News, words: Catalogue['progress'], celebrate: (celebrated: Celebrated) => void): void {
  sayPoints(news, words.news)
  const celebrated = celebrationOf(news, words.celebration)
  if (celebrated) celebrate(celebrated)
}
