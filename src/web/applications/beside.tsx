import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { isTypedElsewhere, stepOfKey } from './row-keys.ts'

/** The applications in the order in which they were last shown; an application opened from there knows its neighbours. */
let shown: readonly string[] = []

export function useShownOrder(ids: readonly string[]): void {
  const order = ids.join(' ')
  useEffect(() => {
    shown = [...new Set(order.split(' ').filter(Boolean))]
  }, [order])
}

const STEPS = { ArrowLeft: -1, ArrowRight: 1 } as const

/** To the one before and the one behind in the list one came from: by link, by J and K, or by the arrows. */
export function Beside({ id }: { id: string }) {
  const words = useStrings('applicationParts').beside
  const navigate = useNavigate()
  const at = shown.indexOf(id)
  const idAt = (step: number) => (at < 0 ? undefined : shown[at + step])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTypedElsewhere(event.target)) return
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const arrow = isPlain && !isOwnKey(event.target) ? STEPS[event.key as keyof typeof STEPS] : undefined
    const next = idAt(stepOfKey(event) ?? arrow ?? Number.NaN)
    if (next === undefined) return
    event.preventDefault()
    void navigate(paths.application(next))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (at < 0 || shown.length < 2) return null
  const link = (step: 1 | -1, label: string) => {
    const target = idAt(step)
    return target === undefined ? null : (
      <LinkButton to={paths.application(target)} variant="ghost" size="sm">
        {label}
      </LinkButton>
    )
  }
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center gap-2">
      {link(-1, words.before)}
      <span className="text-sm text-ink-3">{words.place(at + 1, shown.length)}</span>
      {link(1, words.behind)}
    </nav>
  )
}

/** Arrows move within a set of tabs or choices by themselves. */
function isOwnKey(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role=tablist], [role=radiogroup], [role=slider], summary') !== null
  )
}
