import { pressEnter, tabTo, typeInto } from './support/keyboard.ts'
import { expect, expectEachLook, test } from './support/journey.ts'
import { arriveCalmly } from './support/ai-journey.ts'
import { arrive, callApi } from './support/settled-person.ts'

const REJECTION = `Dear Ana Maria,

Thank you for applying for the Support Engineer role at Juniper Apps.
Unfortunately, we have decided not to move forward with your application.

Kind regards
Juniper Apps`

// a link that is none is refused on purpose
test.use({ allowedErrors: [/status of 400/] })

test('from a saved job to its rejection, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveCalmly(page, server.url)
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Add a job' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add a job' })
  await form.getByLabel('Company').fill('Juniper Apps')
  await form.getByLabel('Job title').fill('Support Engineer')
  await form.getByLabel('Link to the advert (optional)').fill('juniper')
  await expectEachLook(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Use a web address that starts with https://')).toBeVisible()
  await form.getByLabel('Link to the advert (optional)').fill('https://juniper.example/jobs/7')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Board', exact: true }).click()
  const board = page.getByRole('region', { name: 'Applications by stage' })
  const menu = board.getByLabel('Move Support Engineer to')
  await expect(menu).toHaveValue('saved')
  await menu.selectOption('Applied')
  await expect(board.getByRole('status')).toHaveText(/^Moved Support Engineer: Applied, \d of \d$/)
  await expect(menu).toHaveValue('applied')
  await expectEachLook(page)

  await board.getByRole('link', { name: 'Support Engineer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Engineer')
  await expect(page.getByText(/^Applied on /)).toBeVisible()
  await page.getByLabel('Add a note').fill('Spoke to Mira on the phone')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Spoke to Mira on the phone' })).toBeVisible()
  await expectEachLook(page)

  await page.getByRole('button', { name: 'Edit the facts' }).click()
  const facts = page.getByRole('dialog', { name: 'Facts of this application' })
  await facts.getByLabel('How you applied').fill('E-mail')
  await expectEachLook(page)
  await facts.getByRole('button', { name: 'Save' }).click()
  await expect(facts).toBeHidden()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const people = page.getByRole('dialog', { name: 'People' })
  await people.getByLabel('Name').fill('Mira Ode')
  await expectEachLook(page)
  await people.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'People' }).getByText('Mira Ode')).toBeVisible()
  await page.getByRole('button', { name: 'Add an interview' }).click()
  const talk = page.getByRole('dialog', { name: 'Interview' })
  await talk.getByLabel('Place or link (optional)').fill('Harbour 3')
  await expectEachLook(page)
  await talk.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Interviews' }).getByText('Harbour 3')).toBeVisible()

  await page.getByRole('link', { name: 'All applications' }).click()
  await page.getByRole('button', { name: 'Paste a reply' }).click()
  const reply = page.getByRole('dialog', { name: 'Paste a reply' })
  await reply.getByLabel('Message').fill(REJECTION)
  await reply.getByRole('button', { name: 'Read it' }).click()
  await expect(reply.getByText('Confirming closes it: Rejected.')).toBeVisible()
  await expect(reply.getByLabel('Which application?').locator('option:checked')).toHaveText(
    'Support Engineer · Juniper Apps',
  )
  await expectEachLook(page)
  await reply.getByRole('button', { name: 'Confirm and keep' }).click()
  await expect(reply).toBeHidden()

  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect(board.getByText('1 closed application')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Applied on' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: 'Support Engineer' })).toContainText(/Rejected on /)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Support Engineer' })).toBeFocused()
  await expectEachLook(page)

  await page.getByRole('button', { name: 'Insights', exact: true }).click()
  const funnel = page.getByRole('region', { name: 'How far you got' })
  await funnel.getByText('Applied', { exact: true }).click()
  await expect(funnel.getByRole('link', { name: 'Support Engineer' }).first()).toBeVisible()
  await expectEachLook(page)

  await page.getByRole('link', { name: 'Record for a job centre' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Support Engineer' }).first()).toBeVisible()
  await page.getByLabel('Form', { exact: true }).selectOption('de')
  await expect(page.getByRole('columnheader', { name: 'Unternehmen' })).toBeVisible()
  await expectEachLook(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('job-search-record.pdf')
})

test('a card taken by its title is dropped on another column, and stays there', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { tokens } = await arrive(page, server.url)
  await callApi(server.url, 'POST', '/api/applications', { company: 'Juniper Apps', title: 'Support Engineer' }, tokens)
  await page.goto('/applications?view=board')
  await page.getByRole('link', { name: 'Support Engineer' }).dragTo(page.getByRole('heading', { name: /^Applied/ }))
  await expect(page.getByRole('status').filter({ hasText: 'Moved Support Engineer: Applied' })).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Move Support Engineer to')).toHaveValue('applied')
})

