import { expect, it } from 'vitest'
import { tasksInNote } from './note-tasks.ts'

it.each([
  [
    'Offer received 25 Nov, answer by 4 Dec; 26 days holiday',
    [{ title: 'Offer received 25 Nov, answer by 4 Dec', dueOn: '2026-12-04' }],
  ],
  [
    'next: 3 Dec 15:00 system design',
    [{ title: 'next: 3 Dec 15:00 system design', dueOn: '2026-12-03', atTime: '15:00' }],
  ],
  ['follow up 30.11.2026', [{ title: 'follow up 30.11.2026', dueOn: '2026-11-30' }]],
  ['Antwort bis 04.12.2026', [{ title: 'Antwort bis 04.12.2026', dueOn: '2026-12-04' }]],
  ['answered by 4 Nov', []],
  ['send the form by Friday', []],
  ['hybrid Gdańsk 2 days, bonus 10%', []],
  ['would start on 1 March', []],
])('what is to be done of "%s"', (note, tasks) => {
  expect(tasksInNote(note, '2026-11-29')).toEqual(tasks)
})
