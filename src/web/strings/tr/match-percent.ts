import { LEAST_SIGN_PERCENT } from '#core/career/match/reach.ts'
import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('tr')

const isTrace = (points: number, met: number) => points === 0 && met > 0

/** As in English: a match that reads as nothing though something is met. */
export const matchPercent = (points: number, met = 0) =>
  isTrace(points, met) ? `${percent(LEAST_SIGN_PERCENT / 100)}’in altında` : percent(points / 100)
export const matchSpoken = (points: number, met = 0) =>
  isTrace(points, met) ? `yüzde ${number(LEAST_SIGN_PERCENT)}’in altında` : `yüzde ${number(points)}`
