import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** For many applications at once. */
export const bulk = {
  label: 'Change the chosen ones',
  picked: (count: number) => `${number(count)} chosen`,
  move: 'Move to',
  close: 'Close as',
  choose: 'Choose …',
  tag: 'Tag',
  addTag: 'Add the tag',
  remove: 'Move to the trash',
  restore: 'Take out of the trash',
  done: (count: number) => (count === 1 ? '1 application changed' : `${number(count)} applications changed`),
  trashed: (count: number) =>
    count === 1 ? '1 application is in the trash' : `${number(count)} applications are in the trash`,
  takenBack: (count: number) => (count === 1 ? '1 change is taken back' : `${number(count)} changes are taken back`),
  restored: (count: number) =>
    count === 1 ? '1 application is out of the trash' : `${number(count)} applications are out of the trash`,
}
