import type { FactSource, NamedFact, Profile, ProfileEntry } from './profile.ts'
import type { MakeId } from './profile-from-facts.ts'

type Node = Record<string, unknown>

/** A JSON Resume 1.x document as facts; null when the text is none. What it does not know is left out, nothing is guessed. */
export function readJsonResume(text: string, makeId: MakeId): Profile | null {
  const root = parsed(text)
  if (!root || (!isNode(root.basics) && !Array.isArray(root.work))) return null
  const sources: FactSource[] = [{ kind: 'json-resume', name: 'JSON Resume' }]
  const basics = nodeOf(root.basics)
  const location = nodeOf(basics.location)
  const entry = makerOf(makeId, sources)
  return {
    basics: {
      name: textOf(basics.name, 200),
      headline: textOf(basics.label, 300),
      email: textOf(basics.email, 320),
      phone: textOf(basics.phone, 60),
      location: [location.address, location.city, location.region, location.countryCode]
        .map((part) => textOf(part, 80))
        .filter(Boolean)
        .join(', ')
        .slice(0, 200),
      summary: textOf(basics.summary, 4000),
      links: [
        ...(textOf(basics.url, 500) ? [{ label: '', url: textOf(basics.url, 500) }] : []),
        ...nodesOf(basics.profiles).flatMap(({ network, url }) =>
          textOf(url, 500) ? [{ label: textOf(network, 80), url: textOf(url, 500) }] : [],
        ),
      ].slice(0, 20),
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
    ].slice(0, 120),
    skills: unique(nodesOf(root.skills).flatMap((skill) => [textOf(skill.name, 200), ...textsOf(skill.keywords)]))
      .slice(0, 300)
      .map((name) => named(makeId('skl'), name, '', '', sources)),
    certifications: nodesOf(root.certificates)
      .slice(0, 60)
      .map((one) => named(makeId('crt'), textOf(one.name, 200), textOf(one.issuer, 200), dateOf(one.date), sources)),
    languages: nodesOf(root.languages)
      .slice(0, 30)
      .map((one) => named(makeId('lng'), textOf(one.language, 200), textOf(one.fluency, 200), '', sources)),
  }
}

/** A Reactive Resume export: the sections of versions 4 and 5, whose items carry the same names. */
export function readReactiveResume(text: string, makeId: MakeId): Profile | null {
  const outer = parsed(text)
  const root = outer && isNode(outer.data) ? outer.data : outer
  if (!root || !isNode(root.sections)) return null
  const sources: FactSource[] = [{ kind: 'reactive-resume', name: 'Reactive Resume' }]
  const basics = nodeOf(root.basics)
  const sections = root.sections
  const items = (name: string) =>
    nodesOf(nodeOf(sections[name]).items).filter((item) => item.visible !== false && item.hidden !== true)
  const entry = makerOf(makeId, sources)
  const html = (value: unknown) => linesOfHtml(textOf(value, 20_000))
  const summary = nodeOf(root.summary ?? sections.summary)
  const spanned = (item: Node): Node => {
    const [startDate, endDate] = textOf(item.period ?? item.date, 100).split(/\s*[–—-]\s+|\s+to\s+/)
    return { startDate, endDate }
  }
  return {
    basics: {
      name: textOf(basics.name, 200),
      headline: textOf(basics.headline, 300),
      email: textOf(basics.email, 320),
      phone: textOf(basics.phone, 60),
      location: textOf(basics.location, 200),
      summary: html(summary.content).join('\n').slice(0, 4000),
      links: items('profiles')
        .flatMap((one) => {
          const url = textOf(nodeOf(one.website ?? one.url).url ?? nodeOf(one.url).href, 500)
          return url ? [{ label: textOf(one.network, 80), url }] : []
        })
        .slice(0, 20),
    },
    entries: [
      ...items('experience').map((job) =>
        entry(
          'job',
          { ...spanned(job), location: job.location },
          {
            title: textOf(job.position, 200),
            organisation: textOf(job.company, 200),
            note: '',
            bullets: html(job.description ?? job.summary),
          },
        ),
      ),
      ...items('education').map((school) =>
        entry('education', spanned(school), {
          title: [textOf(school.degree ?? school.studyType, 90), textOf(school.area, 100)].filter(Boolean).join(', '),
          organisation: textOf(school.school ?? school.institution, 200),
          note: textOf(school.grade ?? school.score, 200),
          bullets: html(school.description ?? school.summary),
        }),
      ),
      ...items('projects').map((project) =>
        entry('project', spanned(project), {
          title: textOf(project.name, 200),
          organisation: '',
          note: '',
          bullets: html(project.description ?? project.summary),
        }),
      ),
    ].slice(0, 120),
    skills: unique(items('skills').flatMap((skill) => [textOf(skill.name, 200), ...textsOf(skill.keywords)]))
      .slice(0, 300)
      .map((name) => named(makeId('skl'), name, '', '', sources)),
    certifications: items('certifications')
      .slice(0, 60)
      .map((one) =>
        named(makeId('crt'), textOf(one.title ?? one.name, 200), textOf(one.issuer, 200), dateOf(one.date), sources),
      ),
    languages: items('languages')
      .slice(0, 30)
      .map((one) =>
        named(
          makeId('lng'),
          textOf(one.language ?? one.name, 200),
          textOf(one.fluency ?? one.description, 200),
          '',
          sources,
        ),
      ),
  }
}

type Words = { title: string; organisation: string; note: string; bullets: string[] }

function makerOf(makeId: MakeId, sources: FactSource[]) {
  const prefix = { job: 'exp', education: 'edu', project: 'prj' } as const
  return (kind: ProfileEntry['kind'], node: Node, { title, organisation, note, bullets }: Words): ProfileEntry => ({
    id: makeId(prefix[kind]),
    kind,
    title,
    organisation,
    location: textOf(node.location, 200),
    start: dateOf(node.startDate),
    end: kind === 'job' && dateOf(node.startDate) && !textOf(node.endDate, 40) ? 'present' : dateOf(node.endDate),
    note,
    url: textOf(nodeOf(node.website).url ?? node.url, 500),
    bullets: bullets.slice(0, 60).map((text) => ({ id: makeId('bul'), text, isOnHold: false, sources })),
    isOnHold: false,
    sources,
  })
}

function named(id: string, name: string, detail: string, date: string, sources: FactSource[]): NamedFact {
  return { id, name, detail, date, isOnHold: false, sources }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '2020-03-15' is March 2020, 'Mar 2020' as well; 'present' stays; anything else is not known. */
export function dateOf(value: unknown): string {
  const text = textOf(value, 40).toLowerCase()
  if (/^(?:present|current|now|today)$/.test(text)) return 'present'
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(text) ?? []
  if (year) return month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month}` : year
  const [, name, written] = /^([a-z]{3})[a-z]*\.? (\d{4})$/.exec(text) ?? []
  const at = MONTHS.indexOf(name ?? '')
  if (written) return at < 0 ? written : `${written}-${String(at + 1).padStart(2, '0')}`
  return ''
}

function parsed(text: string): Node | null {
  try {
    const value: unknown = JSON.parse(text)
    return isNode(value) ? value : null
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.trim().slice(0, most) : typeof value === 'number' ? String(value) : ''
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one) => textOf(one, 2000)).filter(Boolean) : []
}

/** The lines of a little HTML: list items and paragraphs, without their tags. */
function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(/<\/(?:p|li|div|h[1-6]|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]{0,300}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim().slice(0, 2000))
    .filter(Boolean)
}
