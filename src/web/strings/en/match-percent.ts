import { LEAST_SIGN_PERCENT } from '#core/career/match/reach.ts'
import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('en')

const isTrace = (points: number, met: number) => points === 0 && met > 0

/** A match beside how much of it is met: '42%', and where something is and it reads as nothing 'under 5%'. */
export const matchPercent = (points: number, met = 0) =>
  isTrace(points, met) ? `under ${percent(LEAST_SIGN_PERCENT / 100)}` : percent(points / 100)
export const matchSpoken = (points: number, met = 0) =>
  isTrace(points, met) ? `under ${number(LEAST_SIGN_PERCENT)} percent` : `${number(points)} percent`
