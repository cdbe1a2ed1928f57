/** The lines of a little HTML: list items and paragraphs, without their tags. */
export function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(/<\/(?:p|li|div|h[1-6]|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]{0,300}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim().slice(0, 2000))
    .filter(Boolean)
}
