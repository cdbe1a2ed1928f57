import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { depthOf, depthsOf } from '#core/career/catalogue/course-depth.ts'
import { avoidsPaying, learnerFit, levelFit } from '#core/career/courses/course-fit.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { isBelow } from '#core/career/courses/course-level.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'

/** A skill is dealt with once the courses picked so far go this deep into it together, 0 to 1. */
const ENOUGH_DEPTH = 0.35

/**
 * A course earns its place when it brings this much weight an hour, or opens up a need as heavy as an interim
 * role's must-have. Else 120 hours of spreadsheets would close one light gap, or deepen a heavy one.
 */
const LEAST_GAIN_PER_HOUR = 0.08
const HEAVY_NEED = 5.5
/** No need alone is heavy enough for any hours: no certificate of 300 for the one gap that is left. */
const LONGEST_FOR_ONE = 200

/** Going deeper into a skill dealt with already is worth this much of closing one. */
const DEEPENING_SHARE = 0.4

/**
 * An Android course teaches object orientation on the way, but nobody takes it for that: a course that is
 * hardly about what the person needs counts this share.
 */
const LEAST_TOPIC_FIT = 0.3

/** What one reads for a single part of it takes no longer. */
const SHORT_HOURS = 20

/** No path is longer; nobody reads on, and the loop stays bounded. */
const LONGEST_PATH = 40

type Board = {
  catalogue: Catalogue
  /** What is left of each need, and what it was. */
  left: Map<string, number>
  needs: ReadonlyMap<string, number>
  /** Needs not dealt with yet. A course that deals with none of them is a near-duplicate. */
  open: Set<string>
  /** What can be built on: held, implied, or taught by a course picked. */
  ground: Set<string>
  /** What the person brings along. */
  held: ReadonlySet<string>
  /** Whether this is the whole way to a role. */
  isWay: boolean
}

/**
 * The courses that together close `needs`: again and again the one that closes most of what is left, by
 * weight and depth, for the least hours, cost and leap. Those that close most come first. `keep` leads and
 * stays whole: courses the person already chose are counted before anything is added. `asked` are all skills that count
 * for the roles, where this is the way to one: what a course may be mainly about; `musts` are those without which a role stays out of reach.
 */
export function pickCourses(
  catalogue: Catalogue,
  needs: ReadonlyMap<string, number>,
  states: SkillStates,
  learner: Learner,
  keep: readonly Course[] = [],
  asked?: ReadonlySet<string>,
  musts: ReadonlySet<string> = new Set(),
): Course[] {
  const board: Board = {
    catalogue,
    needs,
    left: new Map(needs),
    open: new Set(needs.keys()),
    ground: groundOf(catalogue, states),
    held: groundOf(catalogue, states),
    isWay: asked !== undefined,
  }
  const gains = new Map<Course, number>()
  for (const course of keep) take(board, course)
  const teaching = candidatesFor(catalogue, needs, learner).filter((course) => !keep.includes(course))
  const fitting = teaching.filter(
    (course) => !isBelow(catalogue, course, states, needs, asked ?? new Set(needs.keys())),
  )
  const add = (course: Course) => {
    gains.set(course, lookAt(board, course).closing)
    take(board, course)
  }
  const pickFrom = (courses: readonly Course[]) => {
    const candidates = new Map(courses.map((course) => [course, learnerFit(course, learner)]))
    while (keep.length + gains.size < LONGEST_PATH && board.open.size > 0) {
      const best = bestOf(board, candidates)
      if (!best) break
      candidates.delete(best)
      add(best)
    }
  }
  pickFrom(fitting)
  // nobody who writes Java is sent to C# for what it teaches of debugging
  const isOfTheirs = ({ skills: [main = ''] }: Course) => asked?.has(main) === true || board.held.has(main)
  pickFrom(teaching.filter((course) => !gains.has(course) && isOfTheirs(course) && isOnlyWayTo(musts, board, course)))
  const isPicked = (course: Course) => gains.has(course) || keep.includes(course)
  for (const skillId of musts) {
    if (!board.open.has(skillId) || [...gains.keys(), ...keep].some(({ skills }) => skills.includes(skillId))) continue
    const chain = [...(chainTo(board, skillId, learner)?.keys() ?? [])].filter((course) => !isPicked(course))
    if (keep.length + gains.size + chain.length <= LONGEST_PATH) chain.forEach(add)
  }
  return [...keep, ...[...gains].sort(([, a], [, b]) => b - a).map(([course]) => course)]
}

/** Courses in their order, each with its price: the less it suits, its hours included, the dearer. */
type Chain = ReadonlyMap<Course, number>

const priceOf = (chain: Chain): number => [...chain.values()].reduce((sum, price) => sum + price, 0)

/**
 * The courses that lead to a skill which nothing picked teaches, each with the ground that it builds on: those that suit best.
 * `found` is a memo by skill: null while a skill is being searched (which breaks circles), or when no course leads to it.
 */
