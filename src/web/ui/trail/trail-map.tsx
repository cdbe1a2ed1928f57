import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import { useSize } from './use-size.ts'
import { useNames, type Named } from '../../strings/use-names.ts'
import { classes } from '../classes.ts'
import { placeTrail, type Box, type PlacedLabel, type Shape, type TrailStop } from './place-trail.ts'

/** `taken` are places of the frame that something else stands on. */
export type TrailLayout = { shape: Shape; taken?: Box[]; mostLabels?: number }

/** The way as a picture, in words for those who hear it. It fills the height that `className` gives. */
export function TrailMap({
  stops,
  walkedShare,
  layout,
  label,
  className,
}: {
  stops: readonly TrailStop[]
  walkedShare: number
  layout: (size: { width: number; height: number }) => TrailLayout
  label: string
  className?: string
}) {
  const named = useNames()
  const [frame, size] = useSize<HTMLDivElement>()
  const { width, height } = size
  const isThere = walkedShare >= 1
  const { shape, taken, mostLabels } = layout(size)
  const trail =
    width > 0 ? placeTrail(stops.map(inWords(named)), walkedShare, shape, size, taken, mostLabels) : undefined
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      data-screen-only=""
      className={classes('relative w-full', className)}
    >
      {trail ? (
        <div aria-hidden="true">
          <svg width={width} height={height} className="trail absolute inset-0">
            <path className="trail-ahead" d={trail.ahead} />
            <path className="trail-walked" pathLength="1" d={trail.walked} />
            {trail.stops.map(({ id, kind, x, y }) => (
              <Stop key={id} kind={kind} x={x} y={y} isThere={isThere} />
            ))}
          </svg>
          {trail.labels.map((one) => (
            <Label key={one.id} label={one} isThere={isThere} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Stops are labelled with names as they came, or with sentences, which have them already. */
const inWords =
  (named: Named) =>
  (stop: TrailStop): TrailStop => ({
    ...stop,
    ...(stop.label === undefined ? {} : { label: named(stop.label) }),
    ...(stop.short === undefined ? {} : { short: named(stop.short) }),
  })

function Stop({ kind, x, y, isThere }: { kind: TrailStop['kind']; x: number; y: number; isThere: boolean }) {
  if (kind === 'done') return <circle className="trail-passed" cx={x} cy={y} r="6.5" />
  if (kind === 'todo') return <circle className="trail-to-come" cx={x} cy={y} r="6" strokeWidth="2.5" />
  if (kind === 'role') return <circle className="trail-to-come" cx={x} cy={y} r="9" />
  if (kind === 'goal')
    return isThere ? (
      <circle className="trail-here" cx={x} cy={y} r="12" />
    ) : (
      <circle className="trail-to-come" cx={x} cy={y} r="7" />
    )
  if (isThere) return null
  return (
    <>
      <circle cx={x} cy={y} r="21" fill="var(--brand)" stroke="none" opacity="0.16" />
      <circle className="trail-here" cx={x} cy={y} r="11" />
    </>
  )
}

const tones = {
  done: 'bg-surface text-ink',
  here: 'bg-surface text-brand-ink',
  todo: 'bg-surface text-ink',
  role: 'bg-surface text-ink',
  goal: 'bg-ink text-bg',
}

function Label({ label: { left, top, right, bottom, kind, text }, isThere }: { label: PlacedLabel; isThere: boolean }) {
  if (isThere && kind === 'here') return null
  return (
    <span
      style={{ left, top, width: right - left, height: bottom - top }}
      className={classes(
        'absolute flex items-center justify-center gap-1.5 rounded-full px-2.5 text-note font-semibold whitespace-nowrap shadow-raised forced-colors:border',
        tones[kind],
      )}
    >
      {kind === 'goal' ? <Flag size={14} className="flex-none" /> : null}
      {kind === 'done' ? <Check size={14} strokeWidth={3} className="flex-none text-green-ink" /> : null}
      <span className="truncate">{text}</span>
    </span>
  )
}
