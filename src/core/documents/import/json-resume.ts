import type { Profile, ProfileEntry } from '../profile.ts'
import type { MakeId } from '../profile-from-facts.ts'
import { importDate } from './import-date.ts'
import { isNode, nodeOf, nodesOf, parseNode, textOf, textsOf, type Node } from './json-nodes.ts'
import { makeProfile, type ReadEntry } from './make-profile.ts'

/** A JSON Resume 1.x document as facts; null when the text is none. What it does not know is left out, nothing is guessed. */
export function readJsonResume(text: string, makeId: MakeId): Profile | null {
  const root = parseNode(text)
  if (!root || (!isNode(root.basics) && !Array.isArray(root.work))) return null
  const basics = nodeOf(root.basics)
  const place = nodeOf(basics.location)
  const entry = (kind: ProfileEntry['kind'], node: Node, words: Partial<ReadEntry>): ReadEntry => ({
    kind,
    title: '',
    organisation: '',
    location: textOf(node.location, 200),
    start: importDate(node.startDate),
    end: endOf(kind, node),
    url: textOf(node.url, 500),
    ...words,
  })
  return makeProfile(
    {
      basics: {
        name: textOf(basics.name, 200),
        headline: textOf(basics.label, 300),
        email: textOf(basics.email, 320),
        phone: textOf(basics.phone, 60),
        location: [place.address, place.city, place.region, place.countryCode]
          .map((part) => textOf(part, 80))
          .filter(Boolean)
          .join(', '),
        summary: textOf(basics.summary, 4000),
        links: [
          { label: '', url: textOf(basics.url, 500) },
          ...nodesOf(basics.profiles).map((one) => ({ label: textOf(one.network, 80), url: textOf(one.url, 500) })),
        ],
      },
      entries: [
        ...[...nodesOf(root.work), ...nodesOf(root.volunteer)].map((job) =>
          entry('job', job, {
            title: textOf(job.position, 200),
            organisation: textOf(job.name ?? job.organization ?? job.company, 200),
            note: textOf(job.summary, 2000),
            bullets: textsOf(job.highlights),
          }),
        ),
        ...nodesOf(root.education).map((school) =>
          entry('education', school, {
            title: [textOf(school.studyType, 90), textOf(school.area, 100)].filter(Boolean).join(', '),
            organisation: textOf(school.institution, 200),
            note: textOf(school.score ?? school.gpa, 200),
            bullets: textsOf(school.courses),
          }),
        ),
        ...nodesOf(root.projects).map((project) =>
          entry('project', project, {
            title: textOf(project.name, 200),
            organisation: textOf(project.entity, 200),
            note: textOf(project.description, 2000),
            bullets: textsOf(project.highlights),
          }),
        ),
        ...nodesOf(root.publications).map((one) =>
          entry('project', one, {
            title: textOf(one.name, 200),
            organisation: textOf(one.publisher, 200),
            note: textOf(one.summary, 2000),
            start: importDate(one.releaseDate),
          }),
        ),
      ],
      skills: nodesOf(root.skills).flatMap((skill) => [textOf(skill.name, 200), ...textsOf(skill.keywords)]),
      certifications: [
        ...nodesOf(root.certificates).map((one) => ({
          name: textOf(one.name, 200),
          detail: textOf(one.issuer, 200),
          date: importDate(one.date),
          end: importDate(one.endDate),
        })),
        ...nodesOf(root.awards).map((one) => ({
          name: textOf(one.title, 200),
          detail: textOf(one.awarder, 200),
          date: importDate(one.date),
        })),
      ],
      languages: nodesOf(root.languages).map((one) => ({
        name: textOf(one.language, 200),
        detail: textOf(one.fluency, 200),
      })),
    },
    { kind: 'json-resume', name: 'JSON Resume' },
    makeId,
  )
}

function endOf(kind: ProfileEntry['kind'], node: Node): string {
  const isOpen = kind === 'job' && importDate(node.startDate) !== '' && textOf(node.endDate, 40) === ''
  return isOpen ? 'present' : importDate(node.endDate)
}
