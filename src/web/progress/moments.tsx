import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useGivenStrings, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Celebration, isPhone } from './celebration.tsx'
import { celebrationOf, type Celebrated } from './celebrated.ts'
import { sayPoints } from './claim-moments.ts'
import { useNews } from './use-news.ts'

/**
 * Pages where nothing may come between a person and what they write or read there. Results say by themselves what
 * was earned (earned-here.tsx); what no page showed comes on the next one.
 */
const QUIET = [paths.resumeUpload(), paths.mockInterview(), paths.challenge(), paths.skillCheck('')]

/** Tells what was earned, once: a quiet toast for points, a celebration for a level, a badge, a milestone. */
export function Moments() {
  const person = useUserDetails()
  const { pathname } = useLocation()
  const isQuiet = QUIET.some((path) => pathname.startsWith(path))
  return person.data?.game_elements && !isQuiet ? <Teller /> : null
}

function Teller() {
  const words = useStrings('progress')
  const say = useSay()
  // English names are the rules' own; another language brings them with its page of achievements
  const names = useGivenStrings('achievements')?.earned.activities
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null)
  useNews((news) => {
    const found = celebrationOf(news, words.celebration, say)
    // one thing at a time where there is room for one
    if (!found || !isPhone()) sayPoints(news, words.news, names)
    if (found) setCelebrated(found)
  })
  return celebrated ? (
    <Celebration key={celebrated.key} celebrated={celebrated} onClose={() => setCelebrated(null)} />
  ) : null
}
