import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from 'css-what'
import type { AtRule, ChildNode, Container, Declaration } from 'postcss'
import parseSheet from 'postcss-safe-parser'
import { fromBase64 } from '#core/text/base64.ts'
import { unescaped } from './css-values.ts'

/** One selector of a style sheet with what it sets, and its weight in the cascade. */
export type StyleRule = {
  selector: string
  tokens: Selector[]
  set: Map<string, Setting>
  weight: number
  /** It is for what a sheet draws before or behind an element's own content. */
  isCoat: boolean
}
export type Setting = { value: string; isImportant: boolean }

const LONGEST_SHEETS = 300_000
const MOST_RULES = 4_000
/** A screen as a person has it who saves a page. */
const SCREEN_WIDTH = 1_280

export const sheetsRoot = (sheets: readonly string[]): Container =>
  parseSheet(sheets.join('\n').slice(0, LONGEST_SHEETS)) as unknown as Container

/** The rules of the page's own sheets that decide what is seen, in the order in which they win. */
export function styleRules(sheets: Container, isAsked: (property: string) => boolean): StyleRule[] {
  const rules: StyleRule[] = []
  let order = 0
  const add = (selectors: readonly string[], set: Map<string, Setting>, isLayered: boolean) => {
    for (const written of selectors) {
      const selector = written.replace(COAT, '')
      const isCoat = selector !== written
      if (
        rules.length >= MOST_RULES ||
        UNSEEN_STATE.test(selector) ||
        (isCoat && !COVERS.test(set.get('position')?.value ?? ''))
      )
        continue
      for (const tokens of parsed(selector)) {
        order += 1
        rules.push({
          selector: selectors.length === 1 && !selector.includes(',') ? selector : '',
          tokens,
          set,
          weight: (isLayered ? 0 : LAYER) + specificity(tokens) * ORDER + order,
          isCoat,
        })
      }
    }
  }
  const walk = (node: Container, above: readonly string[], isLayered: boolean) => {
    const set = new Map<string, Setting>()
    for (const child of node.nodes ?? []) {
      if (child.type === 'decl') addDeclaration(child, set, isAsked)
      else if (child.type === 'rule')
        walk(
          child,
          child.selectors.map((one) => nested(one, above)),
          isLayered,
        )
      else if (child.type === 'atrule' && child.name === 'import') walk(importedSheet(child.params), [], isLayered)
      else if (child.type === 'atrule' && applies(child)) walk(child, above, isLayered || child.name === 'layer')
    }
    if (set.size > 0 && above.length > 0) add(above, set, isLayered)
  }
  walk(sheets, [], false)
  return rules
}

/** A sheet that is written out in the address by which it is asked for. */
export function sheetInAddress(address: string): string {
  const [, code, text = ''] = /^\s*data:text\/css(?:;charset=[\w-]+)?(;base64)?,([\s\S]*)$/i.exec(address) ?? []
  try {
    const plain = decodeURIComponent(text)
    // the words of a rule that hides are ASCII, so bytes need not become letters
    return code ? fromBase64(plain) : plain
  } catch {
    return code ? '' : text
  }
}

