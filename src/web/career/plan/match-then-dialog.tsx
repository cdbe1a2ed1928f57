import type { ReactNode } from 'react'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { useSay } from '../../strings/use-say.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { evidenceLine } from '../match-words.ts'
import { matchThen } from './match-then.ts'

/** A percent of the route, opened to its reasons. */
export function MatchThenDialog({
  plan,
  route,
  roleId,
  onClose,
}: {
  plan: RoutePlan
  route: DatedRoute
  roleId: string | undefined
  onClose: () => void
}) {
  const words = useStrings('plan').matchThen
  const matchWords = useStrings('match')
  const say = useSay()
  const milestone = route.milestones.find((one) => one.roleId === roleId)
  const reasons = roleId === undefined ? undefined : matchThen(plan, route, roleId, words.skillCheck)
  if (!milestone || !reasons) return null
  const { week } = milestone
  const expected =
    week === null
      ? words.atTheEnd(reasons.today)
      : week === 0
        ? words.today(reasons.today)
        : words.inWeek(week, reasons.today)
  return (
    <Dialog
      title={matchWords.reasons.title(milestone.percent, milestone.title)}
      description={words.rule(expected)}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="grid gap-6">
        <Part
          title={words.added}
          rows={reasons.added.map(({ name, by }) => ({ name, note: by }))}
          empty={words.noneAdded}
        />
        {reasons.strengthened.length > 0 ? (
          <Part title={words.strengthened} rows={reasons.strengthened.map(({ name, by }) => ({ name, note: by }))} />
        ) : null}
        <Part
          title={words.held}
          rows={reasons.held.map((skill) => ({ name: skill.name, note: evidenceLine(skill, matchWords, say) }))}
          empty={words.noneHeld}
        />
        <Part
          title={words.missing}
          rows={reasons.missing.map((skill) => ({ name: skill.name, note: matchWords.levels[skill.level] }))}
          empty={words.noneMissing}
        />
      </div>
    </Dialog>
  )
}

function Part({ title, rows, empty }: { title: string; rows: { name: string; note: ReactNode }[]; empty?: string }) {
  const named = useNames()
  return (
    <section>
      <h3 className="mb-1.5 text-sm tracking-normal">{title}</h3>
      {rows.length === 0 ? <p className="text-sm text-ink-2">{empty}</p> : null}
      <ul className="divide-y divide-line">
        {rows.map(({ name, note }) => (
          <li key={name} className="py-2">
            <span className="block text-md leading-snug font-mid">{named(name)}</span>
            <span className="block text-note text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
