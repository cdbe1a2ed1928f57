import { expect, test } from './support/journey.ts'
import { withLongerWords } from './support/longer-words.ts'
import { settle } from './support/settled-person.ts'

// this test writes other words into the page, at times before React has taken over what the server drew (error 418)
test.use({ viewport: { width: 390, height: 844 }, allowedErrors: [/status of 404|React error #418/] })

const OWN = [
  '/dashboard',
  '/plan',
  '/arena',
  '/jobs',
  '/applications',
  '/mock-interview',
  '/ai-analysis',
  '/resume',
  '/resume/check',
  '/documents',
  '/settings',
  '/settings/reminders',
  '/dashboard/achievements',
  '/dashboard/year',
  '/me',
  '/job-ad',
]

test('in a language with longer words no page of a phone scrolls sideways or cuts its texts off', async ({
  page,
  server,
}) => {
  test.slow()
  const expectToFit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    expect({ path, ...(await withLongerWords(page)) }).toEqual({ path, over: 0, cut: [] })
  }
  for (const path of ['/', '/pricing', '/signup', '/try', '/tr', '/tr/try']) await expectToFit(path)
  await settle(page, server.url)
  for (const path of OWN) await expectToFit(path)
})
