import { localDateIn, localTimeIn, systemClock, type LocalDate, type LocalTime } from '#core/time.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { useUserDetails } from '../lib/queries.ts'

/** The day and the time of day for the person: in the zone of the account, by which the server reckons what is due. */
export function useOwnNow(): { day: LocalDate; time: LocalTime } {
  const zone = useUserDetails().data?.time_zone ?? browserZone()
  const now = systemClock.now()
  return {
    day: localDateIn(zone, now),
    time: localTimeIn(zone, now),
  }
}
