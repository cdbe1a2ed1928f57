import { datesOf } from '../date-format.ts'
import type { TextsOf } from '../catalogue.ts'
import type { similarJob as source } from '../en/similar-job.ts'

const { date } = datesOf('tr')

export const similarJob: TextsOf<typeof source> = {
  open: 'Bu şirkette benzer bir başvurun açık.',
  ended: (day) => `Bu şirketteki önceki bir başvurun ${date(day)} tarihinde sonuçlanmıştı.`,
  endedSometime: 'Bu şirketteki önceki bir başvurun sonuçlanmıştı.',
  show: 'Ötekini gör',
}
