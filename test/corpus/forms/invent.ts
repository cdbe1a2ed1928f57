import { must } from '#core/must.ts'
import type { PdfText } from '#core/resume/parse/document.ts'
import type { Random } from '../random.ts'
import { seeded } from '../random.ts'
import { FORM_NAMES, FORMS, inks, LOOKS, type Parts, row } from './entry-forms.ts'
import { FIELDS_OF_WORK, RARE_SCHOOLS, RARE_TITLES, stem, type Tongue, TONGUES, town } from './names.ts'
import { type Row, typeset } from './page.ts'
import { inventSkills } from './skill-forms.ts'

export type Features = Record<string, string>
export type Invented = {
  document: PdfText
  text: string
  texts: Record<'experience' | 'education' | 'skills', string>
  truth: ReturnType<typeof truthOf>
  features: { experience: Features; education: Features; skills: Features }
}

type Point = { year: number; month: number }
type Dates = {
  style: string
  print(from: Point | null, to: Point | null): string
  truth(point: Point | null): string | null
}

const DATE_STYLES = ['Mon YYYY', 'Month YYYY', 'MM/YYYY', 'YYYY', 'MM.YYYY', 'YYYY-MM']

function datesOf(style: string, tongue: Tongue, random: Random): Dates {
  const dash = random.pick([' - ', ' – ', '–', ' to ', ' — '].filter((own) => own !== ' to ' || tongue.code === 'en'))
  const present = random.pick(tongue.present)
  const two = (month: number) => String(month).padStart(2, '0')
  const point = ({ year, month }: Point) =>
    style === 'YYYY'
      ? `${year}`
      : style === 'MM/YYYY'
        ? `${two(month)}/${year}`
        : style === 'MM.YYYY'
          ? `${two(month)}.${year}`
          : style === 'YYYY-MM'
            ? `${year}-${two(month)}`
            : `${must((style === 'Mon YYYY' ? tongue.short : tongue.months)[month - 1])} ${year}`
  return {
    style,
    print: (from, to) =>
      from === null ? point(must(to)) : `${point(from)}${dash}${to === null ? present : point(to)}`,
    truth: (at) => (at === null ? 'Present' : style === 'YYYY' ? `${at.year}` : `${at.year}-${two(at.month)}`),
  }
}

const GAPS = ['none', 'some']
const BODIES = ['•', '-', 'drawn', 'prose', 'none', '◦']

/** What stands below a header. */
function bodyOf(kind: string, tongue: Tongue, random: Random): Row[] {
  if (kind === 'none') return []
  const done = random.some(tongue.done, 1 + random.below(3))
  if (kind === 'prose') return [row([{ text: `${done.join('. ')}.` }])]
  return done.map((text) => ({ ...row([{ text }]), indent: 14, ...(kind === 'drawn' ? {} : { mark: kind }) }))
}

const TITLE_KINDS = ['known', 'known', 'rare', 'with dash', 'with comma', 'with bracket']
function titleOf(kind: string, tongue: Tongue, random: Random): string {
  const known = random.pick(tongue.titles)
  if (kind === 'rare' && tongue.code === 'en') return random.pick(RARE_TITLES)
  if (kind === 'with dash') return `${known} – ${random.pick(FIELDS_OF_WORK)}`
  if (kind === 'with comma') return `${known}, ${random.pick(FIELDS_OF_WORK)}`
  if (kind === 'with bracket') return `${known} (${random.pick(FIELDS_OF_WORK)})`
  return known
}

