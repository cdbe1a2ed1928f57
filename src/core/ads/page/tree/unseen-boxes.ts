import { must } from '#core/must.ts'
import { alphaOf, colourOf, functionsOf, pixels, type Style } from './css-values.ts'

const SCREEN = 1_280
/** Further than this beyond an edge is off the page; what slides in by a menu's width is not. */
const FAR = 500
const SMALLEST = 1

/** Whether an element and all in it is not drawn, drawn off the page, or cut to nothing. */
export function isBoxUnseen(style: Style, { size }: { size: number }): boolean {
  return isNotDrawn(style) || isOffPage(style, size) || isCutToNothing(style, size) || isClipped(style, size)
}

const said = (style: Style, property: string) => style.get(property)?.trim().toLowerCase() ?? ''

const isNotDrawn = (style: Style) =>
  /^(?:none|table-column(?:-group)?)$/.test(said(style, 'display')) || said(style, 'content-visibility') === 'hidden'

/** Inherited, and taken back by what in it is visible again; undefined where nothing is said. */
export function isInvisible(style: Style): boolean | undefined {
  const visibility = said(style, 'visibility')
  if (/^(?:hidden|collapse)$/.test(visibility)) return true
  return /^(?:visible|initial)$/.test(visibility) ? false : undefined
}

function isOffPage(style: Style, em: number): boolean {
  const far = (value: string | undefined, least: number) => {
    const length = value === undefined ? null : pixels(value, { em, whole: SCREEN })
    return length !== null && length <= least
  }
  const indent = pixels(said(style, 'text-indent'), { em, whole: SCREEN })
  if (indent !== null && (indent <= -100 || indent >= 5_000)) return true
  if (/absolute|fixed|relative|sticky/.test(said(style, 'position'))) {
    const inset = sides(style.get('inset'))
    const edges = ['top', 'right', 'bottom', 'left'].map((edge, at) => style.get(edge) ?? inset[at])
    if (edges.some((edge) => far(edge, -100) && !(edge ?? '').trim().endsWith('%'))) return true
    if (edges.some((edge) => (edge ?? '').trim().endsWith('%') && far(edge, -SCREEN))) return true
    // nobody scrolls to what stays where it is
    if (said(style, 'position') === 'fixed' && edges.some((edge) => isBeyondWindow(edge ?? ''))) return true
    if ([edges[0], edges[3]].some((edge) => (pixels(edge ?? '', { em, whole: null }) ?? 0) > 5_000)) return true
  }
  const margins = sides(style.get('margin'))
  if ([style.get('margin-left') ?? margins[3], style.get('margin-top') ?? margins[0]].some((one) => far(one, -1_000)))
    return true
  const moved = [
    ...(style.get('translate') ?? '').split(/\s+/),
    ...functionsOf(style.get('transform') ?? '')
      .filter(({ name }) => name.startsWith('translate'))
      .flatMap(({ inside }) => inside),
  ]
  return moved.some((one) => Math.abs(pixels(one, { em, whole: null }) ?? 0) > FAR)
}

const isBeyondWindow = (edge: string) => {
  const [, number = '', unit = ''] = /^(\d+\.?\d*)(%|[dsl]?v[hw]|vmax|px)$/.exec(edge.trim()) ?? []
  return Number(number) >= (unit === 'px' ? 3 * SCREEN : 100)
}

/** 'inset: -9999px auto auto': top, right, bottom, left. */
function sides(value: string | undefined): (string | undefined)[] {
  const [top, right = top, bottom = top, left = right] = (value ?? '').match(/[\w-]+\([^)]*\)|\S+/g) ?? []
  return [top, right, bottom, left]
}

function isCutToNothing(style: Style, em: number): boolean {
  if (!cuts(style)) return false
  const line = said(style, 'line-height')
  const height = /^[\d.]+$/.test(line) ? Number(line) * em : pixels(line, { em, whole: em })
  const room = pixels(said(style, 'height') || said(style, 'max-height'), { em, whole: null })
  if (line !== '' && height !== null && (height <= SMALLEST || (room !== null && room < height / 4))) return true
  if (['padding-left', 'padding-top'].some((side) => (pixels(said(style, side), { em, whole: SCREEN }) ?? 0) > 5_000))
    return true
  return ['width', 'height', 'block-size', 'inline-size'].some((side) =>
    [side, `max-${side}`].some((one) => {
      const length = pixels(said(style, one), { em, whole: SCREEN })
      return length !== null && length <= SMALLEST
    }),
  )
}

