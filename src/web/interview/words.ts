import { BAND_LABELS, DIMENSION_LABELS, type Band, type Dimension } from '#core/interview/rubric.ts'

export const bandWords = (band: Band): string => BAND_LABELS[band]
export const dimensionWords = (dimension: Dimension): string => DIMENSION_LABELS[dimension]

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const monthDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export const dateWords = (instant: string): string => day.format(Date.parse(instant))
/** Months renew by UTC. */
export const renewalWords = (instant: string): string => monthDay.format(Date.parse(instant))

/** '1:05' */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 'about 2 minutes' */
export function durationWords(seconds: number): string {
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds`
  const halves = Math.round(seconds / 30) / 2
  return `about ${Number.isInteger(halves) ? halves : `${Math.floor(halves)}½`} minutes`
}
