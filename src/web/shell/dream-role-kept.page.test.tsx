import { useApp } from '#test/support/render-app.tsx'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { ANSWERS } from '#test/support/person.ts'
import { DREAM_ROLE_KEY } from '../lib/device-keys.ts'
import { refreshUserDetails } from '../lib/queries.ts'

const { settle, open } = useApp()

it('the kept dream role follows every change, wherever it was made', async () => {
  const person = await settle({ dreamRole: 'Software Developer' })
  await open('/settings/looks')
  const kept = () => localStorage.getItem(DREAM_ROLE_KEY)
  await waitFor(() => expect(kept()).toBe('Software Developer'))
  await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Network Engineer' } })
  await refreshUserDetails()
  await waitFor(() => expect(kept()).toBe('Network Engineer'))
})
