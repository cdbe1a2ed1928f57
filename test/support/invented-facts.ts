import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import type { Invented, Month } from '../corpus/people.ts'

const inDigits = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`

/** The facts of an invented person, as a reader without fault would hand them over. */
export function factsOfInvented(person: Invented): ResumeFacts {
  return {
    ...NO_FACTS,
    basics: {
      name: person.name,
      headline: person.headline,
      email: person.email,
      phone: person.phone,
      location: person.city,
      summary: person.summary,
      links: [{ label: person.link, url: `https://${person.link}` }],
    },
    skills: person.groups.flatMap((group) => group.skills),
    experience: person.jobs.map((job) => ({
      title: job.title,
      company: job.company,
      location: job.city,
      startDate: inDigits(job.from),
      endDate: job.to && inDigits(job.to),
      isCurrent: job.to === null,
      highlights: job.bullets,
    })),
    education: person.schools.map((school) => ({
      institution: school.school,
      degree: school.degree,
      area: school.area,
      location: null,
      grade: school.grade,
      startDate: inDigits(school.from),
      endDate: inDigits(school.to),
      isExpected: false,
    })),
    certifications: person.certificates.map((name) => ({ name, issuer: null, date: null })),
    projects: [],
    languages: [],
  }
}
