import { lazy, Suspense, useState } from 'react'
import { MILESTONE_LABELS, MILESTONE_TYPES } from '#core/progress/activities.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

/** Brings the form's library along, which the page can do without until then. */
const MilestoneDialog = lazy(async () => ({ default: (await import('./milestone-dialog.tsx')).MilestoneDialog }))

/** An internship, a job, an interim role: what all of this is for. */
export function MilestoneCard({ className }: { className?: string }) {
  const words = useStrings('achievements').milestones
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card aria-labelledby="milestones" className={classes('flex flex-col', className)}>
      <CardHeader id="milestones" title={words.heading} note={words.note} />
      <ul className="grid gap-2">
        {MILESTONE_TYPES.map((type) => (
          <li key={type} className="flex items-center gap-3">
            <img src="/badges/career-launch.svg" alt="" width={36} height={36} />
            {say(MILESTONE_LABELS[type])}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">{words.rule}</p>
      <div className="mt-auto pt-5">
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          {words.report}
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
