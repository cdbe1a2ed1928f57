import type { Profile, ProfileEntry } from '../profile.ts'
import type { MakeId } from '../profile-from-facts.ts'
import { linesOfHtml } from './html-lines.ts'
import { importDate } from './import-date.ts'
import { isNode, nodeOf, nodesOf, parseNode, textOf, textsOf, type Node } from './json-nodes.ts'
import { makeProfile, type ReadEntry } from './make-profile.ts'

const html = (value: unknown) => linesOfHtml(textOf(value, 20_000))
const urlOf = (item: Node) => textOf(nodeOf(item.website).url ?? nodeOf(item.url).href ?? item.url, 500)

/** A Reactive Resume export: the sections of versions 4 and 5, whose items carry nearly the same names. */
export function readReactiveResume(text: string, makeId: MakeId): Profile | null {
  const outer = parseNode(text)
  const root = outer && isNode(outer.data) ? outer.data : outer
  if (!root || !isNode(root.sections)) return null
  const basics = nodeOf(root.basics)
  const sections = root.sections
  const items = (name: string) =>
    nodesOf(nodeOf(sections[name]).items).filter((item) => item.visible !== false && item.hidden !== true)
  return makeProfile(
    {
      basics: {
        name: textOf(basics.name, 200),
        headline: textOf(basics.headline, 300),
        email: textOf(basics.email, 320),
        phone: textOf(basics.phone, 60),
        location: textOf(basics.location, 200),
        summary: html(nodeOf(root.summary ?? sections.summary).content).join('\n'),
        links: [
          { label: '', url: urlOf(basics) },
          ...items('profiles').map((one) => ({ label: textOf(one.network, 80), url: urlOf(one) })),
        ],
      },
      entries: [
        ...items('experience').flatMap((job) => jobsOf(job, textOf(job.company, 200))),
        ...items('volunteer').flatMap((job) => jobsOf(job, textOf(job.organization, 200))),
        ...items('education').map((school) =>
          entryOf('education', school, {
            title: [textOf(school.degree ?? school.studyType, 90), textOf(school.area, 100)].filter(Boolean).join(', '),
            organisation: textOf(school.school ?? school.institution, 200),
            note: textOf(school.grade ?? school.score, 200),
          }),
        ),
        ...items('projects').map((project) =>
          entryOf('project', project, { title: textOf(project.name, 200), organisation: '' }),
        ),
        ...items('publications').map((one) =>
          entryOf('project', one, {
            title: textOf(one.title ?? one.name, 200),
            organisation: textOf(one.publisher, 200),
          }),
        ),
      ],
      skills: items('skills').flatMap((skill) => [textOf(skill.name, 200), ...textsOf(skill.keywords)]),
      certifications: [...items('certifications'), ...items('awards')].map((one) => ({
        name: textOf(one.title ?? one.name, 200),
        detail: textOf(one.issuer ?? one.awarder, 200),
        date: importDate(one.date),
      })),
      languages: items('languages').map((one) => ({
        name: textOf(one.language ?? one.name, 200),
        detail: textOf(one.fluency ?? one.description, 200),
      })),
    },
    { kind: 'reactive-resume', name: 'Reactive Resume' },
    makeId,
  )
}

/** One job, or one for each role that was held there. */
function jobsOf(job: Node, organisation: string): ReadEntry[] {
  const roles = nodesOf(job.roles)
  const held: Node[] = roles.length > 0 ? roles.map((role) => ({ location: job.location, ...role })) : [job]
  return held.map((one) => entryOf('job', one, { title: textOf(one.position, 200), organisation }))
}

function entryOf(kind: ProfileEntry['kind'], item: Node, words: Pick<ReadEntry, 'title' | 'organisation' | 'note'>) {
  const [start, last] = textOf(item.period ?? item.date, 100).split(/\s*[–—-]\s+|\s+to\s+/)
  const end = importDate(last)
  return {
    kind,
    location: textOf(item.location, 200),
    start: importDate(start),
    end: kind === 'job' && importDate(start) && !last ? 'present' : end,
    url: urlOf(item),
    bullets: html(item.description ?? item.summary),
    ...words,
  }
}
