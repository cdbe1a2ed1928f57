import type { ReactNode } from 'react'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { evidenceLine, levelWord } from '../match-words.ts'
import { matchThen } from './match-then.ts'

/** A percent of the route, opened to its reasons. */
export function MatchThenDialog({ plan, route, roleId, onClose }: { plan: RoutePlan; route: DatedRoute; roleId: string | undefined; onClose: () => void }) {
  const milestone = route.milestones.find((one) => one.roleId === roleId)
  const reasons = roleId === undefined ? undefined : matchThen(plan, route, roleId)
  if (!milestone || !reasons) return null
  const when = milestone.week === null ? 'at the end of this route' : milestone.week === 0 ? 'today' : `in week ${milestone.week}`
  return (
    <Dialog
      title={`${milestone.percent}% match with ${milestone.title}`}
      description={`Expected ${when}; today it is ${reasons.today}%. A role is in reach when every must-have is held and the match is 70% or more. Each skill weighs what the role asks of it, times how well you can show it.`}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="grid gap-6">
        <Part title="This route adds" rows={reasons.added.map(({ name, by }) => ({ name, note: by }))} empty="Nothing that you lack for this role." />
        {reasons.strengthened.length > 0 ? <Part title="Better shown by then" rows={reasons.strengthened.map(({ name, by }) => ({ name, note: by }))} /> : null}
        <Part title="What counts today" rows={reasons.held.map((skill) => ({ name: skill.name, note: evidenceLine(skill) }))} empty="Nothing yet." />
        <Part title="Still missing then" rows={reasons.missing.map((skill) => ({ name: skill.name, note: levelWord(skill.level) }))} empty="Nothing is missing." />
      </div>
    </Dialog>
  )
}

function Part({ title, rows, empty }: { title: string; rows: { name: string; note: ReactNode }[]; empty?: string }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm tracking-normal">{title}</h3>
      {rows.length === 0 ? <p className="text-sm text-ink-2">{empty}</p> : null}
      <ul className="divide-y divide-line">
        {rows.map(({ name, note }) => (
          <li key={name} className="py-2">
            <span className="block text-[0.9375rem] leading-snug font-[550]">{name}</span>
            <span className="block text-[0.8125rem] text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
