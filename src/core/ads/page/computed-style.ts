import { _compileUnsafe as compile } from 'css-select'
import { AttributeAction, type Selector, SelectorType } from 'css-what'
import type { PageNode } from './page-node.ts'
import { inlineSettings, type Setting, type StyleRule, styleRules } from './style-rules.ts'

/** What the page's own sheets and attributes set for one element, variables filled in. */
export type Style = ReadonlyMap<string, string>

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

/** Styles by cascade: importance, layer, weight of the selector, order. */
export function stylesOf(
  elements: readonly PageNode[],
  sheets: readonly string[],
  isAsked: (property: string) => boolean,
): Map<PageNode, Style> {
  const wanted = (property: string) => property.startsWith('--') || isAsked(property)
  const byKey = new Map<string, Match[]>()
  for (const rule of styleRules(sheets, wanted)) {
    const key = keyOf(rule.tokens)
    const known = byKey.get(key)
    // most rules of a sheet are for other pages of the site: a selector is built when an element could have it
    if (known) known.push({ rule, matches: undefined })
    else byKey.set(key, [{ rule, matches: undefined }])
  }
  const styles = new Map<PageNode, Style>()
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
    if (hits.length === 0 && !inline) continue
    styles.set(node, won(hits, inline))
  }
  return filled(elements, styles)
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
function filled(elements: readonly PageNode[], styles: ReadonlyMap<PageNode, Style>): Map<PageNode, Style> {
  const variables = new Map<PageNode, ReadonlyMap<string, string>>()
  const result = new Map<PageNode, Style>()
  const none = new Map<string, string>()
  for (const node of elements) {
    const above = (node.parent && variables.get(node.parent)) ?? none
    const own = styles.get(node)
    const named = own ? [...own].filter(([property]) => property.startsWith('--')) : []
    const here = named.length > 0 ? new Map([...above, ...named]) : above
    variables.set(node, here)
    if (own) result.set(node, new Map([...own].map(([property, value]) => [property, withVariables(value, here, 0)])))
  }
  return result
}

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
