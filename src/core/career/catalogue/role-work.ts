import type { AskedRole, RoleTopic } from '#core/career/catalogue/catalogue-types.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { oncePer } from '#core/once-per.ts'

/** Work without a trace of what it consists of counts this much. */
const BARE_TITLE = 0.1
/** Whose skills show this much of the core need not have written down the rest; after ten years a little less. */
const ENOUGH_CORE = 0.52
const LESS_AFTER_TEN_YEARS = 0.1
/** A title is believed as far as some of the work was described and not only listed: from this much of the core on, whole. */
const NO_PROOF = 0.12
const FULL_PROOF = 0.34
/** Skills that everybody in an office shows are no trace of the work. */
const NO_TRACE = 0.25

/** Work next door is measured gently: nobody expects its skills to be those of this role. */
const OWN_WORK = 0.8
const NEXT_DOOR = 0.3

/** Years in the very trade count as some of its core shown, also where nothing of them was written down. */
const CREDIT = 0.22
const CREDIT_MONTHS = 120
const CREDIT_CORE = 0.5

/** As far as the list names the trade's core too: a title alone, or beside an empty list, is believed of nobody. */
export function creditOf(role: AskedRole, jobs: readonly Job[], listed: number): number {
  const own = ownJobs(role, jobs)
  const told = own.some(({ isDescribed }) => isDescribed) ? TOLD_CREDIT : 0
  return CREDIT * Math.min(1, monthsIn(own) / CREDIT_MONTHS) * Math.min(1, Math.max(told, listed / CREDIT_CORE))
}

/** Who writes 'I build and maintain our billing software' under the title of the trade names no tool, and is no beginner. */
const TOLD_CREDIT = 0.9
const TOLD_CORE = 0.36
const TOLD_MONTHS = 72

/** So much of the core may be supposed where work of the very trade is described in own words. */
export function toldCoreOf(role: AskedRole, jobs: readonly Job[]): number {
  const described = ownJobs(role, jobs).filter(({ isDescribed }) => isDescribed)
  return TOLD_CORE * Math.min(1, monthsIn(described) / TOLD_MONTHS)
}

/** Months in the very trade, hands on. */
export const monthsInTrade = (role: AskedRole, jobs: readonly Job[]): number => monthsIn(ownJobs(role, jobs))

function ownJobs(role: AskedRole, jobs: readonly Job[]): Job[] {
  const closeness = closenessOf(role)
  return jobs.filter(
    ({ families, isHandsOff }) => !isHandsOff && families.some((one) => (closeness.get(one) ?? 0) >= OWN_WORK),
  )
}

const monthsIn = (jobs: readonly Job[]) => jobs.reduce((sum, job) => sum + countedMonths(job), 0)

function traceOf(core: number, byTitle: number, near: number, months: number, enough: number): number {
  const nextDoor = NEXT_DOOR + (1 - NEXT_DOOR) * Math.min(1, core / enough)
  if (near < OWN_WORK) return nextDoor
  // what came this near by its lines alone is never worth less than what came less near
  return byTitle < OWN_WORK ? Math.max(nextDoor, traceOfOwn(core, months, enough)) : traceOfOwn(core, months, enough)
}

function traceOfOwn(core: number, months: number, enough: number): number {
  const need = enough - LESS_AFTER_TEN_YEARS * Math.min(1, months / 120)
  // level at both ends: no single skill may move the match by a quarter
  const part = Math.min(1, Math.max(0, (core - NO_TRACE) / (need - NO_TRACE)))
  return BARE_TITLE + (1 - BARE_TITLE) * part ** 2 * (3 - 2 * part)
}

/**
 * `vouched` are the months of work that may have met parts of the role that no line tells of: where projects
 * of one's own are counted, that of the very work alone; for a living (`forLiving`, without these projects), of all near it.
 */
export type Worked = {
  job: number
  title: string | null
  months: number
  vouched: number
  families: string[]
  isOwnTime: boolean
  /** It came near by its lines alone, under titles of other work: they say nothing of what the lines leave out. */
  isByLines: boolean
}

type NearJob = { job: Job; byTitle: number; near: number }

const NO_WORK: Worked = {
  job: 0,
  title: null,
  months: 0,
  vouched: 0,
  families: [],
  isOwnTime: false,
  isByLines: false,
}

/**
 * What the nearest work is worth: closeness of the titles, times a curve of the years in it, scaled by the core shown.
 * `families` are those of the titles, none where the lines alone make it near. Work whose title says nothing ('contract engineer', 'freelancer') is as near as what its own lines show.
 */
