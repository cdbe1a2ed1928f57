import { expect, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

test('interim roles are listed in full and sorted by reach or pay', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /^See jobs/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interim roles on the way to Software Developer')

  const roles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar') })
  const percents = async () =>
    (await roles.getByRole('progressbar').all()).map((bar) => bar.getAttribute('aria-valuenow'))
  const nearestFirst = (await Promise.all(await percents())).map(Number)
  expect(nearestFirst.length).toBeGreaterThanOrEqual(3)
  expect(nearestFirst).toEqual([...nearestFirst].sort((a, b) => b - a))
  for (const text of ['Pay', 'Timeline', 'Benefits', 'Why this role', ', US', 'requirements met']) {
    await expect(roles.first().getByText(text).first()).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Interim role marketplace' })).toContainText('Coming Soon')

  await page.getByLabel('Sort by').selectOption('Best paid first')
  await expect(page).toHaveURL(/\?sort=pay$/)
  const pay = (await roles.getByText(/^\$[\d,]+ - \$[\d,]+$/).allInnerTexts()).map((range) =>
    Number(/[\d,]+/.exec(range)![0].replaceAll(',', '')),
  )
  expect(pay).toEqual([...pay].sort((a, b) => b - a))
})

test('a role read to its end is recorded once, and leads to public job boards', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/jobs')
  const read = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/career\/interim-roles\/[\w-]+\/read$/.test(request.url()),
  )
  await page
    .getByRole('link', { name: /^Read more/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs\/[\w-]+$/)
  // the list has such headings too, a level below, and stays until the page of the role has come
  await page.getByRole('heading', { level: 2, name: 'Search open positions' }).scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  expect((await (await read).response())?.status()).toBe(200)
  const board = page.getByRole('link', { name: /^Search .* on LinkedIn/ })
  await expect(board).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a role of another dream role says so and leads back', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/jobs/not-a-role')
  await expect(page.getByText('This is not one of your interim roles')).toBeVisible()
  await page.getByRole('link', { name: 'See your interim roles' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test.describe('when the server fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the page says so and can be tried again', async ({ page, server }) => {
    await settle(page, server.url)
    await page.route('**/career/progress', (route) => route.abort())
    await page.goto('/jobs')
    await expect(page.getByRole('alert')).toContainText('You appear to be offline')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
