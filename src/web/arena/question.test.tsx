import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArenaItem } from '#contract/arena.ts'
import { skillCheck } from '../strings/en/skill-check.ts'
import { Translation } from '../strings/strings.tsx'
import { Question } from './question.tsx'

const { hints } = skillCheck.runner
const output: ArenaItem = { itemId: 'a-01', kind: 'output', saidIn: 'en', text: 'What does this print?', code: 'x' }

test.each([
  ['typed rows of a query', { language: 'sql' }, hints.rows],
  ['rows of a query to choose from', { language: 'sql', options: ['1|2', '2|1'] }, hints.output],
  ['what a program prints', { language: 'python' }, hints.output],
])('the hint says how to answer: %s', (_, fields, hint) => {
  const shown = renderToStaticMarkup(
    <Translation language="en" texts={{ skillCheck }}>
      <Question item={{ ...output, ...fields }} title="1" heading={null} />
    </Translation>,
  )
  expect(shown).toContain(`>${hint}<`)
})
