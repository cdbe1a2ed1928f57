import { useState } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import type { Suggestion } from './use-openings.ts'

/** What hiding taught: a filter to choose, or to leave. The order and the match stay what they are. */
export function FilterSuggestions({
  suggested,
  onChoose,
}: {
  suggested: readonly Suggestion[]
  onChoose: (change: Record<string, string>) => void
}) {
  const { suggest: words, filters } = useStrings('openings')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const shown = suggested.filter(({ filter }) => !left.has(filter))
  if (shown.length === 0) return null
  const choice = (one: Suggestion) =>
    one.filter === 'level'
      ? words.chooseLevel(filters.levels[one.value])
      : one.filter === 'paid'
        ? words.choosePaid
        : words.chooseWorkplace
  return (
    <ul aria-label={words.label} className="mb-4 grid grid-cols-1 gap-2">
      {shown.map((one) => (
        <li key={one.filter} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
          <span className="min-w-0 grow">{words[one.filter](one.hidden)}</span>
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => onChoose({ [one.filter]: one.value })}>
              {choice(one)}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setLeft(new Set([...left, one.filter]))}>
              {words.leave}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
