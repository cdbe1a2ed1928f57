import { useState, type FormEvent } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { OpeningDetails } from '../ui/opening-details.tsx'
import { Select } from '../ui/select.tsx'
import { DAYS, type Filters, LEVELS, TYPES, WORKPLACES } from './use-openings.ts'

type Props = {
  filters: Filters
  sources: readonly { id: string; name: string }[]
  onChange: (change: Record<string, string | undefined>) => void
}

export function OpeningFilters({ filters, sources, onChange }: Props) {
  const words = useStrings('openings').filters
  const [q, setQ] = useState(filters.q ?? '')
  const [place, setPlace] = useState(filters.place ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: q.trim(), place: place.trim() })
  }
  const choose = (
    name: Exclude<keyof Filters, 'q' | 'place'>,
    all: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={words[name]}
      value={String(filters[name] ?? '')}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
  const count = Object.keys(filters).filter((name) => !['q', 'place'].includes(name)).length
  return (
    <Card aria-label={words.label} className="mt-6">
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-[2fr_1fr_auto] sm:items-end">
        <Field label={words.q} value={q} maxLength={120} onChange={(event) => setQ(event.target.value)} />
        <Field label={words.place} value={place} maxLength={80} onChange={(event) => setPlace(event.target.value)} />
        <Button type="submit">{words.search}</Button>
      </form>
      <OpeningDetails className="mt-3" isNeeded={count > 0}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
          {words.more(count)}
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {choose(
            'workplace',
            words.any,
            WORKPLACES.map((id) => [id, words.workplaces[id]]),
          )}
          {choose(
            'level',
            words.any,
            LEVELS.map((id) => [id, words.levels[id]]),
          )}
          {choose(
            'type',
            words.any,
            TYPES.map((id) => [id, words.types[id]]),
          )}
          {choose(
            'days',
            words.anyDay,
            DAYS.map((days) => [String(days), words.withinDays(days)]),
          )}
          {choose(
            'source',
            words.any,
            sources.map(({ id, name }) => [id, name]),
          )}
          <div className="flex items-end pb-2">
            <Checkbox
              label={words.paid}
              checked={filters.paid === true}
              onChange={(event) => onChange({ paid: event.target.checked ? 'true' : undefined })}
            />
          </div>
        </div>
      </OpeningDetails>
    </Card>
  )
}
