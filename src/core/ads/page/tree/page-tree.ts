import { must } from '#core/must.ts'
import { Parser } from 'htmlparser2'
import { elementsOf, type PageNode } from './page-node.ts'
import { addOpened, isHiddenElement, opensByName, opensWhenPressed } from './hidden.ts'
import { isOfMedia, sheetInAddress } from './style-rules.ts'
import { unseenByStyle } from './unseen-by-style.ts'

export { elementsOf, type PageNode }
/** A script that may hold data, and its attributes. */
export type PageScript = { type: string; id: string; text: string }
export type Page = {
  root: PageNode
  scripts: PageScript[]
  comments: { text: string; owner: PageNode }[]
  nodes: number
  /** Elements were left out, since there were too many. */
  isCut: boolean
}

/** Deeper elements become children of the last one that is kept: 20,000 nested divs are read, not stacked. */
const DEEPEST = 200
/** The parser takes longer with each that is open: beyond these no page is read on. */
const MOST_OVERFLOW = 3_000
/** Between such pieces it can be stopped; each begins with a tag, so that no word is parted. */
const PIECE = 32_000
/** A real page has a few thousand; a page of nothing but markup is read as far as this, in bounded time. */
const MOST_NODES = 10_000
const MOST_IN_XML = 200_000
const MOST_COMMENTS = 500
const UNREAD = new Set(['style', 'svg', 'noscript', 'template', 'iframe', 'object', 'video', 'audio', 'canvas', 'math'])
const UNREAD_WITHOUT_SCRIPTS = new Set([...UNREAD].filter((tag) => tag !== 'noscript'))
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'track',
  'param',
])

/** Characters that a page shows before its text for browsers without scripts is read in its place. */
const ENOUGH_SHOWN = 300
const DEEPEST_PAGE = 2

/** The page as a small tree. Never throws on markup. */
export function pageTree(html: string, isXml = false, depth = 0): Page {
  const page = treeOf(html, isXml, UNREAD, depth)
  if (isXml || !/<noscript/i.test(html) || plainText(page.root, ENOUGH_SHOWN * 2).length >= ENOUGH_SHOWN) return page
  const without = treeOf(html, isXml, UNREAD_WITHOUT_SCRIPTS, depth)
  return plainText(without.root, ENOUGH_SHOWN * 4).length >= ENOUGH_SHOWN * 2 ? without : page
}

function treeOf(html: string, isXml: boolean, unread: ReadonlySet<string>, depth: number): Page {
  const root: PageNode = { tag: '#root', attrs: {}, children: [], parent: null, isHidden: false, isOther: false }
  const page: Page = { root, scripts: [], comments: [], nodes: 0, isCut: false }
  const open: PageNode[] = [root]
  let skipped = 0
  let overflow = 0
  let script: PageScript | null = null
  let sheet: string | null = null
  let icon: PageNode | null = null
  const sheets: string[] = []
  let hasLinkedSheet = false
  const opened = new Set<string>()
  const isHidden = (tag: string, attrs: Record<string, string>) =>
    isHiddenElement(tag, attrs) && !opensWhenPressed(tag, attrs, opened)
  const top = () => must(open.at(-1))
  const parser = new Parser(
    {
      onopentag(name, attrs) {
        if (script) return
        // the root of a web component, as saved pages write it, is what a person sees
        const isShadow = name === 'template' && ('shadowrootmode' in attrs || 'shadowroot' in attrs)
        const tag = isShadow && !isXml ? 'div' : name
        if (!isXml && tag === 'style' && skipped === 0 && isUsedSheet(attrs)) sheet = ''
        if (skipped > 0 || (!isXml && unread.has(tag))) {
          if (tag === 'iframe' && skipped === 0 && depth < DEEPEST_PAGE)
            addInner(page, attrs['srcdoc'] ?? '', top(), depth)
          // an icon's name may say what stands beside it
          if (tag === 'svg' && skipped === 0) top().children.push((icon = iconOf(attrs, top())))
          else if (tag === 'use' && icon)
            icon.attrs = { ...icon.attrs, 'data-use': attrs['href'] ?? attrs['xlink:href'] ?? '' }
          if (!VOID.has(tag)) skipped++
          return
        }
        icon = null
        addOpened(attrs, opened)
        if (!isXml && tag === 'link' && /stylesheet/i.test(attrs['rel'] ?? '')) {
          const written = sheetInAddress(attrs['href'] ?? '')
          if (written === '') hasLinkedSheet = true
          else if (isUsedSheet(attrs)) sheets.push(written)
        }
        if (!isXml && tag === 'script') {
          script = { type: (attrs['type'] ?? '').toLowerCase(), id: attrs['id'] ?? '', text: '' }
          return
        }
        const isFull = page.nodes > (isXml ? MOST_IN_XML : MOST_NODES)
        if (isFull) page.isCut = true
        if (open.length > DEEPEST || isFull) {
          overflow++
          return
        }
        const parent = top()
        const node: PageNode = {
          tag,
          attrs,
          children: [],
          parent,
          isHidden: parent.isHidden || (!isXml && isHidden(tag, attrs)),
          isOther: false,
        }
        page.nodes++
        parent.children.push(node)
        if (isXml || !VOID.has(tag)) open.push(node)
      },
      ontext(text) {
        if (script) script.text += text
        else if (sheet !== null) sheet += text
        else if (skipped === 0 && !page.isCut) top().children.push(text)
      },
      oncomment(text) {
        if (!script && skipped === 0 && page.comments.length < MOST_COMMENTS && text.length < 400_000)
          page.comments.push({ text, owner: top() })
      },
      onclosetag(tag) {
        if (script) {
          if (tag === 'script') {
            page.scripts.push(script)
            script = null
          }
          return
        }
        if (sheet !== null && tag === 'style') {
          sheets.push(sheet)
          sheet = null
        }
        if (skipped > 0) {
          if (!VOID.has(tag)) skipped--
          return
        }
        if (overflow > 0 && !VOID.has(tag)) {
          overflow--
          return
        }
        if (open.length > 1 && (top().tag === tag || (tag === 'template' && top().tag === 'div'))) open.pop()
      },
    },
    {
      decodeEntities: true,
      lowerCaseTags: !isXml,
      lowerCaseAttributeNames: !isXml,
      recognizeSelfClosing: isXml,
      xmlMode: isXml,
      recognizeCDATA: isXml,
    },
  )
  for (const piece of piecesOf(html)) {
    if (overflow > MOST_OVERFLOW) {
      page.isCut = true
      break
    }
    parser.write(piece)
  }
  parser.end()
  if (script) page.scripts.push(script)
  if (!isXml) hideUnseen(root, sheets, { isWholePage: !hasLinkedSheet, opened })
  return page
}

