/** Characters of all the texts in a value. Pure. */
export function textLengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + textLengthOf(part), 0)
}
