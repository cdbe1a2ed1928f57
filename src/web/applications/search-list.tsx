import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { changeManyApplications } from '#contract/applications.ts'
import type { stageSchema } from '#contract/application-schemas.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import type { z } from 'zod'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { type Changed, changeInParts } from './change-in-parts.ts'
import { ColumnsMenu, JobTable } from './job-table.tsx'
import { readColumns, writeColumns } from './list-columns.ts'
import { ExportMenu, ListFilters, SavedViews } from './list-filters.tsx'
import { filtersIn, isNarrowed, withFilters } from './list-query.ts'
import { type Application, useList } from './use-applications.ts'

type Stage = z.infer<typeof stageSchema>

/** Everything in rows: searched, filtered, in an order, and changed many at once. The filters stand in the address. */
export function SearchList() {
  const words = useStrings('applications')
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [columns, setColumns] = useState(() => readColumns(window.localStorage))
  const filters = filtersIn(search)
  const found = useList(filters)
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  const chosen = items.filter(({ id }) => picked.has(id))
  const show = (next: Record<string, string>) => {
    setSearch(withFilters(search, next), { replace: true })
    setPicked(new Set())
  }
  return (
    <Card>
      <SavedViews filters={filters} onShow={show} />
      <ListFilters filters={filters} onChange={(change) => show({ ...filters, ...change })} onClear={() => show({})} />
      {found.isPending ? (
        <Loading>
          <Skeleton className="mt-4 h-40 rounded-lg" />
        </Loading>
      ) : found.isError ? (
        <ErrorState message={messageOf(found.error, words.notLoaded)} onRetry={() => void found.refetch()} />
      ) : items.length === 0 ? (
        <p className="mt-5 text-ink-2">{isNarrowed(filters) ? words.list.nothingFound : words.list.nothingHere}</p>
      ) : (
        <>
          <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
            <Checkbox
              label={words.list.all(items.length)}
              checked={chosen.length === items.length}
              onChange={(event) => setPicked(new Set(event.target.checked ? items.map(({ id }) => id) : []))}
            />
            <span className="flex flex-wrap gap-1">
              <ColumnsMenu
                columns={columns}
                onChange={(next) => {
                  writeColumns(window.localStorage, next)
                  setColumns(next)
                }}
              />
              {filters['trash'] ? null : <ExportMenu filters={filters} />}
            </span>
          </div>
          {chosen.length > 0 ? (
            <BulkBar items={chosen} isTrash={filters['trash'] === 'true'} onDone={() => setPicked(new Set())} />
          ) : null}
          <JobTable
            items={items}
            scams={found.data?.pages.flatMap((page) => page.scams) ?? []}
            columns={columns}
            picked={picked}
            onPick={(id, isPicked) => {
              const next = new Set(picked)
              if (isPicked) next.add(id)
              else next.delete(id)
              setPicked(next)
            }}
          />
          {found.hasNextPage ? (
            <Button
              variant="secondary"
              className="mt-4"
              isLoading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {words.list.more}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  )
}

type Change = NonNullable<Parameters<typeof api.call<typeof changeManyApplications>>[1]>['body']['change']

type BulkWords = ReturnType<typeof useStrings<'applications'>>['list']['bulk']
type Undo = { change: Change; words: (count: number) => string }

/** What takes it back; nothing for a tag, which some may have had. */
function undoOf(change: Change, bulk: BulkWords): Undo | undefined {
  switch (change.kind) {
    case 'remove':
      return { change: { kind: 'restore' }, words: bulk.restored }
    case 'stage':
      return { change: { kind: 'take_back', value: change.stage }, words: bulk.takenBack }
    case 'close':
      return { change: { kind: 'take_back', value: change.outcome }, words: bulk.takenBack }
    default:
      return undefined
  }
}

const changeAll = (ids: readonly string[], change: Change): Promise<Changed> =>
  changeInParts(ids, (part) => api.call(changeManyApplications, { body: { ids: part, change } }))

type BarProps = { items: readonly Application[]; isTrash: boolean; onDone: () => void }

function BulkBar({ items, isTrash, onDone }: BarProps) {
  const words = useStrings('applications')
  const { detail } = words
  const { bulk } = words.list
  const [tag, setTag] = useState('')
  const ids = items.map(({ id }) => id)
  /** With the way back to what changed; of more than can be sent at once that can be a part. */
  const report = ({ changedIds, error }: Changed, words: Undo['words'], back: Undo | undefined) => {
    const undo = async () => {
      if (!back) return
      report(await changeAll(changedIds, back.change), back.words, undefined)
      await refreshApplications()
    }
    const action = { label: detail.undo, onClick: () => void undo() }
    const options = back && changedIds.length > 0 ? { action } : undefined
    const count = words(changedIds.length)
    if (error === undefined) toast.success(count, options)
    else toast.error(changedIds.length > 0 ? `${messageOf(error)} ${count}.` : messageOf(error), options)
  }
  const change = useMutation({
    mutationFn: (what: Change) => changeAll(ids, what),
    onSuccess: async (changed, what) => {
      report(changed, what.kind === 'remove' ? bulk.trashed : bulk.done, undoOf(what, bulk))
      if (changed.error === undefined) onDone()
      await refreshApplications()
    },
  })
  if (isTrash)
    return (
      <section aria-label={bulk.label} className="mb-3 flex flex-wrap items-center gap-3 rounded-md bg-sunken p-4">
        <p role="status" className="font-semibold">
          {bulk.picked(ids.length)}
        </p>
        <Button isLoading={change.isPending} onClick={() => change.mutate({ kind: 'restore' })}>
          {bulk.restore}
        </Button>
      </section>
    )
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
        isBusy={change.isPending}
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
        isBusy={change.isPending}
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
