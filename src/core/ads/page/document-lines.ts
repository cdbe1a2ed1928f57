import type { DocumentView } from '#core/resume/document-view.ts'

const ITEM = /^\s*[•·▪◦●○‣∙–*✓✔➤►→]\s*(?=\S)/u
/** A line this long against the widest of its page went on to the next. */
const NEARLY_WHOLE = 0.75

/** An advert in a file, as one would paste it: lines that the page's width broke are whole again, items begin with '- '. */
export function textOfDocument(view: DocumentView): string {
  if (view.kind === 'docx')
    return view.paragraphs
      .map(({ text, look }) =>
        look === 'heading' ? `\n${text}` : look === 'item' ? `- ${text.replace(ITEM, '')}` : text,
      )
      .join('\n')
      .trim()
  const lines: string[] = []
  for (const page of view.pages) {
    const widest = Math.max(0, ...page.lines.map(({ length }) => length))
    let before = ''
    for (const line of page.lines) {
      const last = lines.at(-1)
      const isItem = ITEM.test(line) || line.startsWith('- ')
      const goesOn =
        last !== undefined &&
        before.length >= widest * NEARLY_WHOLE &&
        before.length > 40 &&
        !isItem &&
        !/[.:!?]$/.test(before)
      if (goesOn)
        lines[lines.length - 1] =
          /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line) ? last.slice(0, -1) + line : `${last} ${line}`
      else lines.push(isItem ? `- ${line.replace(ITEM, '').replace(/^- /, '')}` : line)
      before = line
    }
  }
  return lines.join('\n').trim()
}
