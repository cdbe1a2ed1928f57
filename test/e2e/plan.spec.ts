import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectEachLook, expectNoSidewaysScroll, test } from './support/journey.ts'
import { pressEnter, tabTo } from './support/keyboard.ts'
import { callApi, settle } from './support/settled-person.ts'

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^At / })
const slider = (page: Page) => page.getByRole('slider', { name: 'Hours a day' })
const mapOf = (page: Page) => page.getByRole('img', { name: /^Map of/ })
const dreamBar = (page: Page, role: string) => page.getByRole('progressbar', { name: `Dream role: ${role}` })
const percentOf = async (page: Page, role: string) => Number(await dreamBar(page, role).getAttribute('aria-valuenow'))

test('from the dashboard to a finished course to moved bars and a shorter plan', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/dashboard')
  await expect(dreamBar(page, 'Software Developer')).toBeVisible()
  const before = await percentOf(page, 'Software Developer')
  await page.getByRole('link', { name: /steps and dates$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your route to Software Developer' })).toBeVisible()
  const map = await mapOf(page).getAttribute('aria-label')
  expect(map).toContain('0 courses are done')

  await page.goBack()
  await page.getByRole('button', { name: 'Mark done' }).click()
  await expect.poll(() => percentOf(page, 'Software Developer')).toBeGreaterThan(before)
  await page.getByRole('link', { name: /steps and dates$/ }).click()
  await expect(mapOf(page)).toHaveAccessibleName(/1 course is done/)
  await expect(page.getByText('1 course behind you')).toBeVisible()
  const history = page.getByRole('region', { name: 'Role match over time' })
  await expect(history.getByRole('button', { name: /^Why \d+%\?$/ })).toBeVisible()
})

test('a planner by keyboard: hours, timeframe, route, reasons, table and calendar', async ({ page, server }) => {
  await settle(page, server.url, { dreamRole: 'Data Scientist' })
  await page.goto('/plan')
  await expect(status(page)).toContainText('At 3 hours a day: you will be ready to apply as Data Scientist by ')
  const [words, drawing] = [await status(page).innerText(), await mapOf(page).innerHTML()]

  await tabTo(page, slider(page))
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^2\.5 hours a day: you will be ready to apply as Data Scientist by /,
  )
  await expect(status(page)).not.toHaveText(words)
  expect(await mapOf(page).innerHTML()).not.toBe(drawing)
  await page.keyboard.press('Home')
  await expect(status(page)).toContainText('At 30 minutes a day')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: '12 months' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '6 months' })).toBeChecked()
  const advice = page.getByRole('note')
  await expect(advice).toContainText(/At 30 minutes a day this takes \d+ weeks, \d+ weeks more than you planned\./)
  await expect(advice).toContainText(
    /With ([\d.]+ hours?( \d+ minutes)?|\d+ minutes) a day you would be there in time\.|plan for at least/,
  )

  await expect(page.getByText('Trying it out. Your plan is 3 hours a day, 12 months.')).toBeVisible()
  await pressEnter(page, page.getByRole('button', { name: 'Keep 30 minutes a day' }))
  await expect(page.getByText('Your plan: 30 minutes a day, 6 months.')).toBeFocused()
  await page.reload()
  await expect(status(page)).toContainText('At 30 minutes a day')

  await pressEnter(page, page.getByRole('button', { name: /^Take this route ?: Straight there$/ }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Your route' }).first()).toContainText('Straight there')
  const taking = page.getByRole('button', { name: /^Take this route ?: By way of / }).first()
  const role = (await taking.innerText()).replace(/[^]*By way of /, '').trim()
  const compare = page.getByRole('button', { name: new RegExp(`^Compare on the map ?: By way of ${role}$`) })
  await pressEnter(page, compare)
  await expect(page.getByText(`${role} comes into reach`)).toBeVisible()
  const roles = page.getByRole('region', { name: 'Roles on the way' })
  await expect(roles.getByRole('listitem').filter({ hasText: role }).first()).toContainText(/Week \d+, /)
  await expect(page.getByText(`${role} comes into reach`)).toBeVisible()

  const why = roles.getByRole('button', { name: /^Why \d+%\? Data Scientist$/ })
  await pressEnter(page, why)
  const reasons = page.getByRole('dialog', { name: /match with Data Scientist$/ })
  await expect(reasons.getByRole('heading', { name: 'This route adds' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(why).toBeFocused()

  await page
    .getByRole('region', { name: 'Map of the routes' })
    .getByRole('button', { name: 'Show as table' })
    .press('Enter')
  await expect(
    page.getByRole('table', { name: 'When each role comes into reach, by route' }).getByRole('row').nth(1),
  ).toContainText('Straight there')
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('waymark-route.ics')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:In reach: ${role}`)

  await taking.press('Enter')
  await expect(page.getByText(`You go by way of ${role}. Your path follows.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Your route' }).first()).toContainText(`By way of ${role}`)
  await page.goto('/dashboard')
  await expect(page.getByRole('progressbar', { name: `Interim role on your route: ${role}` })).toBeVisible()
})

test('a change of the dream role in the settings keeps what was learned, and the plan follows', async ({
  page,
  server,
}) => {
  const { tokens } = await settle(page, server.url)
  const [first] = await callApi<{ courseId: string; courseTitle: string }[]>(
    server.url,
    'GET',
    '/learning-path',
    undefined,
    tokens,
  )
  await callApi(server.url, 'PUT', `/learning-path/${must(first).courseId}`, { status: 'completed' }, tokens)
  await page.goto('/settings#career')
  // what is celebrated is closed before one goes on below it
  await page.getByRole('status', { name: 'Celebration' }).getByRole('button', { name: 'Close' }).click()
  const section = page.getByRole('region', { name: 'Career answers' })
  await section.getByLabel('Dream role').selectOption('UI/UX Designer')
  await section.getByLabel('Timeframe').selectOption('2 years')
  await section.getByRole('checkbox', { name: /Financial/ }).check()
  await section.getByLabel('Something else').fill('a baby')
  await section.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Answers saved. Your plan follows them.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Save answers' })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/plan')
  await expect(page.getByRole('heading', { level: 1, name: 'Your route to UI/UX Designer' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 years' })).toBeChecked()
  await page.goto('/dashboard')
  await page
    .locator('summary')
    .filter({ hasText: /\d done/ })
    .click()
  await expect(page.getByRole('checkbox', { name: `Done: ${must(first).courseTitle}` })).toBeChecked()
  await page.goto('/settings#career')
  await expect(section.getByLabel('Something else')).toHaveValue('a baby')
})

test('the learning path takes another course in place of one, any of the catalogue, and word of a wrong link', async ({
  page,
  server,
}) => {
  const titles = (page: Page) =>
    page.getByRole('region', { name: 'Your learning path' }).locator('li p.font-semibold').allInnerTexts()
  const choose = async (page: Page, course: string, item: string) => {
    await page.getByRole('button', { name: `More for ${course}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await settle(page, server.url)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your learning path' }).getByRole('listitem').first()).toBeVisible()

  await test.step('swaps a course in its place, and back', async () => {
    const before = await titles(page)
    await choose(page, must(before[1]), 'Swap for another')
    const dialog = page.getByRole('dialog', { name: 'Swap for another course' })
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    const other = await dialog.locator('li p').first().innerText()
    await dialog.getByRole('button', { name: `Take this one ${other}` }).click()
    await expect.poll(() => titles(page)).toEqual([before[0], other, ...before.slice(2)])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titles(page)).toEqual(before)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(before)
  })

  await test.step('takes any course of the catalogue', async () => {
    await page.getByRole('button', { name: 'Add a course' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a course' })
    await dialog.getByLabel('Search courses').fill('tableau')
    // what was listed before the search is not what is meant
    await expect(dialog.getByRole('listitem').first()).toContainText(/tableau/i)
    await dialog
      .getByRole('button', { name: /^Add (?!a course)/ })
      .first()
      .click()
    await expect(dialog.getByText('On your path').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add a course' })).toBeFocused()
  })

  await test.step('hears that a link is wrong, and says truly that none was checked yet', async () => {
    const [first] = await titles(page)
    await choose(page, must(first), 'This link is wrong')
    const dialog = page.getByRole('dialog', { name: 'This link is wrong' })
    await expect(dialog).toContainText('The link was not checked yet.')
    await dialog.getByLabel('What is wrong with it?').fill('Page not found')
    await dialog.getByRole('button', { name: 'Report the link' }).click()
    await expect(page.getByText('Thank you. Whoever looks after the courses will see it.')).toBeVisible()
    await expect(page.getByRole('button', { name: `More for ${first}` })).toBeFocused()
  })
})

test('plan, job ad and settings fit and are accessible, from 320 px on', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await settle(page, server.url)
  for (const path of ['/plan', '/job-ad', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectEachLook(page)
  }
})

test('/jobs on a phone: from the bar to a role, its requirements and the boards', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, server.url)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interim roles on the way to Software Developer')
  await page.getByLabel('Sort by').selectOption('Best paid first')
  await page
    .getByRole('link', { name: /^Read more/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Search .* on LinkedIn/ })).toBeVisible()
  // no feed is set up on this server
  await expect(page.getByRole('region', { name: 'Open positions' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
