import { BREAKS, type PageNode } from './page-tree.ts'

const SIGN = /^(?:- )?[•·▪◦●○‣∙–—*✓✔➤►→]$/u

/** Text whose own line breaks are shown: 'pre', what its style says so of, and lines that begin with signs of a list. */
function keepsLines(node: PageNode, text: string): boolean {
  if (!text.includes('\n')) return false
  for (let at: PageNode | null = node; at !== null; at = at.parent) if (at.tag === 'pre') return true
  return (
    /white-space:\s*(?:pre|break-spaces)/.test(node.attrs['style'] ?? '') ||
    /(?:^|[\s_-])(?:pre-wrap|pre-line|preline|prewrap|whitespace-pre\S*)(?:$|\s)/.test(node.attrs['class'] ?? '') ||
    (text.match(/\n[^\S\n]*[-–•*·]\s+\S/g)?.length ?? 0) >= 3
  )
}

/**
 * The visible text of a part of a page, one line per block, '- ' before the items of lists. `leaveOut` names parts that
 * are not the advert's own.
 */
export function textOf(
  node: PageNode,
  leaveOut: (node: PageNode) => boolean = () => false,
  mostLines = Number.POSITIVE_INFINITY,
): string {
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
      if (lines.length > mostLines) return
      if (typeof child === 'string') {
        if (keepsLines(one, child))
          for (const part of child.split(/(?<=\n)/)) {
            line += part
            if (part.endsWith('\n')) end()
          }
        else line += child
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
