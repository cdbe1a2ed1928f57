import type { Job } from '#core/career/catalogue/job-titles.ts'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import type { RoleFit, RoleWork } from '#core/career/skills/role-fit-types.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { DOUBTED_STRENGTH, isFadedAt, placeAt, strengthOf } from '#core/career/skills/evidence.ts'
import type { Evidence, EvidenceRecord } from '#core/career/skills/evidence.ts'
import { must } from '#core/must.ts'
import { oncePer } from '#core/once-per.ts'
import { isClaim } from '#core/career/skills/practised.ts'
import type { Instant, LocalDate } from '#core/time.ts'

/** What one person has of one skill, shared by all roles. `strength` 0 to 1; evidence strongest first. */
export type SkillState = {
  skillId: string
  strength: number
  evidence: Evidence[]
  /** As much of the strength as was shown by doing, not by listing; left out: all of it. */
  practised?: number
  /** The same two of what the resume says alone, without courses and checks; left out: these are all there is. */
  onResume?: OnResume
}

type OnResume = { strength: number; practised: number }

/** States by skill id; a skill without evidence has no entry. `jobs` are what the person has worked as. */
export type SkillStates = ReadonlyMap<string, SkillState> & {
  readonly jobs?: readonly Job[]
  /** How far they are for the roles asked about so far: routes ask for the same again and again. */
  readonly fits?: Map<AskedRole, RoleFit>
  /** What their work is worth for these, which courses and checks change nothing of: shared by all states that these lead to. */
  readonly work?: Map<AskedRole, RoleWork>
}

/** What states have from those that they were made of. */
type Shared = { work?: SkillStates['work'] | undefined; fits?: SkillStates['fits'] | undefined; isPassing?: boolean }

class States extends Map<string, SkillState> {
  readonly jobs: readonly Job[]
  readonly work: Map<AskedRole, RoleWork>
  readonly fits: Map<AskedRole, RoleFit>
  /** Nobody keeps them for long: what is reckoned further from them may hang on them. */
  readonly isPassing: boolean
  constructor(
    entries: Iterable<readonly [string, SkillState]>,
    jobs: readonly Job[],
    { work = new Map<AskedRole, RoleWork>(), fits = new Map<AskedRole, RoleFit>(), isPassing = false }: Shared = {},
  ) {
    super(entries)
    this.jobs = jobs
    this.work = work
    this.fits = fits
    this.isPassing = isPassing
  }
}

/** The same person later: the resume and the jobs are as they were. */
const later = (states: SkillStates): States =>
  new States(states, states.jobs ?? [], { work: states.work, isPassing: true })

const DRAWN_LATELY = 6
const drawnLately = new Map<SkillStates, SkillStates>()

/**
 * The same states as another object. What each course and check would change is kept (two megabytes a person), and hangs on
 * this object: it stays for the few people whose routes were drawn last, not for all whose summary is kept.
 */
export function statesToDrawWith(states: SkillStates): SkillStates {
  if (states instanceof States && states.isPassing) return states
  const { jobs = [], work, fits } = states
  const drawn = drawnLately.get(states) ?? new States(states, jobs, { work, fits, isPassing: true })
  drawnLately.delete(states)
  drawnLately.set(states, drawn)
  const [oldest] = drawnLately.keys()
  if (oldest && drawnLately.size > DRAWN_LATELY) drawnLately.delete(oldest)
  return drawn
}

/** Skills whose check was failed lately, and the day of it. */
export type Doubts = ReadonlyMap<string, LocalDate>
const NO_DOUBTS: Doubts = new Map()

type Graph = Pick<Catalogue, 'prerequisites' | 'comesWith'>

/**
 * One state per skill out of all evidence known at `now`. The strongest piece counts in full, and each
 * further kind or place closes a quarter of what is left, so evidence never lowers a state and several weak
 * kinds never outdo a passed check. More of the same kind adds nothing. A failed check speaks against all that is claimed of
 * its skill, and against what comes with it on that ground; a course finished since counts. With the catalogue, skills that
 * come with held ones are held as well; without it evidence counts for its own skill alone.
 */
