import type { Catalogue } from '../strings/catalogue.ts'

/** '1:05' */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 'about 2 minutes' */
export function durationWords(seconds: number, words: Catalogue['interview']['duration']): string {
  if (seconds < 90) return words.seconds(Math.round(seconds / 10) * 10)
  const halves = Math.round(seconds / 30)
  const minutes = Math.floor(halves / 2)
  return halves % 2 === 0 ? words.minutes(minutes) : words.minutesAndHalf(minutes)
}