/**
 * A row of a grid that is closed to no height, as accordions do it with `0fr`. What stands in such a row keeps its own least height
 * unless it gives that up.
 */
export function isInClosedRow(style: Style, grid: Style, at: number): boolean {
  if (!/^(?:inline-)?grid$/.test(said(grid, 'display'))) return false
  const [rows = '', columns = ''] = (said(grid, 'grid-template') || said(grid, 'grid')).split('/')
  if (tracks(said(grid, 'grid-template-columns') || columns).length > 1 || said(style, 'grid-row') !== '') return false
  const track = tracks(said(grid, 'grid-template-rows') || rows)[at] ?? ''
  const isShut = CLOSED.test(track)
  if ((!isShut && !SHRINKING.test(track)) || leaves(style, 'padding') || leaves(style, 'padding-top')) return false
  const hasNoLeast = cuts(style) || /^0(?:[a-z]+|%)?$/.test(said(style, 'min-height'))
  return (cuts(style) || cuts(grid)) && (isShut || hasNoLeast) && !leaves(style, 'min-height')
}
const tracks = (list: string) => list.match(/[\w-]+\([^)]*\)|[^\s[\]]+(?![^[]*\])/g) ?? []
const CLOSED = /^(?:0(?:px|r?em|%)?|minmax\(\s*0(?:px|r?em)?\s*,\s*0(?:px|r?em|fr)?\s*\))$/
const SHRINKING = /^0*\.?0+fr$/
/** Room that is left to the letters. */
const leaves = (style: Style, property: string) =>
  (pixels(said(style, property).split(/\s+/)[0] ?? '', { em: 16, whole: null }) ?? 0) > SMALLEST

const cuts = (style: Style) =>
  ['overflow', 'overflow-x', 'overflow-y', 'overflow-block', 'overflow-inline'].some((one) =>
    /hidden|clip|scroll|auto/.test(said(style, one)),
  )

function isClipped(style: Style, em: number): boolean {
  const size = (value: string | undefined) => pixels(value ?? '', { em, whole: 100 })
  for (const { name, inside } of functionsOf(`${said(style, 'clip')} ${said(style, 'clip-path')}`)) {
    const words = inside.join(' ').split(/\s+/)
    if (name === 'rect') {
      const [top, right, bottom, left] = words.map((word) => size(word))
      if (
        [top, right, bottom, left].every((one) => typeof one === 'number') &&
        ((right ?? 0) - (left ?? 0) <= SMALLEST || (bottom ?? 0) - (top ?? 0) <= SMALLEST)
      )
        return true
    }
    if (name === 'xywh' && words.slice(2, 4).some((word) => (size(word) ?? 1) <= 0)) return true
    if (
      (name === 'circle' || name === 'ellipse') &&
      words.slice(0, name === 'circle' ? 1 : 2).some((word) => (size(word) ?? 1) <= 0.5)
    )
      return true
    if (name === 'inset') {
      const [top, right, bottom, left] = sides(words.join(' ').split('round')[0]).map((one) => size(one) ?? 0)
      if ((top ?? 0) + (bottom ?? 0) >= 100 || (left ?? 0) + (right ?? 0) >= 100) return true
    }
    if (name === 'polygon' && isFlat(inside.map((point) => point.split(/\s+/).map((one) => size(one) ?? Number.NaN))))
      return true
  }
  const mask =
    said(style, 'mask-image') || said(style, 'mask') || said(style, '-webkit-mask-image') || said(style, '-webkit-mask')
  const drawn = functionsOf(mask)
  if (drawn.length > 0 && /^0\S*(?:\s+0\S*)?$/.test(said(style, 'mask-size') || said(style, '-webkit-mask-size')))
    return true
  return (
    drawn.length > 0 &&
    drawn.every(
      ({ name, inside }) =>
        name.endsWith('gradient') &&
        inside
          .map((stop) => colourOf(stop.replace(/\s+[\d.]+(?:%|px)?(?:\s+[\d.]+(?:%|px)?)?$/, '')))
          .every((colour, at) => (colour === null ? at === 0 : alphaOf(colour) < 0.1)),
    )
  )
}

