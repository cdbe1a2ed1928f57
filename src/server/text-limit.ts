import { Problem } from '#contract/problem.ts'
import { textLengthOf } from '#core/text/text-length.ts'

/** As much as is read from a file: thirty pages of small print. */
export const MOST_CHARACTERS = 200_000

/** Each field has its own length; together they must stay something that can be checked and printed. */
export function requireBearable(texts: unknown): void {
  const length = textLengthOf(texts)
  if (length > MOST_CHARACTERS)
    throw new Problem(
      'resume.too_long',
      `This is ${length} characters long, and ${MOST_CHARACTERS} are the most that can be kept. Please shorten it; nothing was changed.`,
    )
}
