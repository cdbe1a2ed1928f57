/** As many names as a sentence bears. */
export const MOST_NAMED = 5

/** 'SQL', 'SQL and Git', 'SQL, Git and OOP'; of more than `most` the first ones and 'SQL, Git and 4 more'. */
export function nameList(names: readonly string[], most = Infinity): string {
  if (names.length <= 1) return names[0] ?? ''
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
