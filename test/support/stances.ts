import { HAD, skillStatesOf, strengthIn } from '#core/career/skills/skill-state.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

/** A sentence as it stands on a resume, and how far it counts for one skill. `weak` is a little: shown, and not had. */
export type Stance = {
  lang: string
  where: 'summary' | 'work' | 'list' | 'headline' | 'section'
  sentence: string
  skill: string
  counts: Counts
}
export type Counts = 'yes' | 'weak' | 'no'

const NOW = '2026-11-28T00:00:00.000Z'
/** A course that runs shows no more than this. */
const NOTHING = 0.2

/** How far the sentence counts where it stands on an otherwise empty resume. */
export function countsAs({ where, sentence, skill }: Stance): Counts {
  const facts: ResumeFacts = {
    ...NO_FACTS,
    basics: {
      ...NO_FACTS.basics,
      summary: where === 'summary' ? sentence : null,
      headline: where === 'headline' ? sentence : null,
    },
    skills: where === 'list' ? [sentence] : [],
    experience:
      where === 'work'
        ? [
            {
              title: 'Software developer',
              company: 'Harlow & Finch',
              location: null,
              startDate: '2023-01',
              endDate: null,
              isCurrent: true,
              highlights: [sentence],
            },
          ]
        : [],
  }
  const others = where === 'section' ? [sentence] : []
  const { records, jobs } = backgroundOf(fullCatalogue, facts, { sourceId: 'r', at: NOW }, others)
  const strength = strengthIn(skillStatesOf(records, NOW, fullCatalogue, jobs), skill)
  if (strength >= HAD) return 'yes'
  return strength >= NOTHING ? 'weak' : 'no'
}
