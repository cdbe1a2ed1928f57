import { remembered } from '#core/text/remembered.ts'
import { converter, type Color, interpolate, parse, wcagContrast } from 'culori'

/** What the page's own sheets and attributes set for one element, variables filled in. */
export type Style = ReadonlyMap<string, string>

/** Pixels, as far as they are known without laying the page out; percentages are of `whole`. */
export function pixels(value: string, { em, whole }: { em: number; whole: number | null }): number | null {
  const text = value.trim().toLowerCase()
  if (/^(?:calc|min|max|clamp)\(/.test(text)) return calculated(text, { em, whole })
  const [, number, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/.exec(text) ?? []
  if (number === undefined || unit === undefined) return null
  if (unit === '%') return whole === null ? null : (Number(number) / 100) * whole
  const size = unit === 'em' ? em : UNITS[unit]
  return size === undefined ? null : Number(number) * size
}

const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  rem: 16,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  ex: 8,
  ch: 8,
  vw: 12.8,
  vh: 8,
  vmin: 8,
  vmax: 12.8,
  dvh: 8,
  svh: 8,
  lvh: 8,
}

/** Sums and products with brackets: 'calc(1px - 1px)', 'min(0px, 1em)'. */
function calculated(text: string, by: { em: number; whole: number | null }): number | null {
  const tokens = text.match(/[a-z]+\(|[()*/,]|\s[+-]\s|[+-]?(?:\d+\.?\d*|\.\d+)(?:[a-z%]+)?/g)
  if (!tokens) return null
  let at = 0
  const list = (): number[] => {
    const values = [sum()]
    while (tokens[at] === ',') {
      at += 1
      values.push(sum())
    }
    at += 1
    return values
  }
  const one = (): number => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '(' || token === 'calc(') return list()[0] ?? Number.NaN
    if (token === 'min(') return Math.min(...list())
    if (token === 'max(') return Math.max(...list())
    if (token === 'clamp(') {
      const [least = 0, wanted = 0, most = 0] = list()
      return Math.max(least, Math.min(wanted, most))
    }
    return pixels(token, by) ?? Number.NaN
  }
  const product = (): number => {
    let value = one()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isTimes = tokens[at] === '*'
      at += 1
      value = isTimes ? value * one() : value / one()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (/^\s[+-]\s$/.test(tokens[at] ?? '')) {
      const isPlus = tokens[at]?.includes('+') === true
      at += 1
      value = isPlus ? value + product() : value - product()
    }
    return value
  }
  const value = sum()
  return Number.isFinite(value) ? value : null
}

/** Letters written as numbers: 'd\\69splay'. */
export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text
        .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
          const point = Number.parseInt(code, 16)
          return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
        })
        .replaceAll(/\\(?=\S)/g, '')
    : text

const toRgb = converter('rgb')
export const asRgb = (colour: Color) => toRgb(colour)

/** A colour in any notation of CSS; null where it is none that can be known here. */
export const colourOf = remembered(read)

function read(value: string): Color | null {
  const text = value.trim().toLowerCase()
  const [first] = functionsOf(text)
  if (first?.name === 'light-dark') return colourOf(first.inside[0] ?? '')
  // channels taken over from another colour: as near as one can tell without computing them
  const from = /^[a-z]+\(from\s+([\w#-]+(?:\([^()]*\))?)\s/.exec(text)?.[1]
  if (from !== undefined) return colourOf(from)
  const mix = /^color-mix\(in ([a-z]+)[^,]*,\s*(.+)\)$/.exec(text)
  if (mix) {
    const [one, other] = partsOf(mix[2] ?? '').map((part) => {
      const [, share] = /\s([\d.]+)%\s*$/.exec(part) ?? []
      return {
        colour: colourOf(part.replace(/\s[\d.]+%\s*$/, '')),
        share: share === undefined ? null : Number(share) / 100,
      }
    })
    if (!one?.colour || !other?.colour) return null
    const at = other.share ?? (one.share === null ? 0.5 : 1 - one.share)
    return interpolate([one.colour, other.colour], 'rgb')(at)
  }
  return toRgb(parse(SYSTEM_COLOURS[text] ?? text)) ?? null
}

/** As browsers draw them where nothing else is chosen. */
const SYSTEM_COLOURS: Readonly<Record<string, string>> = {
  canvas: 'white',
  canvastext: 'black',
  field: 'white',
  fieldtext: 'black',
  buttontext: 'black',
  linktext: '#0000ee',
  visitedtext: '#551a8b',
  graytext: '#808080',
}

/** The parts of a list between commas that are in no brackets. */
export function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

export const alphaOf = (colour: Color): number => colour.alpha ?? 1
export const contrast = (one: Color, other: Color): number => wcagContrast(one, other)

/** Functions of a value with what stands in their brackets: 'scale(0) rotateY(90deg)'. */
export const functionsOf = (value: string): { name: string; inside: string[] }[] =>
  [...value.toLowerCase().matchAll(/([\w-]+)\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, name = '', inside = '']) => ({
    name,
    inside: partsOf(inside),
  }))
