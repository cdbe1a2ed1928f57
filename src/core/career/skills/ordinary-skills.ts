import type { Job } from '#core/career/catalogue/job-titles.ts'
import { onResume, type SkillStates } from '#core/career/skills/skill-state.ts'

/** What every job with other people asks for: nobody who held one for years lacks it because no line says so. */
const ORDINARY: ReadonlySet<string> = new Set([
  'active-listening',
  'adaptability',
  'attention-to-detail',
  'communication',
  'customer-focus',
  'organization',
  'problem-solving',
  'self-learning',
  'teamwork',
  'time-management',
  'working-under-pressure',
])

/** Who has worked with computers for years has met a spreadsheet, and is sent to no first lesson in it. */
const ORDINARY_IN_TECH: ReadonlySet<string> = new Set(['excel', 'google-sheets', 'microsoft-office', 'powerpoint'])

/** Families of work whose people write software, and mean the language by 'Java', 'Go' and 'Rust'. */
export const CODING: ReadonlySet<string> = new Set([
  'software',
  'backend',
  'frontend',
  'full-stack',
  'web',
  'mobile',
  'embedded',
  'game',
  'ml',
  'ai',
  'data-engineering',
  'devops',
  'qa',
])

/** Nobody reviews code or runs a pipeline for years without these. */
const PRESUPPOSED_IN_CODE: ReadonlySet<string> = new Set(['git', 'version-control', 'programming-fundamentals'])
/** Nor writes a language of objects for years without these; how far a role is there does not hang on them. */
const ORDINARY_IN_CODE: ReadonlySet<string> = new Set(['oop', 'debugging'])

/** Families of work whose people keep networks and servers going. */
const OPERATING: ReadonlySet<string> = new Set(['systems', 'network', 'network-field', 'cloud', 'devops'])
/** Nobody keeps servers and firewalls for years without these. */
const PRESUPPOSED_IN_OPERATION: ReadonlySet<string> = new Set(['networking', 'tcp-ip', 'troubleshooting'])

const MONTHS_AT_WORK = 24
const MONTHS_IN_TECH = 60

/** Whether a skill is one of those, and the person has worked long enough to have it. */
export function isOrdinaryFor(skillId: string, states: SkillStates): boolean {
  if (ORDINARY_IN_CODE.has(skillId)) return onResume(states, skillId).strength > 0 && hasYearsIn(states, CODING)
  return ORDINARY.has(skillId) && monthsIn(states, () => true) >= MONTHS_AT_WORK
}

/** No first lesson for somebody with years in tech; nothing shows it all the same. */
export const isFirstLessonBelow = (skillId: string, states: SkillStates): boolean =>
  ORDINARY_IN_TECH.has(skillId) && hasYearsInTech(states)

/** Whether years of such work stand for what nothing but what builds on it names: code review for Git, firewalls for TCP/IP. */
export const isPresupposed = (skillId: string, states: SkillStates): boolean =>
  onResume(states, skillId).strength > 0 &&
  ((PRESUPPOSED_IN_CODE.has(skillId) && hasYearsIn(states, CODING)) ||
    (PRESUPPOSED_IN_OPERATION.has(skillId) && hasYearsIn(states, OPERATING)))

const hasYearsIn = (states: SkillStates, work: ReadonlySet<string>): boolean =>
  monthsIn(states, ({ families }) => families.some((family) => work.has(family))) >= MONTHS_IN_TECH

export const hasYearsInTech = (states: SkillStates): boolean =>
  monthsIn(states, ({ families }) => families.length > 0) >= MONTHS_IN_TECH

const monthsIn = ({ jobs = [] }: SkillStates, isOne: (job: Job) => boolean): number =>
  jobs.filter((job) => job.isOwnTime !== true && isOne(job)).reduce((sum, { months }) => sum + months, 0)
