import { must } from '#core/must.ts'
import { truthOf } from './dates.ts'
import type { Layout } from './layouts.ts'
import type { Invented } from './people.ts'

/** What a careful reader takes from the document, in the form the scorer reads. */
export function toTruth(layout: Layout, person: Invented) {
  const listed = person.groups.flatMap((group) => group.skills)
  const bullets = layout.entry === 'comma-list' ? [] : person.jobs.flatMap((job) => job.bullets)
  const isTold = (skill: string) => bullets.some((bullet) => mentions(bullet, skill))
  const told = [...new Set([...person.told, ...listed])].filter(isTold)
  const skills = [...new Set([...listed, ...told])].map((name) => ({
    name,
    forms: [name],
    where: [...(listed.includes(name) ? ['skills'] : []), ...(told.includes(name) ? ['experience'] : [])],
  }))
  const hasCity = layout.entry !== 'at'
  return {
    doc: `${person.id}__${layout.name}`,
    person: person.id,
    layout: layout.name,
    language: person.words.code,
    split: 'generated',
    role: '',
    text: '',
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.city,
    city: must(person.city.split(',')[0]),
    skills,
    optionalSkills: [...person.certificates, ...person.words.spoken],
    experience: person.jobs.map((job) => ({
      title: job.title,
      company: job.company,
      location: hasCity ? job.city : null,
      startDate: truthOf(layout.dates, job.from),
      endDate: truthOf(layout.dates, job.to),
    })),
    education: person.schools.map((school) => ({
      institution: school.school,
      degree: school.degree,
      area: school.area,
      startDate: truthOf(layout.dates, school.from),
      endDate: truthOf(layout.dates, school.to),
    })),
    file: `${person.id}__${layout.name}.${layout.format}`,
  }
}

function mentions(text: string, skill: string): boolean {
  const quoted = skill.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}+#])`, 'u').test(text)
}
