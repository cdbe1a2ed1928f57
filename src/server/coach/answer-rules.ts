import { spotSkills } from '#core/career/spot-skills.ts'
import type { AnswerRules } from '#core/coach/answer-filter.ts'
import { HONESTY_RULE, MATERIAL_RULE, SECRECY_RULE } from '#core/coach/prompt.ts'
import type { Deps } from '#server/deps.ts'

/** What an answer about these lines may say; `ownWords` are the person's questions, which rewrites may use too. */
export function rulesFor({ catalogue }: Pick<Deps, 'catalogue'>, mark: string, lines: readonly string[] | null, ownWords: readonly string[] = []): AnswerRules {
  return {
    mark,
    secretRules: [MATERIAL_RULE, HONESTY_RULE, SECRECY_RULE],
    lineCount: lines?.length ?? 0,
    known: {
      resume: [...(lines ?? []), ...ownWords].join('\n'),
      toolsIn: (text) => spotSkills(catalogue, text).map(({ skill }) => skill.name),
    },
  }
}
