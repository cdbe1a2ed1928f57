import { isPortfolio } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { LONGEST_HEADLINE, LONGEST_SUMMARY, type ResumeFacts } from '#core/resume/schema.ts'
import { maskPerson } from './mask-person.ts'
import { personOf } from './resume-lines.ts'

const PORTFOLIO_LINK = { label: 'Portfolio', url: 'portfolio' }

/** A resume without who it is about and how to reach them; all that shows a skill is still there. */
export function withoutPerson(facts: ResumeFacts): ResumeFacts {
  const { headline, summary, links } = facts.basics
  const person = personOf(facts)
  const masked = (text: string | null, longest: number) => text && maskPerson(text, person).slice(0, longest)
  return {
    ...facts,
    basics: {
      ...NO_FACTS.basics,
      headline: masked(headline, LONGEST_HEADLINE),
      summary: masked(summary, LONGEST_SUMMARY),
      links: links.some(isPortfolio) ? [PORTFOLIO_LINK] : [],
    },
  }
}
