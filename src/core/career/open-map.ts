import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { isChecked } from '#core/career/match/failed-checks.ts'
import { partsHeld } from '#core/career/match/match-moves.ts'
import { DEFAULT_LEARNING_PREFERENCE, DEFAULT_TIME_COMMITMENT, DEFAULT_TIMEFRAME } from '#core/career/questionnaire.ts'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { reasonsOf } from '#core/career/match/match-reasons.ts'
import { isClaim } from '#core/career/skills/practised.ts'
import { isOnSomeRoute } from '#core/career/match/reach.ts'
import { fitOf, topicsOf } from '#core/career/match/role-fit.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { namedInText, unknownInText } from '#core/career/skills/named-in-text.ts'
import { hoursPerDayOf } from '#core/career/courses/study-hours.ts'
import { imaginedWith } from '#core/career/drawn-path.ts'
import { summarise, type CareerSummary, type Situation } from '#core/career/summary.ts'
import type { Instant } from '#core/time.ts'

/** A person's way as somebody else may see it, taken from the one source of its numbers. */
export type OpenMap = {
  role: string
  percent: number
  isInReach: boolean
  skills: CareerSummary['skills']
  /** The very parts of the role that `skills` counts as held, heaviest first. */
  held: string[]
  /** Of those what a list or a summary names and no work, project, course or check shows. */
  listed: string[]
  /** Of all parts those with a passed check; the rest of the match is the person's own word. */
  proven: number
  gaps: { name: string; adds: number }[]
  nearest: Pick<CareerSummary['dream'], 'title' | 'percent' | 'isInReach' | 'proofs' | 'hoursAway'> | null
  done: number
  steps: Pick<CareerSummary['steps'][number], 'kind' | 'title' | 'hours' | 'practiceHours' | 'endsOn'>[]
  more: number
  hours: number
  months: number
  arrivesOn: string | null
}

const MOST_GAPS = 3
const MOST_STEPS = 12

export function openMapOf(
  catalogue: Catalogue,
  { dreamRole, states, wantsInterim = true }: { dreamRole: DreamRole; states: SkillStates; wantsInterim?: boolean },
  summary: CareerSummary,
): OpenMap {
  const { dream, route, steps } = summary
  const { interim } = summary
  const isSooner = interim !== null && (interim.hoursAway ?? 0) < (dream.date === null ? Infinity : route.hours.total)
  const nearest = wantsInterim && interim && isOnSomeRoute(interim) && (dream.isInReach || isSooner) ? interim : null
  const first = summary.firstGap
  const held = partsHeld(reasonsOf(catalogue, dreamRole, states).topics)
    .sort((a, b) => b.share - a.share)
    .map(({ topic }) => topic)
  return {
    role: dream.title,
    percent: dream.percent,
    isInReach: dream.isInReach,
    skills: summary.skills,
    held,
    listed: fitOf(dreamRole, states)
      .topics.filter(({ by, shown, sure }) => by !== null && sure <= shown && isListedOnly(states, by))
      .map(({ topic }) => topic.name)
      .filter((name) => held.includes(name)),
    gaps: [first, ...summary.gaps.filter(({ name }) => name !== first?.name)]
      .flatMap((gap) => (gap ? [{ name: gap.name, adds: gap.adds }] : []))
      .slice(0, MOST_GAPS),
    proven: topicsOf(dreamRole).filter(({ any }) => any.some(({ skill }) => isChecked(states, skill))).length,
    nearest: nearest && {
      title: nearest.title,
      percent: nearest.percent,
      isInReach: nearest.isInReach,
      proofs: nearest.proofs,
      hoursAway: nearest.hoursAway,
    },
    done: summary.done.length,
    // somebody who has all that is asked for needs none of them
    steps: dream.isInReach
      ? []
      : steps.slice(0, MOST_STEPS).map(({ kind, title, hours, practiceHours, endsOn }) => ({
          kind,
          title,
          hours,
          practiceHours,
          endsOn,
        })),
    more: dream.isInReach ? 0 : Math.max(0, steps.length - MOST_STEPS),
    hours: route.hours.total,
    months: route.months,
    arrivesOn: route.arrivesOn,
  }
}

const isListedOnly = (states: SkillStates, skillId: string) => states.get(skillId)?.evidence.every(isClaim) ?? false

/**
 * What a text's skills are worth on the way to a role, at the usual pace: what a resume in it shows (`shown`), else each
 * counts as its owner's word.
 */
export function mapOfText(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  text: string,
  now: Instant,
  shown: { records: readonly EvidenceRecord[]; jobs: readonly Job[] } | null = null,
): { named: string[]; unknown: string[]; map: OpenMap } {
  const named = namedInText(catalogue, text)
  // what the words take back counts as it does on a resume
  const words = named.map(({ skill: { id: skillId }, place }): EvidenceRecord => {
    const said = { skillId, sourceId: 'text', at: now }
    return place === 'list' ? { ...said, kind: 'word' } : { ...said, kind: 'resume', place }
  })
  const states = skillStatesOf(shown?.records ?? words, now, catalogue, shown?.jobs)
  const situation: Situation = {
    dreamRole,
    states,
    path: [],
    kept: new Set(),
    wantsInterim: true,
    chosenRoute: null,
    timeframe: DEFAULT_TIMEFRAME,
    learningPreference: DEFAULT_LEARNING_PREFERENCE,
    hoursPerDay: hoursPerDayOf(DEFAULT_TIME_COMMITMENT),
    challenges: [],
    today: now.slice(0, 10),
  }
  const { summary } = summarise(catalogue, imaginedWith(catalogue, situation, dreamRole))
  return {
    named: named.map(({ skill }) => skill.name),
    unknown: unknownInText(catalogue, text),
    map: openMapOf(catalogue, { dreamRole, states }, summary),
  }
}
