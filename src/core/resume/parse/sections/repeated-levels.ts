import { type Line, lineWith } from '../layout/line.ts'

/** 'TypeScript - good', whose level may stand apart. */
const LEVELLED = /^([^,;|:•·]{1,40}?)\s*[–—-]\s+(\p{L}[\p{L} ]{1,20})$/u
const FEWEST_LINES = 3

/** Behind the names of a list the same few words come again and again: how well each is known, whatever they mean. */
export function withoutLevels(lines: Line[]): Line[] {
  const found = new Map<Line, string>()
  const levels = new Map<string, number>()
  for (const line of lines) {
    const [, name, level] = LEVELLED.exec(line.text) ?? []
    if (!name || !level) continue
    found.set(line, name)
    levels.set(level, (levels.get(level) ?? 0) + 1)
  }
  const isScale = found.size >= FEWEST_LINES && levels.size <= found.size / 2 && found.size > lines.length / 2
  return isScale ? lines.map((line) => named(line, found.get(line))) : lines
}

const named = (line: Line, name: string | undefined): Line => (name === undefined ? line : lineWith(line, name))
