import type { PageName } from '../nav.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'

export type FirstStep = { id: string; title: string; note: string; isDone: boolean; to?: string }

type StepWords = Catalogue['dashboard']['firstDay']['steps']
type KnownResume = {
  status: 'draft' | 'confirmed' | 'manual'
  facts: { skills: readonly string[] }
  replaced?: { wasConfirmed: boolean } | null | undefined
}

/** What to do on a first day. A step whose page is not there yet is not offered. */
export function firstSteps(
  {
    resume,
    path,
    isInReach = false,
    hasSavedJob = false,
    hasTakenCheck = false,
    hasPassedCheck = false,
    hasPractised = false,
  }: {
    resume: KnownResume | null
    path: readonly { status: string }[]
    /** The dream role is in reach: there is no course to start, and jobs to look at. */
    isInReach?: boolean
    hasSavedJob?: boolean
    hasTakenCheck?: boolean
    hasPassedCheck?: boolean
    hasPractised?: boolean
  },
  pages: Record<PageName, boolean>,
  words: StepWords,
): FirstStep[] {
  const steps: (FirstStep | false)[] = [
    skillsStep(resume, words),
    isInReach
      ? { id: 'job', ...words.job, isDone: hasSavedJob, to: paths.jobs() }
      : { id: 'course', ...words.course, isDone: path.some((course) => course.status !== 'planned') },
    pages.mockInterview && {
      id: 'practise',
      ...words.practise,
      isDone: hasPractised,
      to: paths.mockInterview(),
    },
    pages.arena && {
      id: 'check',
      ...words.check,
      // a check that was taken and failed proves nothing
      ...(hasTakenCheck && !hasPassedCheck ? { note: words.notPassed } : {}),
      isDone: hasTakenCheck,
      to: paths.arena(),
    },
  ]
  return steps.filter((step) => step !== false)
}

/** The first day is over once every step of it is done. */
export function isFirstDayOver(steps: readonly FirstStep[]): boolean {
  return steps.every((step) => step.isDone)
}

function skillsStep(resume: KnownResume | null, words: StepWords): FirstStep {
  if (resume === null) return { id: 'skills', isDone: false, to: paths.resumeUpload(), ...words.tellSkills }
  const step = { id: 'skills', to: paths.resume() }
  // nothing was read, so there is nothing to confirm
  if (resume.status === 'manual') {
    const isDone = resume.facts.skills.length > 0
    return { ...step, isDone, ...words.tellSkills, ...(isDone ? { note: words.skillsByHand } : {}) }
  }
  // a newer resume takes nothing back that was done
  const isDone = resume.status === 'confirmed' || resume.replaced?.wasConfirmed === true
  const note = resume.status === 'confirmed' ? { note: words.skillsLookedOver } : {}
  return { ...step, isDone, ...words.confirmSkills, ...note }
}
