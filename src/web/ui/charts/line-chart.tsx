import { useId } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { roundTicks, smoothPath } from './line-geometry.ts'
import { useWidth } from './use-width.ts'

export type LinePoint = { label: string; value: number }

const USUAL_WIDTH = 560
const HEIGHT = 230
const LEFT = 46
const RIGHT = 16
const TOP = 44
const BOTTOM = 30
/** More labels than this say nothing more. */
const LABELS = 4
const LETTER = 7
const BETWEEN_LABELS = 18

/** A line over time with the last value called out. Pair it with PointsTable. */
export function LineChart({
  points,
  label,
  lastLabel,
}: {
  points: readonly LinePoint[]
  label: string
  lastLabel: string
}) {
  const { number } = useStrings('parts').charts
  const fade = useId()
  const [svg, width] = useWidth<SVGSVGElement>(USUAL_WIDTH)
  const ticks = roundTicks(Math.max(10, ...points.map((point) => point.value)), 3)
  const x = (at: number) => LEFT + (at * (width - LEFT - RIGHT)) / Math.max(1, points.length - 1)
  const y = (value: number) => HEIGHT - BOTTOM - (value / (ticks.at(-1) ?? 1)) * (HEIGHT - BOTTOM - TOP)
  const longest = Math.max(...points.map((point) => point.label.length)) * LETTER + BETWEEN_LABELS
  const fitting = Math.max(2, Math.min(LABELS, Math.floor((width - LEFT - RIGHT) / longest)))
  const path = smoothPath(points.map(({ value }, at) => ({ x: x(at), y: y(value) })))
  const ground = `${path}V${y(0)}H${LEFT}Z`
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      height={HEIGHT}
      role="img"
      aria-label={label}
      className="block w-full"
    >
      <defs>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--brand)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g aria-hidden="true" fontSize="13" fill="var(--ink-3)">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {number(tick)}
            </text>
          </g>
        ))}
        {labelled(points.length, fitting).map((at) => (
          <text
            key={at}
            x={x(at)}
            y={HEIGHT - 6}
            textAnchor={at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle'}
          >
            {points[at]?.label}
          </text>
        ))}
      </g>
      <path d={ground} fill={`url(#${fade})`} />
      <path d={path} fill="none" stroke="var(--brand)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <LastValue at={{ x: x(points.length - 1), y: y(points.at(-1)?.value ?? 0) }} text={lastLabel} rim={width} />
    </svg>
  )
}

function LastValue({ at, text, rim }: { at: { x: number; y: number }; text: string; rim: number }) {
  const width = text.length * 7 + 22
  const left = Math.min(at.x - width / 2, rim - RIGHT / 2 - width)
  return (
    <g aria-hidden="true">
      <path d={`M${at.x} ${at.y}V${HEIGHT - BOTTOM}`} stroke="var(--brand)" strokeOpacity="0.4" strokeDasharray="3 4" />
      <rect x={left} y={at.y - 40} width={width} height="28" rx="8" fill="var(--ink)" />
      <text
        x={left + width / 2}
        y={at.y - 21.5}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fill="var(--surface)"
      >
        {text}
      </text>
      <circle cx={at.x} cy={at.y} r="5" fill="var(--brand)" stroke="var(--surface)" strokeWidth="2" />
    </g>
  )
}

/** Where labels stand: the first, the last, and evenly between, as many as fit. */
function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}

export function PointsTable({
  points,
  caption,
  names,
}: {
  points: readonly LinePoint[]
  caption: string
  names: [string, string]
}) {
  const { number } = useStrings('parts').charts
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="max-h-72 overflow-y-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="tnum my-2 w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-3 font-medium">
              {names[0]}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {names[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 font-mid">
                {point.label}
              </th>
              <td className="py-2 text-right text-ink-2">{number(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
