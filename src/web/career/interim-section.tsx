import { useStrings } from '../strings/strings.tsx'
import type { CareerProgress } from './career-progress.ts'
import { InterimRoleCard } from './interim-role-card.tsx'
import { MatchCard } from './match-card.tsx'

/** The dashboard shows the first two in the data's order (specification, section 9). */
const SHOWN_ROLES = 2

export function RecommendedRoles({ progress }: { progress: CareerProgress }) {
  return progress.interimRoles.slice(0, SHOWN_ROLES).map((role) => <InterimRoleCard key={role.id} role={role} />)
}

/** For people who said no at step 2: there, but out of the way. */
export function FoldedInterimRoles({ progress }: { progress: CareerProgress }) {
  const words = useStrings('dashboard').interim
  return (
    <details className="panel group rounded-lg">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 font-semibold hover:text-brand-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{words.show}</span>
        <span className="hidden group-open:inline">{words.hide}</span>
        <span className="text-sm font-normal text-ink-3">{words.note}</span>
      </summary>
      <div className="grid gap-3.5 px-3 pb-3 sm:gap-5 sm:px-5 sm:pb-5 lg:grid-cols-2">
        {progress.interimRole ? (
          <MatchCard match={progress.interimRole} kind="interim" className="lg:col-span-2" />
        ) : null}
        <RecommendedRoles progress={progress} />
      </div>
    </details>
  )
}
