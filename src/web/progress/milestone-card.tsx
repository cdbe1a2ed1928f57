import { lazy, Suspense, useState } from 'react'
import { MILESTONE_LABELS, MILESTONE_TYPES } from '#core/progress/activities.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

/** Brings the form's library along, which the page can do without until then. */
const MilestoneDialog = lazy(async () => ({ default: (await import('./milestone-dialog.tsx')).MilestoneDialog }))

/** An internship, a job, an interim role: what all of this is for. */
export function MilestoneCard({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card aria-labelledby="milestones" className={classes('flex flex-col', className)}>
      <CardHeader id="milestones" title="Career milestones" note="1,000 XP each" />
      <ul className="grid gap-2">
        {MILESTONE_TYPES.map((type) => (
          <li key={type} className="flex items-center gap-3">
            <img src="/badges/career-launch.svg" alt="" width={36} height={36} />
            {MILESTONE_LABELS[type]}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">Each counts once, and at most one in thirty days. We take your word for it.</p>
      <div className="mt-auto pt-5">
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          Report a milestone
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <MilestoneDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
