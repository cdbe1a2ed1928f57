import { sanitise } from '#core/text/sanitise.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { closeOpenMarks } from './close-open-marks.ts'
import { normaliseLines } from './normalise-lines.ts'

/** What a model's text may become on a page; everything else in it is shown as the characters it is made of. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; host: string; children: Inline[] }
  | { kind: 'break' }

export type Block =
  | { kind: 'heading'; size: 'large' | 'normal'; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

type Root = ReturnType<typeof fromMarkdown>
type Node = Root['children'][number]

/** Longer than any answer we ask for. */
export const SHOWN_MAX_LENGTH = 20_000
const DEEPEST = 10
/** Nobody writes longer runs of marks; parsers take quadratic time for them. */
const LONG_RUN = /([[\]()*_`~>!<])\1{11,}/gu

/** Reads a model's text into blocks. Never throws: what the parser cannot take is one plain paragraph. */
export function readModelText(raw: string, { isArriving = false } = {}): Block[] {
  const clean = sanitise(raw)
    .slice(0, SHOWN_MAX_LENGTH)
    .replace(LONG_RUN, (run) => run.slice(0, 12))
  const text = isArriving ? closeOpenMarks(clean) : clean
  try {
    return blocksOf(fromMarkdown(normaliseLines(text)).children, 0)
  } catch {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
  }
}

function blocksOf(nodes: readonly Node[], depth: number): Block[] {
  return nodes.flatMap((node) => blockOf(node, depth))
}

function blockOf(node: Node, depth: number): Block[] {
  if (depth > DEEPEST) return plainParagraph(plainOf(node))
  switch (node.type) {
    case 'heading':
      return [
        { kind: 'heading', size: node.depth <= 3 ? 'large' : 'normal', children: inlinesOf(node.children, depth) },
      ]
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlinesOf(node.children, depth) }]
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          items: node.children.map((item) => blocksOf(item.children, depth + 1)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(node.children, depth + 1) }]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'html':
      return plainParagraph(node.value)
    default:
      return []
  }
}

function inlinesOf(nodes: readonly Node[], depth: number): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, depth + 1))
}

function inlineOf(node: Node, depth: number): Inline[] {
  if (depth > DEEPEST) return [{ kind: 'text', text: plainOf(node) }]
  switch (node.type) {
    case 'text':
      return linesOf(node.value)
    case 'html':
      return [{ kind: 'text', text: node.value }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, depth) }]
    case 'break':
      return [{ kind: 'break' }]
    case 'link':
      return linkOf(node.url, inlinesOf(node.children, depth))
    case 'linkReference':
      return inlinesOf(node.children, depth)
    case 'image':
    case 'imageReference':
      return node.alt ? [{ kind: 'text', text: node.alt }] : []
    default:
      return []
  }
}

/** Only whole http and https addresses without a name or password in them; others are their label. */
function linkOf(address: string, children: Inline[]): Inline[] {
  const url = URL.canParse(address) ? new URL(address) : null
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  return isSafe ? [{ kind: 'link', href: url.href, host: url.host, children }] : children
}

/** The specification formats by line, so a line break in a paragraph stays one. */
function linesOf(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, at): Inline[] =>
      at === 0 ? [{ kind: 'text', text: line }] : [{ kind: 'break' }, { kind: 'text', text: line }],
    )
}

function plainParagraph(text: string): Block[] {
  return text.trim() === '' ? [] : [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
}

/** The characters of a node that is nested too deep, without recursion. */
function plainOf(node: Node): string {
  const waiting: Node[] = [node]
  const texts: string[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) texts.push(next.value)
    if ('children' in next) waiting.push(...[...next.children].toReversed())
  }
  return texts.join(' ')
}