export function skillStatesOf(
  records: readonly EvidenceRecord[],
  now: Instant,
  catalogue?: Graph,
  jobs: readonly Job[] = [],
  doubts: Doubts = NO_DOUBTS,
): SkillStates {
  const bySkill = new Map<string, Evidence[]>()
  for (const { skillId, ...record } of records) {
    const place = placeAt(record, now)
    const evidence: Evidence = { ...record, ...(place ? { place } : {}), isFaded: isFadedAt(record, now) }
    if (isDoubtful(record, doubts.get(skillId))) evidence.isDoubted = true
    const known = bySkill.get(skillId)
    if (known) known.push(evidence)
    else bySkill.set(skillId, [evidence])
  }
  const states = new Map([...bySkill].map(([skillId, evidence]) => [skillId, stateOf(skillId, evidence)]))
  for (const [skillId, state] of states) if (state.strength === 0) states.delete(skillId)
  return new States(catalogue ? withImplied(catalogue, states, doubts) : states, jobs)
}

function isDoubtful({ kind, at }: { kind: Evidence['kind']; at: Instant }, failedOn: LocalDate | undefined): boolean {
  if (failedOn === undefined || kind === 'check') return false
  return kind !== 'course' || at.slice(0, 10) < failedOn
}

/** The strength of a skill a person may not have at all. */
export function strengthIn(states: SkillStates, skillId: string): number {
  return states.get(skillId)?.strength ?? 0
}

/** Of several skills of which one will do the one shown best, else the one named first; and the others. */
export function bestOf(states: SkillStates, ids: readonly string[]): { best: string; others: string[] } {
  const best = ids.reduce((a, b) => (strengthIn(states, b) > strengthIn(states, a) ? b : a))
  return { best, others: ids.filter((id) => id !== best) }
}

/** How much of a skill was shown by doing. */
export function practisedIn(states: SkillStates, skillId: string): number {
  const state = states.get(skillId)
  return state ? (state.practised ?? state.strength) : 0
}

/** How far the resume alone shows a skill: what it says of the work, which no course and no check makes more of. */
export function onResume(states: SkillStates, skillId: string): OnResume {
  const state = states.get(skillId)
  if (!state) return NOT_THERE
  return state.onResume ?? { strength: state.strength, practised: state.practised ?? state.strength }
}

const NOT_THERE: OnResume = { strength: 0, practised: 0 }

/** From here on a skill is had: more than 'a bit of', less than a line of a list that comes with something else. */
export const HAD = 0.31

export function isHeld(states: SkillStates, skillId: string): boolean {
  return strengthIn(states, skillId) >= HAD
}

/**
 * The states once these skills were taught by a finished course or proven by a check, with all that comes with them: just
 * what `skillStatesOf` will say when that evidence is there.
 */
export function afterDoing(
  catalogue: Graph,
  states: SkillStates,
  skillIds: readonly string[],
  kind: 'course' | 'check',
): SkillStates {
  const known = doneIn(catalogue)(statesToDrawWith(states))
  const key = `${kind} ${skillIds.join(' ')}`
  const after = known.get(key) ?? doneOf(catalogue, states, skillIds, kind)
  known.set(key, after)
  return after
}

/** Each role asks for what the same course or check would make of it. */
const doneIn = oncePer((_catalogue: Graph) => oncePer((_states: SkillStates) => new Map<string, SkillStates>()))

function doneOf(
  catalogue: Graph,
  states: SkillStates,
  skillIds: readonly string[],
  kind: 'course' | 'check',
): SkillStates {
  const doing: Evidence = { kind, sourceId: '', at: '', isFaded: false }
  // a certificate is about what comes with its own skill, and not about what comes with that
  const isAbout = (skillId: string, one: Evidence) =>
    one.through !== undefined &&
    isCertified(one) &&
    catalogue.comesWith.get(one.through)?.has(skillId) === true &&
    states.get(one.through)?.evidence.some(({ place, through }) => place === 'certificate' && through === undefined) ===
      true
  const direct = new Map(
    skillIds.map((skillId) => {
      const known = states.get(skillId)?.evidence ?? []
      return [
        skillId,
        stateOf(skillId, [...known.filter((one) => one.through === undefined || isAbout(skillId, one)), doing]),
      ] as const
    }),
  )
  const next = later(states)
  for (const [skillId, state] of withImplied(catalogue, direct)) {
    const known = states.get(skillId)
    next.set(skillId, {
      skillId,
      strength: Math.max(known?.strength ?? 0, state.strength),
      evidence: direct.has(skillId) ? state.evidence : [...state.evidence, ...(known?.evidence ?? [])],
      practised: Math.max(practisedIn(states, skillId), state.practised ?? state.strength),
      onResume: onResume(states, skillId),
    })
  }
  return next
}

