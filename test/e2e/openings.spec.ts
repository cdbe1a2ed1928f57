import { remotiveJob } from '#test/openings/answers.ts'
import { startFakeSources } from '#test/openings/fake-sources.ts'
import { arriveCalmly } from './support/ai-journey.ts'
import { startBuiltServer } from './support/built-server.ts'
import { expect, expectAccessible, expectEachLook, testOn } from './support/journey.ts'

/** The built server whose sources answer on this machine. */
const test = testOn(async () => {
  const fakes = await startFakeSources()
  const posted = { publication_date: new Date().toISOString() }
  fakes.answer('remotive.com/api/remote-jobs', {
    body: {
      jobs: [remotiveJob(1, 'Senior Python Engineer', posted), remotiveJob(2, 'Junior Go Developer', posted)],
    },
  })
  fakes.answer('api.lever.co/v0/postings/acme', {
    body: [
      {
        id: 'x-1',
        text: 'Harbour Developer',
        hostedUrl: 'https://jobs.lever.co/acme/x-1',
        categories: { location: 'Kiel' },
        descriptionPlain: remotiveJob(1, 'x').description.replaceAll(/<[^>]+>/g, ' '),
      },
    ],
  })
  const server = await startBuiltServer({ JOBS_FEEDS: 'remotive', JOBS_FEEDS_BASE: fakes.base })
  return { ...server, stop: () => server.stop().then(() => fakes.close()) }
})

// a link that is no board is refused on purpose
test.use({ allowedErrors: [/status of 422/] })

test('from an opening to an application, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // a guest sees all of it, with sources, and nothing of a person
  await page.goto(`${server.url}/openings?days=30`)
  await expect(page.getByRole('heading', { level: 1, name: 'Openings' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: /Senior Python Engineer/ })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Remotive' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expectEachLook(page)

  await arriveCalmly(page, server.url)
  await page.goto(`${server.url}/openings`)
  await page.getByLabel('Job, skill or firm').fill('python')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page).toHaveURL(/q=python/)
  await page.getByRole('button', { name: 'Watch this search' }).click()
  await expect(page.getByText('Watched. New openings are counted from now on.')).toBeVisible()
  await page.getByRole('button', { name: /^Save Senior Python Engineer/ }).click()
  await expect(page.getByRole('link', { name: 'Open in my applications' }).first()).toBeVisible()
  await expectEachLook(page)
  await page.getByRole('link', { name: 'Open in my applications' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Python Engineer')
  await page.getByRole('button', { name: 'Compare with my skills' }).click()
  await expect(page.getByRole('heading', { name: 'It asks for', exact: true })).toBeVisible()

  await page.goto(`${server.url}/openings`)
  await page.getByRole('button', { name: 'Hide Junior Go Developer' }).click()
  await page.getByRole('menuitem', { name: 'The level' }).click()
  await page.getByRole('button', { name: 'What I hid' }).click()
  await expect(page.getByText('Hidden: the level')).toBeVisible()
  await expectEachLook(page)
  await page.getByRole('button', { name: 'Show again: Junior Go Developer' }).click()
  await expect(page.getByText('You have hidden nothing that is still open')).toBeVisible()

  await page.goto(`${server.url}/openings/watches`)
  await page.getByLabel('Link of the board').fill('https://evil.example/acme')
  await page.getByRole('button', { name: 'Watch it' }).click()
  await expect(page.getByText(/Give the link of a board/)).toBeVisible()
  await page.getByLabel('Link of the board').fill('https://jobs.lever.co/acme')
  await page.getByLabel('Name of the firm').fill('Acme Ferries')
  await page.getByRole('button', { name: 'Watch it' }).click()
  await expect(page.getByText('Acme Ferries', { exact: true })).toBeVisible()
  await expectEachLook(page)
  await page.getByRole('link', { name: 'Show openings of Acme Ferries' }).click()
  await expect(page).toHaveURL(/watch=/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: /Harbour Developer/ })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('every source is named with its terms and its state', async ({ page, server }) => {
  await page.goto(`${server.url}/openings/sources`)
  await expect(page.getByRole('link', { name: 'Terms of Remotive' })).toHaveAttribute('href', /^https:/)
  await expectAccessible(page)
})
