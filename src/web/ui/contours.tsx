import { useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { drawContours, type Terrain } from './draw-contours.ts'
import { whenIdle } from './when-idle.ts'

const lineOf = (terrain: Terrain) => drawContours(terrain).join('')

/**
 * The terrain behind a `dawn` surface. Decoration only: the build writes it into its pages, and a browser draws it where it
 * is missing when it has nothing else to do.
 */
export function Contours({ className, ...terrain }: Terrain & { className?: string }) {
  const { seed, width, height, hills, levels, cell } = terrain
  const path = useRef<SVGPathElement>(null)
  useEffect(() => {
    const line = path.current
    if (!line || line.hasAttribute('d')) return undefined
    return whenIdle(() => line.setAttribute('d', lineOf({ seed, width, height, hills, levels, cell })))
  }, [path, seed, width, height, hills, levels, cell])
  return (
    <svg
      className={classes('contours', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path ref={path} {...(import.meta.env.SSR ? { d: lineOf(terrain) } : {})} />
    </svg>
  )
}