/** The states without some of the evidence, and without what came with it. */
export function statesWithout(
  catalogue: Graph,
  states: SkillStates,
  isLeftOut: (one: Evidence) => boolean,
): SkillStates {
  const direct = new Map<string, SkillState>()
  for (const { skillId, evidence } of states.values()) {
    const own = evidence.filter((one) => one.through === undefined && !isLeftOut(one))
    if (own.length > 0) direct.set(skillId, stateOf(skillId, own))
  }
  return new States(withImplied(catalogue, direct), states.jobs ?? [])
}

/** The states with at least this strength for these skills; for planning, without evidence to show. */
export function raised(states: SkillStates, skillIds: readonly string[], strength: number): SkillStates {
  const next = later(states)
  for (const skillId of skillIds) {
    const state = states.get(skillId)
    if ((state?.strength ?? 0) < strength)
      next.set(skillId, { skillId, evidence: state?.evidence ?? [], strength, onResume: onResume(states, skillId) })
  }
  return next
}

/** The states again from plain data, as another process is handed them. */
export function statesFrom(held: readonly SkillState[], jobs: readonly Job[] = []): SkillStates {
  return new States(
    held.map((state) => [state.skillId, state]),
    jobs,
  )
}

/** The states with some of them changed; the jobs stay, and what the resume says. */
export function withStates(states: SkillStates, changed: Iterable<readonly [string, SkillState]>): SkillStates {
  const next = later(states)
  for (const [skillId, state] of changed) next.set(skillId, state)
  return next
}

const SHARE_CLOSED_BY_FURTHER_KIND = 0.25

/** A certificate stands for what it is about under whatever name: 'Azure Fundamentals' is one in Azure. */
const isCertified = (one: Omit<Evidence, 'at' | 'sourceId'>) =>
  one.through !== undefined && one.place === 'certificate' && strengthOf(one) >= LEAST_FURTHER

/** The strength of this evidence together, 0 to 1; 0 for none. What only comes with another skill adds to nothing, save a certificate. */
export function combinedStrength(evidence: readonly Omit<Evidence, 'at' | 'sourceId'>[]): number {
  const direct = evidence.filter((one) => one.through === undefined)
  const implied = Math.max(0, ...evidence.filter((one) => one.through !== undefined).map(strengthOf))
  if (direct.length === 0) return implied
  const best = Math.max(...direct.map(strengthOf))
  const further = [...direct.filter((one) => strengthOf(one) >= LEAST_FURTHER), ...evidence.filter(isCertified)]
  const kinds = new Set(further.map((one) => one.place ?? one.kind))
  const furtherKinds = Math.max(0, kinds.size - 1)
  return Math.max(implied, 1 - (1 - best) * (1 - SHARE_CLOSED_BY_FURTHER_KIND) ** furtherKinds)
}

/** What is weaker than this (a wish, a first evening) makes nothing else stronger. */
const LEAST_FURTHER = 0.4

