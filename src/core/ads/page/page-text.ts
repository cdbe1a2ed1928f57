import { BREAKS, type PageNode } from './page-tree.ts'

const SIGN = /^(?:- )?[•·▪◦●○‣∙–—*✓✔➤►→]$/u

/**
 * The visible text of a part of a page, one line per block, '- ' before the items of lists. `leaveOut` names parts that
 * are not the advert's own.
 */
export function textOf(node: PageNode, leaveOut: (node: PageNode) => boolean = () => false): string {
  const lines: string[] = []
  let line = ''
  let hasSign = false
  const end = () => {
    const tidy = line.replaceAll(/\s+/g, ' ').trim()
    line = ''
    // '<span>•</span><div>Use Go</div>': its own sign belongs to what follows
    if (SIGN.test(tidy)) hasSign = true
    else if (tidy !== '' && tidy !== '-') {
      lines.push(hasSign && !tidy.startsWith('- ') ? `- ${tidy}` : tidy)
      hasSign = false
    }
  }
  const walk = (one: PageNode) => {
    for (const child of one.children) {
      if (typeof child === 'string') {
        line += child
        continue
      }
      if (child.isHidden || leaveOut(child)) continue
      if (child.tag === 'br') {
        end()
        continue
      }
      const isBlock = BREAKS.test(child.tag)
      if (isBlock && !(child.tag === 'p' && one.tag === 'li')) end()
      if (child.tag === 'li') line = '- '
      if (/^h[1-6]$/.test(child.tag)) lines.push('')
      walk(child)
      if (isBlock) end()
      if (child.tag === 'td' || child.tag === 'th' || child.tag === 'dt') line += ' '
    }
  }
  walk(node)
  end()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
