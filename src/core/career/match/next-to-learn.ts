import type { AskedRole, LearnItem } from '#core/career/catalogue/catalogue-types.ts'
import { BARELY_SHOWN, fitOf, topicsOf } from '#core/career/match/role-fit.ts'
import { isFirstLessonBelow, isOrdinaryFor, isPresupposed } from '#core/career/skills/ordinary-skills.ts'
import { monthsInTrade } from '#core/career/catalogue/role-work.ts'
import type { RoleFit } from '#core/career/skills/role-fit-types.ts'
import { bestOf, HAD, practisedIn, strengthIn } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'

/** Something to learn for a role: one skill, or the first of several of which one will do. `kind` grow: beyond what the role asks. */
export type NextSkill = {
  skill: string
  or: string[]
  topic: string | null
  weight: number
  kind: 'close' | 'firm' | 'grow'
}

/** More than this many at once is a wall, and no mentor names more. */
export const MOST_NEXT = 5
/** Who has at least this much of a role by work alone is not sent to its first lessons, and after seven years next door to none of its ordinary parts. */
const AT_WORK = 0.55
const ALL_AT_WORK = 0.8
const SENIOR_MONTHS = 84
/** Less time in the work than this says nothing of parts that are nowhere to be seen, core or not. */
const JUNIOR_MONTHS = 36
const GROW_WEIGHT = 4
/** With less than this to name, parts of their own work are named to seniors after all, last. */
const FEWEST = 4
/** Who shows this much of a part by other skills is past the role's first lesson. */
const PAST_FIRST_LESSON = 0.5
const FIRST_LESSON = 1
/** Nobody who did the very work for two years is sent to its first lessons, however little of it was written down. */
const FIRST_LESSONS = 2
const TRADE_MONTHS = 24
const SOME_JOB = 0.2
/** Less of a role than this is a beginning. */
const BEGINNER = 0.4
/** Who did less of a role than this has its tools on a list alone. */
const LEAST_PRACTISED = 0.12
/** From here on even what only comes with something else is sure. */
const SURE = 0.62

/**
 * What a mentor would name first: what the role asks for and the person cannot show, in the order to learn it. Somebody
 * who does the work has the ordinary parts of it, named or not; what is left are parts nowhere to be seen, and what
 * people of the role go on to.
 */
export function nextToLearn(role: AskedRole, states: SkillStates, most = MOST_NEXT): NextSkill[] {
  const fit = fitOf(role, states)
  const open = openItems(role, fit, states)
  const thin = fit.job < SOME_JOB ? thinItems(role, fit, states, open) : []
  const grow = growItems(role, fit, states, [...open, ...thin])
  const isThere = fit.job >= ALL_AT_WORK
  const list = isThere ? [...open.slice(0, 2), ...grow, ...open.slice(2)] : [...open, ...thin, ...grow]
  return list.slice(0, most)
}

/** What only comes with something else is thinly had by whom no work vouches for: to be firmed up before going beyond the role, by doing it and not by a course. */
function thinItems(role: AskedRole, fit: RoleFit, states: SkillStates, open: readonly NextSkill[]): NextSkill[] {
  const named = new Set(open.flatMap(({ skill, or }) => [skill, ...or]))
  return itemsToLearn(role, fit, states, true).flatMap((item) =>
    named.has(item.skill) ? [] : [{ ...item, kind: 'firm' as const }],
  )
}

/** All that the role asks for and the person does not show, in the order to learn it. */
export function openItems(role: AskedRole, fit: RoleFit, states: SkillStates): NextSkill[] {
  return itemsToLearn(role, fit, states, isBeginnerIn(fit))
}

