import { must } from '#core/must.ts'
import { isNode, type Node, type Place } from './tree.ts'

const OPERATORS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}
const ASSIGNMENTS: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '||=': '&&=', '??=': '&&=' }
const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  pop: 'shift',
  shift: 'pop',
  find: 'findLast',
  findLast: 'find',
}
/** `a.filter(x)` and `query.where(y)` go on without the call. */
const LEFT_OUT = new Set([
  'filter',
  'trim',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'where',
  'orderBy',
  'limit',
  'onConflict',
  'doNothing',
  'groupBy',
  'forUpdate',
  'catch',
  'concat',
])
const SQL_WORDS: Record<string, string[]> = {
  '=': ['<>'],
  '<': ['<=', '>='],
  '>': ['>=', '<='],
  '<=': ['<', '>'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  asc: ['desc'],
  desc: ['asc'],
  is: ['is not'],
  'is not': ['is'],
  in: ['not in'],
}

const SIMPLE = new Set(['Identifier', 'Literal', 'MemberExpression', 'CallExpression'])
/** Words between spaces are for people: what they say is not a rule. */
const FOR_PEOPLE = /\p{L}\S* \S/u

/** What may stand instead of a node, each as text; for a statement or a block any entry stands for leaving it out. */
export function changesOf(node: Node, source: string, place: Place): string[] {
  const text = (inner: unknown) => (isNode(inner) ? source.slice(inner.start, inner.end) : '')
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(node, source)
    case 'AssignmentExpression':
      return ASSIGNMENTS[String(node.operator)]
        ? [between(node, source, node.left, node.right, must(ASSIGNMENTS[String(node.operator)]))]
        : []
    case 'UpdateExpression':
      return [text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++'))]
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [text(node.argument)] : []
    case 'Literal':
      return literal(node, source)
    case 'TemplateLiteral':
      return node.end - node.start > 2 && !FOR_PEOPLE.test(text(node)) ? ["''"] : []
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? ['[]'] : []
    case 'ObjectExpression':
      return (node.properties as unknown[]).length > 0 ? ['{}'] : []
    case 'CallExpression':
      return place.isInChain || node.optional === true ? [] : call(node, source)
    case 'ExpressionStatement':
      return isCall(node.expression) ? ['(nothing)'] : []
    case 'BlockStatement':
      return (node.body as unknown[]).length > 0 ? ['{}'] : []
    default:
      return []
  }
}

function binary(node: Node, source: string): string[] {
  const isText =
    node.operator === '+' &&
    [node.left, node.right].some(
      (side) =>
        isNode(side) &&
        (side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string')),
    )
  return isText
    ? []
    : (OPERATORS[String(node.operator)] ?? []).map((operator) => between(node, source, node.left, node.right, operator))
}

/** In brackets: `a ?? b` may not stand beside `&&` without. */
function between(node: Node, source: string, left: unknown, right: unknown, operator: string): string {
  if (!isNode(left) || !isNode(right)) throw new Error(`no sides: ${source.slice(node.start, node.end)}`)
  const side = (inner: Node) =>
    SIMPLE.has(inner.type) ? source.slice(inner.start, inner.end) : `(${source.slice(inner.start, inner.end)})`
  return `${side(left)} ${operator} ${side(right)}`
}

function literal(node: Node, source: string): string[] {
  if (typeof node.value === 'boolean') return [String(!node.value)]
  if (typeof node.value === 'number')
    return [String(node.value + 1), ...(node.value > 1 ? [String(node.value - 1)] : [])]
  if (typeof node.value !== 'string' || FOR_PEOPLE.test(node.value)) return []
  const words = SQL_WORDS[node.value]
  if (words) return words.map((word) => `'${word}'`)
  // a table or a column by another name is refused by the database at once: that shows nothing
  return source.includes("from 'kysely'") || source.includes('db/connect.ts')
    ? []
    : [node.value === '' ? "'mutated'" : "''"]
}

function call(node: Node, source: string): string[] {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed === true || callee.optional === true)
    return []
  const { object, property } = callee
  if (!isNode(object) || !isNode(property)) return []
  const name = source.slice(property.start, property.end)
  const before = source.slice(node.start, property.start)
  const counterpart = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  const other = counterpart ? [`${before}${counterpart}${source.slice(property.end, node.end)}`] : []
  return LEFT_OUT.has(name) ? [...other, source.slice(object.start, object.end)] : other
}

function isCall(node: unknown): boolean {
  if (!isNode(node)) return false
  return (
    node.type === 'CallExpression' ||
    (node.type === 'AwaitExpression' && isCall(node.argument)) ||
    node.type === 'AssignmentExpression' ||
    node.type === 'ChainExpression'
  )
}
