import { datesOf } from '../date-format.ts'

const { monthOfYear } = datesOf('tr')

/** 'Şubat 2027 başı': a plan is not true to the day, and should not look so. */
export function roughly(day: string): string {
  const part = Number(day.slice(8, 10))
  return `${monthOfYear(day)} ${part <= 10 ? 'başı' : part <= 20 ? 'ortası' : 'sonu'}`
}
