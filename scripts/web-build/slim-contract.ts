import { must } from '#core/must.ts'
import type { Plugin } from 'vite'

/** What of an endpoint a browser never reads: the server validates, and TypeScript has had the types. */
const FOR_THE_SERVER = new Set([
  'auth',
  'tag',
  'summary',
  'status',
  'params',
  'query',
  'body',
  'output',
  'content',
  'multipartFields',
])

/** What the bundler itself knows to have no effect, and what may not stand in a function. */
const PLAIN = new Set([
  'Literal',
  'Identifier',
  'ArrayExpression',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ClassExpression',
  'AwaitExpression',
])

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

/**
 * The contract is written with Zod, which weighs 24 KiB as sent. In a browser's build an endpoint keeps only what
 * the client reads, and every schema is marked as free of effects, so that those nothing uses fall away. A form's
 * schema stands in its own file (contract/form-bodies.ts): only pages with a form load Zod.
 */
export function slimContract(): Plugin {
  return {
    name: 'waymark:slim-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    transform: {
      filter: { id: /[\\/]src[\\/](contract|core)[\\/][^?]+\.ts$/ },
      handler(code) {
        return { code: slim(code, this.parse(code) as unknown as Node), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** Neither folder does anything when it is loaded (their lint rules see to that): each value there is only made. */
export function slim(code: string, program: Node): string {
  const edits = topLevelValues(program).flatMap((value) => [
    { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
    ...slimDefinition(code, value),
    { start: value.end, end: value.end, text: '))()' },
  ])
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((slimmed, { start, end, text }) => slimmed.slice(0, start) + text + slimmed.slice(end), code)
}

function topLevelValues(program: Node): Node[] {
  const statements = program.body as Node[]
  return statements
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => must(statement).declarations as Node[])
    .map(({ init }) => init as Node | null)
    .filter((init): init is Node => init !== null && !PLAIN.has(init.type))
}

function slimDefinition(code: string, call: Node): Edit[] {
  if (call.type !== 'CallExpression' || (call.callee as { name?: string }).name !== 'endpoint') return []
  const [definition] = call.arguments as Node[]
  if (definition?.type !== 'ObjectExpression') return []
  const kept = (definition.properties as Node[]).flatMap((property) => {
    const name = property.type === 'Property' ? (property.key as { name: string }).name : ''
    // that it streams is all a client asks
    if (name === 'events') return 'events: true'
    return FOR_THE_SERVER.has(name) ? [] : code.slice(property.start, property.end)
  })
  return [{ start: definition.start, end: definition.end, text: `{ ${kept.join(', ')} }` }]
}
