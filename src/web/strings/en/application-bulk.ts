/** For many applications at once. */
export const bulk = {
  label: 'Change the chosen ones',
  picked: (count: number) => `${count} chosen`,
  move: 'Move to',
  close: 'Close as',
  choose: 'Choose …',
  tag: 'Tag',
  addTag: 'Add the tag',
  remove: 'Move to the trash',
  restore: 'Take out of the trash',
  done: (count: number) => (count === 1 ? '1 application changed' : `${count} applications changed`),
  trashed: (count: number) =>
    count === 1 ? '1 application is in the trash' : `${count} applications are in the trash`,
  restored: (count: number) =>
    count === 1 ? '1 application is out of the trash' : `${count} applications are out of the trash`,
}
