import { expect, it } from 'vitest'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
import { factsOfAccount } from './account-file.ts'
import { readOwnAccount } from './own-account.ts'

const newId = () => crypto.randomUUID()
const ACCOUNT = {
  exportedAt: '2026-11-29T06:00:00.000Z',
  account: { email: 'ada@example.com' },
  career_profiles: [],
  interviews: [{ answer: 'private' }],
  resumes: [
    { created_at: '2026-01-01T00:00:00Z', facts: { ...SUPPORT_ENGINEER, skills: ['Baking'] }, corrections: null },
    { created_at: '2026-02-01T00:00:00Z', facts: {}, corrections: SUPPORT_ENGINEER, file_name: 'ada.pdf' },
  ],
}

it('reads the newest resume, as it was corrected, where no facts were kept', () => {
  const profile = readOwnAccount(JSON.stringify(ACCOUNT), newId)
  expect(profile?.skills.map(({ name }) => name)).toEqual(SUPPORT_ENGINEER.skills)
  expect(profile?.entries[0]?.sources).toEqual([{ kind: 'resume', name: 'ada.pdf' }])
})

it('asks for the facts alone', () => {
  const asked = JSON.stringify(factsOfAccount(ACCOUNT))
  expect(asked).not.toMatch(/private|ada@example/)
  expect(readOwnAccount(asked, () => 'x')).toEqual(readOwnAccount(JSON.stringify(ACCOUNT), () => 'x'))
})

it('finds nothing in an account without facts, and no account in other files', () => {
  expect(readOwnAccount(JSON.stringify({ ...ACCOUNT, resumes: [] }), newId)?.entries).toEqual([])
  expect(readOwnAccount('{"basics":{}}', newId)).toBeNull()
})
