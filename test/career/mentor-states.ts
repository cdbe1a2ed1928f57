import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findSkill } from '#core/career/catalogue/catalogue.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { backgroundOf } from '#core/resume/background.ts'
import type { MentorPerson } from '#test/career/mentor-people.ts'
import { factsOf, type JsonResume } from '#test/eval/json-resume.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'

/** What a person of the mentor's shows: by their resume with its jobs, else by the skills named. */
export function mentorStates({ name, skills, evidence, resume }: MentorPerson): SkillStates {
  if (resume === undefined) {
    const records = skills.map((written) => {
      const skill = findSkill(catalogue, written)
      if (!skill) throw new Error(`${name}: no skill named ${written}`)
      return { skillId: skill.id, kind: evidence, sourceId: 'told', at: NOW }
    })
    return skillStatesOf(records, NOW, catalogue)
  }
  const [folder, file] = resume.split('/') as [string, string]
  const text = readFileSync(path.join(import.meta.dirname, '..', folder, 'people', `${file}.json`), 'utf8')
  const { facts, otherTexts } = factsOf(JSON.parse(text) as JsonResume)
  const { records, jobs } = backgroundOf(catalogue, facts, { sourceId: 'resume', at: NOW }, otherTexts)
  return skillStatesOf(records, NOW, catalogue, jobs)
}
