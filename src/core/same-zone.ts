import { isTimeZone, offsetMinutesIn } from './time.ts'

const FROM_YEAR = 1970
const TO_YEAR = 2040

/**
 * Whether two names mean one zone: 'Asia/Calcutta' and 'Asia/Kolkata', 'Europe/Kiev' and 'Europe/Kyiv'. Browsers differ in
 * which of them they say, and some keep the name they were given, so clocks are compared and not names. Neighbours with
 * the same clocks today, such as Berlin and Paris, had others once.
 */
export function isSameZone(zone: string, other: string): boolean {
  if (zone === other) return true
  if (!isTimeZone(zone) || !isTimeZone(other)) return false
  for (let year = TO_YEAR; year >= FROM_YEAR; year -= 1) {
    for (let month = 1; month <= 12; month += 1) {
      const instant = `${year}-${String(month).padStart(2, '0')}-01T12:00:00.000Z`
      if (offsetMinutesIn(zone, instant) !== offsetMinutesIn(other, instant)) return false
    }
  }
  return true
}
