/** Where a text comes from that an assistant must not obey. */
export type QuoteSource = 'job ad' | 'resume' | 'profile' | 'note' | 'user' | 'interview'
export type Quote = { quotedFrom: QuoteSource; text: string }

/** A text that somebody wrote, marked as material. */
export const quote = (quotedFrom: QuoteSource, text: string): Quote => ({ quotedFrom, text })

export function quoteOrNull(from: QuoteSource, text: string | null | undefined): Quote | null {
  return text ? quote(from, text) : null
}
