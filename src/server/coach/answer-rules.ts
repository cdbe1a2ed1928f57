import { spotSkills } from '#core/career/catalogue/spot-skills.ts'
import type { AnswerRules } from '#core/coach/answer-filter.ts'
import { HONESTY_RULE, MATERIAL_RULE, SECRECY_RULE } from '#core/coach/prompt.ts'
import type { Deps } from '#server/deps.ts'

/** What an answer about these lines may say; `ownWords` are the person's questions, which rewrites may use too. */
export function rulesFor(
  { catalogue, config }: Pick<Deps, 'catalogue' | 'config'>,
  mark: string,
  lines: readonly string[] | null,
  ownWords: readonly string[] = [],
): AnswerRules {
  return {
    secrets: [mark, ...(config.ai.apiKey === undefined ? [] : [config.ai.apiKey])],
    secretRules: [MATERIAL_RULE, HONESTY_RULE, SECRECY_RULE],
    lineCount: lines?.length ?? 0,
    known: {
      resume: [...(lines ?? []), ...ownWords].join('\n'),
      toolsIn: (text) => spotSkills(catalogue, text).map(({ skill }) => skill.name),
    },
  }
}
