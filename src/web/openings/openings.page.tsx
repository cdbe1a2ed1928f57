import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addWatch } from '#contract/openings.ts'
import { api } from '../lib/api.ts'
import { useSessionStatus } from '../lib/browser-session.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { openings as english } from '../strings/en/openings.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState, ErrorState } from '../ui/empty-state.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Link } from '../ui/link.tsx'
import { Segments } from '../ui/segments.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { OpeningFilters } from './opening-filters.tsx'
import { FilterSuggestions } from './filter-suggestions.tsx'
import { OpeningRow } from './opening-row.tsx'
import { type Filters, filtersIn, refreshOpenings, useOpenings } from './use-openings.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.openings ?? english).meta]

/** Jobs that are open now, for everybody: no sign-in stands before a listing. */
export default function OpeningsPage() {
  const openings = useRoom('openings', english)
  return (
    <Strings of={{ openings }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <Openings />
      </div>
    </Strings>
  )
}

function Openings() {
  const words = useStrings('openings')
  const isSignedIn = useSessionStatus() === 'in'
  const [search, setSearch] = useSearchParams()
  const filters = filtersIn(search)
  const sort = search.get('sort') === 'new' ? 'new' : 'fit'
  const watch = search.get('watch') ?? undefined
  const isHidden = isSignedIn && search.get('hidden') === 'true'
  const found = useOpenings(filters, sort, watch, isHidden)
  const first = found.data?.pages[0]
  const set = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    next.delete('watch')
    setSearch(next, { replace: true })
  }
  return (
    <>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 max-w-text text-ink-2">{isSignedIn ? words.leadOwn : words.lead}</p>
      <OpeningFilters filters={filters} sources={first?.sources ?? []} onChange={set} />
      <div className="mt-4 mb-4 flex flex-wrap items-center gap-3">
        {isSignedIn ? (
          <>
            <Segments
              label={words.sort.label}
              options={[
                { id: 'fit', label: words.sort.fit },
                { id: 'new', label: words.sort.new },
              ]}
              selected={sort}
              onSelect={(id: 'fit' | 'new') => set({ sort: id === 'new' ? 'new' : undefined })}
            />
            <WatchButton filters={filters} />
            <LinkButton to={paths.openingWatches()} variant="ghost" size="sm">
              {words.watches.link}
            </LinkButton>
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={isHidden}
              onClick={() => set({ hidden: isHidden ? undefined : 'true' })}
            >
              {isHidden ? words.hide.leave : words.hide.list}
            </Button>
          </>
        ) : null}
      </div>
      <KeepsFocus>
        {found.isPending ? (
          <Loading>
            <Skeleton className="h-96 rounded-lg" />
          </Loading>
        ) : found.isError ? (
          <ErrorState message={messageOf(found.error, words.notLoaded)} onRetry={() => void found.refetch()} />
        ) : first && first.state !== 'ready' ? (
          <Card>
            <EmptyState title={words.state[first.state].title}>
              <p>{words.state[first.state].text}</p>
              {isSignedIn ? (
                <Link to={paths.saveJob()} className="mt-2 inline-flex min-h-11 items-center underline">
                  {words.saveInstead}
                </Link>
              ) : null}
            </EmptyState>
          </Card>
        ) : (
          <>
            <p role="status" className="mb-3 text-sm text-ink-3">
              {words.found(first?.total ?? 0, first?.answeredAt ?? null)}
            </p>
            <FilterSuggestions suggested={first?.suggested ?? []} onChoose={set} />
            {first?.total === 0 ? (
              <Card>
                <EmptyState title={isHidden ? words.hide.none : words.none.title}>
                  {isHidden ? null : words.none.text}
                </EmptyState>
              </Card>
            ) : (
              <ul className="grid grid-cols-1 gap-3">
                {found.data.pages.flatMap(({ items }) =>
                  items.map((opening) => <OpeningRow key={opening.id} opening={opening} isSignedIn={isSignedIn} />),
                )}
              </ul>
            )}
            {found.hasNextPage ? (
              <Button
                variant="secondary"
                className="mt-5"
                isLoading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {words.more}
              </Button>
            ) : null}
          </>
        )}
      </KeepsFocus>
      <p className="mt-8 max-w-text text-sm text-ink-3">
        {words.note}{' '}
        <Link to={paths.openingSources()} className="underline">
          {words.sources.link}
        </Link>
      </p>
    </>
  )
}

/** Keeps this search; new ones are then told of. */
function WatchButton({ filters }: { filters: Filters }) {
  const words = useStrings('openings').watches
  const add = useMutation({
    mutationFn: () => api.call(addWatch, { body: { query: filters } }),
    onSuccess: () => {
      toast.success(words.added)
      return refreshOpenings()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  if (Object.keys(filters).length === 0) return null
  return (
    <Button variant="secondary" size="sm" isLoading={add.isPending} onClick={() => add.mutate()}>
      {words.add}
    </Button>
  )
}
