import type { PageName } from '../nav.ts'
import { paths } from '../paths.ts'

export type FirstStep = { id: string; title: string; note: string; isDone: boolean; to?: string }

type ResumeStatus = 'draft' | 'confirmed' | 'manual'

/** What to do on a first day. A step whose page is not there yet is not offered. */
export function firstSteps(
  { resume, path, hasTakenCheck = false }: { resume: { status: ResumeStatus } | null; path: readonly { status: string }[]; hasTakenCheck?: boolean },
  pages: Record<PageName, boolean>,
): FirstStep[] {
  const steps: (FirstStep | false)[] = [
    skillsStep(resume),
    {
      id: 'course',
      title: 'Start a course',
      note: 'The next one on your path is at the top of this page.',
      isDone: path.some((course) => course.status !== 'planned'),
    },
    pages.mockInterview && {
      id: 'practise',
      title: 'Practise one question',
      note: 'Answer one interview question and see what would make it better.',
      isDone: false,
      to: paths.mockInterview(),
    },
    pages.arena && {
      id: 'check',
      title: 'Take one skill check',
      note: 'A passed check is the strongest proof of a skill.',
      isDone: hasTakenCheck,
      to: paths.arena(),
    },
  ]
  return steps.filter((step) => step !== false)
}

/** While skills are unconfirmed or no course is started, the first day is not over. */
export function isFirstDayOver(steps: readonly FirstStep[]): boolean {
  return steps.filter((step) => step.id === 'skills' || step.id === 'course').every((step) => step.isDone)
}

function skillsStep(resume: { status: ResumeStatus } | null): FirstStep {
  const isDone = resume !== null && resume.status !== 'draft'
  const step = { id: 'skills', isDone, to: paths.resume() }
  if (resume === null) return { ...step, to: paths.resumeUpload(), title: 'Tell us your skills', note: 'From your resume, or picked by hand.' }
  return { ...step, title: 'Confirm your skills', note: 'Look over what was read from your resume.' }
}