function chainTo(
  board: Board,
  skillId: string,
  learner: Learner,
  found = new Map<string, Chain | null>(),
): Chain | null {
  const known = found.get(skillId)
  if (known !== undefined) return known
  found.set(skillId, null)
  let best: Chain | null = null
  for (const course of candidatesFor(board.catalogue, new Map([[skillId, 1]]), learner)) {
    if (course.level === 'beginner' && lookAt(board, course).heldShare >= MOST_HELD) continue
    const way = new Map<Course, number>()
    const taught = new Set(board.ground)
    for (const required of unmetBy(board.catalogue, course, taught)) {
      const chain = taught.has(required) ? null : chainTo(board, required, learner, found)
      if (!chain) continue
      for (const [one, price] of chain) {
        way.set(one, price)
        one.skills.forEach((skill) => taught.add(skill))
      }
    }
    if (unmetBy(board.catalogue, course, taught).length > 0) continue
    // a course on something else is dear: it goes little into what is wanted
    way.set(course, way.get(course) ?? 1 / learnerFit(course, learner) / depthOf(course, skillId))
    if (!best || priceOf(way) < priceOf(best)) best = way
  }
  found.set(skillId, best)
  return best
}

/** Skills this course requires that the person has no ground for and that it does not teach itself. */
export function unmetBy(catalogue: Catalogue, course: Course, ground: ReadonlySet<string>): string[] {
  return (catalogue.courseRequires.get(course.id) ?? []).filter((skillId) => !ground.has(skillId))
}

/** The courses that teach something needed. Who avoids paying sees a paid one only where nothing else teaches it. */
function candidatesFor(catalogue: Catalogue, needs: ReadonlyMap<string, number>, learner: Learner): Course[] {
  const found = new Set([...needs.keys()].flatMap((skillId) => catalogue.coursesTeaching.get(skillId) ?? []))
  const teaching = catalogue.offeredCourses.filter((course) => found.has(course))
  if (!avoidsPaying(learner)) return teaching
  const taughtUnpaid = new Set(teaching.flatMap((course) => (course.cost === 'paid' ? [] : course.skills)))
  const isOnlyWay = (course: Course) =>
    course.skills.some((skillId) => needs.has(skillId) && !taughtUnpaid.has(skillId))
  return teaching.filter((course) => course.cost !== 'paid' || isOnlyWay(course))
}

/**
 * A course for who knows some of it already, where what keeps the role out of reach is taught by none that suits them better
 * and that they can begin: a short one, or a first one of which most is new to them.
 */
function isOnlyWayTo(musts: ReadonlySet<string>, board: Board, course: Course): boolean {
  if (!course.skills.some((skillId) => musts.has(skillId) && board.open.has(skillId))) return false
  if (course.level !== 'beginner') return course.durationHours <= SHORT_HOURS
  return lookAt(board, course).heldShare < MOST_HELD
}

const MOST_HELD = 0.5

/** `candidates` with how well each suits the person, whatever it teaches. */
function bestOf(board: Board, candidates: ReadonlyMap<Course, number>): Course | null {
  let best: Course | null = null
  let bestScore = 0
  for (const [course, fit] of candidates) {
    const score = fit * scoreOf(board, course)
    if (score > bestScore) [best, bestScore] = [course, score]
  }
  return best
}

function scoreOf(board: Board, course: Course): number {
  if (!course.skills.some((skillId) => board.open.has(skillId))) return 0
  const { closing, deepening, known, heaviestNew, heldShare, topicShare } = lookAt(board, course)
  const hasToPay = heaviestNew < HEAVY_NEED || course.durationHours > LONGEST_FOR_ONE
  if (hasToPay && closing / course.durationHours < LEAST_GAIN_PER_HOUR) return 0
  // On the way to a role a course waits until what it builds on is held or picked; one ad is too short a list for that.
  const unmet = unmetBy(board.catalogue, course, board.ground)
  if (board.isWay && unmet.length > 0) return 0
  const level = levelFit(course, heldShare, known / (course.skills.length + unmet.length), unmet.length)
  return (closing + DEEPENING_SHARE * deepening) * level * (LEAST_TOPIC_FIT + (1 - LEAST_TOPIC_FIT) * topicShare)
}

/**
 * What a course would do now: the weight it closes and deepens, how many of its skills are known, the
 * heaviest need it is the first to touch, and how much of it, 0 to 1 by the place of its skills, the person
 * brings along already or needs or knows by then.
 */
function lookAt(board: Board, course: Course) {
  const depths = depthsOf(course)
  const looked = { closing: 0, deepening: 0, known: 0, heaviestNew: 0, heldShare: 0, topicShare: 0 }
  let places = 0
  course.skills.forEach((skillId, index) => {
    const isKnown = board.ground.has(skillId)
    const need = board.needs.get(skillId) ?? 0
    const left = board.left.get(skillId) ?? 0
    if (isKnown) looked.known++
    if (board.open.has(skillId)) looked.closing += left * must(depths[index])
    else looked.deepening += left * must(depths[index])
    if (left === need) looked.heaviestNew = Math.max(looked.heaviestNew, need)
    places += 1 / (index + 1)
    if (board.held.has(skillId)) looked.heldShare += 1 / (index + 1)
    if (need > 0 || isKnown) looked.topicShare += 1 / (index + 1)
  })
  looked.heldShare /= places
  looked.topicShare /= places
  return looked
}

function take(board: Board, course: Course): void {
  const depths = depthsOf(course)
  course.skills.forEach((skillId, index) => {
    board.ground.add(skillId)
    for (const required of prerequisitesOf(board.catalogue, skillId)) board.ground.add(required)
    const left = board.left.get(skillId)
    if (left === undefined) return
    const after = left * (1 - must(depths[index]))
    board.left.set(skillId, after)
    if (1 - after / must(board.needs.get(skillId)) >= ENOUGH_DEPTH) board.open.delete(skillId)
  })
}
