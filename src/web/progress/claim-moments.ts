import { markMomentsSeen, type Moments } from '#contract/moments.ts'
import type { ActivityKey } from '#core/progress/activities.ts'
import { api } from '../lib/api.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { toast } from '../ui/toasts.tsx'
import { activityWords } from './activity-words.ts'
import { refreshMoments, refreshProgress } from './progress-queries.ts'

type Words = Catalogue['progress']['news']
type Names = Catalogue['achievements']['earned']['activities']

/** Pages say these themselves, with a way to undo. */
const SAID_BY_THE_PAGE: ReadonlySet<ActivityKey> = new Set<ActivityKey>(['courseCompleted', 'studyLogged'])
const LOADED_AT_MS = performance.now()
/** What is found this soon after the page came up was earned before. */
const VISIT_BEGINS_MS = 4_000

const claimed = new Set<string>()

/** Whether this tab may tell it: the server answers yes to one of all tabs and devices. A failure leaves it for the next look. */
export async function claimMoments({ through, levelNumber }: Moments): Promise<boolean> {
  if (!through || claimed.has(through)) return false
  claimed.add(through)
  try {
    const { isFirst } = await api.call(markMomentsSeen, { body: { through, levelNumber } })
    void refreshMoments()
    if (isFirst) refreshProgress()
    return isFirst
  } catch {
    claimed.delete(through)
    return false
  }
}

/** '+60 XP' and what for. At the first visit the page itself is news enough, and nothing is laid over it. */
export function sayPoints({ points, events }: Moments, words: Words, names?: Names): void {
  if (events.some(({ activity }) => activity === 'accountCreated')) return
  const isMissed = performance.now() - LOADED_AT_MS < VISIT_BEGINS_MS
  if (points <= 0 || (!isMissed && events.some(({ activity }) => SAID_BY_THE_PAGE.has(activity)))) return
  toast.success(words.points(points), { description: pointsFor(events, isMissed, words, names) })
}

const NAMED = 3

/** What the points were for, as long as that is short. */
function pointsFor(events: Moments['events'], isMissed: boolean, words: Words, names?: Names): string {
  const named = [...new Set(events.map(({ activity }) => activityWords(activity, names)))]
  if (named.length <= NAMED) return named.join(', ')
  return isMissed ? words.sinceLastVisit : words.andMore(named.slice(0, NAMED).join(', '))
}
