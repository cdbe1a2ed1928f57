import { must } from '#core/must.ts'
import type { Education, Experience } from '#core/resume/schema.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { degreeScore } from '../words/degree-words.ts'
import { readEducation } from '../entries/education.ts'
import { readExperience, type Read } from '../entries/experience.ts'
import type { Line } from '../layout/line.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { namesFound } from './name-sections.ts'
import type { Section } from './sections.ts'
import { looksLikeSkills } from './skill-section.ts'
import { type RawEntry, splitEntries } from '../entries/split-entries.ts'
import { titleScore } from '../words/title-words.ts'

export type Loose = {
  experience(isPlace: (text: string) => boolean): Read<Experience>[]
  education(isPlace: (text: string) => boolean): Read<Education>[]
  skills: Line[]
  summary: Line[]
}

/** Sorts what stands under no heading: dated entries by their words, lists of skills, a first paragraph. */
export function sortLoose(sections: Section[], nameLines: Line[], terms: SkillTerm[]): Loose {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind && section.lines.length > 0)
  const top = (sections.find((section) => section.kind === 'top')?.lines ?? []).filter(
    (line) => !nameLines.includes(line),
  )
  const other = sections.filter((section) => section.kind === 'other').flatMap((section) => section.lines)
  const free = [...top, ...other]
  const needsJobs = !has('experience')
  const needsSchools = !has('education')
  const entries = needsJobs || needsSchools ? splitEntries(free, namesFound).entries : []
  const text = (entry: RawEntry) => entry.header.map((line) => line.text)
  // An assistant at a university holds a job; who holds a degree from it does not.
  const isSchool = (entry: RawEntry) =>
    text(entry).some((line) => degreeScore(line) >= 3) ||
    (text(entry).some((line) => degreeScore(line) >= 2) && text(entry).some((line) => schoolScore(line) > 0)) ||
    (text(entry).some((line) => schoolScore(line) > 0) &&
      !text(entry).some((line) => schoolScore(line) === 0 && titleScore(line) >= 2))
  const isJob = (entry: RawEntry) =>
    !isSchool(entry) && entry.date?.span.isRange === true && text(entry).some((line) => titleScore(line) >= 2)
  const schools = needsSchools ? entries.filter(isSchool).flatMap((entry) => entry.header) : []
  const jobs = needsJobs ? entries.filter(isJob).flatMap((entry) => [...entry.header, ...entry.body]) : []
  const used = new Set([...schools, ...jobs])
  const rest = free.filter((line) => !used.has(line))
  return {
    experience: (isPlace) => (jobs.length > 0 ? readExperience(jobs, isPlace) : []),
    education: (isPlace) => (schools.length > 0 ? readEducation(schools, isPlace) : []),
    skills: has('skills') ? [] : skillLines(rest, terms),
    // Between bars stand particulars.
    summary: top.filter((line) => !used.has(line) && line.text.length > 60 && !/@|\s[|]\s/.test(line.text)).slice(0, 6),
  }
}

/** Lines that are lists of skills, each run of lines judged together. */
function skillLines(lines: Line[], terms: SkillTerm[]): Line[] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && must(last.at(-1)).id + 1 === line.id && line.gapAbove < 1.5) last.push(line)
    else runs.push([line])
  }
  return runs.filter((run) => looksLikeSkills(run, terms)).flat()
}
