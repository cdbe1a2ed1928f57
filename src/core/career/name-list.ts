/** 'SQL', 'SQL and Git', 'SQL, Git and OOP', and from `most` on 'SQL, Git, OOP and 4 more'. */
export function nameList(names: readonly string[], most = 5): string {
  if (names.length <= 1) return names[0] ?? ''
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
