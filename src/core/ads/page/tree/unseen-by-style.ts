import { stylesOf } from './computed-style.ts'
import { alphaOf, colourOf, contrast, functionsOf, pixels, type Style } from './css-values.ts'
import type { PageNode } from './page-node.ts'
import { blended, type Blend, isBlend } from './blending.ts'
import { coveredBy, coversAll } from './covered.ts'
import { isBoxUnseen, isInClosedRow, isInvisible, opacityOf, scaleOf } from './unseen-boxes.ts'

const ASKED =
  /^(?:display|content|visibility|content-visibility|opacity|filter|clip|clip-path|(?:-webkit-)?mask(?:-image|-size)?|font|font-size|color|-webkit-text-fill-color|background(?:-color|-image|-clip)?|-webkit-background-clip|text-indent|position|left|right|top|bottom|inset|transform|translate|scale|rotate|(?:max-)?(?:width|height|block-size|inline-size)|overflow(?:-x|-y|-block|-inline)?|line-height|letter-spacing|zoom|z-index|margin(?:-left|-top)?|padding(?:-left|-top)?|min-height|grid(?:-template|-template-rows|-template-columns|-row)?|transition(?:-property)?|animation(?:-[a-z-]+)?|mix-blend-mode)$/

/** What an element is drawn with: inherited, multiplied, or standing behind it. */
type Drawn = {
  size: number
  scale: number
  opacity: number
  colour: string
  /** Null where a picture or a sheet that was not saved is behind the letters. */
  ground: string | null
  spacing: number
  /** An element around it, other than the page, has a ground. */
  hasGround: boolean
  /** The letters are cut out of a picture. */
  isCutOut: boolean
  /** How letters and their ground mix with what is behind the element. */
  blend: Blend | null
  isInvisible: boolean
  isFaint: boolean
}

const PAGE: Drawn = {
  size: 16,
  scale: 1,
  opacity: 1,
  colour: 'black',
  ground: 'white',
  spacing: 0,
  hasGround: false,
  isCutOut: false,
  blend: null,
  isInvisible: false,
  isFaint: false,
}
const NO_STYLE: Style = new Map()

const LEAST_SIZE = 2
const LEAST_OPACITY = 0.1
const LEAST_CONTRAST = 1.15
/** Where letters lie on each other. */
const CLOSEST = -0.5
/** What moves into sight as a person scrolls is a part of the page, not a line. */
const LONG_TEXT = 200

export type Unseen = { boxes: Set<PageNode>; letters: Set<PageNode> }

/**
 * What the page's own sheets draw so that nobody sees it. `boxes` are unseen with all that is in them; of `letters` only the text
 * that stands directly in them.
 */
