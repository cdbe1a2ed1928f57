import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMatchHistory } from '#contract/career-plan.ts'
import { queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Role matches are counted by topics, work and places of evidence from this day on. */
const COUNTED_SO_FROM = '2026-11-22'
const KEY = 'waymark-numbers-note-read'

/** Says once, to who has older numbers, why they changed. */
export function NumbersNote() {
  const words = useStrings('dashboard').numbers
  const history = useQuery(queryOf(getMatchHistory))
  const [isRead, setIsRead] = useState(() => window.localStorage.getItem(KEY) !== null)
  const isOld = history.data?.some(({ date }) => date < COUNTED_SO_FROM) ?? false
  if (isRead || !isOld) return null
  const close = () => {
    window.localStorage.setItem(KEY, COUNTED_SO_FROM)
    setIsRead(true)
  }
  return (
    <Card className="mb-3.5 flex flex-wrap items-center justify-between gap-3 py-3! sm:mb-5">
      <p className="min-w-0 flex-1 text-sm text-ink-2">{words.changed}</p>
      <Button variant="ghost" onClick={close}>
        {words.close}
      </Button>
    </Card>
  )
}
