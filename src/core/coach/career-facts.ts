/** What code knows of a person's career. A model explains it; it never makes it up. Absent: not known. */
export type CareerFacts = {
  today: string
  dreamRole?: string
  roleMatchPercent?: number
  skillsShown?: { skill: string; from: string }[]
  gaps?: { skill: string; need: 'must' | 'should' }[]
  nearestInterimRole?: { title: string; matchPercent: number }
  learningPath?: { course: string; status: 'planned' | 'started' | 'completed' }[]
  route?: { hoursPerDay: number; weeks: number; arrivesOn: string | null; weeksLate: number }
  resumeCheck?: { score: number; findings: { found: string; where: string; fix: string }[] }
}
