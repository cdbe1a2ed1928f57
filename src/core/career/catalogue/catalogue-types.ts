/** The shapes of data/skills.json, roles.json and courses.json; `data/validate.mjs` is their guard. */

export type Skill = {
  id: string
  name: string
  /** Lower-case synonyms; no term names two skills. */
  aliases: string[]
  category: string
  /** Whether some of its terms are everyday words too (`ambiguousTerms`): 'go', 'excel', 'swift'. */
  ambiguous: boolean
  ambiguousTerms?: string[]
  /** Terms that count only with the capitals of the name ('Node', not 'node'). */
  caseSensitiveTerms?: string[]
  related: string[]
  /** Skills to have first; absent means none. Free of cycles. */
  requires?: string[]
  /** What somebody who uses it has as well: 'Django' brings Python. Free of cycles; `why` is a place in `comesWithReasons`. */
  comesWith?: { skill: string; share: number; why: number }[]
  /** How people say it who do not name it: 'pull requests' for code review; '*' is the rest of a word. */
  toldBy?: string[]
  /** Things that show it only as what one of these deeds is done to: 'customers' that somebody advised, not 'a VPN for customers'. */
  toldWith?: { deeds: string[]; things: string[] }[]
  /** simple-icons slug; no artwork is shipped. */
  icon?: string
}

export type SkillLevel = 'must' | 'should' | 'nice'

/** A skill as a role asks for it: must weighs 8 to 10, should 4 to 7, nice 1 to 3. */
export type RoleSkill = {
  skill: string
  level: SkillLevel
  weight: number
  /** Job adverts only: what would do as well as `skill`. */
  orSkills?: string[]
}

/**
 * A part of a role's work. The best of `any` counts, times its share: who writes Swift lacks no Kotlin. `core` parts are what
 * the role cannot be done without; of them the `heart` is what sets the role apart. `learn` is what to learn for it, placed (`at`) among all that the role asks to learn.
 */
export type RoleTopic = {
  id: string
  name: string
  weight: number
  core: boolean
  heart?: boolean
  any: { skill: string; share: number }[]
  learn: LearnItem[]
  /** Families of titles near the role whose work has nothing of this part (strange-parts.ts). */
  strangeTo?: ReadonlySet<string>
  /** No course that is offered is mainly about it: it grows with the work, such as a portfolio. */
  isUntaught?: boolean
}

/** A skill to learn; one of `or` does as well. */
export type LearnItem = { skill: string; or?: string[]; at: number }

/** What people of a role go on to. `recent`: it came up in the last years, so long work does not mean having met it. */
export type GrowItem = Omit<LearnItem, 'at'> & { recent?: boolean }

/** Jobs that go by one kind of title, and the words of those titles in several languages. */
/** `otherTrade`: words of another trade with the same titles ('network engineer' of a gas company). */
/** `alike`: families whose years an employer takes for years of this one, and the other way round. */
/** `fields`: what the work is about, for posts that no pattern knows: 'database officer', 'responsable réseaux'. */
export type TitleFamily = {
  id: string
  name: string
  patterns: string[]
  fields?: string[]
  alike?: string[]
  otherTrade?: string[]
}

export type Earnings = {
  currency: string
  period: string
  region: string
  median: number
  /** The lowest and the highest tenth of the wage survey. */
  p10?: number
  p90?: number
  /** US dollars a year. */
  rangeLow: number
  rangeHigh: number
  rangeBasis: string
  socCode: string
  socTitle: string
  source: string
}

type RoleBasics = {
  id: string
  title: string
  description: string
  skills: RoleSkill[]
  topics?: RoleTopic[]
  /** What those who do the job go on to learn, first things first. */
  grow?: GrowItem[]
  /** How much of the core has to be shown for work in the role to count in full; 0.52 unless said. */
  coreNeeded?: number
  /** How near the work of a family of titles is to this role, 0 to 1; families left out are 0. */
  titles?: { family: string; closeness: number }[]
  earnings: Earnings
  altTitles: string[]
  /** The roles of the same trade above this one: who comes near them comes at least as near to it. */
  juniorOf?: string[]
  seniors?: AskedRole[]
  /** From a beginner's start, at about ten study hours a week. */
  timeline: { minMonths: number; maxMonths: number; label: string; basis: string }
}

/** What the first question of a mock interview round is for a dream role (specification, section 4). */
export type FirstQuestion = 'coding' | 'systemDesign' | 'background'

export type DreamRole = RoleBasics & {
  kind: 'dream'
  interimRoles: string[]
  /** Names the levels (core/progress/ladders.ts); an unknown or missing one gets the generic names. */
  ladder?: string
  /** Absent means 'background'. */
  firstQuestion?: FirstQuestion
  /** Whether its work can be looked at in a portfolio: code, analyses, designs. */
  showsWork?: boolean
}

export type InterimRole = RoleBasics & {
  kind: 'interim'
  requirements: string[]
  benefits: string[]
  forDreamRoles: { role: string; order: number | null; whyThisRole: string; sharedSkills: string[] }[]
}

export type Role = DreamRole | InterimRole

/** All that a match needs of a role; a job advert is one too. */
export type AskedRole = Pick<Role, 'id' | 'title' | 'skills'> &
  Partial<Pick<Role, 'kind' | 'topics' | 'grow' | 'titles' | 'coreNeeded' | 'seniors'>>

export type CourseLevel = 'beginner' | 'intermediate' | 'advanced'
export type CourseFormat = 'video' | 'projects' | 'reading' | 'mixed'
/** `preview`: the first part is free, the rest is paid for (Coursera since July 2025). */
export type CourseCost = 'free' | 'free-audit' | 'preview' | 'freemium' | 'paid'

export type Course = {
  id: string
  title: string
  /** Who made it (the institution). */
  provider: string
  /** Where it is taken: the wire's `courseProvider`. */
  platform: string
  link: string
  level: CourseLevel
  durationHours: number
  duration: string
  format: CourseFormat
  cost: CourseCost
  free: boolean
  /** What it teaches, most central first. */
  skills: string[]
  description: string
  language: string
  /** Why it is offered no more; who took it keeps it. */
  retired?: string
}

/** A project to practise with (data/projects.json): what is handed in, and how to judge it oneself. */
export type Project = {
  id: string
  title: string
  /** What it practises, most central first. */
  skills: string[]
  /** A small version, and one taken as far as it is worth. */
  hours: { least: number; most: number }
  deliverable: string
  rubric: string[]
}
