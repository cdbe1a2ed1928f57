import { strToU8, zipSync } from 'fflate'
import { addApplication } from '#contract/applications.ts'
import { expect, expectAccessible, expectEachLook, test } from './support/journey.ts'
import { arrive, callApi, settle } from './support/settled-person.ts'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'

const APPLICATIONS = addApplication.path
const AD = 'Support engineer\n\nRequirements\n- Very good PostgreSQL\n- Kubernetes\n'

test('from an advert to what was sent, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { tokens } = await settle(page, server.url)
  await callApi(server.url, 'PUT', '/resume/latest', { facts: FACTS }, tokens)
  const { application } = await callApi<{ application: { id: string } }>(
    server.url,
    'POST',
    APPLICATIONS,
    { company: 'Juniper Apps', title: 'Support' },
    tokens,
  )
  await page.goto('/documents')
  await page.getByLabel('Name').fill('Juniper Apps')
  await page.getByLabel('Advert (optional)').fill(AD)
  await page.getByRole('button', { name: 'Make it' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juniper Apps')
  await expect(page.getByText('not in your facts, so not added')).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible()
  await expectEachLook(page)

  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('Text', { exact: true }).fill('Led 90 people')
  await expect(page.getByText(/^Not in your facts: .*Is this true/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the fact' }).click()
  await expect(page.getByText(/^Not in your facts/)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await page.getByRole('button', { name: 'Side', exact: true }).click()
  await page.getByLabel('Paper').selectOption('letter')
  await expect(page.getByText('1 page, letters of 11 pt.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.getByLabel('Sent for which application? (optional)').selectOption({ label: 'Juniper Apps – Support' })
  await page.getByRole('button', { name: 'Keep a copy of what I send' }).click()
  await expect(page.getByText('Kept.')).toBeVisible()
  await page.goto(`/applications/${application.id}`)
  await expect(page.getByRole('button', { name: /^Download Ada-Walker-Juniper-Apps/ })).toBeVisible()
  await page.goto('/documents')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Ada-Walker-Juniper-Apps/ }).click()
  expect((await download).suggestedFilename()).toBe('Ada-Walker-Juniper-Apps.pdf')

  await page.getByRole('button', { name: 'Letter' }).click()
  await page.getByLabel('Name').fill('Letter to Juniper')
  await page.getByLabel('Role you apply for').fill('Support Engineer')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByLabel('What you did')).toHaveValue(/answered 45 calls a day/i)
})

const FACTS = { ...SUPPORT_ENGINEER, basics: { ...SUPPORT_ENGINEER.basics, headline: 'Support Engineer' } }

test('rows are put into another order with the mouse, and the pages follow', async ({ page, server }) => {
  const { tokens } = await settle(page, server.url)
  await callApi(server.url, 'PUT', '/resume/latest', { facts: FACTS }, tokens)
  const { documentId } = await callApi<{ documentId: string }>(
    server.url,
    'POST',
    '/career-documents',
    { kind: 'resume', name: 'Dragged' },
    tokens,
  )
  await page.goto(`/documents/${documentId}`)
  const entry = page.getByRole('region', { name: /^Support Engineer/ })
  const rows = entry.getByRole('listitem')
  await expect(rows).toHaveText([/Answered 45 calls/, /Wrote reports/])
  const pages = page.getByRole('img', { name: /^Page 1/ })
  const before = await pages.getAttribute('src')
  // what is celebrated at a first visit lies over the rows until it is closed
  await page.getByRole('status', { name: 'Celebration' }).getByRole('button', { name: 'Close' }).click()
  // the grip is for the mouse alone, so it has no name
  await rows.last().locator('[draggable]').dragTo(rows.first())
  await expect(rows).toHaveText([/Wrote reports/, /Answered 45 calls/])
  await expect(pages).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(rows).toHaveText([/Wrote reports/, /Answered 45 calls/])
})

test('what was typed a moment before the page is left is asked about, and saved', async ({ page, server }) => {
  const { tokens } = await settle(page, server.url)
  await callApi(server.url, 'PUT', '/resume/latest', { facts: FACTS }, tokens)
  await page.goto('/documents/facts')
  const headline = page.getByLabel('Headline')
  const asked = page.waitForEvent('dialog')
  // on a busy machine the save of a moment later would end before the question: it goes out while that stands
  await page.route('**/career-documents/profile', async (route) => {
    if (route.request().method() === 'PUT') await asked
    await route.continue()
  })
  await headline.fill('Web developer')
  // what asks is put up by an effect of the change; that it may come later than the typing is likely, not reproduced
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  // held up by the question until it is answered
  const reload = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  const storedHeadline = async () =>
    (
      await callApi<{ profile: { basics: { headline: string } } }>(
        server.url,
        'GET',
        '/career-documents/profile',
        undefined,
        tokens,
      )
    ).profile.basics.headline
  await expect.poll(storedHeadline).toBe('Web developer')
  await question.accept()
  await reload
  await expect(headline).toHaveValue('Web developer')
})

test('who has no resume writes one in the same form, and brings LinkedIn to it', async ({ page, server }) => {
  await arrive(page, server.url)
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Build a resume in ten minutes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your resume' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/documents/import')
  await page.getByLabel(/^A resume \(PDF, Word\)/).setInputFiles({
    name: 'linkedin.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipSync({
        'Positions.csv': strToU8(
          'Company Name,Title,Description,Location,Started On,Finished On\nCopper Ladle,Baker,Baked bread,Leeds,Jan 2019,',
        ),
        'messages.csv': strToU8('secret'),
      }),
    ),
  })
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('1 entry and 0 skills found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to my facts' }).click()
  await page.getByRole('link', { name: 'To your documents' }).click()
  await expect(page.getByRole('heading', { name: 'New document' })).toBeVisible()
})
