import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { readInterimRole } from '#contract/career.ts'
import { api } from '../lib/api.ts'
import { Loaded } from '../lib/loaded.tsx'
import { refreshUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { jobs as englishJobs } from '../strings/en/jobs.ts'
import { role } from '../strings/en/role.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { BoardLinks } from './board-links.tsx'
import { RoleSkeleton } from './dashboard-skeletons.tsx'
import { Requirements } from './requirements.tsx'
import type { CareerProgress, InterimRole } from './career-progress.ts'
import { MatchBar } from './match-bar.tsx'
import { CompareAnAd } from './compare-an-ad.tsx'
import { OpeningsCard } from './openings-card.tsx'
import { PreparationCards } from './preparation-cards.tsx'
import { RoleFacts } from './role-facts.tsx'
import { useCareerProgress } from './use-learning-path.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.jobs ?? englishJobs).one.meta]

export default function JobPage() {
  const jobs = useRoom('jobs', englishJobs)
  const { id } = useParams()
  const progress = useCareerProgress()
  return (
    <Strings of={{ jobs, role }}>
      <Page>
        <Link
          to={paths.jobs()}
          className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
        >
          <ArrowLeft size={16} aria-hidden />
          {jobs.one.all}
        </Link>
        <Loaded
          query={progress}
          skeleton={
            <Card>
              <RoleSkeleton />
            </Card>
          }
          otherwise={jobs.one.notLoaded}
        >
          {(loaded) => {
            const found = loaded?.interimRoles.find((known) => known.id === id)
            return loaded && found ? <Role key={found.id} role={found} progress={loaded} /> : <NotHere />
          }}
        </Loaded>
      </Page>
    </Strings>
  )
}

function Role({ role, progress }: { role: InterimRole; progress: CareerProgress }) {
  const { one: words, searchPositions } = useStrings('jobs')
  const roleWords = useStrings('role')
  const say = useSay()
  const named = useNames()
  const end = useReadToTheEnd(role.id)
  return (
    <article>
      <h1 className="text-3xl tracking-heading">{named(role.title)}</h1>
      {role.isBehind ? (
        <p className="mt-2">
          <Chip tone="green">{roleWords.behind}</Chip>
        </p>
      ) : null}
      <p className="mt-2 max-w-prose text-lg text-ink-2">{say(role.description)}</p>
      <div className="mt-7 grid items-start gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7">
          <Card>
            <CardHeader title={words.why(progress.dreamRole.title)} />
            <p className="text-ink-2">{say(role.whyThisRole)}</p>
          </Card>
          <Card>
            <CardHeader title={words.requirements} note={words.requirementsNote} />
            <Requirements role={role} />
          </Card>
          <PreparationCards roleId={role.id} />
          <Card>
            <CardHeader title={searchPositions} note={words.searchNote} />
            <BoardLinks title={role.title} />
          </Card>
          <OpeningsCard title={role.title} />
        </div>
        <div className="grid gap-5 lg:col-span-5">
          <MatchBar role={role} />
          <Card>
            <CardHeader title={words.brings} />
            <RoleFacts role={role} />
          </Card>
          <CompareAnAd />
        </div>
      </div>
      <div ref={end} />
    </article>
  )
}

/** Tells the server once the end of the page was in view. It is for a badge only, so a failure is no one's trouble. */
function useReadToTheEnd(id: string) {
  const end = useRef<HTMLDivElement>(null)
  const { mutate } = useMutation({
    mutationFn: () => api.call(readInterimRole, { params: { id } }),
    onSuccess: () => void refreshUserDetails(),
  })
  useEffect(() => {
    if (!end.current) return undefined
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      mutate()
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [mutate])
  return end
}

function NotHere() {
  const words = useStrings('jobs').one.notHere
  return (
    <EmptyState isPage title={words.title} action={<LinkButton to={paths.jobs()}>{words.see}</LinkButton>}>
      {words.text}
    </EmptyState>
  )
}
