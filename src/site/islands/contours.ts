import { drawContours, type Terrain } from '#web/ui/draw-contours.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws the terrain behind a `dawn` surface (ui/contours.tsx). */
export function start(place: HTMLElement, data: unknown): void {
  const terrain = data as Terrain
  const drawing = document.createElementNS(SVG, 'svg')
  const lines = document.createElementNS(SVG, 'path')
  const attributes = {
    class: 'contours',
    viewBox: `0 0 ${terrain.width} ${terrain.height}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value)
  lines.setAttribute('d', drawContours(terrain).join(''))
  drawing.append(lines)
  place.replaceWith(drawing)
}
