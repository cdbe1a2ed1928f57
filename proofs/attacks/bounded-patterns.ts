import type { Pattern } from './patterns.ts'

/**
 * Patterns that take more than one look at a hundred thousand characters, and why nobody can hand them so many.
 * `slow-fields` shows it on the wire: the longest text that each field takes.
 */
const BOUNDED: [where: RegExp, why: string][] = [
  [/^src\/cli\/demo\//, 'our own texts, on the command line'],
  [
    /^src\/core\/resume\/(parse|skills)\//,
    'reads one line of a document, in a child process with ten seconds and 256 MB',
  ],
  [/^src\/core\/career\/fold-term\.ts$/, 'a term of at most 200 characters'],
  [/^src\/core\/career\/spot-skills\.ts$/, 'the gap is at most 20 characters here, the key a few words'],
  [/^src\/core\/resume\/checks\/match-rules\.ts$/, 'a skill of at most 120 characters'],
  [/^src\/core\/coach\/rewrite-rule\.ts$/, 'a bullet of at most a few hundred characters'],
  [/^src\/server\/config\.ts$/, "the operator's own variables"],
  [/^src\/server\/http\/pages?\.ts$/, 'our own page addresses, at start'],
  [/^src\/server\/adapters\/traces\/otlp-traces\.ts$/, "the operator's own variable"],
  [/^src\/web\/strings\//, "our own sentences, in the person's own browser"],
  [/^src\/web\/coach\/coach-words\.ts$/, "our own sentences, in the person's own browser"],
  [/^src\/web\/ui\/model-text\//, "one line of an answer that is bounded, in the person's own browser"],
]

/** Why this pattern may be slow; undefined when it may not. */
export function boundedPatterns({ file }: Pattern): string | undefined {
  return BOUNDED.find(([where]) => where.test(file))?.[1]
}
