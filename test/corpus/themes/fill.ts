import { must } from '#core/must.ts'
import { type Member, marked, shown } from '#test/corpus/cast/member.ts'
import { trueDate, writeDates } from './dates.ts'
import { LANGUAGE_WORDS } from './headings.ts'
import type { Sheet, Theme } from './theme.ts'

/** A member as a theme gets them; `turn` chooses among the headings of a language. */
export function fillSheet(theme: Theme, original: Member, turn: number): Sheet {
  const member = theme.groups && turn % 2 === 0 ? promoted(original) : original
  const words = LANGUAGE_WORDS[member.language]
  const habit = theme.dates === 'since' && words.since === '' ? 'numeric' : theme.dates
  return {
    member,
    headings: must(words.headings[turn % words.headings.length]),
    posts: member.jobs.map((job) => ({
      ...job,
      city: theme.hides?.jobCity ? undefined : job.city,
      told: job.bullets.map(shown),
      dates: writeDates(habit, member.language, job.from, job.to),
    })),
    studies: member.schools.map((study) => ({
      ...study,
      what: study.area && !theme.hides?.area ? `${study.degree}${words.in}${study.area}` : study.degree,
      dates: writeDates(
        habit,
        member.language,
        theme.hides?.schoolStart ? undefined : study.from,
        study.to,
        study.isExpected,
      ),
    })),
    summary: shown(member.summary),
    projects: (member.projects ?? []).map(([name, text]) => [name, shown(text)]),
  }
}

/** The same person, risen within one employer. */
function promoted(member: Member): Member {
  const [first, second, ...rest] = member.jobs
  return second
    ? { ...member, jobs: [must(first), { ...second, company: must(first).company, city: must(first).city }, ...rest] }
    : member
}

/** What a careful reader takes from it, in the form the scorer reads. */
export function sheetTruth(theme: Theme, { member }: Sheet, file: string) {
  const hides = theme.hides ?? {}
  const told = [
    ...(hides.summary ? [] : marked(member.summary)),
    ...member.jobs.flatMap((job) => job.bullets.flatMap(marked)),
    ...(theme.showsProjects ? (member.projects ?? []).flatMap(([, text]) => marked(text)) : []),
  ]
  const listed = member.skills.flatMap(([, items]) => items)
  return {
    doc: file.replace(/\.\w+$/, ''),
    person: member.id,
    layout: theme.name,
    language: member.language,
    split: 'themes',
    role: '',
    text: textOf(member),
    file,
    name: member.name,
    email: member.email,
    phone: hides.phone ? null : member.phone,
    location: hides.city ? null : member.city,
    city: hides.city ? null : must(member.city.split(',')[0]).replace(/^\d+ /, ''),
    skills: [...new Set([...listed, ...told])].map((name) => ({
      name,
      forms: [name],
      where: [...(listed.includes(name) ? ['skills'] : []), ...(told.includes(name) ? ['experience'] : [])],
    })),
    optionalSkills: [
      ...(member.certificates ?? []).map(([name]) => name),
      ...(member.spoken ?? []).map(([name]) => name),
      ...member.skills.map(([label]) => label),
    ],
    experience: member.jobs.map((job) => ({
      title: job.title.replace(' (Contract)', ''),
      company: job.company,
      location: job.city ?? null,
      startDate: trueDate(theme.dates, job.from),
      endDate: trueDate(theme.dates, job.to),
    })),
    education: member.schools.map((study) => ({
      institution: study.school,
      degree: study.degree,
      area: hides.area ? null : (study.area ?? null),
      startDate: hides.schoolStart ? null : trueDate(theme.dates, study.from),
      endDate: trueDate(theme.dates, study.to),
    })),
  }
}

/** All words of a member: general terms that stand in them are neither rewarded nor punished. */
const textOf = (member: Member) =>
  [
    member.headline,
    member.summary,
    ...member.skills.flatMap(([, items]) => items),
    ...member.jobs.flatMap((job) => [job.title, ...job.bullets]),
  ]
    .map(shown)
    .join('\n')
