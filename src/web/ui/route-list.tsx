import type { ComponentProps, ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { useStrings } from '../strings/strings.tsx'
import { classes } from './classes.ts'

/** The route as a list: a line that is walked as steps get done. */
export function RouteList({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol className={classes('relative', className)} {...rest} />
}

export type StepState = 'done' | 'now' | 'todo'

export function RouteStep({
  state,
  title,
  note,
  children,
}: {
  state: StepState
  title: ReactNode
  note?: ReactNode
  /** What stands at the end of the line: a chip, a button. */
  children?: ReactNode
}) {
  const { done } = useStrings('shell')
  return (
    <li className="route-step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="route-node">{state === 'done' ? <Check size={15} strokeWidth={3} aria-hidden /> : null}</span>
      <div className="min-w-0">
        <p className={classes('leading-row font-semibold tracking-close', state === 'done' && 'text-ink-2')}>
          {state === 'done' ? <span className="sr-only">{done}</span> : null}
          {title}
        </p>
        {note ? <div className="mt-px flex flex-wrap gap-x-3.5 text-note text-ink-3">{note}</div> : null}
      </div>
      {children}
    </li>
  )
}
