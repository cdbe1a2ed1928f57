import type { Certification, Experience } from '#core/resume/schema.ts'
import { clip, type Read } from './experience.ts'

/** 'Fortbildung: Netzwerke', 'Training: first aid' */
const NAMED =
  /^(?:fortbildung|weiterbildung|umschulung|lehrgang|schulung|kurs|course|training|formation|curso|corso|eğitim|szkolenie|cursus)\s*:\s*(?=\S)/iu
/** 'Fortbildung bei Holt Informatik' */
const HELD_BY =
  /^((?:fortbildung|weiterbildung|umschulung|lehrgang|schulung)) (?:bei|an der|am|im)\s+(?:der |dem )?(?=\p{Lu})/iu

/** Jobs, and what was learnt between them: a course in the same table is no job. */
export function partTraining(read: Read<Experience>[]): {
  jobs: Read<Experience>[]
  courses: Read<Certification>[]
} {
  const courses: Read<Certification>[] = []
  const jobs = read.filter(({ value, lines }) => {
    const own = courseOf(value)
    if (own) courses.push({ value: own, lines, isSure: false })
    return !own
  })
  return { jobs, courses }
}

function courseOf({ title, company, endDate, startDate, isCurrent }: Experience): Certification | null {
  const held = HELD_BY.exec(company || title)
  const name = NAMED.test(title) ? title.replace(NAMED, '') : (held?.[1] ?? null)
  if (name === null || (held && title !== '' && company !== '')) return null
  const issuer = held ? (company || title).slice(held[0].length) : company
  return {
    name: clip(name, 200),
    issuer: issuer === '' ? null : clip(issuer, 200),
    date: endDate ?? startDate,
    ...(isCurrent ? { state: 'running' as const } : {}),
  }
}
