import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fixture } from './support/fixtures.ts'
import { expect, expectEachLook, expectNoSidewaysScroll, test } from './support/journey.ts'
import { pressEnter } from './support/keyboard.ts'
import { settle } from './support/settled-person.ts'

/** Somebody who uploaded this resume, on the review. */
async function review(page: Page, url: string, file: string) {
  const person = await settle(page, url, { skills: [] })
  // a server short of processors says so (408, 503) and is asked again
  await expect(async () => {
    const form = new FormData()
    form.append('resume', new File([readFileSync(fixture(file))], file))
    const answer = await fetch(`${url}/api/parse-resume`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.tokens.accessToken}` },
    })
    expect(answer.status).toBe(200)
  }).toPass()
  await page.goto('/resume')
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible()
  return person
}

const facts = (page: Page) => page.getByRole('region', { name: 'What we read' })
const skills = (page: Page) => page.getByRole('region', { name: 'Skills' })
const skillNames = (page: Page) => skills(page).getByRole('button', { name: /, edit$/ })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true })

async function addSkill(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a skill' }).click()
  await page.getByLabel('A skill to add').fill(name)
  await page.keyboard.press('Enter')
  await expect(skills(page).getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

test('the score above the facts arrives without moving them, so that no tap is lost', async ({ page, server }) => {
  await page.route('**/resume/checks*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = new Set<number>()
    const look = () => {
      const button = document.querySelector('button[aria-label="Edit name"]')
      if (button) seen.add(Math.round(button.getBoundingClientRect().top + scrollY))
      document.documentElement.dataset.tops = [...seen].join()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await review(page, server.url, 'resume.pdf')
  await expect(page.getByRole('region', { name: 'Your resume check' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-tops', /^\d+$/)
  await test.step('the source lights up for a fact, and a place leads back to its fact', () => expectSource(page))
  await test.step('on a phone the two sides are tabs', () => expectTabs(page))
  await test.step('all of it fits and is accessible, from 320 px on', () => expectToFit(page))
})

async function expectSource(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /^Page 1 of \d+ of resume.pdf$/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
  const email = facts(page).getByRole('button', { name: 'Edit email' })
  await email.hover()
  const lit = page.locator('[data-region][data-lit]')
  await expect(lit).toHaveCount(1)
  const [place, sheet] = [must(await lit.boundingBox()), must(await picture.boundingBox())]
  expect(place.y - sheet.y).toBeLessThan(sheet.height / 3)
  await lit.click()
  await expect(facts(page).locator(':focus')).toBeVisible()
}

test('what is wrong is changed in place, undone, confirmed, and says what it changed', async ({ page, server }) => {
  await review(page, server.url, 'resume.pdf')
  await facts(page).getByRole('button', { name: 'Edit name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Imogen Łucja Harper')
  await page.keyboard.press('Enter')
  await expect(facts(page).getByText('Imogen Łucja Harper', { exact: true })).toBeVisible()
  const before = await skillNames(page).count()
  await skills(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(skillNames(page)).toHaveCount(before - 1)
  await page.keyboard.press('Control+z')
  await expect(skillNames(page)).toHaveCount(before)
  await addSkill(page, 'Kubernetes')
  await confirm(page).click()
  const said = page.getByRole('status').filter({ hasText: 'Confirmed. Thank you' })
  await expect(said).toContainText(/Your match with Software Developer (went from|stays at) \d+%/)
  await expect(said).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your resume', exact: true })).toBeVisible()
  await expect(facts(page).getByText('Imogen Łucja Harper', { exact: true })).toBeVisible()
  // nothing is left to confirm: the bar leads on
  await expect(page.getByRole('link', { name: 'See my plan' })).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
})

test('a job is corrected in its form; changes survive a reload, also what is half typed, and leaving asks first', async ({
  page,
  server,
}) => {
  await review(page, server.url, 'resume.docx')
  const experience = page.getByRole('region', { name: 'Experience' })
  await experience.getByRole('button', { name: 'Add a job' }).click()
  const form = page.getByRole('form', { name: 'Add a job' })
  await form.getByLabel('Start, year').fill('2024')
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form.getByRole('alert')).toHaveText('Give a title or a company')
  await form.getByLabel('Title').fill('Barista')
  await form.getByLabel('Start, month').selectOption('March')
  await form.getByLabel('I still work here').check()
  await expect(form.getByLabel('End, year')).toBeDisabled()
  await form.getByLabel('What you did').fill('Trained two people\n\n  Kept the till right ')
  await form.getByRole('button', { name: 'Done' }).click()
  const entry = experience.getByRole('listitem').filter({ hasText: 'Barista' }).first()
  await expect(entry).toContainText('Mar 2024 to today')
  await entry.getByText('2 points').click()
  await expect(entry).toContainText('Kept the till right')

  await addSkill(page, 'Fortran')
  await facts(page).getByRole('button', { name: 'Edit headline' }).click()
  await page.getByLabel('Headline').fill('Half a headl')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Headline')).toHaveValue('Half a headl')
  await expect(skills(page).getByRole('button', { name: 'Remove Fortran' })).toBeVisible()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  const ask = page.getByRole('dialog', { name: 'Leave without confirming?' })
  await ask.getByRole('button', { name: 'Stay and confirm' }).click()
  await expect(page).toHaveURL(/\/resume$/)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('by keyboard alone: from a fact to its place and back, edit, add, confirm', async ({ page, server }) => {
  await review(page, server.url, 'resume.docx')
  const edit = facts(page).getByRole('button', { name: 'Edit email' })
  await pressEnter(page, edit)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-region]:focus')).toContainText('@')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(facts(page).locator(':focus')).toBeVisible()
  await pressEnter(page, confirm(page))
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed. Thank you' })).toBeFocused()
})

async function expectTabs(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('tab', { name: 'What we read' })).toHaveAttribute('aria-selected', 'true')
  await facts(page)
    .getByRole('button', { name: /^Page 1, where it says/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Document' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-region]:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'What we read' })).toHaveAttribute('aria-selected', 'true')
}

test('the resume is taken along in three forms; files are kept by choice, and go one by one or with it', async ({
  page,
  server,
}) => {
  await review(page, server.url, 'resume.docx')
  for (const [label, ending] of [
    ['PDF', 'pdf'],
    ['Word (DOCX)', 'docx'],
    ['JSON Resume', 'json'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Take it along' }).getByRole('button', { name: label }).click()
    expect((await saved).suggestedFilename()).toMatch(new RegExp(String.raw` resume\.${ending}$`))
    expect(readFileSync(await (await saved).path()).length).toBeGreaterThan(1_000)
  }
  const files = page.getByRole('region', { name: 'Your files' })
  await expect(files.getByRole('listitem')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download resume.docx' }).click()
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(fixture('resume.docx')))
  await files.getByRole('checkbox', { name: /Do not keep my file/ }).click()
  await expect(files.getByText('No file is kept.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your document' })).toContainText('The file itself is not kept')
  await page.getByRole('button', { name: 'Delete this resume' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Your resume', exact: true })).toBeVisible()
})

async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Document' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'What we read' }).click()
  await expectEachLook(page)
  await facts(page)
    .getByRole('button', { name: /^Edit .*, / })
    .first()
    .click()
  await expectEachLook(page)
}
