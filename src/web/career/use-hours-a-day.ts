import { hoursADayText } from '#core/career/courses/study-hours.ts'
import { useSay } from '../strings/use-say.ts'

/** '45 minutes', '2.5 hours' in the page's language. */
export function useHoursADay(): (hours: number) => string {
  const say = useSay()
  return (hours) => say(hoursADayText(hours))
}
