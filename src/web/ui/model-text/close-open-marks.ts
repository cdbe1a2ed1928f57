/**
 * Text that is still arriving ends anywhere: in the middle of `**bold**`, of a link, of a line that is going to be a
 * heading. This ends it so that what is shown does not jump when the rest comes.
 */
export function closeOpenMarks(text: string): string {
  if (isInFence(text)) return text
  const start = text.lastIndexOf('\n') + 1
  const before = text.slice(0, start)
  const line = text.slice(start)
  if (BARE_MARK.test(line)) return before
  return before + closeInline(holdBackLink(line))
}

/** Nothing yet but what announces a heading, an item, a quote, a fence or emphasis. */
const BARE_MARK = /^\s*(?:#{1,6}|[-–—•*+_=]+|\d{1,3}[.)]?|>+|`{1,3}|~{1,3})\s*$/u

/** `[label](https://exam` is its label for now; `![` is nothing. */
function holdBackLink(line: string): string {
  return line
    .replace(/!\[[^\]]*(?:\](?:\([^)]*)?)?$/u, '')
    .replace(/\[([^\]]*)\]\([^)]*$/u, '$1')
    .replace(/\[$/u, '')
}

function closeInline(line: string): string {
  const body = line.replace(/[*_`]+$/u, '')
  const code = count(body, /`/gu) % 2 === 1
  if (code) return `${body}\``
  const prose = body.replace(/`[^`]*`/gu, '').replace(/^\s*[*+]\s/u, '')
  const strong = count(prose, /\*\*/gu) % 2 === 1
  const emphasis = count(prose.replaceAll('**', ''), /(?<=\S)\*|\*(?=\S)/gu) % 2 === 1
  if (!strong && !emphasis) return body === line ? line : closedAlready(line, body)
  return `${body.trimEnd()}${emphasis ? '*' : ''}${strong ? '**' : ''}`.replace(/(?:^|\s)\*{4,}$/u, '')
}

/** The marks at the end either close something, and stay, or begin something that is not there yet. */
function closedAlready(line: string, body: string): string {
  return /\s$/u.test(body) || body === '' ? body : line
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function isInFence(text: string): boolean {
  return count(text, /^ {0,3}(?:`{3,}|~{3,})/gmu) % 2 === 1
}