/** Adds to each skill the strongest evidence that comes with another one, where that is stronger than its own. */
function withImplied(
  catalogue: Graph,
  held: ReadonlyMap<string, SkillState>,
  doubts: Doubts = NO_DOUBTS,
): Map<string, SkillState> {
  const certified = certificatesAbout(catalogue, held)
  const states = withCertificates(held, certified)
  const implied = new Map<string, { evidence: Evidence; strength: number }>()
  const imply = (skillId: string, evidence: Evidence, strength: number) => {
    if (strength > (implied.get(skillId)?.strength ?? 0)) implied.set(skillId, { evidence, strength })
  }
  const practised = new Map<string, number>()
  const written = new Map<string, OnResume>()
  const practise = (skillId: string, { practised: done, onResume: said }: Shown, share: number) => {
    practised.set(skillId, Math.max(practised.get(skillId) ?? 0, done * share))
    written.set(skillId, mostOf(written.get(skillId) ?? NOT_THERE, said, share))
  }
  for (const { skillId, evidence, strength, ...state } of states.values()) {
    const shown = { practised: strength, onResume: { strength, practised: state.practised ?? strength }, ...state }
    const near = catalogue.comesWith.get(skillId)
    for (const [other, { share }] of near ?? []) {
      const implied = share < MOSTLY ? Math.min(strength * share, JUST_NOT_HAD) : strength * share
      imply(other, { ...must(evidence[0]), through: skillId, share }, implied)
      practise(other, shown, share)
    }
    for (const required of catalogue.prerequisites.get(skillId) ?? []) {
      if (near?.has(required)) continue
      imply(required, { ...must(evidence[0]), through: skillId, share: REQUIRED_SHARE }, strength * REQUIRED_SHARE)
      practise(required, shown, REQUIRED_SHARE)
    }
  }
  const all = new Map(states)
  for (const [skillId, found] of implied) {
    const own = states.get(skillId)
    const isDoubted = doubts.has(skillId)
    const evidence: Evidence = isDoubted ? { ...found.evidence, isDoubted: true } : found.evidence
    const strength = isDoubted ? Math.min(found.strength, DOUBTED_STRENGTH) : found.strength
    const byOthers = isDoubted ? 0 : (practised.get(skillId) ?? 0)
    const said = isDoubted ? NOT_THERE : (written.get(skillId) ?? NOT_THERE)
    const isStronger = strength > (own?.strength ?? 0)
    const certificate = certified.get(skillId)
    const known = own?.evidence ?? (certificate ? [certificate] : [])
    const others = known.filter(({ through }) => through === undefined || through !== evidence.through)
    const state = isStronger ? { ...stateOf(skillId, [...others, evidence]), strength } : own
    if (!state) continue
    const practisedByAll = Math.max(own?.practised ?? 0, byOthers)
    all.set(skillId, { ...state, practised: practisedByAll, onResume: mostOf(own?.onResume ?? NOT_THERE, said) })
  }
  return all
}

type Shown = { practised: number; onResume: OnResume }

const mostOf = (a: OnResume, b: OnResume, share = 1): OnResume => ({
  strength: Math.max(a.strength, b.strength * share),
  practised: Math.max(a.practised, b.practised * share),
})

/** With the certificates that are about a skill shown otherwise: one more kind of evidence for it. */
function withCertificates(
  states: ReadonlyMap<string, SkillState>,
  about: ReadonlyMap<string, Evidence>,
): ReadonlyMap<string, SkillState> {
  if (about.size === 0) return states
  return new Map(
    [...states].map(([skillId, state]) => {
      const certificate = about.get(skillId)
      return [skillId, certificate ? stateOf(skillId, [...state.evidence, certificate]) : state]
    }),
  )
}

/** The best certificate for each skill that one is about. */
function certificatesAbout(catalogue: Graph, states: ReadonlyMap<string, SkillState>): ReadonlyMap<string, Evidence> {
  const about = new Map<string, Evidence>()
  for (const { skillId, evidence } of states.values()) {
    const certificate = evidence.find(({ place, through }) => place === 'certificate' && through === undefined)
    if (!certificate) continue
    for (const [other, { share }] of catalogue.comesWith.get(skillId) ?? []) {
      const one = { ...certificate, through: skillId, share }
      const known = about.get(other)
      if (isCertified(one) && (!known || strengthOf(one) > strengthOf(known))) about.set(other, one)
    }
  }
  return about
}

const REQUIRED_SHARE = 0.5
/** What comes with another skill only now and then is a hint, and never had by it alone. */
const MOSTLY = 0.4
const JUST_NOT_HAD = 0.3

const isWritten = ({ kind }: Evidence) => kind === 'resume' || kind === 'word'

function stateOf(skillId: string, evidence: readonly Evidence[]): SkillState {
  const strongestFirst = [...evidence].sort(
    (a, b) => strengthOf(b) - strengthOf(a) || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0),
  )
  const done = evidence.filter((one) => !isClaim(one))
  return {
    skillId,
    strength: combinedStrength(evidence),
    evidence: strongestFirst,
    practised: combinedStrength(done),
    onResume: {
      strength: combinedStrength(evidence.filter(isWritten)),
      practised: combinedStrength(done.filter(isWritten)),
    },
  }
}
