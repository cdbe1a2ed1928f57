import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole, RoleSkill, SkillLevel } from '#core/career/catalogue/catalogue-types.ts'
import { nextToLearn, type NextSkill } from '#core/career/match/next-to-learn.ts'
import { LEAST_SIGN_PERCENT } from '#core/career/match/reach.ts'
import { reasonsOf, type MatchReasons } from '#core/career/match/match-reasons.ts'
import { isFromWork } from '#core/career/match/requirements.ts'
import { fitOf, topicsOf } from '#core/career/match/role-fit.ts'
import { readEvidence } from '#core/career/skills/read-evidence.ts'
import type { ReadableEvidence } from '#core/career/skills/read-evidence.ts'
import { afterDoing, bestOf, HAD, onResume } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { oncePer } from '#core/once-per.ts'

/** Grows when the same evidence is counted to another percent: people are told why their number changed. 2: decision 0162, 6: 0307, 7: 0308, 8: 0322, 9: 0369. */
export const MATCH_RULES = 9

/**
 * A skill a role asks for, against a person. `adds` is by how many percentage points the bar would rise
 * with a finished course (missing skills) or a passed check (held ones).
 */
export type SkillMatch = {
  skillId: string
  name: string
  level: SkillLevel
  weight: number
  strength: number
  evidence: ReadableEvidence[]
  adds: number
  /** Nothing shows it, and the person's work stands for it. */
  isFromWork?: true
  /** Names of the skills that would do as well. */
  orNames?: string[]
}

/** `percent` is whole. `have` are must and should skills, heaviest first; `missing` what to learn first. */
export type RoleMatch = MatchReasons & {
  roleId: string
  title: string
  percent: number
  have: SkillMatch[]
  missing: SkillMatch[]
  niceToHave: SkillMatch[]
}

/**
 * The role match: for each topic the better of what the skills show and what the work is worth, by weight. `missing` is
 * what to learn first, in order; for a job ad all it asks for and the person does not show, heaviest first.
 */
export function matchRole(catalogue: Catalogue, role: AskedRole, states: SkillStates): RoleMatch {
  const asked = role.skills.toSorted((a, b) => b.weight - a.weight).map((one) => inTheirTerms(one, states))
  // one Flutter can stand for two things asked for
  const entries = asked
    .filter(({ skill }, at) => asked.findIndex((one) => one.skill === skill) === at)
    .map((one) => entryOf(catalogue, role, one, states))
  const counted = entries.filter((entry) => entry.level !== 'nice')
  const next = role.topics ? nextToLearn(role, states) : null
  const named = new Set(next?.flatMap(({ skill, or }) => [skill, ...or]))
  return {
    roleId: role.id,
    title: role.title,
    percent: matchPercent(role, states),
    have: counted.filter((entry) => entry.strength >= HAD && !named.has(entry.skillId)),
    missing: next
      ? next.map((one) => ({
          ...entryOf(catalogue, role, askedAs(role, one), states),
          adds: pointsGained(catalogue, role, states, [one.skill], 'course'),
        }))
      : counted.filter((entry) => entry.strength < HAD),
    niceToHave: entries.filter((entry) => entry.level === 'nice' && !named.has(entry.skillId)),
    ...reasonsOf(catalogue, role, states),
  }
}

/** A thing to learn as the role asks for it; what people grow into is asked for as a nice-to-have. */
function askedAs(role: AskedRole, { skill, or, weight, kind }: NextSkill): RoleSkill {
  const listed = role.skills.find((asked) => asked.skill === skill && asked.level !== 'nice')
  const level = kind === 'grow' ? 'nice' : (listed?.level ?? 'should')
  return { skill, level, weight: Math.min(10, weight), ...(or.length > 0 ? { orSkills: or } : {}) }
}

/** The role match alone: whole percent, 0 with nothing or with no more than anybody shows, 100 only with everything proven. */
export function matchPercent(role: AskedRole, states: SkillStates): number {
  const held = heldWeight(role, states)
  const total = countedWeight(role)
  // an advert counts each of its lines
  const isBeginning = !role.topics || held >= total * LEAST_SIGN || hasStudied(states)
  return wholePercent(isBeginning ? held : 0, total)
}

/** Of a role of ours hardly any work or list shows less than this; a mentor says of all of it 'starts from near zero'. */
const LEAST_SIGN = LEAST_SIGN_PERCENT / 100

/** From the first course or check on every point counts: who has begun to study is no passer-by. */
const hasStudied = oncePer((states: SkillStates): boolean =>
  [...states.values()].some(
    ({ skillId, strength, evidence }) =>
      evidence.some(({ kind }) => kind === 'course' || kind === 'check') ||
      strength > onResume(states, skillId).strength,
  ),
)

/** The share of a role's weight that is held, 0 to 1: what roles are compared by. */
export const heldShare = (role: AskedRole, states: SkillStates): number =>
  heldWeight(role, states) / Math.max(1, countedWeight(role))

/** The weight of a role's topics. */
export function countedWeight(role: AskedRole): number {
  return topicsOf(role).reduce((sum, { weight }) => sum + weight, 0)
}

/** The weight of a role's topics, each times how far the person has it. */
export function heldWeight(role: AskedRole, states: SkillStates): number {
  return fitOf(role, states).held
}

/** Of 'Java or Python' the one that the person can show best. */
function inTheirTerms(asked: RoleSkill, states: SkillStates): RoleSkill {
  if (!asked.orSkills) return asked
  const { best, others } = bestOf(states, [asked.skill, ...asked.orSkills])
  return { ...asked, skill: best, orSkills: others }
}

function entryOf(catalogue: Catalogue, role: AskedRole, asked: RoleSkill, states: SkillStates): SkillMatch {
  const state = states.get(asked.skill)
  const strength = state?.strength ?? 0
  return {
    skillId: asked.skill,
    name: skillName(catalogue, asked.skill),
    level: asked.level,
    weight: asked.weight,
    strength,
    evidence: (state?.evidence ?? []).map((evidence) => readEvidence(catalogue, evidence)),
    adds: pointsGained(catalogue, role, states, [asked.skill], strength < HAD ? 'course' : 'check'),
    ...(strength < HAD && isFromWork(role, asked, states) ? { isFromWork: true as const } : {}),
    ...(asked.orSkills ? { orNames: asked.orSkills.map((id) => skillName(catalogue, id)) } : {}),
  }
}

/** What the bar itself would show more, so that a promised 'adds 7' is seen as 7. */
export function pointsGained(
  catalogue: Catalogue,
  role: AskedRole,
  states: SkillStates,
  skillIds: readonly string[],
  kind: 'course' | 'check',
): number {
  const after = afterDoing(catalogue, states, skillIds, kind)
  return Math.max(0, matchPercent(role, after) - matchPercent(role, states))
}

/** Rounded, but 0 and 100 are kept for nothing and everything. */
function wholePercent(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0
  if (part >= whole - 1e-9) return 100
  // the same share reckoned in another way may miss a half by its last digit
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole + 1e-9)))
}
