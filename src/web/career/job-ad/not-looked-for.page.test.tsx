import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scamWords } from '../../strings/en/ad-flags.ts'
import { NotLookedFor } from './flag-list.tsx'

it.each([
  ['Перед собеседованием кандидат оплачивает регистрационный взнос.', 1],
  ['We are looking for a developer who works with our team on the portal.', 0],
  [null, 0],
] as const)('says that nobody looked where the language is not read: %s', (text, notes) => {
  render(<NotLookedFor text={text} words={scamWords} />)
  expect(screen.queryAllByText(scamWords.unread)).toHaveLength(notes)
})
