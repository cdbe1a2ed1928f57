import { must } from '#core/must.ts'
import type { Page } from '@playwright/test'
import type { ArenaItem, SkillCheckAttempt } from '#contract/arena.ts'
import { bank, rightAnswer } from '#test/support/arena.ts'
import { openDatabase } from './support/database.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { pressEnter, tabTo } from './support/keyboard.ts'
import { callApi, settle } from './support/settled-person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Tokens = Awaited<ReturnType<typeof settle>>['tokens']

const open = (url: string, tokens: Tokens, skillId: string) =>
  callApi<SkillCheckAttempt>(
    url,
    'POST',
    `/skill-checks/${skillId}/attempts`,
    { mode: 'scored', form: 'adaptive' },
    tokens,
  )
const question = (page: Page, at: number, of: number) => page.getByRole('heading', { name: `Question ${at} of ${of}` })

const openQuestion = (page: Page, at: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${at} of at most \\d+$`) })

/** Answers an adaptive check by keyboard alone, all rightly, until it ends by itself. */
async function passByKeyboard(page: Page, url: string, tokens: Tokens): Promise<void> {
  const attemptId = must(page.url().split('/').at(-1))
  for (let at = 1; at <= 16; at += 1) {
    await expect(openQuestion(page, at)).toBeVisible({ timeout: 15_000 })
    const path = `/skill-checks/attempts/${attemptId}`
    const state = await callApi<{ open: SkillCheckAttempt }>(url, 'GET', path, undefined, tokens)
    await reply(page, must(state.open.items.at(-1)))
    await pressEnter(page, page.getByRole('button', { name: 'Answer', exact: true }))
    const next = openQuestion(page, at + 1).or(page.getByRole('heading', { level: 1, name: /: proven$/ }))
    await expect(next).toBeVisible({ timeout: 15_000 })
    if (await page.getByRole('heading', { level: 1, name: /: proven$/ }).isVisible()) return
  }
}

/** Answers what is asked by keyboard alone, the first `right` of the items rightly; ends with Finish. */
async function answerByKeyboard(page: Page, items: readonly ArenaItem[], right: number): Promise<void> {
  for (const [at, item] of items.entries()) {
    await expect(question(page, at + 1, items.length)).toBeVisible()
    if (at < right) await reply(page, item)
    if (at < items.length - 1) await goOn(page)
  }
  await goOn(page)
  if (right < items.length) {
    await expect(page.getByText(/no answer\. It counts as wrong|have no answer\. It counts/)).toBeVisible()
    await goOn(page)
  }
}

async function reply(page: Page, item: ArenaItem): Promise<void> {
  const { value } = rightAnswer(item)
  if (typeof value === 'string' && !item.options) {
    await tabTo(page, page.getByRole('textbox', { name: /^(Your term|What it prints|Your program)$/ }))
    await page.keyboard.type(value)
    return
  }
  const line = item.kind === 'bug' && typeof value === 'number' ? value - 1 : value
  const places = typeof line === 'string' ? [must(item.options).indexOf(line)] : [line].flat()
  for (const place of places) {
    if (place < 9) await page.keyboard.press(String(place + 1))
    else {
      await tabTo(page, page.locator(`[data-place="0"]`))
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown')
    }
  }
}

async function goOn(page: Page): Promise<void> {
  await pressEnter(page, page.getByRole('button', { name: /^(Next|Skip|Finish)$/ }))
}

test('a check started, answered and passed by keyboard moves the role match and gives a proof to show', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/)
  const { tokens } = await settle(page, server.url)
  await page.goto('/arena')
  await expect(page.getByRole('region', { name: 'Suggested checks' })).toBeVisible()
  await expectAccessible(page)
  const start = page
    .getByRole('region', { name: 'Suggested checks' })
    .getByRole('button', { name: /^Start check/ })
    .first()
  await pressEnter(page, start)
  const sheet = page.getByRole('dialog', { name: /: skill check$/ })
  await expect(sheet.getByRole('listitem')).toHaveText([
    /^5–16questions$/,
    /^20minutes at most$/,
    /of 10 left this month$/,
  ])
  await expectAccessible(page)
  await pressEnter(page, sheet.getByRole('button', { name: 'Start', exact: true }))
  await expect(page).toHaveURL(/\/arena\/checks\//)
  await expect(openQuestion(page, 1)).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^(20|19) min left$/)
  await expectAccessible(page)
  await passByKeyboard(page, server.url, tokens)
  // the verdict has the focus, at the top of the window, and nothing lies over it: the badge is part of it
  await expect(page.getByRole('heading', { level: 1, name: /: proven$/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('list', { name: 'Celebration' })).toContainText('Skill Starter')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(page.getByText(/; a pass begins at 500/)).toBeVisible()
  await expect(page.getByText(/^Match with Software Developer: /)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Anybody with the link can see and verify it').click()
  const link = page.getByRole('link', { name: /\/proofs\// })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  const elsewhere = await must(page.context().browser()).newContext({ reducedMotion: 'reduce' })
  const stranger = await elsewhere.newPage()
  // the credential's own address leads a person to the same page
  await stranger.goto(address.replace('/proofs/', '/credentials/'))
  await expect(stranger).toHaveURL(address)
  await expect(stranger.getByRole('heading', { level: 1, name: /^Ana Maria Okafor: / })).toBeVisible()
  await expect(stranger.getByText('The signature fits.')).toBeVisible()
  await expect(stranger.getByText(/^The name is written by the owner/)).toBeVisible()
  await expectAccessible(stranger)
  await page.getByLabel('Anybody with the link can see and verify it').click()
  await expect(link).toBeHidden()
  await stranger.reload()
  await expect(stranger.getByText('There is no proof at this address, or its owner does not show it.')).toBeVisible()
  await elsewhere.close()
  await page.goto('/arena')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(/\d+% passed/)
  await expect(page.getByRole('region', { name: 'All skills' }).getByText('Proven', { exact: true })).toHaveCount(1)
})

test('a spent quota says when it renews; practice stays open, says right or wrong, and can be left and gone on with', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 429/)
  const { tokens } = await settle(page, server.url)
  for (const skillId of bank.skillIds.filter((id) => id !== 'python').slice(0, 2))
    await open(server.url, tokens, skillId)
  const database = openDatabase(server)
  database.prepare("update quota_uses set used = 10 where kind = 'skillCheck'").run()
  database.close()
  await page.goto('/arena')
  await page.getByLabel('Find a skill').fill('Python')
  await page
    .getByRole('region', { name: 'All skills' })
    .getByRole('button', { name: 'Start check Python', exact: true })
    .press('Enter')
  await expect(page.getByRole('heading', { name: "This month's scored checks are used" })).toBeVisible()
  await expect(page.getByText(/They renew on [A-Z][a-z]+ 1st, \d{4}/).last()).toBeVisible()
  await expectAccessible(page)
  // Back closes the sheet and stays in the arena
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/arena$/)
  // the page it once was keeps its address
  await page.goto('/arena/quota')
  await expect(page.getByRole('heading', { name: "This month's scored checks are used" })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the arena' }).press('Enter')
  await page.getByLabel('Find a skill').fill('Python')
  await page
    .getByRole('region', { name: 'All skills' })
    .getByRole('button', { name: 'Start check Python', exact: true })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Practise', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/arena\/checks\//)

  const path = `/skill-checks/attempts/${must(page.url().split('/').at(-1))}`
  const { open: practice } = await callApi<{ open: SkillCheckAttempt }>(server.url, 'GET', path, undefined, tokens)
  await expect(question(page, 1, practice.items.length)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await reply(page, must(practice.items[0]))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(question(page, 2, practice.items.length)).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).press('Enter')
  await expect(page).toHaveURL(/\/arena$/)
  await page.getByRole('link', { name: 'Resume Python' }).first().press('Enter')
  await expect(question(page, 2, practice.items.length)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("today's challenge is answered once, and says what was right", async ({ page, server }) => {
    const { tokens } = await settle(page, server.url)
    const { items } = await callApi<{ items: ArenaItem[] }>(server.url, 'GET', '/arena/today', undefined, tokens)
    await page.goto('/arena')
    await page.getByRole('link', { name: "Start today's challenge" }).press('Enter')
    await expect(question(page, 1, 5)).toBeVisible()
    await expectAccessible(page)
    await answerByKeyboard(page, items, 5)
    await expect(page.getByRole('heading', { level: 1, name: '5 of 5 right' })).toBeVisible()
    await expect(page.getByText(/\+\d+ XP/).first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('link', { name: 'Back to the arena' }).press('Enter')
    await expect(page.getByRole('link', { name: "See today's answers" })).toBeVisible()
  })
})