/** Points of a shape without an area. */
function isFlat(points: readonly number[][]): boolean {
  if (points.flat().some((one) => Number.isNaN(one))) return false
  const twice = points.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) < 1
}

const share = (value: string, whole = Number.NaN): number =>
  value.trim().endsWith('%')
    ? Number.parseFloat(value) / 100
    : (pixels(value, { em: 16, whole }) ?? Number.parseFloat(value))

/** By opacity and by filters. */
export function opacityOf(style: Style): number {
  const own = share(style.get('opacity') ?? '1', 1)
  let left = Number.isNaN(own) ? 1 : own
  for (const { name, inside } of functionsOf(style.get('filter') ?? '')) {
    const value = share(inside[0] ?? '1')
    if (name === 'opacity' && !Number.isNaN(value)) left *= value
    if (name === 'blur' && (pixels(inside[0] ?? '', { em: 16, whole: null }) ?? 0) >= 12) left = 0
  }
  return left
}

/** The smaller of the two ways in which transforms and zoom make an element smaller. */
export function scaleOf(style: Style): number {
  let x = 1
  let y = 1
  const by = (one: number, other: number) => {
    if (!Number.isNaN(one)) x *= Math.abs(one)
    if (!Number.isNaN(other)) y *= Math.abs(other)
  }
  const zoom = share(style.get('zoom') ?? '1')
  by(zoom, zoom)
  const scale = said(style, 'scale')
  if (scale !== '' && scale !== 'none') {
    const [first = '1', second = first] = scale.split(/\s+/)
    by(share(first), share(second))
  }
  const rotate = said(style, 'rotate')
  if (/^[xy]\s|\s[xy]$|^\S+ \S+ \S+ /.test(rotate))
    by(
      turned(
        rotate
          .replace(/^[xy]\s+|\s+[xy]$/g, '')
          .split(/\s+/)
          .at(-1) ?? '',
      ),
      1,
    )
  for (const { name, inside } of functionsOf(style.get('transform') ?? '')) {
    const numbers = inside.map((one) => share(one))
    const [first = 1, second = first] = numbers
    if (name === 'scale' || name === 'scale3d') by(first, second)
    else if (name === 'scalex') by(first, 1)
    else if (name === 'scaley') by(1, first)
    else if (name.startsWith('skew')) by(turned(inside[0] ?? ''), 1)
    else if (name === 'rotatex') by(1, turned(inside[0] ?? ''))
    else if (name === 'rotatey') by(turned(inside[0] ?? ''), 1)
    else if (name === 'matrix' && numbers.length === 6) {
      const [a = 1, b = 0, c = 0, d = 1] = numbers
      const area = Math.abs(a * d - b * c)
      by(Math.min(1, area), 1)
    } else if (name === 'matrix3d' && numbers.length === 16)
      by(Math.min(1, Math.abs((numbers[0] ?? 1) * (numbers[5] ?? 1) - (numbers[1] ?? 0) * (numbers[4] ?? 0))), 1)
  }
  return Math.min(x, y)
}

/** What is left of a side that is turned about the other: nothing at a right angle. */
function turned(angle: string): number {
  const [, number, unit] = /^(-?[\d.]+)(deg|rad|turn|grad)$/.exec(angle.trim()) ?? []
  if (number === undefined || unit === undefined) return 1
  const cosine = Math.abs(Math.cos(Number(number) * must(ANGLES[unit])))
  return cosine < 0.02 ? 0 : cosine
}
const ANGLES: Record<string, number> = { deg: Math.PI / 180, rad: 1, turn: 2 * Math.PI, grad: Math.PI / 200 }
