import { expect, it } from 'vitest'
import { linesOf } from './ad-lines.ts'
import { sectionsOf } from './sections.ts'

const ASKS = '- Three years of Python\n- Solid knowledge of SQL\n- Experience with Docker'
const TASKS = '- Build and run our services\n- Work with the product team\n- Write tests'
const kindsOf = (text: string) =>
  sectionsOf(linesOf(text)).flatMap(({ kind, heading }) => (heading ? [[heading.text, kind]] : []))

it('takes a heading that says nothing for what its lines and its place say', () => {
  expect(
    kindsOf(`Engineer\n\n## Zorblax\n${TASKS}\n\n## Quuxle\n${ASKS}\n\n## Vrimbo\n- Some Kafka\n- Knowledge of Go`),
  ).toEqual([
    ['Zorblax', 'duties'],
    ['Quuxle', 'must'],
    ['Vrimbo', 'nice'],
  ])
})

it('believes a plain heading over lines that speak for something else', () => {
  expect(kindsOf(`Engineer\n\n## Responsibilities\n- Python\n- SQL\n\n## Requirements\n${TASKS}`)).toEqual([
    ['Responsibilities', 'duties'],
    ['Requirements', 'must'],
  ])
})

it.each([
  [
    "It would be lovely, though we don't insist, if you had also worked with",
    `Engineer\n\nWhat we need\n${ASKS}\n\n%s\n- Kafka\n- Go`,
  ],
  [
    'Not needed, but we would notice',
    `Engineer\nWhat we need\nThree years of Python\nSolid knowledge of SQL\n%s\nKafka\nGo`,
  ],
])('finds the wish in "%s"', (heading, advert) => {
  expect(kindsOf(advert.replace('%s', heading)).at(-1)).toEqual([heading, 'nice'])
})
