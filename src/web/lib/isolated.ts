const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** What `<bdi>` does, where only text can stand: in an option, or within a sentence. Other texts stay as they are, also to be copied. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

/** Names in one line: none of them changes sides with its neighbour. */
export function besideEachOther(names: readonly (string | null | undefined)[], between: string): string {
  return names.flatMap((name) => (name ? [isolated(name)] : [])).join(between)
}
