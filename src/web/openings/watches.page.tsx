import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { addWatch, changeWatch, listWatches, removeWatch } from '#contract/openings.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { RemindMe } from '../notices/remind-me.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { openings as english } from '../strings/en/openings.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshOpenings } from './use-openings.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.openings ?? english).watches.meta]

type Watch = OutputOf<typeof listWatches>[number]
const CADENCES = ['daily', 'weekly', 'off'] as const

/** Searches and boards of firms that are looked at again and again. */
export default function WatchesPage() {
  const openings = useRoom('openings', english)
  return (
    <Strings of={{ openings }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <Link to={paths.openings()} className="mb-4 inline-flex min-h-11 items-center text-ink-2 underline">
          {openings.sources.back}
        </Link>
        <h1 className="text-3xl tracking-heading">{openings.watches.heading}</h1>
        <p className="mt-2 mb-6 max-w-text text-ink-2">{openings.watches.lead}</p>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-7-5">
          <KeepsFocus>
            <Watches />
          </KeepsFocus>
          <BoardForm />
        </div>
      </div>
    </Strings>
  )
}

function Watches() {
  const { watches: words, notLoaded } = useStrings('openings')
  const query = useQuery({ ...queryOf(listWatches), refetchInterval: 60_000 })
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={notLoaded}>
      {(watches) => (
        <Card>
          {watches.length === 0 ? (
            <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {watches.map((watch) => (
                  <WatchRow key={watch.id} watch={watch} />
                ))}
              </ul>
              <div className="mt-4">
                <RemindMe kind="openings" />
              </div>
            </>
          )}
        </Card>
      )}
    </Loaded>
  )
}

function WatchRow({ watch }: { watch: Watch }) {
  const words = useStrings('openings').watches
  const params = { id: watch.id }
  const change = useMutation({
    mutationFn: (body: { cadence: Watch['cadence'] } | { seen: true }) => api.call(changeWatch, { params, body }),
    onSuccess: () => refreshOpenings(),
    onError: (error) => toast.error(messageOf(error)),
  })
  const remove = useMutation({
    mutationFn: () => api.call(removeWatch, { params }),
    onSuccess: () => refreshOpenings(),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <span className="font-semibold">{watch.name}</span>
        {watch.fresh > 0 ? <Chip tone="brand">{words.fresh(watch.fresh)}</Chip> : null}
      </div>
      {watch.board ? (
        <p className="text-sm wrap-anywhere text-ink-2">
          <a href={watch.board.link} target="_blank" rel="noopener noreferrer" className="underline">
            {watch.board.link.replace('https://', '')}
          </a>
          {` · ${words.board[watch.board.state](watch.board.listed)}`}
        </p>
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={words.cadence}
          value={watch.cadence}
          className="w-44"
          onChange={(event) => change.mutate({ cadence: event.target.value as Watch['cadence'] })}
        >
          {CADENCES.map((cadence) => (
            <option key={cadence} value={cadence}>
              {words.cadences[cadence]}
            </option>
          ))}
        </Select>
        <LinkButton
          to={paths.openings({ watch: watch.id })}
          variant="secondary"
          aria-label={words.showOf(watch.name)}
          onClick={() => change.mutate({ seen: true })}
        >
          {words.show}
        </LinkButton>
        <Button
          variant="ghost"
          aria-label={words.endOf(watch.name)}
          isLoading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {words.end}
        </Button>
      </div>
    </li>
  )
}

function BoardForm() {
  const words = useStrings('openings').watches.form
  const [board, setBoard] = useState('')
  const [company, setCompany] = useState('')
  const add = useMutation({
    mutationFn: () => api.call(addWatch, { body: { board, ...(company.trim() ? { company } : {}) } }),
    onSuccess: () => {
      setBoard('')
      setCompany('')
      toast.success(words.added)
      return refreshOpenings()
    },
  })
  const { error } = add
  const atField = error instanceof Problem ? error.fields?.['board'] : undefined
  return (
    <Card aria-labelledby="watch-board">
      <CardHeader id="watch-board" title={words.title} note={words.note} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        {error && !atField ? <Banner>{messageOf(error)}</Banner> : null}
        <Field
          label={words.board}
          inputMode="url"
          autoComplete="off"
          value={board}
          error={atField}
          hint={words.boardHint}
          onChange={(event) => setBoard(event.target.value)}
        />
        <Field label={words.company} value={company} onChange={(event) => setCompany(event.target.value)} />
        <Button type="submit" isLoading={add.isPending} disabled={board.trim() === ''} className="justify-self-start">
          {words.add}
        </Button>
      </form>
    </Card>
  )
}
