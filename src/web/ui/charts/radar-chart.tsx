import { useStrings } from '../../strings/strings.tsx'
import { anchorAt, breakLabel, placeOnAxis, ringOf } from './radar-geometry.ts'

/** `value` and `target` are shares of the rim, 0 to 1; the words say the same in the table. */
export type RadarAxis = { label: string; value: number; target: number; valueWord: string; targetWord: string }

const RADIUS = 92
const GRID = [1 / 3, 2 / 3, 1]
const LINE_HEIGHT = 15

/** A shape over axes (what one has) against a dotted one (what is asked). Pair it with RadarTable. */
export function RadarChart({
  axes,
  label,
  names,
}: {
  axes: readonly RadarAxis[]
  label: string
  names: [string, string]
}) {
  return (
    <figure className="m-0">
      <svg viewBox="-172 -134 344 268" role="img" aria-label={label} className="my-1.5 block w-full overflow-visible">
        <g fill="none" stroke="var(--line)">
          {GRID.map((share) => (
            <path
              key={share}
              d={ringOf(
                axes.map(() => share),
                RADIUS,
              )}
            />
          ))}
          {axes.map((axis, index) => {
            const rim = placeOnAxis(index, axes.length, 1, RADIUS)
            return <path key={axis.label} d={`M0 0L${rim.x} ${rim.y}`} />
          })}
        </g>
        <path
          d={ringOf(
            axes.map((axis) => axis.target),
            RADIUS,
          )}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.5"
          strokeDasharray="2 3.5"
          strokeLinecap="round"
        />
        <path
          d={ringOf(
            axes.map((axis) => axis.value),
            RADIUS,
          )}
          fill="var(--brand)"
          fillOpacity="0.13"
          stroke="var(--brand)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {axes.map((axis, index) => (
          <Axis key={axis.label} axis={axis} index={index} count={axes.length} />
        ))}
      </svg>
      <figcaption className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-note text-ink-2">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-4 border-t-[2.5px] border-brand" />
          {names[0]}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-4 border-t-[2.5px] border-dotted border-ink-3" />
          {names[1]}
        </span>
      </figcaption>
    </figure>
  )
}

function Axis({ axis, index, count }: { axis: RadarAxis; index: number; count: number }) {
  const dot = placeOnAxis(index, count, axis.value, RADIUS)
  const text = placeOnAxis(index, count, 1, RADIUS + 14)
  const lines = breakLabel(axis.label)
  const top = text.y - (lines.length - 1) * LINE_HEIGHT * rise(text) + 4
  return (
    <g aria-hidden="true">
      <circle cx={dot.x} cy={dot.y} r="4" fill="var(--brand)" />
      <text textAnchor={anchorAt(text)} fill="var(--ink-2)" fontSize="13" fontWeight="550">
        {lines.map((line, row) => (
          <tspan key={line} x={text.x} y={top + row * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Labels over the chart grow upwards, those under it downwards, the others both ways. */
function rise({ x, y }: { x: number; y: number }): number {
  if (Math.abs(x) >= 12) return 0.5
  return y < 0 ? 1 : 0
}

export function RadarTable({
  axes,
  caption,
  names,
}: {
  axes: readonly RadarAxis[]
  caption: string
  names: [string, string]
}) {
  const { skill } = useStrings('parts').charts
  return (
    <table className="my-2 w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-note text-ink-3">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            {skill}
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            {names[0]}
          </th>
          <th scope="col" className="py-2 font-medium">
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {axes.map((axis) => (
          <tr key={axis.label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-mid">
              {axis.label}
            </th>
            <td className="py-2 pr-3 text-ink-2">{axis.valueWord}</td>
            <td className="py-2 text-ink-2">{axis.targetWord}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
