import { composeResume } from './compose.ts'
import type { DocumentContent } from './content.ts'
import type { Profile } from './profile.ts'

/** What a document says, line by line, with today's facts. */
export function linesOf(profile: Profile, content: DocumentContent): string[] {
  if (content.kind === 'letter') {
    const { subject, greeting, why, proof, proof2, close, farewell } = content
    return [subject, greeting, why, proof, proof2, close, farewell].filter(Boolean)
  }
  const { basics, skills, experience, education, projects, certifications, languages } = composeResume(profile, content)
  return [
    basics.headline ?? '',
    basics.summary ?? '',
    skills.join(', '),
    ...experience.flatMap(({ title, company, highlights }) => [
      [title, company].filter(Boolean).join(', '),
      ...highlights,
    ]),
    ...education.map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')),
    ...projects.flatMap(({ name, highlights }) => [name, ...highlights]),
    ...certifications.map(({ name }) => name),
    ...languages.map(({ name, level }) => [name, level].filter(Boolean).join(', ')),
  ].filter(Boolean)
}

/** Lines of one that the other does not have. */
export function linesBetween(before: readonly string[], now: readonly string[]): { gone: string[]; added: string[] } {
  const without = (list: readonly string[], other: readonly string[]) => {
    const held = new Set(other)
    return [...new Set(list.filter((line) => !held.has(line)))]
  }
  return { gone: without(before, now), added: without(now, before) }
}