function inventJobs(tongue: Tongue, look: string, gap: string, random: Random) {
  const form = random.pick([...FORM_NAMES, 'nested', 'nested', 'employer once'])
  const isTitleFirst = random.chance(0.5)
  const features: Features = {
    form: `${form}${form.includes('nested') || form === 'employer once' ? '' : isTitleFirst ? ' [title first]' : ' [firm first]'}`,
    look,
    gap,
    body: random.pick(BODIES),
    place: random.pick(['none', 'known', 'rare', 'rare', 'remote']),
    title: random.pick(TITLE_KINDS),
    dates: random.pick(DATE_STYLES),
  }
  const dates = datesOf(must(features['dates']), tongue, random)
  const rows: Row[] = []
  const jobs: {
    title: string
    company: string
    location: string | null
    startDate: string | null
    endDate: string | null
  }[] = []
  const count = 2 + random.below(3)
  let year = 2025
  const take = () => {
    const to = jobs.length === 0 && random.chance(0.6) ? null : { year, month: 1 + random.below(12) }
    year -= 1 + random.below(3)
    const from = { year, month: 1 + random.below(12) }
    if (random.chance(0.4)) year -= 1
    return { from, to }
  }
  const style = must(LOOKS[look])
  const parts = (title: string, company: string, place: string | null, printed: string): Parts => ({
    first: isTitleFirst ? title : company,
    second: isTitleFirst ? company : title,
    place,
    dates: printed,
    about: random.pick(tongue.about),
    isTitleFirst,
    at: tongue.at,
  })
  const spaced = (own: Row[]) => own.map((each, at) => (at === 0 && gap === 'some' ? { ...each, gap: 0.7 } : each))
  for (let at = 0; at < count; at += 1) {
    const company = random.pick(tongue.firm)(random)
    const place = features['place'] === 'none' ? null : town(random, must(features['place']))
    const add = (title: string, { from, to }: { from: Point; to: Point | null }) =>
      jobs.push({ title, company, location: place, startDate: dates.truth(from), endDate: dates.truth(to) })
    if (form === 'nested' || form === 'employer once') {
      const roles = at === 0 ? 2 + random.below(2) : 1 + random.below(2)
      const spans = Array.from({ length: roles }, take)
      const all = dates.print(must(spans.at(-1)).from, must(spans[0]).to)
      const head = row(
        inks([company, style.first]),
        form === 'nested' ? inks([place, style.other]) : inks([all, style.other]),
      )
      rows.push(...spaced([head]))
      for (const span of spans) {
        const title = titleOf(must(features['title']), tongue, random)
        rows.push(
          row(inks([title, style.second]), inks([dates.print(span.from, span.to), style.other])),
          ...bodyOf(must(features['body']), tongue, random),
        )
        add(title, span)
      }
      continue
    }
    const title = titleOf(must(features['title']), tongue, random)
    const span = take()
    rows.push(
      ...spaced(must(FORMS[form])(parts(title, company, place, dates.print(span.from, span.to)), style, random)),
      ...bodyOf(must(features['body']), tongue, random),
    )
    add(title, span)
  }
  return { rows, jobs, features }
}

function inventSchools(tongue: Tongue, look: string, gap: string, random: Random) {
  const form = random.pick([
    ...FORM_NAMES.filter((name) => !name.includes('about')),
    'school / B in place of dates',
    'no dates',
  ])
  const isTitleFirst = random.chance(0.5)
  const features: Features = {
    form: `${form}${isTitleFirst ? ' [degree first]' : ' [school first]'}`,
    look,
    gap,
    place: random.pick(['none', 'none', 'known', 'rare']),
    joint: random.pick(tongue.joint),
    school: random.pick(['named', 'named', 'named', 'rare', 'faculty']),
    span: random.pick(['range', 'end', 'range']),
    dates: random.pick(DATE_STYLES),
    grade: random.pick(['none', 'none', 'line', 'bullet', 'behind degree']),
    note: random.pick(['none', 'none', 'line', 'bullet', 'two bullets']),
    field: random.pick(['given', 'given', 'given', 'none', 'minor']),
  }
  const dates = datesOf(must(features['dates']), tongue, random)
  const style = must(LOOKS[look])
  const rows: Row[] = []
  const schools: {
    institution: string
    degree: string
    area: string | null
    startDate: string | null
    endDate: string | null
  }[] = []
  let year = 2022
  const used = form === 'school / B in place of dates' ? 'A / B' : form === 'no dates' ? 'none' : form
  for (let at = 0; at < 1 + random.below(3); at += 1) {
    const degree = random.pick(tongue.degrees)
    const area = features['field'] === 'none' ? null : random.pick(tongue.fields)
    const named = random.pick(tongue.school)(random)
    const school =
      features['school'] === 'rare' && at === 0
        ? random.pick(RARE_SCHOOLS)
        : features['school'] === 'faculty' && tongue.code === 'en'
          ? `Faculty of ${random.pick(['Arts', 'Engineering', 'Science'])}, ${named}`
          : named
    const place = features['place'] === 'none' ? null : town(random, must(features['place']))
    const to = { year, month: 1 + random.below(12) }
    const from = features['span'] === 'range' ? { year: year - 3, month: 1 + random.below(12) } : null
    year -= 4
    const grade = random.pick(tongue.grades)
    const whole =
      area === null
        ? degree
        : degree +
          must(features['joint']) +
          area +
          (features['field'] === 'minor' && tongue.code === 'en' ? ', Minor in Philosophy' : '')
    const printed = features['grade'] === 'behind degree' ? `${whole}, ${grade}` : whole
    const parts: Parts = {
      first: isTitleFirst ? printed : school,
      second: isTitleFirst ? school : printed,
      place,
      dates: dates.print(from, to),
      about: '',
      isTitleFirst,
      at: tongue.at,
    }
    const header =
      used === 'A / B'
        ? [row(inks([parts.first, style.first])), row(inks([parts.second, style.second]))]
        : used === 'none'
          ? [row(inks([parts.first, style.first], [', ', {}], [parts.second, style.second]))]
          : must(FORMS[used])(parts, style, random)
    rows.push(...header.map((own, index) => (index === 0 && gap === 'some' ? { ...own, gap: 0.7 } : own)))
    if (features['grade'] === 'line') rows.push(row([{ text: grade }]))
    if (features['grade'] === 'bullet') rows.push({ ...row([{ text: grade }]), indent: 14, mark: '•' })
    const notes = features['note'] === 'none' ? 0 : features['note'] === 'two bullets' ? 2 : 1
    for (const text of random.some(tongue.notes, notes))
      rows.push({ ...row([{ text }]), ...(features['note'] === 'line' ? {} : { indent: 14, mark: '•' }) })
    const isDated = used !== 'none' && used !== 'A / B'
    schools.push({
      institution: school,
      degree,
      area,
      startDate: isDated && from ? dates.truth(from) : null,
      endDate: isDated ? dates.truth(to) : null,
    })
  }
  return { rows, schools, features }
}

