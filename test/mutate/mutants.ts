import { parseAst } from 'rolldown/parseAst'

/** One small change to a source that a test should notice. */
export type Mutant = { file: string; line: number; start: number; end: number; was: string; becomes: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Change = { start: number; end: number; becomes: string }

const SWAPPED: Record<string, string> = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&', '??': '&&', '+=': '-=', '-=': '+=' }
/** Comparisons as the query builder takes them. */
const SQL_SWAPPED: Record<string, string> = { '=': '!=', '<': '<=', '<=': '<', '>': '>=', '>=': '>', 'is': 'is not', 'is not': 'is', 'asc': 'desc', 'desc': 'asc' }
/** Types, imports and logging change nothing that a test could see. */
const LEFT_ALONE = /^(Import|Export(All|Named)Declaration$|TSType|TSInterface|TSUnion)/
const THROUGH = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

export function mutantsOf(file: string, text: string): Mutant[] {
  const changes: Change[] = []
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node, text, changes)
  return changes.map(({ start, end, becomes }) => ({ file, line: text.slice(0, start).split('\n').length, start, end, was: text.slice(start, end), becomes }))
}

export function applyMutant(text: string, { start, end, becomes }: Mutant): string {
  return `${text.slice(0, start)}${becomes}${text.slice(end)}`
}

function visit(node: Node, text: string, changes: Change[]): void {
  if (LEFT_ALONE.test(node.type) && !isExportOfCode(node)) return
  if (node.type.startsWith('TS') && !THROUGH.has(node.type)) return
  changes.push(...changesOf(node, text))
  for (const [name, value] of Object.entries(node)) {
    if (name === 'typeAnnotation' || name === 'typeArguments' || name === 'returnType') continue
    for (const child of [value].flat()) if (isNode(child)) visit(child, text, changes)
  }
}

function changesOf(node: Node, text: string): Change[] {
  const { start, end } = node
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, text)
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((becomes) => ({ ...spanOf(node.test as Node), becomes }))
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end: start + 1, becomes: '' }] : []
    case 'Literal':
      return literal(node, text)
    case 'ExpressionStatement':
      return [{ start, end, becomes: '' }]
    case 'CallExpression':
      return dropCondition(node)
    default:
      return []
  }
}

function swapOperator(node: Node, text: string): Change[] {
  const operator = node.operator as string
  const becomes = SWAPPED[operator]
  if (becomes === undefined) return []
  const from = (node.left as Node).end
  const at = text.indexOf(operator, from)
  return [{ start: at, end: at + operator.length, becomes }]
}

function literal({ value, start, end }: Node, text: string): Change[] {
  if (typeof value === 'boolean') return [{ start, end, becomes: String(!value) }]
  if (typeof value === 'number') return [{ start, end, becomes: String(value + 1) }]
  const swapped = typeof value === 'string' ? SQL_SWAPPED[value] : undefined
  return swapped === undefined ? [] : [{ start, end, becomes: text[start] + swapped + text[start] }]
}

/** `query.where(…)` becomes `query`. */
function dropCondition(node: Node): Change[] {
  const callee = node.callee as Node
  const property = callee.type === 'MemberExpression' ? (callee.property as Node & { name?: string }).name : undefined
  if (property !== 'where' && property !== 'forUpdate') return []
  return [{ start: (callee.object as Node).end, end: node.end, becomes: '' }]
}

const spanOf = ({ start, end }: Node) => ({ start, end })
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const isExportOfCode = (node: Node) => node.type === 'ExportNamedDeclaration' && isNode(node.declaration) && !node.declaration.type.startsWith('TS')
