import { classes } from './classes.ts'
import { drawContours, type Terrain } from './draw-contours.ts'

/** The terrain behind a `dawn` surface. Decoration only. */
export function Contours({ className, ...terrain }: Terrain & { className?: string }) {
  return (
    <svg
      className={classes('contours', className)}
      viewBox={`0 0 ${terrain.width} ${terrain.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={drawContours(terrain).join('')} />
    </svg>
  )
}
