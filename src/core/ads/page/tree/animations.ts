import type { Container } from 'postcss'
import { partsOf, type Style } from './css-values.ts'
import { addDeclaration, type Setting } from './style-rules.ts'

type Frame = ReadonlyMap<string, string>
/** The frames of one animation, from its first to its last. */
export type Frames = ReadonlyMap<string, readonly Frame[]>

/** The page's own animations by their names. */
export function framesOf(sheets: Container, isAsked: (property: string) => boolean): Frames {
  const all = new Map<string, Frame[]>()
  const walk = (node: Container) => {
    for (const child of node.nodes ?? []) {
      if (child.type !== 'atrule') continue
      if (/^(?:-webkit-)?keyframes$/i.test(child.name)) all.set(child.params.trim(), framesIn(child, isAsked))
      else if (/^(?:media|supports|layer)$/.test(child.name)) walk(child)
    }
  }
  walk(sheets)
  return all
}

function framesIn(keyframes: Container, isAsked: (property: string) => boolean): Frame[] {
  const at = new Map<number, Map<string, Setting>>([
    [0, new Map()],
    [100, new Map()],
  ])
  for (const rule of keyframes.nodes ?? []) {
    if (rule.type !== 'rule') continue
    for (const selector of rule.selectors) {
      const moment = POINTS[selector.trim().toLowerCase()] ?? Number.parseFloat(selector)
      if (Number.isNaN(moment)) continue
      const set = at.get(moment) ?? new Map<string, Setting>()
      at.set(moment, set)
      for (const child of rule.nodes) if (child.type === 'decl') addDeclaration(child, set, isAsked)
    }
  }
  return [...at]
    .toSorted(([one], [other]) => one - other)
    .map(([, set]) => new Map([...set].map(([property, { value }]) => [property, value])))
}
const POINTS: Record<string, number> = { from: 0, to: 100 }

/** Nobody waits longer for a line to appear. */
const LONGEST_WAIT = 30

/** The style once what moves has come to rest; what never rests is taken as it is best seen. */
export function atRest(style: Style, frames: Frames): Style {
  const running = partsOf(style.get('animation') ?? style.get('animation-name') ?? '')
  let drawn = style
  for (const [index, one] of running.entries()) {
    const said = (part: string) => partsOf(style.get(`animation-${part}`) ?? '')[index] ?? ''
    const words = `${one} ${said('fill-mode')} ${said('direction')} ${said('iteration-count')}`
    const list = frames.get(words.split(/\s+/).find((word) => frames.has(word)) ?? '')
    if (!list) continue
    const frame = restingFrame(list, words, style, {
      // the first time is how long it lasts, the second how long it waits
      wait: seconds(said('delay') || (one.match(TIME)?.[1] ?? '')),
      isPaused: /\bpaused\b/.test(`${words} ${said('play-state')}`),
      isScrolled: style.has('animation-timeline'),
    })
    if (frame === 'unknown') continue
    drawn = new Map([...drawn, ...(frame ?? [])])
    // how it is seen is known: nothing is left that might still move it into sight
    drawn = new Map([...drawn].filter(([property]) => !property.startsWith('animation')))
  }
  return drawn
}
const TIME = /-?[\d.]+m?s\b/g
const seconds = (text: string) => (text === '' ? 0 : Number.parseFloat(text) * (text.trim().endsWith('ms') ? 0.001 : 1))

function restingFrame(
  list: readonly Frame[],
  words: string,
  base: Style,
  { wait, isPaused, isScrolled }: { wait: number; isPaused: boolean; isScrolled: boolean },
): Frame | null | 'unknown' {
  if (isPaused) return 'unknown'
  const isBackwards = /\breverse\b/.test(words)
  const [first, last] = isBackwards ? [list.at(-1), list[0]] : [list[0], list.at(-1)]
  if (isScrolled || /\binfinite\b/.test(words))
    return list.toSorted((one, other) => shownBy(other, base) - shownBy(one, base))[0] ?? null
  if (wait > LONGEST_WAIT) return /\b(?:backwards|both)\b/.test(words) ? (first ?? null) : null
  return /\b(?:forwards|both)\b/.test(words) ? (last ?? null) : null
}

/** What a frame leaves out is as it would be without the animation. */
const shownBy = (frame: Frame, base: Style) => {
  const said = (property: string) => frame.get(property) ?? base.get(property)
  if (/^(?:hidden|collapse)$/.test(said('visibility') ?? '') || said('display') === 'none') return -1
  return Number.parseFloat(said('opacity') ?? '1')
}
