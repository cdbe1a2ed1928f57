import { useQuery } from '@tanstack/react-query'
import { listOpeningSources } from '#contract/openings.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { openings as english } from '../strings/en/openings.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.openings ?? english).sources.meta]

/** Who lists the openings, under which terms, and how each source is. */
export default function SourcesPage() {
  const openings = useRoom('openings', english)
  return (
    <Strings of={{ openings }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <Link to={paths.openings()} className="mb-4 inline-flex min-h-11 items-center text-ink-2 underline">
          {openings.sources.back}
        </Link>
        <h1 className="text-3xl tracking-heading">{openings.sources.heading}</h1>
        <p className="mt-2 mb-6 max-w-text text-ink-2">{openings.sources.lead}</p>
        <Sources />
      </div>
    </Strings>
  )
}

function Sources() {
  const { sources: words, state, notLoaded } = useStrings('openings')
  const query = useQuery(queryOf(listOpeningSources))
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise={notLoaded}>
      {({ isOn, sources }) =>
        isOn ? (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {sources.map((source) => (
              <li key={source.id}>
                <Card className="h-full">
                  <CardHeader
                    title={
                      <a
                        href={source.link}
                        target="_blank"
                        rel="noopener noreferrer"
                        className="underline underline-offset-3"
                      >
                        {source.name}
                      </a>
                    }
                    note={words.often(source.hours)}
                  >
                    <Chip tone={source.state === 'good' ? 'green' : source.state === 'failing' ? 'amber' : 'neutral'}>
                      {words.states[source.state]}
                    </Chip>
                  </CardHeader>
                  <p className="text-ink-2">
                    {source.answeredAt ? words.last(source.listed, source.answeredAt) : words.never}
                    {source.fault ? ` ${words.faults[source.fault]}` : ''}
                  </p>
                  {source.terms ? (
                    <a
                      href={source.terms}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="mt-3 inline-flex min-h-11 items-center text-sm underline"
                    >
                      {words.terms(source.name)}
                    </a>
                  ) : null}
                </Card>
              </li>
            ))}
          </ul>
        ) : (
          <Card>
            <EmptyState title={state.off.title}>{state.off.text}</EmptyState>
          </Card>
        )
      }
    </Loaded>
  )
}
