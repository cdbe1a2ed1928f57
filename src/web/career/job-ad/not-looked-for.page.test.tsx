import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scamWords } from '../../strings/en/ad-flags.ts'
import { NotLookedFor } from './flag-list.tsx'

it.each([
  ['Перед собеседованием кандидат оплачивает регистрационный взнос.', scamWords.unread],
  ['We are looking for a developer who works with our team on the portal.', ''],
  [null, ''],
] as const)('says that nobody looked where the language is not read: %s', (text, said) => {
  const { container } = render(<NotLookedFor text={text} words={scamWords} />)
  expect(container.textContent).toBe(said)
})
