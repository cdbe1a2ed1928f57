import Check from 'lucide-react/icons/check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { InterimRole } from './career-progress.ts'

const SHOWN_REQUIREMENTS = 5

/** An interim role in brief; the whole of it stands under /jobs. */
export function InterimRoleCard({ role }: { role: InterimRole }) {
  const words = useStrings('role')
  const { recommended, jobs, jobsFor } = useStrings('dashboard').interim
  const titleId = `interim-${role.id}`
  return (
    <Card aria-labelledby={titleId} className="flex h-full flex-col">
      <p className="text-sm text-ink-3">{recommended}</p>
      <div className="mt-0.5 flex items-start justify-between gap-3">
        <h2 id={titleId} className="text-lg leading-title">
          {role.title}
        </h2>
        <p className="tnum text-lg font-display tracking-title">{words.percent(role.progress)}</p>
      </div>
      <ProgressBar
        label={words.matchWith(role.title)}
        value={role.progress}
        valueText={words.percentSpoken(role.progress)}
        className="mt-2.5 mb-3.5"
      />
      <p className="text-md text-ink-2">{role.whyThisRole}</p>
      <dl className="my-4 grid gap-2 text-sm">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="sr-only">{words.pay}</dt>
          <dd>
            <span className="text-ink-3">
              <Rich
                text={words.payAYear}
                values={{
                  range: <b className="tnum font-semibold text-ink">{role.earnings.range}</b>,
                  region: role.earnings.region,
                }}
              />
            </span>
            <span className="block text-note text-ink-3">{role.earnings.source}</span>
          </dd>
        </div>
        <div className="flex items-center gap-1.5 text-ink-2">
          <CalendarClock size={15} aria-hidden />
          <dt className="sr-only">{words.timeline}</dt>
          <dd>{role.timeline}</dd>
        </div>
      </dl>
      <Requirements role={role} limit={SHOWN_REQUIREMENTS} />
      <div className="mt-auto pt-4">
        <Link
          to={paths.jobs()}
          className="-mb-2 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
        >
          {jobs}
          <span className="sr-only">{jobsFor(role.title)}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </Card>
  )
}

/** Met ones are green and ticked, and said so in words. */
export function Requirements({ role, limit = Infinity }: { role: InterimRole; limit?: number }) {
  const words = useStrings('role').requirements
  const all = [
    ...role.requirementsMet.map((name) => ({ name, isMet: true })),
    ...role.requirementsMissing.map((name) => ({ name, isMet: false })),
  ]
  const hidden = Math.max(0, all.length - limit)
  return (
    <div>
      <h3 className="mb-2 text-sm tracking-normal">{words.count(role.requirementsMet.length, all.length)}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {all.slice(0, limit).map(({ name, isMet }) => (
          <li key={name}>
            <Chip tone={isMet ? 'green' : 'neutral'} className="whitespace-normal">
              {isMet ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
              <span className="sr-only">{isMet ? words.met : words.missing}</span>
              {name}
            </Chip>
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <Chip>{words.more(hidden)}</Chip>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
