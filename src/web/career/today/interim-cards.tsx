import ArrowRight from 'lucide-react/icons/arrow-right'
import type { CareerSummary, RoleStanding } from '#contract/career-summary.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Card, Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { mustsLine, standingLine } from '../standing-words.ts'
import { useSay } from '../../strings/use-say.ts'
import { OpenRoleRows } from './open-roles.tsx'

/** The interim role to name, and another. */
export function InterimCards({ summary }: { summary: CareerSummary }) {
  return summary.cards.map((standing) => <InterimCard key={standing.roleId} standing={standing} summary={summary} />)
}

/** The role to name may come a little after another that does less for the dream role: 'nearest' would be wrong beside both days. */
const isLater = ({ date }: RoleStanding, others: readonly RoleStanding[]) =>
  date !== null && others.some((other) => other.date !== null && other.date < date)

function InterimCard({ standing, summary }: { standing: RoleStanding; summary: CareerSummary }) {
  const words = useStrings('dashboard').interim
  const say = useSay()
  const named = useNames()
  const role = useStrings('role')
  const titleId = `interim-${standing.roleId}`
  const isOnRoute = summary.route.via?.roleId === standing.roleId
  const isNamed = !isOnRoute && summary.interim?.roleId === standing.roleId
  return (
    <Card aria-labelledby={titleId} className="relative flex h-full flex-col max-md:py-4">
      <p className="flex flex-wrap gap-1.5">
        <span className="sr-only">{words.recommended}</span>
        {isOnRoute ? <Chip tone="brand">{words.onRoute}</Chip> : null}
        {isNamed ? (
          <Chip tone="brand">{isLater(standing, summary.cards) ? words.leadsFurthest : words.nearest}</Chip>
        ) : null}
        {!isOnRoute && !isNamed ? <Chip className="max-md:sr-only">{words.alsoNear}</Chip> : null}
        <Chip
          tone={standing.isInReach || standing.proofs.length > 0 ? 'green' : 'neutral'}
          className="max-w-full whitespace-normal"
        >
          {standingLine(standing, role.standing)}
        </Chip>
      </p>
      <div className="mt-2.5 flex items-start justify-between gap-3">
        <h2 id={titleId} className="text-lg leading-title">
          <Link
            to={paths.job(standing.roleId)}
            className="hover:text-brand-ink hover:underline hover:underline-offset-3"
          >
            {named(standing.title)}
          </Link>
        </h2>
        <p className="tnum text-xl font-display tracking-title">{role.percent(standing.percent, standing.mustsHeld)}</p>
      </div>
      <ProgressBar
        label={role.matchWith(standing.title)}
        value={standing.percent}
        valueText={role.percentSpoken(standing.percent, standing.mustsHeld)}
        className="mt-2 mb-3 max-md:mb-1"
      />
      <PhoneFold
        label={
          <>
            {words.details}
            <span className="sr-only">{words.jobsFor(standing.title)}</span>
          </>
        }
        buttonClassName="self-start -mb-2"
        className="max-md:pt-1 max-md:pb-9"
      >
        <p className="text-sm text-ink-2">{mustsLine(standing, role.standing)}</p>
        <p className="tnum mt-0.5 text-sm text-ink-2">{words.pay(say(standing.pay))}</p>
      </PhoneFold>
      <div className="mt-auto pt-2 max-md:absolute max-md:right-3.5 max-md:bottom-3">
        <Link
          to={paths.jobs()}
          className="-mb-2 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
        >
          {words.jobs}
          <span className="sr-only">{words.jobsFor(standing.title)}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </Card>
  )
}

/** For people who said no at step 2: there, but out of the way. */
export function FoldedInterimCards({ summary, className }: { summary: CareerSummary; className: string }) {
  const words = useStrings('dashboard').interim
  const role = useStrings('role')
  const { interim } = summary
  return (
    <details className={`panel group h-fit rounded-lg ${className}`}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 font-semibold hover:text-brand-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{words.show}</span>
        <span className="hidden group-open:inline">{words.hide}</span>
        <span className="text-sm font-normal text-ink-3">{words.note}</span>
      </summary>
      <div className="grid gap-3.5 px-3 pb-3 sm:gap-5 sm:px-5 sm:pb-5 lg:grid-cols-2">
        {interim ? (
          <ProgressBar
            label={words.nearestIs(interim.title)}
            value={interim.percent}
            valueText={role.percentSpoken(interim.percent, interim.mustsHeld)}
            className="lg:col-span-2"
          />
        ) : null}
        {summary.cards.length === 0 ? <OpenRoleRows summary={summary} /> : <InterimCards summary={summary} />}
      </div>
    </details>
  )
}
