/** Values of a JSON text by what they should be; anything else counts as nothing. */
export type Node = Record<string, unknown>

export function parseNode(text: string): Node | null {
  try {
    const value: unknown = JSON.parse(text)
    return isNode(value) ? value : null
  } catch {
    return null
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

export function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.trim().slice(0, most) : typeof value === 'number' ? String(value) : ''
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one) => textOf(one, 2000)).filter(Boolean) : []
}
