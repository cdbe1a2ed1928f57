import { parseAst } from 'rolldown/parseAst'
import { changesOf } from './operators.ts'
import { asNode, childrenOf, TOP, type Node, type Place } from './tree.ts'

/** One change: where it stands, what it says instead, and how it is called in the report. */
export type Mutant = { id: number; file: string; line: number; from: string; to: string }

/** Every change of a file is woven into it at once; which one is alive is asked when the code runs. */
export type Woven = { code: string; mutants: Mutant[] }

const ASK = '__isMutant'

/** Rewrites a file so that each mutant stands beside the original: `(__isMutant(7) ? a <= b : a < b)`. `askFrom` is the module that knows. */
export function weave(file: string, source: string, askFrom: string, firstId = 1): Woven {
  const mutants: Mutant[] = []
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (at: number) => lineStarts.findLastIndex((start) => start <= at) + 1

  function note(node: Node, to: string): number {
    const id = firstId + mutants.length
    const from = source.slice(node.start, node.end)
    // of a long chain only the link that is left out is worth reading
    const isShortened = from.startsWith(to) && to !== ''
    mutants.push(
      isShortened
        ? { id, file, line: lineOf(node.start + to.length), from: from.slice(to.length).trim(), to: '(left out)' }
        : { id, file, line: lineOf(node.start), from, to },
    )
    return id
  }

  function render(node: Node, place: Place): string {
    const text = stitch(node, place)
    const changes = [...changesOf(node, source, place), ...place.instead]
    if (changes.length === 0) return text
    if (node.type === 'ExpressionStatement') return `{ if (!${ASK}(${note(node, '(nothing)')})) { ${text} } }`
    if (node.type === 'BlockStatement')
      return `{ if (${ASK}(${note(node, '{}')})) { ${place.isFunctionBody ? 'return undefined' : ''} } else ${text} }`
    return `(${changes.map((to) => `${ASK}(${note(node, to)}) ? (${to}) : `).join('')}${text})`
  }

  function stitch(node: Node, place: Place): string {
    let text = ''
    let at = node.start
    for (const { child, place: below } of childrenOf(node, place)) {
      const inner = render(child, below)
      text += source.slice(at, child.start) + inner
      at = child.end
    }
    text += source.slice(at, node.end)
    // a statement that begins with a bracket would be read as a call of the line before
    return node.type === 'ExpressionStatement' && text.startsWith('(') ? `{ ${text} }` : text
  }

  const program = asNode(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
  const code = source.slice(0, program.start) + stitch(program, TOP) + source.slice(program.end)
  return { code: `import { isMutant as ${ASK} } from '${askFrom}'\n${code}`, mutants }
}
