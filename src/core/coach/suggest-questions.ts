import type { ResumeFacts } from '#core/resume/schema.ts'
import type { CareerFacts } from './career-facts.ts'

const SHOWN = 4

/** Questions worth asking, made of what is known of this person; the most personal first. */
export function suggestQuestions(resume: ResumeFacts | null, facts: CareerFacts): string[] {
  const job = resume?.experience[0]
  const gap = facts.gaps?.[0]
  const project = resume?.projects[0]
  return [
    job && `How can I describe my work at ${short(job.company)} better?`,
    gap && facts.dreamRole && `How do I close my gap in ${gap.skill} for ${facts.dreamRole}?`,
    facts.nearestInterimRole && `Am I ready to apply as ${facts.nearestInterimRole.title}?`,
    project && `How do I present ${short(project.name)} in an interview?`,
    facts.nextStep && `What will ${short(facts.nextStep.title)} change for me?`,
    'What should I do first this week?',
    'Which of my strengths should my summary begin with?',
  ]
    .filter((question) => typeof question === 'string')
    .slice(0, SHOWN)
}

function short(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 59).trimEnd()}…`
}
