import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useGivenStrings, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { hasToast, isPhone } from '../ui/free-place.ts'
import { Celebration } from './celebration.tsx'
import { celebrationOf, type Celebrated } from './celebrated.ts'
import { sayPoints } from './claim-moments.ts'
import { useNews } from './use-news.ts'

/**
 * Pages where nothing may come between a person and what they write or read there. Results say by themselves what
 * was earned (earned-here.tsx); what no page showed comes on the next one.
 */
const QUIET = [paths.resumeUpload(), paths.mockInterview(), paths.challenge(), paths.skillCheck('')]

/** Long enough for the toast that says what the same press did; on a phone the strip waits for its end. */
const AFTER_TOASTS_MS = 500

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
  // English names are the rules' own; another language brings them with its other texts
  const names = useGivenStrings('achievements')?.earned.activities
  const [found, setFound] = useState<Celebrated | null>(null)
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null)
  useEffect(() => {
    if (!found) return undefined
    const timer = setInterval(() => {
      if (hasToast()) return
      setCelebrated(found)
      setFound(null)
    }, AFTER_TOASTS_MS)
    return () => clearInterval(timer)
  }, [found])
  useNews((news) => {
    const badge = celebrationOf(news, words.celebration, say)
    // one thing at a time where there is room for one
    if (!badge || !isPhone()) sayPoints(news, words.news, names)
    if (!badge) return
    if (isPhone()) setFound(badge)
    else setCelebrated(badge)
  })
  return celebrated ? (
    <Celebration key={celebrated.key} celebrated={celebrated} onClose={() => setCelebrated(null)} />
  ) : null
}
