import type { RoleTopic } from '#core/career/catalogue/catalogue-types.ts'
import type { Worked } from '#core/career/catalogue/role-work.ts'

/**
 * A topic against a person: what the skills show, which one shows it best, and the larger of that and the work. `sure` leaves work
 * out that has nothing of the topic: what is called held or met rests on it, the number on `value`.
 */
export type TopicFit = { topic: RoleTopic; shown: number; by: string | null; sure: number; value: number }

/** A role against a person. `job` is what the work in it is worth for the topics that belong to it; `title` and `months` are the nearest work. */
export type RoleFit = {
  topics: TopicFit[]
  /** The role above this one, where the person is nearer to that than this role's own parts say. */
  senior: string | null
  job: number
  title: string | null
  /** The nearest work is a project of one's own. */
  isOwnTime: boolean
  /** Its title says nothing, or another thing: its lines alone make it near. */
  isByLines: boolean
  months: number
  /** How much of the core was shown by doing and not only listed, 0 to 1. */
  practised: number
  held: number
  total: number
}

/** The work of a person for a role: all of it, and what was done for a living; the same where no project is of one's own. */
export type RoleWork = { all: Worked; living: Worked }
