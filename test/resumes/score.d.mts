/** Types of the published scorer, as far as the evaluation uses it. */
type Share = { p: number; r: number; f: number }
export function fold(text: string): string
export function scoreDoc(prediction: unknown, truth: unknown, text?: string): { contact: unknown; skills: unknown; exp: unknown; edu: unknown }
export function aggregate(rows: unknown[]): { macro: number; contact: number | null; skills: Share; exp: Share; edu: Share; expDateAll: number | null }
