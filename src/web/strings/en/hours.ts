import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** '96 h', '15 min'. */
export const hours = (count: number) =>
  count < 1 ? `${number(Math.max(5, Math.round(count * 60)))} min` : `${number(Math.round(count))} h`
