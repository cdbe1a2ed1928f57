import type { CareerSummary } from '#contract/career-summary.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Card, Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useCareerProgress } from '../use-learning-path.ts'

const MOST = 3

/** In place of the recommended interim roles where the dream role is in reach: none is a step up, each a job to have today. */
export function OpenRoles({ summary, className }: { summary: CareerSummary; className: string }) {
  const words = useStrings('dashboard').interim
  return (
    <Card aria-labelledby="open-roles" className={`h-full max-md:py-4 ${className}`}>
      <h2 id="open-roles" className="text-lg leading-title">
        {words.openTitle}
      </h2>
      <p className="mt-1 mb-3.5 text-sm text-ink-2">{words.openNote(summary.dream.title)}</p>
      <OpenRoleRows />
      <Link
        to={paths.jobs()}
        className="mt-1.5 -mb-2 -ml-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
      >
        {words.all}
      </Link>
    </Card>
  )
}

export function OpenRoleRows() {
  const role = useStrings('role')
  const named = useNames()
  const roles = useCareerProgress().data?.interimRoles ?? []
  return (
    <ul className="grid gap-3.5">
      {roles
        .toSorted((one, other) => other.progress - one.progress)
        .slice(0, MOST)
        .map(({ id, title, progress, isBehind, requirementsMet: met }) => (
          <li key={id}>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link
                to={paths.job(id)}
                className="inline-flex min-h-11 items-center font-semibold hover:text-brand-ink hover:underline hover:underline-offset-3"
              >
                {named(title)}
              </Link>
              <span className="flex items-center gap-3">
                {isBehind ? <Chip tone="green">{role.behind}</Chip> : null}
                <span className="tnum text-xl font-display tracking-title">{role.percent(progress, met.length)}</span>
              </span>
            </div>
            <ProgressBar
              label={role.matchWith(title)}
              value={progress}
              valueText={role.percentSpoken(progress, met.length)}
            />
          </li>
        ))}
    </ul>
  )
}
