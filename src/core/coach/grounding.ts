import type { CareerFacts } from './career-facts.ts'
import { dataBlock, factsBlock, numbered } from './prompt.ts'

/** What an answer stands on. */
export type Grounding = {
  facts: CareerFacts
  /** null: no resume is known. */
  resumeLines: readonly string[] | null
}

/** The part of a prompt that holds the facts and the material, ahead of the request. */
export function groundingText(
  { facts, resumeLines }: Grounding,
  mark: string,
  summary: readonly string[] = [],
): string {
  return [
    factsBlock(facts),
    resumeLines ? dataBlock(mark, 'resume', numbered(resumeLines)) : 'No resume is known.',
    ...(summary.length > 0 ? [dataBlock(mark, 'earlier-conversation', summary)] : []),
  ].join('\n\n')
}
