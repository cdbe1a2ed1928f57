import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { MAIN_SKILLS } from '#core/career/catalogue/course-depth.ts'
import { strengthIn } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** A first course in what somebody has this much of would bore them. */
const KNOWN = 0.31
const KNOWN_WELL = 0.7
/** What people who do the job go on to weighs no more than this (skill-gaps.ts). */
const TO_GROW_INTO = 7

/**
 * Whether a course is below a person, or beside what they need: a first course in something they can do, an exam they
 * have passed, a course whose main skill nobody asks for, or one on manners, which grow at work.
 */
export function isBelow(
  catalogue: Catalogue,
  course: Course,
  states: SkillStates,
  needs: ReadonlyMap<string, number>,
  asked: ReadonlySet<string>,
): boolean {
  const [main, ...others] = course.skills.slice(0, MAIN_SKILLS)
  if (main === undefined) return true
  if (catalogue.skills.get(main)?.category === 'soft') return true
  const strength = strengthIn(states, main)
  // A course on testing that is written for Python is for who knows Python.
  const isAsked = needs.has(main) || asked.has(main) || strength >= KNOWN
  if (!isAsked || ![main, ...others].some((skill) => needs.has(skill))) return true
  if (course.level === 'beginner') {
    if (strength >= KNOWN) return true
    // who knows Kotlin may begin with Android, which brings the mobile development that is asked for
    const brings = [main, ...(catalogue.comesWith.get(main)?.keys() ?? [])]
    const isNew = brings.some((skill) => needs.has(skill) && strengthIn(states, skill) < KNOWN)
    return others.some((skill) => {
      const known = strengthIn(states, skill)
      return known >= KNOWN_WELL ? isField(catalogue, skill) : known >= KNOWN && !isNew
    })
  }
  const isExam = (skill: string) => catalogue.skills.get(skill)?.category === 'certification'
  if ([main, ...others.slice(0, 1)].some((skill) => isExam(skill) && strengthIn(states, skill) >= KNOWN)) return true
  if (course.level !== 'intermediate' || strength < KNOWN_WELL) return false
  const most = Math.max(0, ...others.map((skill) => needs.get(skill) ?? 0))
  // A course on networks is below a network engineer, though its third subject may be one to grow into.
  return most === 0 || (most <= TO_GROW_INTO && strengthIn(states, others[0] ?? main) >= KNOWN_WELL)
}

/** A first course that is about a whole field as well ('Kubernetes and the cloud') is below who knows the field; one tool more is not. */
function isField(catalogue: Catalogue, skillId: string): boolean {
  return FIELDS.has(catalogue.skills.get(skillId)?.category ?? '')
}

const FIELDS = new Set(['practice', 'networking', 'security', 'cloud', 'design', 'certification'])
