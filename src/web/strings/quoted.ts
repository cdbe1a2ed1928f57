/** Names with commas of their own, told apart in a list; how many are not named comes last. */
export function quoted(names: readonly string[], count: number, more: (more: number) => string): string[] {
  const rest = count - names.length
  return [...names.map((name) => `“${name}”`), ...(rest > 0 ? [more(rest)] : [])]
}
