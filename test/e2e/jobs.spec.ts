import { expect, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

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