export function workedAs(
  role: AskedRole,
  topics: readonly RoleTopic[],
  jobs: readonly Job[],
  { core, practised, forLiving = false }: { core: number; practised: number; forLiving?: boolean },
): Worked {
  if (jobs.length === 0) return NO_WORK
  const closeness = closenessOf(role)
  const pool = new Set(jobs.flatMap(({ shows }) => [...(shows ?? [])]))
  const proof = Math.min(1, Math.max(0, (practised - NO_PROOF) / (FULL_PROOF - NO_PROOF)))
  const worked: NearJob[] = jobs
    .map((job) => {
      const byTitle = Math.max(0, ...job.families.map((family) => closeness.get(family) ?? 0))
      return { job, byTitle, near: Math.max(nearByContent(topics, job, pool), byTitle) }
    })
    .filter(({ job, near }) => near > 0 && !(forLiving && job.isOwnTime))
    .sort((a, b) => b.near - a.near)
  const curve = (jobs: readonly NearJob[]) => bestAfter(jobs, { core, proof, enough: role.coreNeeded ?? ENOUGH_CORE })
  // training alone is worth no less because of a post held long ago
  const best = Math.max(curve(worked), curve(worked.filter(({ job }) => !isPost(job))))
  // work that is near by its own lines has shown of what it is
  const families = worked.some(({ near, byTitle }) => near > byTitle)
    ? []
    : worked.flatMap(({ job }) => job.families.filter((one) => closeness.has(one)))
  // five years next door say more than an afternoon job of the very name
  const said = ({ job, near }: NearJob) => near * yearsCurve(countedMonths(job))
  const nearest = worked.reduce<NearJob | null>((a, b) => (a && said(a) >= said(b) ? a : b), null)?.job
  return {
    job: best,
    title: nearest?.title ?? null,
    isOwnTime: nearest?.isOwnTime ?? false,
    months: Math.round(monthsIn(worked.map(({ job }) => job))),
    vouched: monthsIn(
      worked
        .filter(({ job, near }) => !job.isOwnTime && job.monthsSince <= LONG_PAST && (near >= OWN_WORK || forLiving))
        .map(({ job }) => job),
    ),
    families,
    isByLines: isOtherByTitle(worked.filter(({ near }) => near >= OWN_WORK)),
  }
}

/** A job that was held: no training, and no hours for a club. */
const isPost = ({ rank, isOwnTime }: Job) => rank !== 'trainee' && !isOwnTime

/** With no post held, at most so many counted months of training count. */
const LONGEST_TRAINING = 20

/** What these jobs are worth, the nearest first: the most after any of them. */
function bestAfter(
  worked: readonly NearJob[],
  { core, proof, enough }: { core: number; proof: number; enough: number },
): number {
  // an hour a week for the parish keeps nobody in a trade that they left
  const hasHeldPost = worked.some(({ job }) => isPost(job))
  let best = 0
  let months = 0
  let trained = 0
  let since = Infinity
  for (const { job, near, byTitle } of worked) {
    const counted = countedMonths(job)
    if (job.rank === 'trainee') trained += counted
    months += counted
    if (!job.isHandsOff && !(job.rank === 'trainee' && hasHeldPost)) since = Math.min(since, job.monthsSince)
    const served = hasHeldPost ? months : months - Math.max(0, trained - LONGEST_TRAINING)
    const trace = traceOf(core, byTitle, near, served, enough)
    best = Math.max(
      best,
      near * yearsCurve(served) * freshnessOf(since) * trace * (BARE_TITLE + (1 - BARE_TITLE) * proof),
    )
  }
  return best
}

/** A title that says nothing comes at most this near, and with this much of the role's core in its own lines. */
const NEAR_BY_CONTENT = 0.9
const NEAR_IN_OWN_TIME = 0.7
const SOME_CONTENT = 0.4
const FULL_CONTENT = 0.6
const HEART_IN_CONTENT = 0.5
/** A bookseller who built the shop's pages sells books. */
const UNDER_ANOTHER_TITLE = 0.4

/** Who did several such things is judged by all of them, but each has to show some of the trade. */
const OWN_CONTENT = 0.2

export function nearByContent(
  topics: readonly RoleTopic[],
  { shows, isOwnTime = false, saysOther = false }: Job,
  pool: ReadonlySet<string>,
): number {
  if (!shows || shows.size === 0) return 0
  const core = topics.filter((topic) => topic.core)
  if (contentOf(core, shows) < OWN_CONTENT) return 0
  const part = contentOf(core, pool)
  if (part <= SOME_CONTENT) return 0
  const heart = topics.filter((topic) => topic.heart)
  const heartPart = heart.length === 0 ? 1 : Math.min(1, contentOf(heart, pool) / HEART_IN_CONTENT)
  const near = Math.min(1, (part - SOME_CONTENT) / (FULL_CONTENT - SOME_CONTENT))
  return (isOwnTime ? NEAR_IN_OWN_TIME : NEAR_BY_CONTENT) * near * heartPart * (saysOther ? UNDER_ANOTHER_TITLE : 1)
}

/** How much of these parts the skills cover, by weight. */
function contentOf(topics: readonly RoleTopic[], shows: ReadonlySet<string>): number {
  const total = topics.reduce((sum, { weight }) => sum + weight, 0)
  const held = topics.reduce(
    (sum, { weight, any }) =>
      sum + weight * Math.max(0, ...any.map(({ skill, share }) => (shows.has(skill) ? share : 0))),
    0,
  )
  return total === 0 ? 0 : held / total
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
/** Each title names another kind of work; one that says nothing ('contract engineer') is as good as its lines. */
const isOtherByTitle = (own: readonly { job: Job; byTitle: number }[]) =>
  own.length > 0 && own.every(({ job, byTitle }) => byTitle < OWN_WORK && job.families.length > 0)

/** Evenings and weekends. */
const OWN_TIME = 0.5

/** What ended before this has met none of the parts that came up since. */
const LONG_PAST = 120

/** An internship teaches less than a job; what is long past has faded. */
function countedMonths({ months, monthsSince, rank, isHandsOff = false, isOwnTime = false }: Job): number {
  const byRank = isOwnTime ? OWN_TIME : rank === 'trainee' ? 0.6 : isHandsOff ? HANDS_OFF : 1
  const byAge = monthsSince > LONG_PAST ? 0.4 : monthsSince > 60 ? 0.7 : 1
  return months * byRank * byAge
}

/** 3 months .45, half a year .58, a year .72, two .87, three .93, five and more .97. */
function yearsCurve(months: number): number {
  return months <= 0 ? 0 : 0.97 * (1 - Math.exp(-((months + 4) / 13)))
}
