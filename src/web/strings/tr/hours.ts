import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

/** '96 saat', '15 dk'. */
export const hours = (count: number) =>
  count < 1 ? `${number(Math.max(5, Math.round(count * 60)))} dk` : `${number(Math.round(count))} saat`
