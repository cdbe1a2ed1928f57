import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { changeManyApplications, type stageSchema } from '#contract/applications.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import type { z } from 'zod'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { type Application, refreshApplications, useApplications } from './use-applications.ts'

const PAGE = 200
type Stage = z.infer<typeof stageSchema>

/** Everything in rows: searched, filtered, and changed many at once. Search and stage stand in the address. */
export function SearchList() {
  const words = useStrings('applications')
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const q = search.get('q') ?? ''
  const stage = STAGES.find((one) => one === search.get('stage'))
  const found = useApplications(q.trim(), PAGE)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
    setPicked(new Set())
  }
  return (
    <Card>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label={words.list.search} value={q} onChange={(event) => set('q', event.target.value)} />
        <Select label={words.list.stage} value={stage ?? ''} onChange={(event) => set('stage', event.target.value)}>
          <option value="">{words.list.allStages}</option>
          {STAGES.map((one) => (
            <option key={one} value={one}>
              {words.stages[one]}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={found} skeleton={<Skeleton className="mt-4 h-40 rounded-lg" />} otherwise={words.notLoaded}>
        {({ items }) => {
          const shown = stage ? items.filter((item) => item.stage === stage && item.outcome === null) : items
          const ids = shown.filter(({ id }) => picked.has(id)).map(({ id }) => id)
          return shown.length === 0 ? (
            <p className="mt-5 text-ink-2">{words.list.nothingFound}</p>
          ) : (
            <>
              <div className="mt-4 flex min-h-11 items-center">
                <Checkbox
                  label={words.list.all(shown.length)}
                  checked={ids.length === shown.length}
                  onChange={(event) => setPicked(new Set(event.target.checked ? shown.map(({ id }) => id) : []))}
                />
              </div>
              {ids.length > 0 ? <BulkBar ids={ids} onDone={() => setPicked(new Set())} /> : null}
              <ul className="divide-y divide-line">
                {shown.map((item) => (
                  <Row
                    key={item.id}
                    item={item}
                    isPicked={picked.has(item.id)}
                    onPick={(isPicked) => {
                      const next = new Set(picked)
                      if (isPicked) next.add(item.id)
                      else next.delete(item.id)
                      setPicked(next)
                    }}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

type Change = NonNullable<Parameters<typeof api.call<typeof changeManyApplications>>[1]>['body']['change']

function BulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const words = useStrings('applications')
  const { bulk } = words.list
  const [tag, setTag] = useState('')
  const change = useMutation({
    mutationFn: (what: Change) => api.call(changeManyApplications, { body: { ids, change: what } }),
    onSuccess: async ({ changed }) => {
      toast.success(bulk.done(changed))
      onDone()
      await refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <section
      aria-label={bulk.label}
      className="mb-3 grid gap-3 rounded-md bg-sunken p-4 sm:flex sm:flex-wrap sm:items-end"
    >
      <p role="status" className="font-semibold sm:self-center">
        {bulk.picked(ids.length)}
      </p>
      <Select
        label={bulk.move}
        value=""
        disabled={change.isPending}
        onChange={(event) => change.mutate({ kind: 'stage', stage: event.target.value as Stage })}
      >
        <option value="">{bulk.choose}</option>
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {words.stages[stage]}
          </option>
        ))}
      </Select>
      <Select
        label={bulk.close}
        value=""
        disabled={change.isPending}
        onChange={(event) => change.mutate({ kind: 'close', outcome: event.target.value as (typeof OUTCOMES)[number] })}
      >
        <option value="">{bulk.choose}</option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {words.outcomes[outcome]}
          </option>
        ))}
      </Select>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (tag.trim() !== '') change.mutate({ kind: 'tag', tag: tag.trim() })
        }}
      >
        <Field label={bulk.tag} value={tag} maxLength={30} onChange={(event) => setTag(event.target.value)} />
        <Button type="submit" variant="secondary" disabled={tag.trim() === ''}>
          {bulk.addTag}
        </Button>
      </form>
      <Button variant="ghost" isLoading={change.isPending} onClick={() => change.mutate({ kind: 'remove' })}>
        {bulk.remove}
      </Button>
    </section>
  )
}

function Row({
  item,
  isPicked,
  onPick,
}: {
  item: Application
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}) {
  const words = useStrings('applications')
  const name = [item.title ?? words.unnamed, item.company].filter(Boolean).join(', ')
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 py-3.5 wrap-anywhere sm:grid-cols-[auto_1fr_auto] sm:items-baseline">
      <input
        type="checkbox"
        aria-label={words.list.pick(name)}
        checked={isPicked}
        onChange={(event) => onPick(event.target.checked)}
        className="mt-1 size-5"
      />
      <div className="min-w-0">
        <Link to={paths.application(item.id)} className="font-semibold text-ink">
          {item.title ?? words.unnamed}
        </Link>
        {item.company ? <span className="block text-ink-2">{item.company}</span> : null}
        {item.tags.length > 0 ? <span className="block text-sm text-ink-3">{item.tags.join(' · ')}</span> : null}
      </div>
      <span className="text-sm text-ink-3 max-sm:col-start-2">
        {item.outcome
          ? `${words.outcomes[item.outcome]} ${words.closedOn(item.closedOn ?? item.stageSinceOn)}`
          : `${words.stages[item.stage]} ${words.since(item.stageSinceOn)}`}
      </span>
    </li>
  )
}
