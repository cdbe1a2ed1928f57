import '#test/support/dom.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepPartingWord, sayPartingWord } from './parting-word.ts'

it('says once what was done on the page before', async () => {
  keepPartingWord('Your account is gone.')
  sayPartingWord()
  const place = document.querySelector('[role=status]')
  await waitFor(() => expect(place?.textContent).toBe('Your account is gone.'))
  place?.remove()
  sayPartingWord()
  expect(document.querySelector('[role=status]')).toBeNull()
})
