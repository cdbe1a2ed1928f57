import { must } from '#core/must.ts'
/** A node of the parsed file, with as much as mutating needs to know. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Where a node stands: what it may be replaced by follows from that. */
export type Place = {
  isFunctionBody: boolean
  /** Half of `a?.b.c` may not be put in brackets: it would no longer stop at a missing `a`. */
  isInChain: boolean
  /** Tried whatever the node is: a condition as always and never, a returned value as none. */
  instead: string[]
}

export const TOP: Place = { isFunctionBody: false, isInChain: false, instead: [] }

export function asNode(value: unknown): Node {
  return value as Node
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Node).type === 'string' &&
    typeof (value as Node).start === 'number'
  )
}

const TYPED_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
])
const TYPE_FIELDS = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
  'decorators',
])
const NOT_WALKED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportSpecifier'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const SPINE = new Set(['MemberExpression', 'CallExpression', 'TSNonNullExpression'])

/** What stands inside a node and is run, in the order of the text; types, names and the targets of assignments are not. */
export function childrenOf(node: Node, place: Place): { child: Node; place: Place }[] {
  if (NOT_WALKED.has(node.type)) return []
  const children: { child: Node; place: Place }[] = []
  for (const [field, value] of Object.entries(node)) {
    if (TYPE_FIELDS.has(field) || isName(node, field)) continue
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child) && isRun(child)) children.push({ child, place: placeOf(node, field, child, place) })
    }
  }
  const sorted = children.sort((a, b) => a.child.start - b.child.start)
  // `{ a }` names its value twice at one place
  return sorted.filter(({ child }, index) => index === 0 || child.start >= must(sorted[index - 1]).child.end)
}

function isRun({ type }: Node): boolean {
  return !type.startsWith('TS') || TYPED_EXPRESSIONS.has(type)
}

function isName(node: Node, field: string): boolean {
  if (field === 'key' || field === 'property') return node.computed !== true
  if (field === 'left')
    return (
      node.type === 'AssignmentExpression' ||
      node.type === 'ForOfStatement' ||
      node.type === 'ForInStatement' ||
      node.type === 'AssignmentPattern'
    )
  if (field === 'argument')
    return node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')
  return (
    field === 'quasi' ||
    field === 'source' ||
    field === 'label' ||
    (node.type === 'NewExpression' && field === 'callee')
  )
}

function placeOf(node: Node, field: string, child: Node, place: Place): Place {
  const isOnSpine = (field === 'object' || field === 'callee' || field === 'expression') && SPINE.has(child.type)
  return {
    isFunctionBody: FUNCTIONS.has(node.type) && field === 'body',
    isInChain: isOnSpine && (node.type === 'ChainExpression' || place.isInChain),
    instead: insteadOf(node, field, child),
  }
}

function insteadOf(node: Node, field: string, child: Node): string[] {
  if (field === 'test' && node.type !== 'SwitchCase')
    return node.type === 'IfStatement' || node.type === 'ConditionalExpression' ? ['true', 'false'] : ['false']
  const isReturned =
    node.type === 'ReturnStatement' ||
    (node.type === 'ArrowFunctionExpression' && field === 'body' && child.type !== 'BlockStatement')
  const isNothing = child.type === 'Literal' && (child.value === false || child.value === null)
  return isReturned && !isNothing && !(child.type === 'Identifier' && child.name === 'undefined') ? ['undefined'] : []
}