test('from a saved job to its record by keyboard alone', async ({ page, server }) => {
  await arriveCalmly(page, server.url)
  await page.goto('/applications')
  await pressEnter(page, page.getByRole('button', { name: 'Add a job' }).first())
  const form = page.getByRole('dialog', { name: 'Add a job' })
  await typeInto(page, form.getByLabel('Company'), 'Juniper Apps')
  await typeInto(page, form.getByLabel('Job title'), 'Support Engineer')
  await pressEnter(page, form.getByRole('button', { name: 'Save' }))
  await expect(form).toBeHidden()
  // past a toast, which stays as long as the pointer is on it, and on from the top of the page
  const toast = page.locator('[data-sonner-toast]')
  await toast.hover()
  await tabTo(page, toast)
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(toast).toBeAttached()
  await page.mouse.move(0, 0)

  await pressEnter(page, page.getByRole('button', { name: 'Board', exact: true }))
  const board = page.getByRole('region', { name: 'Applications by stage' })
  const menu = board.getByLabel('Move Support Engineer to')
  await tabTo(page, menu)
  await page.keyboard.type('Applied')
  await expect(board.getByRole('status')).toHaveText(/^Moved Support Engineer: Applied, \d of \d$/)
  await expect(menu).toHaveValue('applied')
  await expect(menu).toBeFocused()

  await pressEnter(page, board.getByRole('link', { name: 'Support Engineer' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Engineer')
  await typeInto(page, page.getByLabel('Add a note'), 'Spoke to Mira on the phone')
  await pressEnter(page, page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Spoke to Mira on the phone' })).toBeVisible()
  await pressEnter(page, page.getByRole('button', { name: 'Add a person' }))
  const people = page.getByRole('dialog', { name: 'People' })
  await typeInto(page, people.getByLabel('Name'), 'Mira Ode')
  await page.keyboard.press('Escape')
  await expect(people).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused()

  await pressEnter(page, page.getByRole('link', { name: 'All applications' }))
  await pressEnter(page, page.getByRole('button', { name: 'Paste a reply' }))
  const reply = page.getByRole('dialog', { name: 'Paste a reply' })
  await typeInto(page, reply.getByLabel('Message'), REJECTION)
  await pressEnter(page, reply.getByRole('button', { name: 'Read it' }))
  await expect(reply.getByText('Confirming closes it: Rejected.')).toBeVisible()
  await pressEnter(page, reply.getByRole('button', { name: 'Confirm and keep' }))
  await expect(reply).toBeHidden()

  await pressEnter(page, page.getByRole('button', { name: 'Insights', exact: true }))
  // above the views
  await pressEnter(page, page.getByRole('link', { name: 'Record for a job centre' }), 'Shift+Tab')
  await expect(page.getByRole('row').filter({ hasText: 'Support Engineer' }).first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await pressEnter(page, page.getByRole('button', { name: 'Save as PDF' }))
  expect((await saved).suggestedFilename()).toBe('job-search-record.pdf')
})
