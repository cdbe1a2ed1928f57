import { ADVERT_LINK } from './support/advert.ts'
import { startBuiltServer } from './support/built-server.ts'
import { expect, expectEachLook, testOn } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

/** The built server for which one job page stands on a board. */
const test = testOn(() => startBuiltServer({}, 'test/e2e/support/server-with-job-page.ts'))

// a link that cannot be opened is refused on purpose
test.use({ allowedErrors: [/status of 4\d\d/] })

test('from a link to a tailored follow-up, on a desktop', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { tokens } = await settle(page, server.url)
  await callApi(server.url, 'PUT', '/resume/latest', { facts: FACTS }, tokens)
  await page.goto(`${server.url}/save`)

  await page.getByLabel('Link to the job').fill('https://jobs.lever.co/quayside/8')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('The page did not answer. Paste the text of the ad.')).toBeVisible()
  await page.getByLabel('Link to the job').fill(ADVERT_LINK)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Quayside Pilots', { exact: true })).toBeVisible()
  await expectEachLook(page)
  await page.getByRole('button', { name: 'Save this job' }).click()
  await page.getByRole('link', { name: 'Open in my applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Analyst')
  const application = page.url()

  await page.getByRole('button', { name: 'Make a resume for this ad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Analyst, Quayside Pilots')
  await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible()
  await page.getByLabel('Sent for which application? (optional)').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Keep a copy of what I send' }).click()
  await expect(page.getByText('Kept.')).toBeVisible()

  await page.goto(application)
  await page.getByLabel('Stage').selectOption('applied')
  const followUp = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Follow-up letter' }) })
    .last()
  await expect(followUp.getByText(/Tide Analyst/).first()).toBeVisible()
  await expect(followUp.getByText(/Quayside Pilots/).first()).toBeVisible()
  await followUp.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText('Noted in the history.')).toBeVisible()
  await expectEachLook(page)
})

const FACTS = {
  basics: {
    name: 'Ada Walker',
    headline: 'Data Analyst',
    email: 'ada@waymark.example',
    phone: null,
    location: null,
    summary: null,
    links: [],
  },
  skills: ['Python', 'SQL'],
  experience: [
    {
      title: 'Data Analyst',
      company: 'Tallow Street Bank',
      location: null,
      startDate: '2021-01',
      endDate: null,
      isCurrent: true,
      highlights: ['Planned the tables of 14 branches in Python', 'Wrote reports in SQL'],
    },
  ],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}
