const FENCE = /^ {0,3}```/

/** Markdown as plain text without the marks of headings and bold words; fenced code stays as it is. */
export function withoutMarks(text: string): string {
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      const isFence = FENCE.test(line)
      if (isFence) isCode = !isCode
      return isCode || isFence ? line : line.replace(/^#{1,6} /, '').replace(/\*\*(?!\s)([^*]*[^*\s])\*\*/g, '$1')
    })
    .join('\n')
}
