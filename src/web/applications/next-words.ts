import { systemClock, utcDateOf } from '#core/time.ts'
import { useStrings } from '../strings/strings.tsx'
import type { Application } from './use-applications.ts'

type Standing = Pick<Application, 'stage' | 'reminder'> & { outcome?: Application['outcome'] }

/** What is next to do and by when, in one line. */
export function useNextWords(): (item: Standing) => string {
  const { nextStep } = useStrings('applicationParts')
  return ({ stage, outcome = null, reminder }) => {
    if (outcome !== null) return nextStep.closed
    if (reminder === null) return nextStep.undated[stage]
    const { kind, dueOn } = reminder
    const said = nextStep.dated[kind](dueOn)
    return dueOn < utcDateOf(systemClock.now()) ? nextStep.overdue(said) : said
  }
}
