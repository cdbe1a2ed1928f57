import { drawRoute, ROUTE_BOX } from './draw-route.ts'

/** Decoration of the next-step card; the card says in words how far the path is walked. */
export function RouteMap({ done, total }: { done: number; total: number }) {
  const route = drawRoute(done, total)
  const hasArrived = total > 0 && done >= total
  return (
    <svg
      className="trail absolute inset-y-0 right-0 -z-10 h-full w-[46%] max-sm:hidden"
      viewBox={`0 0 ${ROUTE_BOX.width} ${ROUTE_BOX.height}`}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path className="trail-ahead" d={route.ahead} />
      <path key={route.walked} className="trail-walked" pathLength="1" d={route.walked} />
      {route.passed.map((point) => (
        <circle key={`${point.x}`} className="trail-passed" cx={point.x} cy={point.y} r="6" />
      ))}
      {route.toCome.map((point) => (
        <circle key={`${point.x}`} className="trail-to-come" cx={point.x} cy={point.y} r="5.5" strokeWidth="2.5" />
      ))}
      {hasArrived ? null : (
        <>
          <circle className="trail-pulse" cx={route.here.x} cy={route.here.y} r="22" />
          <circle className="trail-here" cx={route.here.x} cy={route.here.y} r="11" />
        </>
      )}
      <g transform={`translate(${route.goal.x} ${route.goal.y})`}>
        <circle r="15" fill={hasArrived ? 'var(--brand)' : 'var(--ink)'} stroke="none" />
        <path
          d="M-3.5 7V-6.5h8l-2.5 3.2 2.5 3.3h-8"
          stroke={hasArrived ? 'var(--on-brand)' : 'var(--bg)'}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
