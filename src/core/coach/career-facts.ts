export const ANOTHER_RESUME = 'this resume, which is not the one on file'

/** What code knows of a person's career. A model explains it; it never makes it up. Absent: not known. */
export type CareerFacts = {
  today: string
  /** Said where a resume is looked at that is not on file: the figures are what they would be with it. */
  countedWith?: typeof ANOTHER_RESUME
  dreamRole?: string
  roleMatchPercent?: number
  /** What the dream role asks for, the heaviest first. */
  roleAsks?: { skill: string; need: 'must' | 'should' }[] | undefined
  /** Of the role in general; no promise to anyone. */
  rolePay?: { median: number; currency: string; period: string; region: string; source: string } | undefined
  /** Courses of the catalogue for the gaps: no other may be named. */
  coursesForGaps?: { course: string; hours: number; teaches: string[] }[] | undefined
  counts?: {
    skillsShown: number
    mustGaps: number
    shouldGaps: number
    coursesPlanned: number
    coursesCompleted: number
  }
  skillsShown?: { skill: string; from: string }[]
  gaps?: { skill: string; need: 'must' | 'should' }[]
  nearestInterimRole?: { title: string; matchPercent: number }
  learningPath?: { course: string; status: 'planned' | 'started' | 'completed' }[]
  /** The one thing to do now; absent once the dream role is in reach. */
  nextStep?: { title: string; hours: number; place: number; of: number }
  /** Points of the match that a passed check or a learned skill would add, most first. */
  movesMatchMost?: { skill: string; by: 'check' | 'course'; adds: number }[]
  route?: {
    byWayOf: string | null
    hoursPerDay: number
    courseHours: number
    practiceHours: number
    weeks: number
    arrivesOn: string | null
    weeksLate: number
  }
  resumeCheck?: { score: number; findings: { found: string; where: string; fix: string }[] }
}
