import { must } from '#core/must.ts'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { classes } from '../../ui/classes.ts'
import type { Region } from './regions.ts'
import { useReview } from './review-context.ts'

const MOST_NAMED = 3

/** A place in the document: shows what was read there, and leads to it. */
export function RegionButton({
  region,
  isStop,
  className,
  style,
  children,
}: {
  region: Region
  isStop: boolean
  className: string
  style?: CSSProperties
  children?: ReactNode
}) {
  const words = useStrings('resumeReview').document
  const { lit, light, goToFact } = useReview()
  const ids = region.facts.map((fact) => fact.id)
  const named = region.facts.slice(0, MOST_NAMED).map((fact) => fact.title)
  const isLit = lit !== null && ids.some((id) => lit.facts.includes(id))
  return (
    <button
      type="button"
      data-region={region.key}
      data-lit={isLit || undefined}
      data-facts={ids.join(' ')}
      tabIndex={isStop ? 0 : -1}
      className={classes('region', className)}
      style={style}
      onPointerEnter={() => light({ facts: ids, from: 'document' })}
      onPointerLeave={() => light(null)}
      onFocus={() => light({ facts: ids, from: 'document' })}
      onBlur={() => light(null)}
      onClick={() => goToFact(must(ids[0]))}
    >
      {children}
      <span className="sr-only">
        {children ? ', ' : ''}
        {words.goTo(named, region.facts.length - named.length)}
      </span>
    </button>
  )
}

/** Arrow keys walk through the places of a document: they are one stop for Tab. */
export function moveBetweenRegions(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-region]')]
  const index = stops.indexOf(event.target as HTMLElement)
  if (step === undefined || index < 0) return
  event.preventDefault()
  must(stops[Math.min(stops.length - 1, Math.max(0, index + step))]).focus()
}
