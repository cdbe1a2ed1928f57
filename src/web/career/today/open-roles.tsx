import type { CareerSummary } from '#contract/career-summary.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Card, Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const MOST = 3

type InterimWords = ReturnType<typeof useStrings<'dashboard'>>['interim']

/** In place of the recommended interim roles where none is a step up: those of them that are jobs to have today. */
export function OpenRoles({ summary, className }: { summary: CareerSummary; className: string }) {
  const words = useStrings('dashboard').interim
  return (
    <Card aria-labelledby="open-roles" className={`h-full max-md:py-4 ${className}`}>
      <h2 id="open-roles" className="text-lg leading-title">
        {words.openTitle}
      </h2>
      <p className="mt-1 mb-3.5 text-sm text-ink-2">{noteOf(summary, words)(summary.dream.title)}</p>
      <OpenRoleRows summary={summary} />
      <Link
        to={paths.jobs()}
        className="mt-1.5 -mb-2 -ml-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
      >
        {words.all}
      </Link>
    </Card>
  )
}

function noteOf({ dream, isPastInterim }: CareerSummary, words: InterimWords) {
  if (dream.isInReach) return words.openNote
  if (dream.failedChecks.length > 0) return words.openWhileHeld
  return isPastInterim ? words.openWhilePast : words.openWhileNear
}

export function OpenRoleRows({ summary: { openToday, behind, meanwhile } }: { summary: CareerSummary }) {
  const role = useStrings('role')
  const words = useStrings('dashboard').interim
  const named = useNames()
  if (openToday.length === 0)
    return <p className="text-sm text-ink-2">{meanwhile ? role.meanwhile(meanwhile.title) : words.noneOpen}</p>
  return (
    <ul className="grid gap-3.5">
      {openToday.slice(0, MOST).map(({ roleId, title, percent, mustsHeld }) => (
        <li key={roleId}>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link
              to={paths.job(roleId)}
              className="inline-flex min-h-11 items-center font-semibold hover:text-brand-ink hover:underline hover:underline-offset-3"
            >
              {named(title)}
            </Link>
            <span className="flex items-center gap-3">
              {behind.some((one) => one.roleId === roleId) ? <Chip tone="green">{role.behind}</Chip> : null}
              <span className="tnum text-xl font-display tracking-title">{role.percent(percent, mustsHeld)}</span>
            </span>
          </div>
          <ProgressBar
            label={role.matchWith(title)}
            value={percent}
            valueText={role.percentSpoken(percent, mustsHeld)}
          />
        </li>
      ))}
    </ul>
  )
}
