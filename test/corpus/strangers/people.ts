import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Role = { title: string; dates: string; from: string; to: string; lines: string[] }
export type Employer = { firm: string; city: string; roles: Role[] }
export type Study = {
  degree: string
  area: string
  shown: string
  dates: string
  from: string
  to: string
  lines: string[]
}
export type School = { name: string; city: string; studies: Study[] }
export type Stranger = {
  id: string
  first: string
  last: string
  role: string
  email: string
  phone: string
  address: string
  city: string
  about: string
  headings: { experience: string; education: string; skills: string; about: string }
  jobs: Employer[]
  schools: School[]
  skills: [label: string, items: string[]][]
  more: [heading: string, lines: string[]][]
}

const fields = (line: string, sign: string) =>
  line
    .slice(sign.length)
    .split(' | ')
    .map((field) => (field.trim() === '_' ? '' : field.trim()))
const joint = (sign: string) => (sign === '' ? ' ' : /^[:,]$/.test(sign) ? `${sign} ` : ` ${sign} `)

/** The invented people of a half: `half-a.txt` is looked at while rules are written, `half-b.txt` is not. */
export function strangersOf(half: string): Stranger[] {
  return readFileSync(join(import.meta.dirname, `half-${half}.txt`), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map(readStranger)
}

function readStranger(text: string): Stranger {
  const lines = text.trim().split('\n')
  const [id, first, last, role] = fields(must(lines[0]), '') as [string, string, string, string]
  const [email, phone, address, city] = fields(must(lines[1]), '') as [string, string, string, string]
  const [experience, education, skills, about] = must(lines[2]).slice('heads: '.length).split(' / ') as [
    string,
    string,
    string,
    string,
  ]
  const person: Stranger = {
    id: id.trim(),
    first,
    last,
    role,
    email,
    phone,
    address,
    city,
    about: must(lines[3]).slice('about: '.length),
    headings: { experience, education, skills, about },
    jobs: [],
    schools: [],
    skills: [],
    more: [],
  }
  let part = ''
  for (const line of lines.slice(4)) {
    if (/^(?:JOBS|EDU|SKILLS)$/.test(line)) part = line
    else if (line.startsWith('MORE ')) {
      part = 'MORE'
      person.more.push([line.slice('MORE '.length), []])
    } else if (part === 'MORE') must(person.more.at(-1))[1].push(line.slice(2))
    else if (part === 'SKILLS') {
      const [label = '', items = ''] = line.split(/:(.*)/s)
      person.skills.push([label === '_' ? '' : label, items.split(',').map((item) => item.trim())])
    } else if (part === 'JOBS') readJob(person.jobs, line)
    else readSchool(person.schools, line)
  }
  return person
}

function readJob(jobs: Employer[], line: string): void {
  if (line.startsWith('@')) {
    const [firm = '', city = ''] = fields(line, '@ ')
    jobs.push({ firm, city, roles: [] })
  } else if (line.startsWith('=')) {
    const [title = '', dates = '', from = '', to = ''] = fields(line, '= ')
    must(jobs.at(-1)).roles.push({ title, dates, from, to, lines: [] })
  } else must(must(jobs.at(-1)).roles.at(-1)).lines.push(line.slice(2))
}

function readSchool(schools: School[], line: string): void {
  if (line.startsWith('@')) {
    const [name = '', city = ''] = fields(line, '@ ')
    schools.push({ name, city, studies: [] })
  } else if (line.startsWith('=')) {
    const [degree = '', sign = '', area = '', dates = '', from = '', to = ''] = fields(line, '= ')
    const shown = area === '' ? degree : `${degree}${joint(sign)}${area}`
    must(schools.at(-1)).studies.push({ degree, area, shown, dates, from, to, lines: [] })
  } else must(must(schools.at(-1)).studies.at(-1)).lines.push(line.slice(2))
}

/** Each role with its employer, each study with its school. */
export const rolesOf = (person: Stranger) =>
  person.jobs.flatMap((job) => job.roles.map((role) => ({ ...role, firm: job.firm, city: job.city })))
export const studiesOf = (person: Stranger) =>
  person.schools.flatMap((school) =>
    school.studies.map((study) => ({ ...study, school: school.name, city: school.city })),
  )
export const skillsOf = (person: Stranger) => person.skills.flatMap(([, items]) => items)

export function truthOf(person: Stranger, family: string, file: string, showsTowns: boolean) {
  return {
    doc: `${person.id}__${family}`,
    person: person.id,
    layout: family,
    file,
    text: '',
    split: 'outside',
    role: person.role,
    name: `${person.first} ${person.last}`,
    email: person.email,
    phone: person.phone,
    location: person.address,
    city: person.city,
    skills: skillsOf(person).map((name) => ({ name, forms: [name], where: ['skills'] })),
    optionalSkills: person.more.flatMap(([, lines]) =>
      lines.flatMap((line) => [line, ...line.split(/[,:;(]\s*|\s–\s/)]),
    ),
    experience: rolesOf(person)
      .filter((role) => role.title !== '')
      .map((role) => ({
        title: role.title,
        company: role.firm,
        startDate: role.from,
        endDate: role.to,
        location: showsTowns ? role.city : '',
      })),
    education: studiesOf(person).map((study) => ({
      institution: study.school,
      degree: study.degree,
      area: study.area,
      startDate: study.from === study.to ? null : study.from,
      endDate: study.to,
    })),
  }
}
