import { must } from '#core/must.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectEachLook, test } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

const dreamBar = (page: Page) => page.getByRole('progressbar', { name: 'Dream role: Software Developer' })
const pathRows = (page: Page) => page.getByRole('region', { name: 'Your learning path' }).getByRole('listitem')
const percentOf = async (page: Page) => Number(await dreamBar(page).getAttribute('aria-valuenow'))

test('the dashboard shows where one stands, why, and what another role or other hours would change', async ({
  page,
  server,
}) => {
  const { firstName } = await settle(page, server.url)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${firstName}$`),
  )
  await expect(page.getByText(/today (keeps you on pace to apply as|brings you nearer to) /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dream role: Software Developer, change it' })).toBeVisible()
  await expect(page.getByText(/^Next step, 1 of \d+$/)).toBeVisible()
  await expect(dreamBar(page)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^Interim role on your route: / })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Achievements' })).toContainText(/Level 1.* XP/)
  await expect(page.getByText('Recommended interim role', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^See jobs/ }).first()).toHaveAttribute('href', '/jobs')
  await expect(page.getByRole('region', { name: 'A good first day' })).toContainText('Start a course')
  await expectAccessible(page)

  await test.step('every bar opens to its reasons', () => expectReasons(page))
  await test.step('what if moves the line, and nothing is changed', () => expectWhatIf(page))
  await test.step('another dream role is one menu away, and Undo brings the old one back', async () => {
    await page.getByRole('button', { name: 'Dream role: Software Developer, change it' }).click()
    const designer = page.getByRole('menuitem', { name: /^UI\/UX Designer/ })
    await expect(designer).toHaveText(/\d+%, (\d+ months?|further than our courses|in reach)$/)
    await expect(page.getByRole('menuitem', { name: /%/ })).toHaveCount(9)
    await designer.click()
    await expect(page.getByRole('progressbar', { name: 'Dream role: UI/UX Designer' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(dreamBar(page)).toBeVisible()
  })
})

test('a course marked done moves the bars and the points, and Undo takes all of it back', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/dashboard')
  await expect(dreamBar(page)).toBeVisible()
  const before = await percentOf(page)
  const points = page.getByRole('progressbar', { name: 'XP towards the next level' })
  const pointsBefore = Number(await points.getAttribute('aria-valuenow'))
  // before it the card says that it is about to come
  await expect(page.getByText(/^Next step, 1 of \d+$/)).toBeVisible()
  const title = await page.getByRole('heading', { level: 2 }).first().innerText()

  await page.getByRole('button', { name: 'Mark done' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // a long course pays more than a short one
  const paid = Number(
    /\d+/.exec(
      await page
        .getByText(/^\+\d+ XP/)
        .first()
        .innerText(),
    )?.[0],
  )
  expect(paid).toBeGreaterThanOrEqual(60)
  // what lies under the pointer does not go away, however long the rest takes
  await undo.hover()
  await expect(page.getByText(/^Next step, 2 of \d+$/)).toBeVisible()
  await page.getByText(/^1 done$/).dispatchEvent('click')
  await expect(page.getByRole('checkbox', { name: `Done: ${title}` })).toBeChecked()
  // another message may have moved it from under the pointer
  await undo.hover()
  await expect.poll(() => percentOf(page)).toBeGreaterThan(before)
  await expect(points).toHaveAttribute('aria-valuenow', String(pointsBefore + paid))

  await undo.click()
  await expect(page.getByText(/^Next step, 1 of \d+$/)).toBeVisible()
  await expect(dreamBar(page)).toHaveAttribute('aria-valuenow', String(before))
  await expect(points).toHaveAttribute('aria-valuenow', String(pointsBefore))
})

test('who said no to interim roles, has a course under way and six skills', async ({ page, server }) => {
  const { tokens } = await settle(page, server.url, {
    interimRole: false,
    skills: ['Python', 'SQL', 'Git', 'Java', 'Debugging', 'Unit Testing'],
  })
  const [first] = await callApi<{ courseId: string }[]>(server.url, 'GET', '/learning-path', undefined, tokens)
  await callApi(server.url, 'PUT', `/learning-path/${must(first).courseId}`, { status: 'started' }, tokens)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Continue .*opens in a new tab/ })).toHaveAttribute('href', /^https:/)
  await page.getByRole('button', { name: 'I studied today' }).click()
  await expect(page.getByText(/^Today is logged\. \+\d+ XP$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Studied today' })).toBeVisible()

  await test.step('finds interim roles folded away', async () => {
    await expect(dreamBar(page)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /^Nearest interim role/ })).toBeHidden()
    await page.getByText('Show interim roles').click()
    await expect(page.getByRole('progressbar', { name: /^Nearest interim role/ })).toBeVisible()
    await expect(page.getByText('Recommended interim role', { exact: true })).toHaveCount(2)
  })
  await test.step('has skills with a shape, which reads as a table too', async () => {
    await page.getByRole('button', { name: /^See all \d+ skills$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Your skills' })
    await dialog.getByRole('button', { name: 'Show as table' }).click()
    const table = dialog.getByRole('table', { name: 'Your skills against Software Developer' })
    await expect(table.getByRole('row')).toHaveCount(7)
    await expect(table).toContainText('In your own word')
  })
})

async function expectReasons(page: Page): Promise<void> {
  const why = page.getByRole('button', { name: /^Why \d+%\? Software Developer$/ })
  await why.click()
  const reasons = page.getByRole('dialog', { name: /match with Software Developer$/ })
  await expect(reasons.getByRole('heading', { name: 'What would add most' })).toBeVisible()
  await expect(reasons.getByRole('listitem').filter({ hasText: 'Git' }).first()).toContainText('In your own word')
  await expect(reasons.getByText(/^adds \d+$/).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(reasons).toBeHidden()
  await expect(why).toBeFocused()
  await page
    .getByRole('button', { name: /^Why \d+%\?/ })
    .nth(1)
    .click()
  await expect(page.getByRole('dialog', { name: /% match with / })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectWhatIf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dream role: Software Developer, change it' }).click()
  await page.getByRole('menuitem', { name: 'What if? Try it first' }).click()
  const dialog = page.getByRole('dialog', { name: 'What if?' })
  const outcome = dialog.getByRole('status').first()
  await expect(outcome).toContainText('Software Developer by ')
  const before = await outcome.innerText()
  await dialog.getByRole('slider').press('End')
  await expect(outcome).not.toHaveText(before)
  await dialog.getByLabel('Role').selectOption({ label: await dialog.locator('option').nth(4).innerText() })
  await expect(outcome).toContainText('UI/UX Designer')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dreamBar(page)).toBeVisible()
}

test('a course is dragged to another place; courses are moved, taken off, brought back and ticked by keys', async ({
  page,
  server,
}) => {
  await settle(page, server.url)
  await page.goto('/dashboard')
  const titles = () => pathRows(page).locator('p.font-semibold').allInnerTexts()
  await expect(pathRows(page).first()).toBeVisible()
  const atFirst = await titles()
  await pathRows(page).nth(2).locator('[draggable]').dragTo(pathRows(page).nth(0))
  await expect.poll(titles).toEqual([atFirst[2], atFirst[0], atFirst[1], ...atFirst.slice(3)])
  const before = await titles()

  await test.step('moved, taken off and brought back', async () => {
    const more = page.getByRole('button', { name: `More for ${before[0]}` })
    await more.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)])
    await expect(more).toBeFocused()
    await expect(page.getByText(`${before[0]} is now 2 of `)).toBeAttached()

    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Open course' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Take off the path' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(more).toHaveCount(0)
    const isBackInPlace = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/learning-path'),
    )
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)])
    await isBackInPlace
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.reload()
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)])
  })

  await test.step('ticked off and on again', async () => {
    const box = page.getByRole('checkbox').first()
    await box.focus()
    const name = must(await box.getAttribute('aria-label'))
    await page.keyboard.press('Space')
    // what is done folds away, and the fold has the focus
    const fold = page.locator('summary').filter({ hasText: '1 done' })
    await expect(fold).toBeFocused()
    await page.keyboard.press('Enter')
    const ticked = page.getByRole('checkbox', { name })
    await expect(ticked).toBeChecked()
    await ticked.press('Space')
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  })
})

test('in each look nothing scrolls sideways and everything is accessible', async ({ page, server, allowedErrors }) => {
  const { tokens } = await settle(page, server.url)
  const [first] = await callApi<{ courseId: string }[]>(server.url, 'GET', '/learning-path', undefined, tokens)
  await callApi(server.url, 'PUT', `/learning-path/${must(first).courseId}`, { status: 'completed' }, tokens)
  for (const path of ['/dashboard', '/jobs', '/jobs/qa-tester']) {
    await page.goto(path)
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await expectEachLook(page)
  }
  await test.step('the dialog of the feedback as well, which gives the focus back', async () => {
    const account = page.getByRole('button', { name: /account of/ })
    await account.click()
    await page.getByRole('menuitem', { name: 'Give Feedback' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give Feedback' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Feedback is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(account).toBeFocused()
  })
  await test.step('and a dashboard that the server does not answer', async () => {
    allowedErrors.push(/Failed to load resource/)
    for (const call of ['**/learning-path', '**/career/summary', '**/achivementsBrief'])
      await page.route(call, (route) => route.abort())
    await page.goto('/dashboard')
    for (const name of ['Your next step', 'Your role match', 'Your learning path', 'Interim roles', 'Achievements'])
      await expect(page.getByRole('region', { name }).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
})
