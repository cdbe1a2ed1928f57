import type { Education, Experience, Project, ResumeFacts } from '#core/resume/schema.ts'
import { estimateTokens } from '#core/text/estimate-tokens.ts'
import { sanitiseLine } from '#core/text/sanitise.ts'
import { maskPerson, type Person } from './mask-person.ts'
import { townOf } from './street.ts'

/** What of a resume a model reads at most. */
export const RESUME_TOKENS = 6_000
const LINE_LENGTH = 400
/** More than the tokens hold: what is behind is left out unread. */
const MOST_LETTERS = 10 * RESUME_TOKENS

/**
 * A resume as lines to be numbered: `[L12]` in an answer is the twelfth. Who the person is and how to reach them (name,
 * street, e-mail, phone, pages) stays here: no advice needs it.
 */
export function resumeLines(facts: ResumeFacts): string[] {
  const { basics } = facts
  const lines = [
    basics.headline ?? '',
    townOf(basics.location ?? ''),
    contactLine(facts),
    ...section('Summary', sentencesOf(basics.summary ?? '')),
    ...section('Skills', facts.skills.length > 0 ? [facts.skills.join(', ')] : []),
    ...section('Experience', facts.experience.flatMap(experienceLines)),
    ...section('Projects', facts.projects.flatMap(projectLines)),
    ...section('Education', facts.education.map(educationLine)),
    ...section(
      'Certifications',
      facts.certifications.map(({ name, issuer, date, endDate = null }) =>
        joined([name, issuer, [date, endDate].filter(Boolean).join(' – ')]),
      ),
    ),
    ...section(
      'Languages',
      facts.languages.map(({ name, level }) => joined([name, level])),
    ),
  ]
  const person = personOf(facts)
  let letters = 0
  const read = lines.filter((line) => (letters += line.length) <= MOST_LETTERS)
  const masked = read.map((line) => maskPerson(sanitiseLine(line), person))
  return withinBudget(
    masked.flatMap(wrap).filter((line) => line !== ''),
    lines.length - read.length,
  )
}

export function personOf({ basics, skills }: ResumeFacts): Person {
  return {
    name: basics.name,
    isWord: (part) => skills.some((skill) => skill.toLowerCase() === part.toLowerCase()),
    reached: [basics.phone, ...basics.links.map(({ url }) => url)],
  }
}

function contactLine({ basics }: ResumeFacts): string {
  const given = [
    basics.email && 'e-mail',
    basics.phone && 'phone',
    ...basics.links.map(({ label, url }) => (url.includes(label) ? 'a page' : label)),
  ].filter(Boolean)
  return given.length > 0 ? `Contact given: ${given.join(', ')}` : 'Contact given: none'
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title.toUpperCase(), ...lines] : []
}

function experienceLines({
  title,
  company,
  location,
  startDate,
  endDate,
  isCurrent,
  highlights,
}: Experience): string[] {
  return [
    joined([title, company, location, span(startDate, isCurrent ? 'now' : endDate)]),
    ...highlights.map((line) => `- ${line}`),
  ]
}

function projectLines({ name, description, startDate, endDate, highlights }: Project): string[] {
  return [joined([name, description, span(startDate, endDate)]), ...highlights.map((line) => `- ${line}`)]
}

function educationLine({
  degree,
  area,
  institution,
  location,
  grade,
  startDate,
  endDate,
  isExpected,
}: Education): string {
  return joined([degree, area, institution, location, grade, span(startDate, endDate), isExpected ? 'expected' : null])
}

function span(from: string | null, to: string | null): string | null {
  return from || to ? `${from ?? '?'} to ${to ?? '?'}` : null
}

function joined(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

/** Long lines in pieces: a reference to a line should lead to a sentence, not to a page. */
function wrap(line: string): string[] {
  if (line.length <= LINE_LENGTH) return [line]
  const pieces: string[] = []
  for (let rest = line; rest !== '';) {
    const space = rest.length <= LINE_LENGTH ? rest.length : rest.lastIndexOf(' ', LINE_LENGTH)
    const end = space > 0 ? space : LINE_LENGTH
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return pieces
}

function sentencesOf(text: string): string[] {
  return text.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => sentence.trim() !== '')
}

function withinBudget(lines: string[], unread: number): string[] {
  let tokens = 0
  const kept = lines.filter((line) => {
    tokens += estimateTokens(line) + 3
    return tokens <= RESUME_TOKENS
  })
  const left = lines.length - kept.length + unread
  return left === 0 ? kept : [...kept, `(${left} more lines are left out here)`]
}
