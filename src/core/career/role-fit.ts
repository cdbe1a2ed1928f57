import type { AskedRole, RoleTopic } from '#core/career/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import type { RoleFit } from '#core/career/role-fit-types.ts'
import type { Job } from '#core/career/job-titles.ts'
import { strengthIn } from '#core/career/skill-state.ts'
import type { SkillStates } from '#core/career/skill-state.ts'

/** The topics of a role. A job ad has skills alone: each must and should is one. */
export function topicsOf(role: AskedRole): readonly RoleTopic[] {
  return role.topics ?? topicsOfSkills(role.skills)
}

const topicsOfSkills = oncePer((skills: AskedRole['skills']): readonly RoleTopic[] =>
  skills
    .filter(({ level }) => level !== 'nice')
    .map(({ skill, weight, level, orSkills = [] }, index): RoleTopic => ({
      id: skill,
      name: skill,
      weight,
      core: level === 'must',
      any: [skill, ...orSkills].map((one) => ({ skill: one, share: 1 })),
      learn: [{ skill, at: index + 1, ...(orSkills.length > 0 ? { or: orSkills } : {}) }],
    })),
)

/** How far a person is for a role: for each topic the better of skills and work, by weight. */
export function fitOf(role: AskedRole, states: SkillStates): RoleFit {
  const known = states.fits?.get(role)
  if (known) return known
  const fit = measure(role, states)
  states.fits?.set(role, fit)
  return fit
}

function measure(role: AskedRole, states: SkillStates): RoleFit {
  const shown = topicsOf(role).map((topic) => ({ topic, ...shownIn(topic, states) }))
  const core = coreShown(shown)
  const { job, title, months } = jobOf(role, states.jobs ?? [], core)
  const heart = heartOf(shown, job)
  const topics = shown.map((one) => ({
    ...one,
    value: Math.max(one.topic.heart ? one.shown : one.shown * heart, job),
  }))
  return {
    topics,
    job,
    title,
    months,
    held: topics.reduce((sum, { topic, value }) => sum + topic.weight * value, 0),
    total: topics.reduce((sum, { topic }) => sum + topic.weight, 0),
  }
}

function shownIn(topic: RoleTopic, states: SkillStates): { shown: number; by: string | null } {
  let best = 0
  let by: string | null = null
  for (const { skill, share } of topic.any) {
    const strength = strengthIn(states, skill) * share
    if (strength > best) [best, by] = [strength, skill]
  }
  return { shown: best, by }
}

/** What is shown of the tools of every trade counts three fifths for a role until half of its heart is there. */
const TOOLS_ALONE = 0.6
const HEART_ENOUGH = 0.5

/** How far the parts beside the heart count: Git and Docker alone make no data scientist. */
function heartOf(topics: readonly { topic: RoleTopic; shown: number }[], job: number): number {
  const heart = topics.filter(({ topic }) => topic.heart)
  if (heart.length === 0) return 1
  const total = heart.reduce((sum, { topic }) => sum + topic.weight, 0)
  const held = heart.reduce((sum, { topic, shown }) => sum + topic.weight * Math.max(shown, job), 0)
  return TOOLS_ALONE + (1 - TOOLS_ALONE) * Math.min(1, held / total / HEART_ENOUGH)
}

/** How much of the core the skills show, by weight. */
function coreShown(topics: readonly { topic: RoleTopic; shown: number }[]): number {
  const core = topics.filter(({ topic }) => topic.core)
  const list = core.length > 0 ? core : topics
  const total = list.reduce((sum, { topic }) => sum + topic.weight, 0)
  return total === 0 ? 0 : list.reduce((sum, { topic, shown }) => sum + topic.weight * shown, 0) / total
}

/** Work without a trace of what it consists of counts this much. */
const BARE_TITLE = 0.1
/** Whose skills show this much of the core need not have written down the rest; after ten years a little less. */
const ENOUGH_CORE = 0.52
const LESS_AFTER_TEN_YEARS = 0.1
/** Skills that everybody in an office shows are no trace of the work. */
const NO_TRACE = 0.25

/** Work next door is measured gently: nobody expects its skills to be those of this role. */
const OWN_WORK = 0.8
const NEXT_DOOR = 0.3

function traceOf(core: number, near: number, months: number, enough: number): number {
  if (near < OWN_WORK) return NEXT_DOOR + (1 - NEXT_DOOR) * Math.min(1, core / enough)
  const need = enough - LESS_AFTER_TEN_YEARS * Math.min(1, months / 120)
  // level at both ends: no single skill may move the match by a quarter
  const part = Math.min(1, Math.max(0, (core - NO_TRACE) / (need - NO_TRACE)))
  return BARE_TITLE + (1 - BARE_TITLE) * part ** 2 * (3 - 2 * part)
}

/** What the nearest work is worth: closeness of the titles, times a curve of the years in it, scaled by the core shown. */
function jobOf(
  role: AskedRole,
  jobs: readonly Job[],
  core: number,
): { job: number; title: string | null; months: number } {
  if (jobs.length === 0) return { job: 0, title: null, months: 0 }
  const closeness = closenessOf(role)
  const worked = jobs
    .map((job) => ({ job, near: Math.max(0, ...job.families.map((family) => closeness.get(family) ?? 0)) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
  let best = 0
  let months = 0
  let since = Infinity
  for (const { job, near } of worked) {
    months += countedMonths(job)
    if (!job.isHandsOff) since = Math.min(since, job.monthsSince)
    const trace = traceOf(core, near, months, role.coreNeeded ?? ENOUGH_CORE)
    best = Math.max(best, near * yearsCurve(months) * freshnessOf(since) * trace)
  }
  return { job: best, title: worked[0]?.job.title ?? null, months: Math.round(months) }
}

const closenessOf = oncePer(
  (role: AskedRole) => new Map((role.titles ?? []).map(({ family, closeness }) => [family, closeness])),
)

/** Three years away from the work lose nothing; each further one a little. Who comes back is not a beginner. */
function freshnessOf(monthsSince: number): number {
  return Math.max(LEAST_FRESH, 1 - (LOST_A_YEAR * Math.max(0, monthsSince - FRESH_MONTHS)) / 12)
}
const FRESH_MONTHS = 36
const LOST_A_YEAR = 0.09
const LEAST_FRESH = 0.6

/** Leading those who do the work keeps one near it. */
const HANDS_OFF = 0.3

/** An internship teaches less than a job; what is long past has faded. */
function countedMonths({ months, monthsSince, rank, isHandsOff = false }: Job): number {
  const byRank = rank === 'trainee' ? 0.6 : isHandsOff ? HANDS_OFF : 1
  const byAge = monthsSince > 120 ? 0.4 : monthsSince > 60 ? 0.7 : 1
  return months * byRank * byAge
}

/** 3 months .45, half a year .58, a year .72, two .87, three .93, five and more .97. */
function yearsCurve(months: number): number {
  return months <= 0 ? 0 : 0.97 * (1 - Math.exp(-((months + 4) / 13)))
}
