import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** A regular expression as it stands in the source. */
export type Pattern = { file: string; line: number; source: string; flags: string }

type Node = { type?: string; start?: number; regex?: { pattern: string; flags: string } } & Record<string, unknown>

/** Every regular expression literal of src, found by a parser: comments and divisions are none. */
export function patternsIn(root: string): Pattern[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|http\.test|d)\.tsx?$/.test(name),
  )
  return files.sort().flatMap((name) => patternsOf(path.join(root, name)))
}

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8')
  const found: Pattern[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Literal' && node.regex)
      found.push({
        file,
        line: text.slice(0, node.start).split('\n').length,
        source: node.regex.pattern,
        flags: node.regex.flags,
      })
    for (const value of Object.values(node)) {
      for (const child of [value].flat()) if (child !== null && typeof child === 'object') visit(child as Node)
    }
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found
}
