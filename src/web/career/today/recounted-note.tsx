import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMatchHistory } from '#contract/career-plan.ts'
import { queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { IconButton } from '../../ui/button.tsx'
import { isExplained, keepExplained } from '../../ui/explained.ts'
import { recountedAt } from '../recounted.ts'

/** Old news on every device that somebody opens later. */
const MOST_DAYS = 30

/** Says once why a number changed although the person did nothing; closed, it stays away. */
export function RecountedNote() {
  const words = useStrings('dashboard').match
  const { dismiss } = useStrings('parts')
  const [isClosed, setIsClosed] = useState(false)
  const recounted = recountedAt(useQuery(queryOf(getMatchHistory)).data ?? [])
  if (!recounted || isClosed || recounted.daysAgo > MOST_DAYS) return null
  const name = `recounted-${recounted.rules}`
  if (isExplained(name)) return null
  return (
    <div className="mb-3.5 flex items-start gap-2 rounded-md bg-brand-soft py-1 pr-1 pl-3 text-note text-brand-ink">
      <p className="min-w-0 flex-1 py-2">{words.recounted(recounted.from, recounted.to)}</p>
      <IconButton
        label={dismiss}
        className="text-brand-ink!"
        onClick={() => {
          keepExplained(name)
          setIsClosed(true)
        }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