export function unseenByStyle(
  elements: readonly PageNode[],
  sheets: readonly string[],
  { isWholePage, mayOpen }: { isWholePage: boolean; mayOpen: (node: PageNode) => boolean },
): Unseen {
  const unseen: Unseen = { boxes: new Set(), letters: new Set() }
  const hasStyle = ({ attrs }: PageNode) => 'style' in attrs || 'color' in attrs || 'bgcolor' in attrs
  if (sheets.length === 0 && !elements.some((node) => hasStyle(node))) return unseen
  const { own: styles, coats } = stylesOf(elements, sheets, (property) => ASKED.test(property))
  const drawn = new Map<PageNode, Drawn>()
  const page = { ...PAGE, ground: isWholePage ? PAGE.ground : null }
  const lengths = lengthsOfMoving(elements, styles)
  const comesIntoSight = (node: PageNode, style: Style) => moves(style) && (lengths.get(nameOf(node)) ?? 0) > LONG_TEXT
  const isShutIn = (node: PageNode, style: Style) => {
    const grid = node.parent && styles.get(node.parent)
    if (!grid || !node.parent?.attrs) return false
    const place = node.parent.children.filter((child) => typeof child !== 'string').indexOf(node)
    return (
      isInClosedRow(style, grid, place) &&
      ![node, node.parent].some((one) => mayOpen(one) || comesIntoSight(one, styles.get(one) ?? NO_STYLE))
    )
  }
  for (const node of elements) {
    const above = (node.parent && drawn.get(node.parent)) ?? page
    const style = styles.get(node) ?? NO_STYLE
    const here = style === NO_STYLE ? above : drawnWith(style, above, node)
    if (here.isInvisible && !above.isInvisible && (mayOpen(node) || comesIntoSight(node, style)))
      here.isInvisible = false
    drawn.set(node, here)
    if (style !== NO_STYLE && isBoxUnseen(style, here)) {
      if (!mayOpen(node) && !comesIntoSight(node, style)) unseen.boxes.add(node)
    } else if (isShutIn(node, style)) unseen.boxes.add(node)
    else if (isBehind(style, above) || (here.opacity < LEAST_OPACITY && !comesIntoSight(node, style)))
      unseen.boxes.add(node)
    else if (here.isFaint || here.isInvisible) unseen.letters.add(node)
  }
  if (isWholePage) {
    const isSeen = (node: PageNode) => {
      const here = drawn.get(node)
      return !unseen.boxes.has(node) && here?.opacity === 1 && !here.isInvisible
    }
    const covered = coveredBy(elements, styles, {
      covers: (one) => isSheet(styles.get(one)) && isSeen(one),
      isCoated: (one) => isSheet(coats.get(one)) && isDrawn(coats.get(one) ?? NO_STYLE) && isSeen(one),
    })
    for (const node of covered.boxes) unseen.boxes.add(node)
    for (const node of covered.letters) unseen.letters.add(node)
  }
  return unseen
}

/** A ground that is laid over all that it stands in. */
const isSheet = (style: Style | undefined) =>
  style !== undefined && coversAll(style) && typeof groundOf(style) === 'string'
const isDrawn = (coat: Style) =>
  !/^(?:none|normal)?$/.test(coat.get('content') ?? '') && opacityOf(coat) === 1 && isInvisible(coat) !== true

const moves = (style: Style) =>
  [...style].some(
    ([property, value]) =>
      /^(?:transition(?:-property)?|animation(?:-name)?)$/.test(property) && !/^(?:none|0s?)$/.test(value.trim()),
  )

/** Items of a list that come into sight one after the other are one text. */
const nameOf = ({ tag, attrs }: PageNode) => `${tag} ${attrs['class'] ?? attrs['style'] ?? ''}`

function lengthsOfMoving(elements: readonly PageNode[], styles: ReadonlyMap<PageNode, Style>): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const node of elements) {
    const style = styles.get(node)
    if (!style || !moves(style)) continue
    const known = lengths.get(nameOf(node)) ?? 0
    if (known <= LONG_TEXT) lengths.set(nameOf(node), known + lengthOf(node))
  }
  return lengths
}

function lengthOf(node: PageNode): number {
  let length = 0
  const waiting: PageNode[] = [node]
  for (let next = waiting.pop(); next && length <= LONG_TEXT; next = waiting.pop())
    for (const child of next.children) {
      if (typeof child === 'string') length += child.trim().length
      else waiting.push(child)
    }
  return length
}

/** Below the ground of the list it stands in; what is only below the page's own canvas is seen. */
const isBehind = (style: Style, above: Drawn): boolean =>
  Number(style.get('z-index')) < 0 &&
  /relative|absolute|fixed|sticky/.test(style.get('position') ?? '') &&
  above.hasGround

function isFaint({ size, scale, colour, ground, spacing, isCutOut, blend }: Drawn): boolean {
  if (size * scale < LEAST_SIZE || spacing <= CLOSEST * size) return true
  if (isCutOut) return false
  const letters = colourOf(colour)
  if (letters === null) return false
  if (alphaOf(letters) < LEAST_OPACITY) return true
  const behind = ground === null ? null : colourOf(ground)
  if (behind === null) return false
  if (blend !== null)
    return contrast(blended(letters, blend), blend.isOverItself ? behind : blended(behind, blend)) < LEAST_CONTRAST
  return contrast(letters, behind) < LEAST_CONTRAST
}

