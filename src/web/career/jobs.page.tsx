import { useSearchParams } from 'react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Store from 'lucide-react/icons/store'
import type { CareerSummary } from '#contract/career-summary.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { jobs as englishJobs } from '../strings/en/jobs.ts'
import { role } from '../strings/en/role.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Select } from '../ui/select.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { BoardLinks } from './board-links.tsx'
import { CompareAnAd } from './compare-an-ad.tsx'
import { RoleSkeleton } from './dashboard-skeletons.tsx'
import { Requirements } from './requirements.tsx'
import type { CareerProgress, InterimRole } from './career-progress.ts'
import { RoleFacts } from './role-facts.tsx'
import { orderOf, sortRoles } from './sort-roles.ts'
import { useSummary } from './use-summary.ts'
import { useCareerProgress } from './use-learning-path.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.jobs ?? englishJobs).list.meta]

export default function JobsPage() {
  const jobs = useRoom('jobs', englishJobs)
  const progress = useCareerProgress()
  // it orders the roles and says whether any is needed; without it they stand by their match
  const summary = useSummary()
  return (
    <Strings of={{ jobs, role }}>
      <Page>
        <Loaded
          query={progress}
          isHeld={summary.isPending}
          skeleton={
            <Card>
              <RoleSkeleton />
            </Card>
          }
          otherwise={jobs.list.notLoaded}
        >
          {(loaded) => (loaded ? <Roles progress={loaded} summary={summary.data} /> : <NoAnswersYet />)}
        </Loaded>
      </Page>
    </Strings>
  )
}

function Roles({ progress, summary }: { progress: CareerProgress; summary: CareerSummary | null | undefined }) {
  const words = useStrings('jobs').list
  const { meanwhile } = useStrings('role')
  const [search, setSearch] = useSearchParams()
  const order = orderOf(search.get('sort'))
  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-text">
          <h1 className="text-3xl tracking-heading">
            <Unbroken>{words.heading(progress.dreamRole.title)}</Unbroken>
          </h1>
          <p className="mt-2 text-ink-2">
            {summary?.dream.isInReach ? words.notNeeded(progress.dreamRole.title) : words.lead}
          </p>
          {summary?.meanwhile ? <p className="mt-2 font-semibold">{meanwhile(summary.meanwhile.title)}</p> : null}
        </div>
        <Select
          label={words.sortBy}
          value={order}
          onChange={(event) => setSearch({ sort: event.target.value }, { replace: true, preventScrollReset: true })}
          className="w-full sm:w-56"
        >
          <option value="reach">{words.nearest}</option>
          <option value="pay">{words.bestPaid}</option>
        </Select>
      </div>
      <ul className="grid gap-5">
        {sortRoles(progress.interimRoles, order, summary?.cards).map((role) => (
          <li key={role.id}>
            <Role role={role} />
          </li>
        ))}
      </ul>
      <MyApplications />
      <CompareAnAd className="mt-5" />
      <Marketplace />
    </>
  )
}

function MyApplications() {
  const words = useStrings('jobs').applications
  return (
    <Card className="mt-5 grid gap-4 sm:grid-cols-rest-auto sm:items-center">
      <div>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-ink-2">{words.lead}</p>
      </div>
      <LinkButton to={paths.applications()}>{words.open}</LinkButton>
    </Card>
  )
}

function Role({ role }: { role: InterimRole }) {
  const say = useSay()
  const words = useStrings('role')
  const { list, searchPositions } = useStrings('jobs')
  const named = useNames()
  const titleId = `role-${role.id}`
  return (
    <Card aria-labelledby={titleId} className="grid gap-x-10 gap-y-6 lg:grid-cols-7-5">
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            <Link
              to={paths.job(role.id)}
              className="touch inline-block hover:text-brand-ink hover:underline hover:underline-offset-4"
            >
              {named(role.title)}
            </Link>
          </h2>
          <p className="tnum text-xl font-display tracking-heading">
            {words.percent(role.progress, role.requirementsMet.length)}
          </p>
        </div>
        <ProgressBar
          label={words.matchWith(role.title)}
          value={role.progress}
          valueText={words.percentSpoken(role.progress, role.requirementsMet.length)}
          className="mt-3 mb-4"
        />
        {role.isBehind ? (
          <p className="mb-3">
            <Chip tone="green">{words.behind}</Chip>
          </p>
        ) : null}
        <p className="text-ink-2">{say(role.description)}</p>
        <h3 className="mt-4 mb-1 text-sm tracking-normal">{list.why}</h3>
        <p className="text-ink-2">{say(role.whyThisRole)}</p>
        <div className="mt-5">
          <Requirements role={role} />
        </div>
      </div>
      <div className="lg:border-l lg:border-line lg:pl-10">
        <RoleFacts role={role} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4 lg:col-span-2">
        <div>
          <h3 className="mb-2 text-sm tracking-normal">{searchPositions}</h3>
          <BoardLinks title={role.title} />
        </div>
        <LinkButton to={paths.job(role.id)} variant="soft">
          {list.more}
          <span className="sr-only">{list.moreAbout(role.title)}</span>
          <ArrowRight size={18} aria-hidden />
        </LinkButton>
      </div>
    </Card>
  )
}

function Marketplace() {
  const words = useStrings('jobs').list.marketplace
  return (
    <section
      aria-labelledby="marketplace"
      className="dawn mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg p-5 sm:p-6"
    >
      <span className="grid size-11 flex-none place-items-center rounded-control bg-surface text-brand-ink">
        <Store size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="marketplace" className="text-lg">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      <Chip tone="amber">{words.soon}</Chip>
    </section>
  )
}

function NoAnswersYet() {
  const words = useStrings('jobs').list.noAnswers
  return (
    <EmptyState isPage title={words.title} action={<LinkButton to={paths.resumeUpload()}>{words.answer}</LinkButton>}>
      {words.text}
    </EmptyState>
  )
}
