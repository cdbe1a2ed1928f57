import type { Page } from '@playwright/test'
import type { ArenaItem, SkillCheckAttempt } from '#contract/arena.ts'
import { bank, rightAnswer } from '#test/support/arena.ts'
import { openDatabase } from './support/database.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { callApi, settle } from './support/settled-person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Tokens = Awaited<ReturnType<typeof settle>>['tokens']

const open = (url: string, tokens: Tokens, skillId: string, mode = 'scored') =>
  callApi<SkillCheckAttempt>(url, 'POST', `/skill-checks/${skillId}/attempts`, { mode }, tokens)
const question = (page: Page, at: number, of: number) => page.getByRole('heading', { name: `Question ${at} of ${of}` })

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
    await tabTo(page, page.getByRole('textbox', { name: /^(Your term|What it prints)$/ }))
    await page.keyboard.type(value)
    return
  }
  const line = item.kind === 'bug' && typeof value === 'number' ? value - 1 : value
  const places = typeof line === 'string' ? [item.options!.indexOf(line)] : [line].flat()
  for (const place of places) {
    if (place < 9) await page.keyboard.press(String(place + 1))
    else {
      await tabTo(page, page.locator(`[data-place="0"]`))
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown')
    }
  }
}

async function goOn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /^(Next|Skip|Finish)$/ }))
  await page.keyboard.press('Enter')
}

test('a check started, answered and passed by keyboard moves the role match and gives a proof to show', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/404/)
  const { tokens } = await settle(page, server.url)
  await page.goto('/arena')
  await expect(page.getByRole('region', { name: 'Suggested checks' })).toBeVisible()
  await expectAccessible(page)
  const start = page
    .getByRole('region', { name: 'Suggested checks' })
    .getByRole('button', { name: /^Start check/ })
    .first()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/arena\/checks\//)
  await expect(question(page, 1, 7)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(20|19) min left$/)
  await expectAccessible(page)
  const attemptId = page.url().split('/').at(-1)!
  const { open: attempt } = await callApi<{ open: SkillCheckAttempt }>(
    server.url,
    'GET',
    `/skill-checks/attempts/${attemptId}`,
    undefined,
    tokens,
  )
  await answerByKeyboard(page, attempt.items, 8)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: proven$/)
  await expect(page.getByText(/^Match with Software Developer: /)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Anybody with the link can see and verify it').click()
  const link = page.getByRole('link', { name: /\/proofs\// })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  const elsewhere = await page.context().browser()!.newContext({ reducedMotion: 'reduce' })
  const stranger = await elsewhere.newPage()
  // the credential's own address leads a person to the same page
  await stranger.goto(address.replace('/proofs/', '/credentials/'))
  await expect(stranger).toHaveURL(address)
  await expect(stranger.getByRole('heading', { level: 1, name: /^Ana Maria Okafor: / })).toBeVisible()
  await expect(stranger.getByText('The signature fits.')).toBeVisible()
  await expectAccessible(stranger)
  await page.getByLabel('Anybody with the link can see and verify it').click()
  await expect(link).toBeHidden()
  await stranger.reload()
  await expect(stranger.getByText('There is no proof at this address, or its owner does not show it.')).toBeVisible()
  await elsewhere.close()
  await page.goto('/arena')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('100% passed')
  await expect(page.getByRole('region', { name: 'All skills' }).getByText('Proven', { exact: true })).toHaveCount(1)
})

test('a check left half way goes on where it was, and failing it takes nothing away', async ({ page, server }) => {
  const { tokens } = await settle(page, server.url)
  const attempt = await open(server.url, tokens, 'python')
  await page.goto(`/arena/checks/${attempt.attemptId}`)
  await expect(question(page, 1, 8)).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await reply(page, attempt.items[0]!)
  await saved
  await page.goto('/arena')
  await page.getByRole('link', { name: 'Resume Python' }).first().press('Enter')
  await expect(question(page, 2, 8)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  for (let at = 2; at <= 8; at += 1) {
    await expect(question(page, at, 8)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/^7 questions have no answer/)).toBeVisible()
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible()
  await expect(page.getByText(/Nothing is taken away/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Question 1: right/ })).toBeVisible()
})

test('a check ends by itself when its time is up', async ({ page, server }) => {
  const { tokens } = await settle(page, server.url)
  const { attemptId } = await open(server.url, tokens, 'python')
  const database = openDatabase(server)
  const endsAt = new Date(Date.now() + 5000).toISOString()
  database.prepare('update skill_attempts set ends_at = ? where id = ?').run(endsAt, attemptId)
  database.close()
  await page.goto(`/arena/checks/${attemptId}`)
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d left$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('The twenty minutes were over')).toBeVisible()
})

test('a spent quota says when it renews, and practice stays open', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/429/)
  const { tokens } = await settle(page, server.url)
  for (const skillId of bank.skillIds.filter((id) => id !== 'python').slice(0, 10))
    await open(server.url, tokens, skillId)
  await page.goto('/arena')
  await page
    .getByRole('region', { name: 'All skills' })
    .getByRole('button', { name: 'Start check Python', exact: true })
    .press('Enter')
  await expect(page.getByRole('heading', { name: "This month's scored checks are used" })).toBeVisible()
  await expect(page.getByText(/They renew on [A-Z][a-z]+ 1st, \d{4}/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the arena' }).press('Enter')
  await page
    .getByRole('region', { name: 'All skills' })
    .getByRole('button', { name: 'Practise Python', exact: true })
    .press('Enter')
  await expect(question(page, 1, 8)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
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