/** Of '@import url("data:…") screen'; none where it is kept elsewhere. */
function importedSheet(params: string): Container {
  const [, , address = '', media = ''] =
    /^(?:url\(\s*)?(["']?)(data:.*?)\1(?:\s*\)|(?=\s|$))(.*)$/is.exec(params.trim()) ?? []
  const isUsed = media.trim() === '' || isOfMedia(media)
  return sheetsRoot(isUsed ? [sheetInAddress(address).replaceAll(IMPORTS, '')] : [])
}

/** One sheet within another is enough. */
const IMPORTS = /@import\b[^;]*;?/gi

/** At the end of a selector. */
const COAT = /(?<=[^\s>+~,(])::?(?:before|after)\s*$/i
const COVERS = /absolute|fixed/

/** What `@property` gives a variable that nothing sets. */
export function firstValues(sheets: Container): Map<string, string> {
  const values = new Map<string, string>()
  for (const node of sheets.nodes ?? [])
    if (node.type === 'atrule' && node.name === 'property')
      for (const child of node.nodes ?? [])
        if (child.type === 'decl' && child.prop.toLowerCase() === 'initial-value')
          values.set(node.params.trim(), child.value)
  return values
}

/** What a style attribute sets. */
export function inlineSettings(style: string, isAsked: (property: string) => boolean): Map<string, Setting> {
  const set = new Map<string, Setting>()
  for (const node of parseSheet(style.slice(0, 5_000)).nodes as ChildNode[])
    if (node.type === 'decl') addDeclaration(node, set, isAsked)
  return set
}

export function addDeclaration(
  { prop, value, important }: Declaration,
  set: Map<string, Setting>,
  isAsked: (property: string) => boolean,
): void {
  const property = prop.startsWith('--') ? prop : unescaped(prop).toLowerCase().trim()
  const isImportant = important === true
  if (!isAsked(property) || (set.get(property)?.isImportant === true && !isImportant)) return
  set.set(property, { value: unescaped(value.slice(0, 500)), isImportant })
}

/** `&` in a nested rule is the rule around it; without one it is its descendant. */
function nested(selector: string, above: readonly string[]): string {
  if (above.length === 0) return selector
  const around = above.length === 1 ? (above[0] ?? '') : `:is(${above.join(',')})`
  return selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`
}

function applies({ name, params }: AtRule): boolean {
  if (name === 'layer' || name === 'scope' || name === 'starting-style') return name !== 'starting-style'
  if (name === 'supports') return isSupported(params.slice(0, 500).toLowerCase())
  // how wide a container is cannot be known here: what any width fulfils applies
  if (name === 'container') return isOfAnyContainer(params.toLowerCase())
  return name === 'media' && isOfMedia(params)
}

export const isOfMedia = (queries: string) => queries.split(',').some((query) => isOfScreen(query.toLowerCase()))

/** What browsers of today answer; what is behind a no hides nothing from anybody. */
function isSupported(condition: string): boolean {
  const inner = /^\s*not\s*\((.*\b(?:and|or)\b.*)\)\s*$/s.exec(condition)?.[1]
  if (inner !== undefined) return !isSupported(inner)
  if (/\bor\b/.test(condition)) return condition.split(/\bor\b/).some((one) => isSupported(one))
  return condition.split(/\band\b/).every((one) => /\bnot\b/.test(one) !== isKnownSetting(one))
}

function isKnownSetting(test: string): boolean {
  const [, property, value = ''] =
    (!/\b(?:selector|font-\w+)\(/.test(test) && /([\w-]+)\s*:\s*([^()]*)/.exec(test)) || []
  if (property === undefined || property.startsWith('--')) return true
  if (property === 'display') return DISPLAYS.test(value.trim())
  return property.startsWith('-') ? property.startsWith('-webkit-') : PROPERTIES.test(property)
}

const DISPLAYS =
  /^(?:none|flow-root|contents|list-item|inherit|initial|unset|revert|revert-layer|(?:inline-)?(?:block|flex|grid|table)|inline|table-[a-z-]+|ruby[a-z-]*|math|(?:block|inline) [a-z -]+|-webkit-[a-z-]+)$/
/** The first words of the properties of CSS. */
const PROPERTIES =
  /^(?:accent|align|all|anchor|animation|appearance|aspect|backdrop|backface|background|block|border|bottom|box|break|caption|caret|clear|clip|color|column|columns|contain|container|content|counter|cursor|direction|display|empty|fill|filter|flex|float|font|forced|gap|grid|hanging|height|hyphenate|hyphens|image|initial|inline|inset|interpolate|isolation|justify|left|letter|line|list|margin|mask|max|min|mix|object|offset|opacity|order|orphans|outline|overflow|overlay|overscroll|padding|page|paint|perspective|place|pointer|position|print|quotes|resize|right|rotate|row|ruby|scale|scroll|scrollbar|shape|stroke|tab|table|text|timeline|top|touch|transform|transition|translate|unicode|user|vertical|view|visibility|white|widows|width|will|word|writing|z|zoom)(?:-|$)/

const NARROWEST = 200
function isOfAnyContainer(query: string): boolean {
  const sizes = [
    ...query.matchAll(
      /(?:min-(?:width|inline-size|height|block-size):|(?:width|inline-size)\s*>=?)\s*([\d.]+)(px|r?em)/g,
    ),
  ]
  return (
    sizes.length > 0 &&
    !/max-|<|\bnot\b|style\(/.test(query) &&
    sizes.every(([, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16) <= NARROWEST)
  )
}

function isOfScreen(query: string): boolean {
  if (
    /\bprint\b|\bspeech\b|\bnot\b|prefers-|forced-colors|orientation:\s*portrait|hover:\s*none|pointer:\s*coarse/.test(
      query,
    )
  )
    return false
  for (const [, end, size, unit] of query.matchAll(/(min|max)-(?:device-)?width:\s*([\d.]+)(px|r?em)/g)) {
    const pixels = Number(size) * (unit === 'px' ? 1 : 16)
    if (end === 'min' ? pixels > SCREEN_WIDTH : pixels < SCREEN_WIDTH) return false
  }
  for (const [, sign, size, unit] of query.matchAll(/width\s*([<>])=?\s*([\d.]+)(px|r?em)/g)) {
    const pixels = Number(size) * (unit === 'px' ? 1 : 16)
    if (sign === '>' ? pixels > SCREEN_WIDTH : pixels < SCREEN_WIDTH) return false
  }
  return true
}

/** States that a page at rest has not, and parts that are no elements. */
const UNSEEN_STATE =
  /::|:(?:before|after|first-line|first-letter|hover|focus|active|target|visited|checked|disabled|invalid|placeholder|autofill|fullscreen|open|modal|host|part|popover-open)/i

function parsed(selector: string): Selector[][] {
  try {
    return parseSelector(selector)
  } catch {
    return []
  }
}

const ORDER = 100_000
const LAYER = 1e15

/** Ids, then classes, attributes and states, then tags. */
function specificity(tokens: readonly Selector[]): number {
  let sum = 0
  for (const token of tokens) {
    if (token.type === SelectorType.Attribute)
      sum += token.name === 'id' && token.action === AttributeAction.Equals ? 10_000 : 100
    else if (token.type === SelectorType.Tag) sum += 1
    else if (token.type === SelectorType.Pseudo && token.name !== 'where')
      sum +=
        Array.isArray(token.data) && /^(?:is|not|has|matches)$/.test(token.name)
          ? Math.max(0, ...token.data.map((one) => specificity(one)))
          : 100
  }
  return sum
}