/** Of a screen, and in the language that browsers read. */
const isUsedSheet = ({ type = '', media = '' }: Readonly<Record<string, string>>) =>
  /^(?:text\/css)?$/i.test(type) && (media.trim() === '' || isOfMedia(media))

function* piecesOf(html: string): Generator<string> {
  for (let from = 0; from < html.length;) {
    const next = html.indexOf('<', from + PIECE)
    const to = next < 0 ? html.length : next
    yield html.slice(from, to)
    from = to
  }
}

function hideUnseen(
  root: PageNode,
  sheets: readonly string[],
  { isWholePage, opened }: { isWholePage: boolean; opened: ReadonlySet<string> },
): void {
  const elements = [...elementsOf(root)]
  const { boxes, letters } = unseenByStyle(elements, sheets, {
    isWholePage,
    mayOpen: ({ tag, attrs }) =>
      opensWhenPressed(tag, attrs, opened) || (opensByName(attrs) && !/display|visibility/.test(attrs['style'] ?? '')),
  })
  for (const node of elements) {
    node.isHidden ||= boxes.has(node) || node.parent?.isHidden === true
    if (letters.has(node) && !node.isHidden) node.children = node.children.map((child) => unseen(child, node))
  }
}

/** Text alone, since an element in it may have a size and a colour that are seen. */
const unseen = (child: PageNode | string, parent: PageNode): PageNode | string =>
  typeof child !== 'string' || child.trim() === ''
    ? child
    : { tag: 'span', attrs: {}, children: [child], parent, isHidden: true, isOther: false }

/** A page inside the page, as saved pages keep it: what it shows stands where its frame stands. */
function addInner(page: Page, html: string, parent: PageNode, depth: number): void {
  if (html.length < 200) return
  const inner = pageTree(html, false, depth + 1)
  if (page.nodes + inner.nodes > MOST_NODES) {
    page.isCut = true
    return
  }
  page.isCut ||= inner.isCut
  page.nodes += inner.nodes
  page.scripts.push(...inner.scripts)
  inner.root.tag = 'div'
  inner.root.parent = parent
  inner.root.isHidden = parent.isHidden
  parent.children.push(inner.root)
}

const iconOf = (attrs: Record<string, string>, parent: PageNode): PageNode => ({
  tag: 'svg',
  attrs,
  children: [],
  parent,
  isHidden: parent.isHidden,
  isOther: false,
})

/** All text below in one line, hidden parts left out. */
export function plainText(node: PageNode, limit = 20_000): string {
  const parts: string[] = []
  let length = 0
  const walk = (one: PageNode) => {
    for (const [at, child] of one.children.entries()) {
      if (length > limit) return
      if (typeof child === 'string') {
        parts.push(child.slice(0, limit - length + SPILL))
        length += child.length
      } else if (!child.isHidden) {
        if (child.children.length === 0 && PARTS.test(child.attrs['class'] ?? '')) parts.push(' · ')
        walk(child)
        // badges beside each other: <span>Remote</span><span>CET</span>
        if (BREAKS.test(child.tag) || (child.tag === 'span' && isSpan(one.children[at + 1]))) parts.push(' ')
      }
    }
  }
  if (!node.isHidden) walk(node)
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

/** A sentence is not cut at the limit; a text without an end is. */
const SPILL = 1_000

/** '<span class="separator"></span>': a sign that a style sheet draws. */
const PARTS = /(?:^|[\s_-])(?:separator|divider|dot|bullet|pipe)(?:$|\s)/i
const isSpan = (node: PageNode | string | undefined) => typeof node === 'object' && node.tag === 'span'

export const BREAKS =
  /^(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|dt|dd|dl|section|article|header|footer|main|aside|nav|table|blockquote|pre|figure|figcaption|hr|button|label|option|address|form|details|summary|fieldset)$/
export const classOf = (node: PageNode) =>
  `${node.attrs['class'] ?? ''} ${node.attrs['id'] ?? ''} ${node.attrs['data-ui'] ?? ''} ${node.attrs['data-testid'] ?? ''} ${node.attrs['data-test'] ?? ''} ${node.attrs['data-at'] ?? ''} ${node.attrs['data-automation-id'] ?? ''} ${node.attrs['itemprop'] ?? ''}`.toLowerCase()

/** Names by which a site's own tests and scripts find a part. */
const OF_TESTS = /^data-(?:qa|cy|hook|automation|test-?id|e2e|section|component)$/
/** All that an element is called, those names among it. */
export function namesOf(node: PageNode): string {
  let names = classOf(node)
  for (const name in node.attrs) if (OF_TESTS.test(name)) names += ` ${(node.attrs[name] ?? '').toLowerCase()}`
  return names
}
