import { applyFill } from './docx-properties.ts'
import { type Ground, isBoxUnseen, PAPER, type Page, type Stretch } from './docx-sight.ts'
import { hexOf, type Theme } from './docx-theme.ts'

type Attributes = () => Map<string, string>
type Shape = {
  name: string
  left?: number
  top?: number
  width?: number
  height?: number
  isHidden: boolean
  /** Of a group: what it holds is measured in its own units. */
  isGroup: boolean
  fill?: number | 'none'
  /** Of letters that name no colour. */
  ink?: number
  transparency?: number
  isStyled: boolean
  isBehind: boolean
}

const EMU_A_POINT = 12_700
const SHAPES =
  /^(?:pic:pic|wp:anchor|wp:inline|wps:wsp|wpg:wgp|wpg:grpSp|wpc:wpc|v:shape|v:rect|v:roundrect|v:oval|v:group|v:textbox)$/
const POINTS_OF: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, pc: 12 }
/** Measured from the edge of the paper. */
const PAPER_EDGE = new Set(['page', 'leftMargin', 'topMargin', 'insideMargin', 'outsideMargin'])
/** Measured from a place in the text that may be anywhere on the page. */
const IN_TEXT = new Set(['paragraph', 'line', 'character', 'text'])
/** In points: a shape or picture that a text may stand on. */
const LEAST_PAINTED = 20
const LEAST_PICTURE = 150

/** In 60,000ths of a degree: turned by a right angle, a box shows its edge alone. */
const isEdgeOn = (angle: string | undefined) =>
  Math.abs((Math.abs(Number(angle ?? 0)) % 10_800_000) - 5_400_000) < 60_000

/** Where a box begins, at least: it may be further right or below where its text is. */
function placeOf(points: number, at: 'left' | 'top', from: string, page: Page, isInTable: boolean): number {
  if (PAPER_EDGE.has(from)) return points
  const isLoose = IN_TEXT.has(from) || (at === 'left' && from === 'column' && (isInTable || page.columns > 1))
  const [margin, most] = at === 'left' ? [page.left, page.width] : [page.top, page.height]
  return points + (isLoose && points < 0 ? most : margin)
}

/** Follows the boxes that drawings put on the page: where they lie, how large they are, how they are painted. */
export function createShapes(theme: Theme) {
  const open: Shape[] = []
  let axis: 'left' | 'top' | null = null
  let from = 'column'
  let isOffset = false
  let outlines = 0
  let isPainting = false
  let isInking = false
  let isLoose = false
  const painted = { any: false, behind: false }
  return {
    open(name: string, attributes: Attributes, page: Page, isInTable: boolean): void {
      if (open.length === 0 && !/^(?:wp|v|pic|wp[sgc]):/.test(name)) return
      isLoose = isInTable
      const own = open.at(-1)
      const of = (key: string) => attributes().get(key)
      if (SHAPES.test(name)) {
        const isGroup = /grp|wgp|group|wpc/.test(name)
        const shape: Shape = { name, isHidden: false, isGroup, isStyled: false, isBehind: of('behindDoc') === '1' }
        if (name.startsWith('v:'))
          readVml(
            shape,
            attributes,
            page,
            isInTable,
            open.some(({ isGroup: isIn }) => isIn),
          )
        open.push(shape)
      } else if (!own) return
      else if (name === 'a:ln') outlines += 1
      else if (name === 'wp:extent' || (name === 'a:ext' && of('cx') !== undefined)) {
        const isOwnUnit = name === 'wp:extent' || open.filter(({ isGroup }) => isGroup).length === 0
        const [width, height] = [Number(of('cx')), Number(of('cy'))]
        if (isOwnUnit) Object.assign(own, { width: width / EMU_A_POINT, height: height / EMU_A_POINT })
        else if (width === 0 || height === 0) own.isHidden = true
      } else if (name === 'wp:docPr' || name.endsWith(':cNvPr'))
        own.isHidden ||= ['1', 'true'].includes(of('hidden') ?? '')
      else if (name === 'wp:positionH' || name === 'wp:positionV') {
        axis = name === 'wp:positionH' ? 'left' : 'top'
        from = of('relativeFrom') ?? 'column'
      } else if (name === 'wp:posOffset') isOffset = true
      else if (name === 'a:fontRef') isInking = true
      else if (isInking && name === 'a:srgbClr') own.ink = hexOf(of('val')) ?? 0
      else if (name === 'a:rot' && [of('lat'), of('lon')].some(isEdgeOn)) own.isHidden = true
      else if (name === 'a:fillRef') own.isStyled = of('idx') !== '0'
      else if (outlines > 0 || !own.name.startsWith('wps:')) return
      else if (name === 'a:noFill' || name === 'a:solidFill') {
        isPainting = name === 'a:solidFill'
        if (!isPainting) own.fill = 'none'
      } else if (name === 'a:gradFill' || name === 'a:blipFill' || name === 'a:pattFill') own.isStyled = true
      else if (isPainting) {
        if (name === 'a:schemeClr' && !theme.has(of('val') ?? '')) own.isStyled = true
        applyFill(own, name, attributes, theme)
      }
    },
    text(text: string, page: Page): void {
      const own = open.at(-1)
      if (!isOffset || !own) return
      const points = Number(text) / EMU_A_POINT
      // a drawing that does not say from where is placed by both
      const at = axis ?? (points < 0 ? 'left' : 'top')
      own[at] = placeOf(points, at, from, page, isLoose)
    },
    close(name: string, page: Page): void {
      const own = open.at(-1)
      if (own?.name === name) {
        if (isPainted(own, open) && !open.some((shape) => shape.isHidden || isBoxUnseen(shape, page))) {
          painted.any = true
          painted.behind ||= open.some(({ isBehind }) => isBehind)
        }
        open.pop()
      } else if (name === 'a:ln') outlines -= 1
      else if (name === 'a:solidFill') isPainting = false
      else if (name === 'a:fontRef') isInking = false
      else if (name === 'wp:posOffset') isOffset = false
      else if (name === 'wp:positionH' || name === 'wp:positionV') axis = null
    },
    isUnseen: (page: Page) => open.some((shape) => shape.isHidden || isBoxUnseen(shape, page)),
    /** Shapes and pictures so far that a text may stand on. */
    painted,
    ink: (): number | undefined => open.at(-1)?.ink,
    /** The innermost box holds its text so far from its edges that nothing is left between them, or not in sight. */
    isAllEdge(of: (key: string) => string | undefined): boolean {
      const inset = (key: string) => (Number(of(key)) || 0) / EMU_A_POINT
      const { width, height } = open.findLast((shape) => shape.width !== undefined) ?? {}
      const isClipped = of('vertOverflow') === 'clip' && height !== undefined && inset('tIns') >= height
      return isClipped || (width !== undefined && inset('lIns') + inset('rIns') >= width)
    },
    height: (): number | undefined => open.findLast(({ height }) => height !== undefined)?.height,
    /** Where the text of the innermost box stands, if it says so. */
    frame(): Stretch | null {
      const own = open.findLast(({ left, width }) => left !== undefined && width !== undefined)
      return own?.left === undefined || own.width === undefined ? null : { left: own.left, right: own.left + own.width }
    },
    /** What the text of the innermost box stands on; null where one sees through it. */
    ground(): Ground | null {
      const own = open.findLast(({ fill, isStyled, name }) => fill !== undefined || isStyled || name === 'wps:wsp')
      if (!own) return 'unknown'
      if (own.fill === 'none') return null
      if (own.fill === undefined) return own.isStyled ? 'unknown' : null
      return (own.transparency ?? 0) > 0.5 ? 'unknown' : own.fill
    },
  }
}

