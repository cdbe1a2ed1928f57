import { classOf, elementsOf, plainText, type PageNode } from './page-tree.ts'

const FURNITURE = /^(?:nav|footer|aside|button|select|dialog|menu|label|input|textarea)$/
const NAMED_FURNITURE =
  /(?:^|[\s_-])(?:cookie|consent|banner|breadcrumb|navbar|navigation|site[-_]?nav|menu|side|sidebar|side[-_]?bar|footer|site[-_]?header|share|social|related|similar|recommend\w*|other[-_]?jobs|more[-_]?jobs|newsletter|subscribe|signin|sign[-_]in|login|apply[-_]?(?:button|bar|section|now)|application[-_]?(?:form|container|details)|job[-_]?alert|alert|modal|popup|toast|skip[-_]?link|widget|comments?[-_]?(?:list|tree|area|section|thread)|pagination|advert[-_]?slot|promo)(?:$|[\s_-])/

/** What of a page is no text of the advert: navigation, forms to fill in, what names itself a banner or a sidebar, other jobs. */
export function isFurniture(node: PageNode): boolean {
  // one that a page opens by itself may hold the advert
  const isOpen = node.tag === 'dialog' && 'open' in node.attrs
  if (node.isOther || (FURNITURE.test(node.tag) && !isOpen)) return true
  if (node.isFurniture !== undefined) return node.isFurniture
  const name = nameOf(node)
  const isSuch =
    !/^(?:html|body|main|#root)$/.test(node.tag) &&
    (node.tag === 'form'
      ? name !== null || isFilledIn(node)
      : name !== null && !isBuilt(node, name) && !holdsPage(node, name))
  node.isFurniture = isSuch
  return isSuch
}

/** Beside the advert's text stand its facts as often as other things. */
export const isSidebar = (node: PageNode) =>
  node.tag === 'aside' ||
  node.attrs['role'] === 'complementary' ||
  (/(?:^|[\s_-])side(?:[-_]?bar)?(?:$|[\s_-])/.test(classOf(node)) && !/nav|menu/.test(classOf(node)))

/** Builders of pages call every paragraph of an article a widget. */
function isBuilt(node: PageNode, name: string): boolean {
  if (name !== 'widget') return false
  for (let at = node.parent; at !== null; at = at.parent) if (/^(?:article|main)$/.test(at.tag)) return true
  return false
}

const MOST_ASKED = 2
/** Characters of text for each box to fill in, below which a form is no more than that. */
const TEXT_PER_BOX = 200

/** Some systems write a whole page, or a post, into one form: it is one to fill in when little but boxes stands in it. */
function isFilledIn(form: PageNode): boolean {
  let boxes = 0
  for (const node of elementsOf(form))
    if (
      !node.isHidden &&
      (node.tag === 'textarea' ||
        node.tag === 'select' ||
        (node.tag === 'input' &&
          !/^(?:hidden|submit|button|image|reset|checkbox|radio)$/.test(node.attrs['type'] ?? '')))
    )
      boxes++
  const text = plainText(form, 50_000).length
  return text < TEXT_PER_BOX || (boxes > MOST_ASKED && text < boxes * TEXT_PER_BOX)
}

const MOST_OF_PAGE = 0.6

/** The word by which a part says that it is furniture. */
function nameOf(node: PageNode): string | null {
  const role = node.attrs['role'] ?? ''
  return /^(?:navigation|banner|contentinfo|complementary|dialog|search|alertdialog)$/.test(role)
    ? role
    : (NAMED_FURNITURE.exec(classOf(node))?.[0].replaceAll(/^[\s_-]|[\s_-]$/g, '') ?? null)
}

/** Parts named 'banner' or 'widget' that together hold most of what the page shows are the page: builders call every paragraph so. */
function holdsPage(node: PageNode, name: string): boolean {
  let root = node
  while (root.parent) root = root.parent
  const known = shares.get(root) ?? new Map<string, number>()
  shares.set(root, known)
  let share = known.get(name)
  if (share === undefined) {
    const length = lengthNamed(root, name)
    share = length < TEXT_PER_BOX ? 0 : length / plainText(root, 60_000).length
    known.set(name, share)
  }
  return share > MOST_OF_PAGE
}

const shares = new WeakMap<PageNode, Map<string, number>>()

/** Characters in the outermost parts of that name. */
function lengthNamed(node: PageNode, name: string): number {
  return node.children.reduce<number>(
    (sum, child) =>
      typeof child === 'string' || child.isHidden
        ? sum
        : sum + (nameOf(child) === name ? plainText(child, 60_000).length : lengthNamed(child, name)),
    0,
  )
}
