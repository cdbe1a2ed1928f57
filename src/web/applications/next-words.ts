import { useStrings } from '../strings/strings.tsx'
import { useOwnNow } from './own-now.ts'
import type { Application } from './use-applications.ts'

type Standing = Pick<Application, 'stage' | 'reminder'> & { outcome?: Application['outcome']; isScam?: boolean }

/** What is next to do and by when, in one line. */
export function useNextWords(): (item: Standing) => string {
  const { nextStep } = useStrings('applicationParts')
  const { day: today } = useOwnNow()
  return ({ stage, outcome = null, reminder, isScam = false }) => {
    if (outcome !== null) return nextStep.closed
    if (isScam && stage === 'saved') return nextStep.doubtful
    if (reminder === null) return nextStep.undated[stage]
    const { kind, dueOn } = reminder
    const said = nextStep.dated[kind](dueOn)
    return dueOn < today ? nextStep.overdue(said) : said
  }
}