function drawnWith(style: Style, above: Drawn, { tag }: PageNode): Drawn {
  const size = sizeOf(style, above.size)
  const fill = style.get('-webkit-text-fill-color')
  const colour = [fill, style.get('color')].find((one) => one !== undefined && !INHERITED.test(one))
  const own = groundOf(style)
  const isPage = tag === 'html' || tag === 'body'
  const mode = style.get('mix-blend-mode') ?? ''
  const backdrop = isBlend(mode) && above.ground !== null ? colourOf(above.ground) : null
  const spacing = style.get('letter-spacing')
  const here: Drawn = {
    ...above,
    size,
    scale: above.scale * scaleOf(style),
    opacity: above.opacity * opacityOf(style),
    colour: colour ?? above.colour,
    ground: own === undefined ? above.ground : own,
    spacing: spacing === undefined ? above.spacing : (pixels(spacing, { em: size, whole: null }) ?? 0),
    blend: backdrop === null ? above.blend : { mode, backdrop, isOverItself: own === undefined },
    isInvisible: isInvisible(style) ?? above.isInvisible,
    hasGround: above.hasGround || (!isPage && own !== undefined),
    isCutOut:
      above.isCutOut || /\btext\b/.test(`${style.get('background-clip')} ${style.get('-webkit-background-clip')}`),
  }
  return { ...here, isFaint: isFaint(here) }
}
const INHERITED = /^\s*(?:inherit|currentcolor|unset|revert\S*)\s*$/i

function sizeOf(style: Style, above: number): number {
  const font = style.get('font')
  const said =
    style.get('font-size') ??
    (font === undefined
      ? undefined
      : /(?:^|\s)((?:[\d.]+[a-z%]*|calc\(.*\)|(?:xx?-)?(?:small|large)|medium))(?:\s*\/|\s)/i.exec(font)?.[1])
  return said === undefined
    ? above
    : (pixels(said, { em: above, whole: above }) ?? NAMED[said.trim().toLowerCase()] ?? above)
}
const NAMED: Record<string, number> = { 'xx-small': 9, 'x-small': 10, small: 13, medium: 16, large: 18, 'x-large': 24 }

/** A colour behind the letters, null where it cannot be known, undefined where the element has none. */
function groundOf(style: Style): string | null | undefined {
  const all = [style.get('background'), style.get('background-image')].filter((one) => one !== undefined).join(' ')
  const evenly = evenGradient(all)
  if (evenly !== null) return evenly
  if (/url\(|gradient\(|image-set\(/i.test(all)) return null
  const colour = style.get('background-color') ?? colourIn(style.get('background'))
  if (colour === undefined || INHERITED.test(colour)) return undefined
  const known = colourOf(colour)
  if (known === null) return null
  if (alphaOf(known) < LEAST_OPACITY) return undefined
  return alphaOf(known) < 0.9 ? null : colour
}

/** The colour of a gradient from one colour to the same. */
function evenGradient(background: string): string | null {
  const drawn = functionsOf(background)
  if (drawn.length !== 1 || !drawn[0]?.name.endsWith('gradient')) return null
  const stops = drawn[0].inside.map((stop) => stop.replace(/(?:\s+[\d.]+(?:%|px|r?em))+$/, ''))
  const [first, ...others] = /^(?:to |from |at |circle|ellipse|-?[\d.]+(?:deg|turn|rad))/.test(stops[0] ?? '')
    ? stops.slice(1)
    : stops
  const colour = colourOf(first ?? '')
  if (first === undefined || colour === null || alphaOf(colour) < 0.9) return null
  const isEven = others.every((stop) => {
    const other = colourOf(stop)
    return other !== null && alphaOf(other) >= 0.9 && contrast(colour, other) < LEAST_CONTRAST
  })
  return isEven ? first : null
}

/** The colour among the words of a shorthand. */
function colourIn(background: string | undefined): string | undefined {
  if (background === undefined || /^\s*(?:none|0|initial|unset)\s*$/i.test(background)) return undefined
  const words = background.match(/[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s/]+/g) ?? []
  return words.find((word) => colourOf(word) !== null) ?? (background.includes('unknown') ? 'unknown' : undefined)
}
