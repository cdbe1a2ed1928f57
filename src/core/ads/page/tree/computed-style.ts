import { _compileUnsafe as compile } from 'css-select'
import { AttributeAction, type Selector, SelectorType } from 'css-what'
import type { Style } from './css-values.ts'
import type { PageNode } from './page-node.ts'
import { atRest, framesOf } from './animations.ts'
import { presentational } from './presentational.ts'
import { firstValues, inlineSettings, type Setting, sheetsRoot, type StyleRule, styleRules } from './style-rules.ts'

type Child = PageNode | string
const isElement = (node: Child): node is PageNode => typeof node === 'object'

const ADAPTER = {
  isTag: isElement,
  getAttributeValue: (node: PageNode, name: string) => node.attrs[name],
  getChildren: (node: Child): Child[] => (isElement(node) ? node.children : []),
  getName: (node: PageNode) => node.tag,
  getParent: (node: PageNode): PageNode | null => (node.parent?.tag === '#root' ? null : node.parent),
  getSiblings: (node: Child): Child[] => (isElement(node) ? (node.parent?.children ?? [node]) : [node]),
  getText: (node: Child): string => (isElement(node) ? '' : node),
  hasAttrib: (node: PageNode, name: string) => name in node.attrs,
  removeSubsets: (nodes: Child[]) => nodes,
}

/** A sheet of thousands of rules on a page of thousands of elements is matched as far as this. */
const MOST_MATCHES = 200_000

/** `coats` are what sheets draw over an element by `::before` and `::after`. */
export type Styles = { own: Map<PageNode, Style>; coats: Map<PageNode, Style> }

/** Styles by cascade: importance, layer, weight of the selector, order; where something moves, as it is once it has moved. */
export function stylesOf(
  elements: readonly PageNode[],
  sheets: readonly string[],
  isAsked: (property: string) => boolean,
): Styles {
  const root = sheetsRoot(sheets)
  const wanted = (property: string) => property.startsWith('--') || isAsked(property)
  const byKey = new Map<string, Match[]>()
  for (const rule of styleRules(root, wanted)) {
    const key = keyOf(rule.tokens)
    const known = byKey.get(key)
    // most rules of a sheet are for other pages of the site: a selector is built when an element could have it
    if (known) known.push({ rule, matches: undefined })
    else byKey.set(key, [{ rule, matches: undefined }])
  }
  const styles = new Map<PageNode, Style>()
  const coats = new Map<PageNode, Style>()
  let left = MOST_MATCHES
  for (const node of elements) {
    const hits: StyleRule[] = []
    for (const key of keysOf(node)) {
      for (const one of byKey.get(key) ?? []) {
        left -= 1
        if (left <= 0) break
        one.matches ??= matcher(one.rule.tokens)
        if (isMatch(one.matches, node)) hits.push(one.rule)
      }
    }
    const inline = node.attrs['style'] === undefined ? null : inlineSettings(node.attrs['style'], wanted)
    const hints = presentational(node)
    if (hits.length === 0 && !inline && !hints) continue
    const over = hits.filter(({ isCoat }) => isCoat)
    if (over.length > 0) coats.set(node, won(over, null))
    const own = won(over.length > 0 ? hits.filter(({ isCoat }) => !isCoat) : hits, inline)
    styles.set(node, hints ? new Map([...hints, ...own]) : own)
  }
  const named = filled(elements, styles, coats, firstValues(root))
  const frames = framesOf(root, wanted)
  if (frames.size > 0) for (const [node, style] of named.own) named.own.set(node, atRest(style, frames))
  return named
}

type Match = { rule: StyleRule; matches: ((node: PageNode) => boolean) | undefined }

function matcher(tokens: Selector[]): (node: PageNode) => boolean {
  try {
    return compile<Child, PageNode>([tokens], { adapter: ADAPTER, cacheResults: false })
  } catch {
    return () => false
  }
}

/** A selector that the engine cannot decide here hides nothing. */
function isMatch(matches: (node: PageNode) => boolean, node: PageNode): boolean {
  try {
    return matches(node)
  } catch {
    return false
  }
}

function won(hits: readonly StyleRule[], inline: ReadonlyMap<string, Setting> | null): Map<string, string> {
  const best = new Map<string, { value: string; weight: number }>()
  const offer = (property: string, { value, isImportant }: Setting, weight: number) => {
    const all = isImportant ? weight + 1e18 : weight
    if (all >= (best.get(property)?.weight ?? -1)) best.set(property, { value, weight: all })
  }
  for (const { set, weight } of hits) for (const [property, one] of set) offer(property, one, weight)
  for (const [property, one] of inline ?? []) offer(property, one, 1e17)
  return new Map([...best].map(([property, { value }]) => [property, value]))
}

/** Variables are inherited, and stand for text in values. */
function filled(
  elements: readonly PageNode[],
  styles: ReadonlyMap<PageNode, Style>,
  coats: ReadonlyMap<PageNode, Style>,
  first: ReadonlyMap<string, string>,
): Styles {
  const variables = new Map<PageNode, ReadonlyMap<string, string>>()
  const result: Styles = { own: new Map(), coats: new Map() }
  for (const node of elements) {
    const above = (node.parent && variables.get(node.parent)) ?? first
    const own = styles.get(node)
    const named = own ? [...own].filter(([property]) => property.startsWith('--')) : []
    const here = named.length > 0 ? new Map([...above, ...named]) : above
    variables.set(node, here)
    if (own) result.own.set(node, withValues(own, here))
    const coat = coats.get(node)
    if (coat) result.coats.set(node, withValues(coat, here))
  }
  return result
}

const withValues = (style: Style, variables: ReadonlyMap<string, string>): Style =>
  new Map([...style].map(([property, value]) => [property, withVariables(value, variables, 0)]))

function withVariables(value: string, variables: ReadonlyMap<string, string>, depth: number): string {
  if (!value.includes('var(') || depth > 8 || value.length > 2_000) return value
  const next = value.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g,
    (_, name: string, fallback: string | undefined) => variables.get(name) ?? fallback ?? 'unknown',
  )
  return next === value ? value : withVariables(next, variables, depth + 1)
}

/** Where a rule is looked for: by a class, an id or a tag of the element itself. */
function keyOf(tokens: readonly Selector[]): string {
  const start = tokens.findLastIndex(({ type }) => ['descendant', 'child', 'adjacent', 'sibling'].includes(type))
  const own = tokens.slice(start + 1)
  const named = own.find(
    (token) =>
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element,
  )
  if (named?.type === SelectorType.Attribute) return `.${named.value}`
  const marked = own.find(
    (token) => token.type === SelectorType.Attribute && token.name === 'id' && token.action === AttributeAction.Equals,
  )
  if (marked?.type === SelectorType.Attribute) return `#${marked.value}`
  const tag = own.find(({ type }) => type === SelectorType.Tag)
  return tag?.type === SelectorType.Tag ? tag.name : '*'
}

function keysOf(node: PageNode): string[] {
  const classes = (node.attrs['class'] ?? '').split(/\s+/).filter(Boolean)
  const id = node.attrs['id']
  return ['*', node.tag, ...(id === undefined ? [] : [`#${id}`]), ...new Set(classes.map((name) => `.${name}`))]
}
