import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import type { FirstStep } from './first-day.ts'

export function FirstDayCard({ steps, className }: { steps: FirstStep[]; className?: string }) {
  const words = useStrings('dashboard').firstDay
  const done = steps.filter((step) => step.isDone).length
  return (
    <Card aria-labelledby="first-day" className={classes('py-4! sm:py-5!', className)}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-day" className="text-lg leading-title">
          {words.title}
        </h2>
        <p className="tnum text-sm text-ink-3">{words.count(done, steps.length)}</p>
      </div>
      <ol className="-mx-2 grid sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {steps.map((step) => (
          <li key={step.id} className="flex">
            <Step step={step} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Step({ step }: { step: FirstStep }) {
  const words = useStrings('dashboard').firstDay
  const className = 'flex min-h-14 flex-1 items-center gap-3.5 rounded-control px-2 py-2'
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classes(
          'grid size-7 flex-none place-items-center rounded-full text-on-brand',
          step.isDone ? 'bg-brand' : 'shadow-todo',
        )}
      >
        {step.isDone ? <Check size={15} strokeWidth={3} /> : null}
      </span>
      <span className="min-w-0">
        <span className={classes('block leading-snug font-semibold', step.isDone && 'text-ink-2')}>
          {step.isDone ? <span className="sr-only">{words.done}</span> : null}
          {step.title}
        </span>
        <span className="block text-note text-ink-3">{step.note}</span>
      </span>
    </>
  )
  if (step.isDone || !step.to) return <div className={className}>{content}</div>
  return (
    <Link to={step.to} className={classes(className, 'hover:bg-sunken')}>
      {content}
      <ChevronRight size={18} aria-hidden className="ml-auto flex-none text-ink-3" />
    </Link>
  )
}
