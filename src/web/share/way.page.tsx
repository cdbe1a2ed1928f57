import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { cheerWay, readWay, type OpenMap } from '#contract/open-map.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { keepTried } from '../lib/tried.ts'
import { messageOf } from '../lib/errors.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { openMap } from '../strings/en/open-map.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OpenMapCard } from './open-map-card.tsx'

export const meta = (texts: Partial<Catalogue>) => [
  (texts.openMap ?? openMap).way.meta,
  { name: 'robots', content: 'noindex' },
]

/** /ways/:token: what somebody shares of their plan. */
export default function WayPage() {
  const { token = '' } = useParams()
  const words = useRoom('openMap', openMap).way
  const way = useQuery({ ...queryOf(readWay, { params: { token } }), retry: false })
  if (way.error instanceof Problem && way.error.code === 'request.not_found') return <Gone />
  return (
    <Strings of={{ openMap }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        {way.data ? null : <h1 className="sr-only">{words.meta.title}</h1>}
        <Loaded query={way} skeleton={<Skeleton className="h-120 rounded-lg" />} otherwise={words.notLoaded}>
          {({ name, map, cheers }) => (
            <OpenMapCard
              map={map}
              eyebrow={words.about}
              heading={
                <h1 className="mt-1 text-figure leading-tight tracking-heading break-words sm:text-page">
                  {name ? words.whose(name, map.role) : words.nobodys(map.role)}
                </h1>
              }
            >
              <Meet token={token} cheers={cheers} map={map} />
            </OpenMapCard>
          )}
        </Loaded>
      </div>
    </Strings>
  )
}

/** No such link, or its owner has ended it. */
function Gone() {
  const words = useRoom('openMap', openMap).way
  const paths = usePublicPaths()
  return (
    <div className="wrap py-10 sm:py-16">
      <EmptyState
        isPage
        title={words.gone}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.tryIt()}>{words.tryIt}</LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              {words.home}
            </LinkButton>
          </div>
        }
      >
        {words.goneNote}
      </EmptyState>
    </div>
  )
}

const KEY = 'cheered'

/** A cheer a browser and tab: more would say nothing. */
function hasCheered(token: string): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').includes(token)
  } catch {
    return false
  }
}

function keepCheered(token: string): void {
  try {
    sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ''} ${token}`.trim())
  } catch {
    // it can be cheered once more
  }
}

function Meet({ token, cheers, map }: { token: string; cheers: number; map: OpenMap }) {
  const words = useStrings('openMap').way
  const paths = usePublicPaths()
  const [isDone, setDone] = useState(() => hasCheered(token))
  const cheer = useMutation({
    mutationFn: () => api.call(cheerWay, { params: { token } }),
    onSuccess: () => {
      keepCheered(token)
      setDone(true)
    },
  })
  const count = cheer.data?.cheers ?? cheers
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // the button that had the focus is gone
    if (cheer.isSuccess) thanks.current?.focus()
  }, [cheer.isSuccess])
  return (
    <div className="grid gap-3">
      {cheer.isError ? <Banner>{messageOf(cheer.error, words.notCheered)}</Banner> : null}
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? null : (
          <Button variant="secondary" isLoading={cheer.isPending} onClick={() => cheer.mutate()}>
            {words.cheer}
          </Button>
        )}
        <p ref={thanks} role="status" tabIndex={-1} className="tnum text-md text-ink-2 outline-none">
          {isDone ? `${words.cheered} ` : null}
          {count > 0 ? words.cheers(count) : null}
        </p>
      </div>
      <LinkButton to={paths.tryIt()} onClick={() => keepTried({ dreamRole: map.role, skills: [] })} size="lg">
        {words.mine}
      </LinkButton>
      <p className="text-sm text-ink-3">{words.mineNote}</p>
    </div>
  )
}