function itemsToLearn(role: AskedRole, fit: RoleFit, states: SkillStates, isNewTo: boolean): NextSkill[] {
  const items = topicsOf(role).flatMap((topic, index) =>
    topic.learn.map((item) => ({ item, topic, shown: must(fit.topics[index]).shown })),
  )
  const last = Math.max(1, ...items.map(({ item }) => item.at))
  const isAtIt = fit.job >= ALL_AT_WORK || (fit.job >= AT_WORK && fit.months > SENIOR_MONTHS)
  const worked = isAtIt ? last : fit.job >= AT_WORK ? fit.job * last : 0
  const isSenior = isSeniorIn(fit)
  const isUnproven = isBeginnerIn(fit) && fit.practised < LEAST_PRACTISED
  const isOfTrade = fit.job >= SOME_JOB && monthsInTrade(role, states.jobs ?? []) >= TRADE_MONTHS
  return items
    .filter(({ item, topic, shown }) => {
      if (isOfTrade && item.at <= FIRST_LESSONS) return false
      if (isOrdinaryFor(item.skill, states) || isFirstLessonBelow(item.skill, states)) return false
      if (isPresupposed(item.skill, states)) return false
      if (isHad(item, states, isNewTo, isUnproven)) return false
      if (item.at === FIRST_LESSON && topic.learn.length > 1 && shown >= PAST_FIRST_LESSON) return false
      if (item.at > worked) return true
      return (topic.core || fit.months < JUNIOR_MONTHS || fit.isByLines) && shown < BARELY_SHOWN && !isSenior
    })
    .sort((a, b) => a.item.at - b.item.at)
    .map(({ item, topic }) => ({ ...choiceOf(item, states), topic: topic.id, weight: topic.weight, kind: 'close' }))
}

const isBeginnerIn = (fit: RoleFit) => fit.held < fit.total * BEGINNER && fit.job < AT_WORK

/** What only comes with something else is no requirement met for whom the role is new: their plan teaches it. */
export const isNewToBeginner = (role: AskedRole, skill: string, states: SkillStates): boolean =>
  strengthIn(states, skill) < SURE && isIndirect(states, skill) && isBeginnerIn(fitOf(role, states))

/** Who did the work for so long has met every part of it, written down or not. */
function isSeniorIn(fit: RoleFit): boolean {
  return fit.job >= ALL_AT_WORK && fit.months > SENIOR_MONTHS && !fit.isByLines
}

/** Long work means having met the parts of it, except for what came up in recent years. */
function growItems(role: AskedRole, fit: RoleFit, states: SkillStates, open: readonly NextSkill[]): NextSkill[] {
  const named = new Set(open.flatMap(({ skill, or }) => [skill, ...or]))
  const parts = new Set(isSeniorIn(fit) ? topicsOf(role).flatMap(({ any }) => any.map(({ skill }) => skill)) : [])
  const isMet = ({ skill, recent = false }: { skill: string; recent?: boolean }) => !recent && parts.has(skill)
  const list = (role.grow ?? []).filter(
    (item) => !isHad(item, states) && ![item.skill, ...(item.or ?? [])].some((skill) => named.has(skill)),
  )
  const beyond = list.filter((item) => !isMet(item))
  return [...beyond, ...list.filter(isMet).slice(0, Math.max(0, FEWEST - open.length - beyond.length))].map((item) => ({
    ...choiceOf(item, states),
    topic: null,
    weight: GROW_WEIGHT,
    kind: 'grow',
  }))
}

/** To beginners, and to those who only list things, what only comes with something else, or stands in a summary alone, is still new. */
function isHad(
  { skill, or = [] }: Omit<LearnItem, 'at'>,
  states: SkillStates,
  isBeginner = false,
  isUnproven = false,
): boolean {
  return [skill, ...or].some((one) => {
    const strength = strengthIn(states, one)
    if (isUnproven && practisedIn(states, one) < HAD) return false
    return strength >= HAD && !(isBeginner && strength < SURE && isIndirect(states, one))
  })
}

/** A certificate proves what comes with it as well. */
function isIndirect(states: SkillStates, skill: string): boolean {
  const [best] = states.get(skill)?.evidence ?? []
  if (best?.place === 'certificate') return false
  return best?.through !== undefined || best?.place === 'summary' || best?.place === 'other'
}

/** Of several the one that the person has a little of already, else the one named first. */
function choiceOf({ skill, or = [] }: Omit<LearnItem, 'at'>, states: SkillStates): { skill: string; or: string[] } {
  const { best, others } = bestOf(states, [skill, ...or])
  return { skill: best, or: others }
}
