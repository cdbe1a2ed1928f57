import type { AskedRole, RoleTopic } from '#core/career/catalogue/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import { isPresupposed } from '#core/career/skills/ordinary-skills.ts'
import type { RoleFit, RoleWork } from '#core/career/skills/role-fit-types.ts'
import { creditOf, toldCoreOf, workedAs, type Worked } from '#core/career/catalogue/role-work.ts'
import { onResume, practisedIn, type SkillStates } from '#core/career/skills/skill-state.ts'

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
  const claimed = topicsOf(role).map((topic) => ({ topic, ...shownIn(topic, states) }))
  const jobs = states.jobs ?? []
  const practised = Math.max(
    coreShown(claimed.map((one) => ({ ...one, shown: one.practised }))),
    creditOf(role, jobs, coreShown(claimed)),
  )
  const shown = withTrust(claimed, practised)
  const { all, living } = workOf(role, states)
  const { job, title, isOwnTime, isByLines, months } = all
  const readings = all === living ? [living] : [all, living]
  const heart = heartOf(shown, job)
  const topics = shown.map((one) => {
    const lifts = readings.map((work) => liftOf(one, work))
    return {
      ...one,
      sure: Math.max(one.shown, ...lifts.map(({ sure }) => sure)),
      value: Math.max(
        one.topic.heart ? one.shown : one.shown * heart,
        Math.min(job, Math.max(...lifts.map(({ lifted }) => lifted))),
      ),
    }
  })
  const total = topics.reduce((sum, { topic }) => sum + topic.weight, 0)
  const own = topics.reduce((sum, { topic, value }) => sum + topic.weight * value, 0)
  const senior = nearestSenior(role, states)
  const bySenior = (senior?.share ?? 0) * total
  return {
    topics,
    senior: senior && bySenior > own + 1e-9 ? senior.title : null,
    job,
    title,
    isOwnTime,
    isByLines,
    months,
    practised,
    held: Math.max(own, bySenior),
    total,
  }
}

function workOf(role: AskedRole, states: SkillStates): RoleWork {
  const known = states.work?.get(role)
  if (known) return known
  const jobs = states.jobs ?? []
  const proof = proofOf(role, states)
  // a project beside it takes nothing from what work for a living says
  const living = workedAs(role, topicsOf(role), jobs, { ...proof, forLiving: true })
  const all = jobs.some((one) => one.isOwnTime) ? workedAs(role, topicsOf(role), jobs, proof) : living
  states.work?.set(role, { all, living })
  return { all, living }
}

/**
 * How far the work is believed: by what the resume shows of its trade. A course or a check shows the skill, and makes no work
 * of the past that of another trade: one course would count as much as the years before it.
 */
function proofOf(role: AskedRole, states: SkillStates): { core: number; practised: number } {
  const jobs = states.jobs ?? []
  const written = topicsOf(role).map((topic) => ({ topic, ...writtenOf(topic, states) }))
  const practised = Math.max(
    coreShown(written.map((one) => ({ ...one, shown: one.practised }))),
    creditOf(role, jobs, coreShown(written)),
  )
  return { core: Math.max(coreShown(withTrust(written, practised)), toldCoreOf(role, jobs)), practised }
}

function writtenOf({ any }: RoleTopic, states: SkillStates): Omit<Written, 'topic'> {
  let shown = 0
  let practised = 0
  for (const { skill, share } of any) {
    const said = onResume(states, skill)
    shown = Math.max(shown, said.strength * share)
    practised = Math.max(practised, said.practised * share)
  }
  return { shown, practised }
}

/** The role above this one that the person is nearest to: nobody is further from a junior job than from the senior one. */
function nearestSenior(role: AskedRole, states: SkillStates): { title: string; share: number } | null {
  const seniors = (role.seniors ?? []).map((senior) => {
    const { held, total } = fitOf(senior, states)
    return { title: senior.title, share: total === 0 ? 0 : held / total }
  })
  return seniors.toSorted((a, b) => b.share - a.share)[0] ?? null
}

/** Work next door is near the role and says nothing of parts that it has nothing of. */
const isStrange = ({ strangeTo }: RoleTopic, families: readonly string[]) =>
  families.length > 0 && strangeTo !== undefined && families.every((family) => strangeTo.has(family))

/** Parts of which less shows were met in work of so many months; less of it stands for none that nothing shows. */
export const BARELY_SHOWN = 0.2
const ENOUGH_MONTHS = 24

/** How far a part is there with what work says of it beyond what is shown, as much as its months vouch for; and what of that is sure. */
function liftOf(
  { topic, shown, isDoubted }: Pick<Shown, 'topic' | 'shown' | 'isDoubted'>,
  { job, vouched, months, families }: Worked,
): { lifted: number; sure: number } {
  if (isDoubted) return { lifted: shown, sure: shown }
  const isOwn = !isStrange(topic, families)
  const most = isOwn || months >= LONG ? job : job * STRANGE
  const lifted = shown + Math.max(0, most - shown) * Math.min(1, vouched / ENOUGH_MONTHS)
  return { lifted, sure: isOwn && (shown >= BARELY_SHOWN || vouched >= ENOUGH_MONTHS) ? lifted : shown }
}

/** What a title says of parts that its own work has nothing of, against those that it has. */
const STRANGE = 0.5
/** In seven years of work next door one has met them. */
const LONG = 84

/** `isDoubted`: what shows the part best is a skill whose check was failed, and work vouches for it no more. */
type Written = { topic: RoleTopic; shown: number; practised: number }
type Shown = Written & { by: string | null; isDoubted: boolean }

/** What years of work are worth for a tool that they cannot be done without. */
const PRESUPPOSED = 0.8

function shownIn(topic: RoleTopic, states: SkillStates): Omit<Shown, 'topic'> {
  let shown = 0
  let practised = 0
  let by: string | null = null
  for (const { skill, share } of topic.any) {
    const state = states.get(skill)
    if (!state) continue
    const atWork = isPresupposed(skill, states) ? PRESUPPOSED : 0
    const strength = Math.max(state.strength, atWork)
    if (strength * share > shown) [shown, by] = [strength * share, skill]
    practised = Math.max(practised, atWork * share, practisedIn(states, skill) * share)
  }
  return { shown, practised, by, isDoubted: by !== null && states.get(by)?.evidence[0]?.isDoubted === true }
}

/** What is only listed counts this much where nothing of the role was ever used, and whole from this much of its core on. */
const BARE_LIST = 0.45
const NOTHING_PRACTISED = 0.1
const ENOUGH_PRACTISED = 0.34

/** A list of tools is believed as far as jobs, projects, courses or certificates show some of the role. */
function withTrust<One extends Written>(topics: readonly One[], practised: number): One[] {
  const trust =
    BARE_LIST +
    (1 - BARE_LIST) * Math.min(1, Math.max(0, practised - NOTHING_PRACTISED) / (ENOUGH_PRACTISED - NOTHING_PRACTISED))
  return topics.map((one) => ({ ...one, shown: Math.max(one.practised, one.shown * trust) }))
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
