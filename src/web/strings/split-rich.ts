export type RichPart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'value'; name: string }

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)|\{(\w+)\}/g

/** Only the catalogue's own texts come here: what a person wrote goes in as a value, and is never read for marks. */
export function splitRich(text: string): RichPart[] {
  const parts: RichPart[] = []
  let end = 0
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) })
  }
  for (const match of text.matchAll(MARK)) {
    const [whole, strong, words, to, name] = match
    plain(match.index)
    if (strong) parts.push({ kind: 'strong', text: strong })
    else if (words && to) parts.push({ kind: 'link', text: words, to })
    else if (name) parts.push({ kind: 'value', name })
    end = match.index + whole.length
  }
  plain(text.length)
  return parts
}
