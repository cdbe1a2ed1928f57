import { must } from '#core/must.ts'
import { all, type Family } from './family.ts'
import { rolesOf, studiesOf } from './people.ts'

const typ = (text: string) => text.replaceAll(/[\\#$*_@<>`~[\]/-]/g, (sign) => `\\${sign}`)
const list = (lines: string[]) => all(lines, (line) => `- ${typ(line)}`)
const quoted = (text: string) => JSON.stringify(text)
const comma = (...parts: string[]) => parts.filter(Boolean).map(typ).join(', ')

export const TYPST: Family[] = [
  {
    name: 'typst-plain',
    half: 'a',
    engine: 'typst',
    repo: 'skyzh+typst-cv-template',
    files: /^cv\.typ$/,
    write: (p, read) => `${must(read('cv.typ').split('= Alex Chi')[0]).replaceAll('Linux Biolinum', 'Libertinus Serif')}
= ${p.first} ${p.last}

${typ(p.email)} | ${typ(p.phone)} | ${typ(p.address)}

== ${typ(p.headings.education)}
#chiline()
${all(studiesOf(p), (study) => `\n*${typ(study.school)}* #h(1fr) ${typ(study.dates)} \\\n${typ(study.shown)} #h(1fr) ${typ(study.city)} \\\n${list(study.lines)}`)}

== ${typ(p.headings.experience)}
#chiline()
${all(p.jobs, (job) => `\n*${typ(job.firm)}* #h(1fr) ${typ(job.city)} \\\n${all(job.roles, (role) => `_${typ(role.title)}_ #h(1fr) ${typ(role.dates)} \\\n${list(role.lines)}\n`)}`).replaceAll('__', '')}

== ${typ(p.headings.skills)}
#chiline()
${list(p.skills.map(([label, items]) => `${label ? `${label}: ` : ''}${items.join(', ')}`))}
${all(p.more, ([heading, lines]) => `\n== ${typ(heading)}\n#chiline()\n${list(lines)}`)}`,
  },
  {
    name: 'typst-basic',
    half: 'b',
    engine: 'typst',
    repo: 'stuxf+basic-typst-resume-template',
    files: /^src\/resume\.typ$/,
    write: (p) => `#import "resume.typ": *
#show: resume.with(author: ${quoted(`${p.first} ${p.last}`)}, location: ${quoted(p.address)}, email: ${quoted(p.email)}, phone: ${quoted(p.phone)}, accent-color: "#26428b", font: "Libertinus Serif", paper: "a4", author-position: center, personal-info-position: center)

== ${typ(p.headings.about)}
${typ(p.about)}

== ${typ(p.headings.experience)}
${all(rolesOf(p), (role) => `#work(title: ${quoted(role.title || role.firm)}, location: ${quoted(role.city)}, company: ${quoted(role.title ? role.firm : '')}, dates: ${quoted(role.dates)})\n${list(role.lines)}\n`)}

== ${typ(p.headings.education)}
${all(studiesOf(p), (study) => `#edu(institution: ${quoted(study.school)}, location: ${quoted(study.city)}, dates: ${quoted(study.dates)}, degree: ${quoted(study.shown)})\n${list(study.lines)}\n`)}

== ${typ(p.headings.skills)}
${all(p.skills, ([label, items]) => `- ${label ? `*${typ(label)}*: ` : ''}${comma(...items)}`)}
${all(p.more, ([heading, lines]) => `\n== ${typ(heading)}\n${list(lines)}`)}`,
  },
]