const HEADS: Record<string, (text: string) => Row> = {
  'bold caps': (text) => row([{ text: text.toUpperCase(), isBold: true, size: 11 }]),
  large: (text) => row([{ text, isBold: true, size: 14 }]),
  'caps in size': (text) => row([{ text: text.toUpperCase(), size: 13, color: 0x1f4e79 }]),
  'light large': (text) => row([{ text, size: 15 }]),
}

/** A whole invented resume with what a careful reader takes from it; the same for the same number. */
export function invent(seed: number): Invented {
  const random = seeded(seed * 7919 + 17)
  const tongue = random.chance(0.5) ? must(TONGUES[0]) : random.pick(TONGUES)
  const look = random.pick(Object.keys(LOOKS))
  const gap = random.pick(GAPS)
  const headStyle = random.pick(Object.keys(HEADS))
  const head = (texts: string[]) => ({ ...must(HEADS[headStyle])(random.pick(texts)), gap: 1.1 })
  const name = `${random.pick(['Ada', 'Bruno', 'Carla', 'Deniz', 'Emil', 'Farah'])} ${stem(random)}`
  const email = `${must(name.split(' ')[0]).toLowerCase()}@example.org`
  const jobs = inventJobs(tongue, look, gap, random)
  const schools = inventSchools(tongue, random.chance(0.7) ? look : random.pick(Object.keys(LOOKS)), gap, random)
  const skills = inventSkills(tongue, random)
  const sections = [
    [head(tongue.headings.experience), ...jobs.rows],
    [head(tongue.headings.education), ...schools.rows],
    [head(tongue.headings.skills), ...skills.rows],
  ]
  if (random.chance(0.4)) sections.unshift(must(sections.splice(1, 1)[0]))
  if (random.chance(0.3)) sections.unshift(must(sections.pop()))
  const top: Row[] = [
    { ...row([{ text: name, size: 20, isBold: true }]), isCentred: random.chance(0.5) },
    row([{ text: `${email} | +1 415 555 0${100 + random.below(900)}` }]),
  ]
  const rows = [...top, ...sections.flat()]
  const common = { language: tongue.code, head: headStyle }
  return {
    document: typeset(rows),
    text: printed(rows),
    texts: { experience: printed(jobs.rows), education: printed(schools.rows), skills: printed(skills.rows) },
    truth: truthOf(name, email, jobs.jobs, schools.schools, skills.skills),
    features: {
      experience: { ...common, ...jobs.features },
      education: { ...common, ...schools.features },
      skills: { ...common, ...skills.features },
    },
  }
}

const printed = (rows: Row[]) =>
  rows
    .map(
      (own) =>
        (own.mark ? `${own.mark} ` : own.indent ? '   ' : '') +
        own.blocks.map((block) => block.inks.map((ink) => ink.text).join('')).join('    '),
    )
    .join('\n')

const truthOf = (
  name: string,
  email: string,
  experience: ReturnType<typeof inventJobs>['jobs'],
  education: ReturnType<typeof inventSchools>['schools'],
  skills: string[],
) => ({
  name,
  email,
  phone: null,
  city: null,
  location: null,
  skills: skills.map((own) => ({ name: own, forms: [own], where: ['skills'] })),
  optionalSkills: [],
  experience,
  education,
})