function isPainted(own: Shape, open: readonly Shape[]): boolean {
  const sized = open.findLast(({ width, height }) => width !== undefined && height !== undefined)
  const least = Math.min(sized?.width ?? LEAST_PAINTED, sized?.height ?? LEAST_PAINTED)
  if (own.name === 'pic:pic') return least >= LEAST_PICTURE
  return (own.isStyled && own.fill !== 'none') || (typeof own.fill === 'number' && own.fill !== PAPER)
    ? least >= LEAST_PAINTED
    : false
}

/** 'position:absolute;margin-left:-5000pt;width:0;visibility:hidden' of drawings of old. */
function readVml(shape: Shape, attributes: Attributes, page: Page, isInTable: boolean, isInGroup: boolean): void {
  const style = new Map(
    (attributes().get('style') ?? '').split(';').flatMap((part) => {
      const [key, value] = part.split(':')
      return key && value ? [[key.trim().toLowerCase(), value.trim().toLowerCase()]] : []
    }),
  )
  const length = (key: string) => {
    const [, size, unit] = /^(-?\d{0,9}\.?\d{1,9})(pt|in|cm|mm|px|pc)?$/.exec(style.get(key) ?? '') ?? []
    if (size === undefined || (isInGroup && unit === undefined && Number(size) !== 0)) return undefined
    return Number(size) * (POINTS_OF[unit ?? 'px'] ?? 1)
  }
  shape.isHidden = style.get('visibility') === 'hidden' || style.get('display') === 'none'
  shape.isBehind = (Number(style.get('z-index')) || 0) < 0
  const place = (at: 'left' | 'top', axis: string, usual: string) => {
    const own = length(at)
    const margin = length(`margin-${at}`)
    if (own === undefined && margin === undefined) return
    const from = style.get(`mso-position-${axis}-relative`) ?? usual
    shape[at] = placeOf((own ?? 0) + (margin ?? 0), at, from, page, isInTable)
  }
  place('left', 'horizontal', 'column')
  place('top', 'vertical', 'text')
  for (const key of ['width', 'height'] as const) {
    const own = length(key)
    if (own !== undefined) shape[key] = own
  }
  const fill = attributes().get('fillcolor')
  if (['f', 'false', '0'].includes(attributes().get('filled') ?? '')) shape.fill = 'none'
  else if (fill !== undefined) {
    const color = hexOf(/^#?([0-9a-f]{6})\b/i.exec(fill)?.[1]) ?? (/^white\b/i.test(fill) ? 0xffffff : undefined)
    if (color === undefined) shape.isStyled = true
    else shape.fill = color
  }
}
