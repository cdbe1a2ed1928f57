import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { encryptedPdf, picture, tooLarge } from './support/bad-files.ts'
import { fixture } from './support/fixtures.ts'
import { expect, test } from './support/journey.ts'
import { arrive } from './support/settled-person.ts'

test.use({ allowedErrors: [/Failed to load resource/] })

test.beforeEach(async ({ page, server }) => {
  await arrive(page, server.url)
  await page.goto('/resume-upload')
  await expect(page.getByRole('heading', { name: 'Upload your resume' })).toBeVisible()
})

const found = (page: Page) => page.getByRole('heading', { name: 'What we found in your resume' })

test('each bad file is named, and nothing is lost by it; the result comes back after a reload', async ({ page }) => {
  const input = page.locator('input[type=file]')
  const alert = page.getByRole('alert')
  const refused: [files: Parameters<typeof input.setInputFiles>[0], sentence: string][] = [
    [picture, 'Please upload a PDF or DOCX file'],
    [tooLarge, 'The file is larger than 5 MB'],
    [fixture('damaged.pdf'), 'This file looks damaged. Export it again and retry.'],
    [encryptedPdf(), 'The file is password protected'],
    [fixture('blank.pdf'), 'No text found.'],
  ]
  for (const [files, sentence] of refused) {
    await input.setInputFiles(files)
    await expect(alert).toContainText(sentence)
    await expect(alert).toBeFocused()
  }
  await expect(page.getByText('blank.pdf')).toBeVisible()
  await expect(page.getByText('12 months')).toBeVisible()
  await input.setInputFiles(fixture('resume.pdf'))
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
  const skills = page.getByRole('region', { name: 'Skills' }).getByRole('listitem')
  const read = await skills.allTextContents()
  await page.reload()
  await expect(skills).toHaveText(read)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your last resume' })).toBeVisible()
})

test('a drop of two files asks for one, a drop of one is read, with an access token renewed once', async ({ page }) => {
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes += 1
  })
  const bytes = [...readFileSync(fixture('resume.pdf'))]
  const drop = async (count: number) => {
    const transfer = await page.evaluateHandle(
      ([content, times]) => {
        const carried = new DataTransfer()
        for (let index = 0; index < times; index += 1) {
          carried.items.add(new File([new Uint8Array(content)], `resume-${index}.pdf`, { type: 'application/pdf' }))
        }
        return carried
      },
      [bytes, count] as const,
    )
    await page.locator('input[type=file]').dispatchEvent('drop', { dataTransfer: transfer })
  }
  await drop(2)
  await expect(page.getByRole('alert')).toHaveText('Please upload only one file')
  await page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`))
  await drop(1)
  await expect(found(page)).toBeVisible()
  // which is there once the answers are saved
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
  expect(refreshes).toBe(1)
})

test('says what it does while it reads; what is cancelled, cut off or fails goes out again', async ({ page }) => {
  const reading = '**/api/parse-resume'
  await page.route(reading, () => undefined)
  await page.getByLabel('Choose your resume').setInputFiles(fixture('resume.docx'))
  await expect(page.getByRole('status').filter({ hasText: 'Analyzing your resume...' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('resume.docx')).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(reading, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Upload it' }).click()
  await expect(page.getByRole('alert')).toHaveText('You appear to be offline. Check your connection and try again.')
  await expect(page.getByText('resume.docx')).toBeVisible()

  await page.unrouteAll()
  await page.route(reading, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to parse resume. Please try again.')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page)).toBeVisible()
})

test('the dashboard waits for the save, and a failed save can be repeated', async ({ page }) => {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let saves = 0
  await page.route('**/user/career-questions', async (route) => {
    saves += 1
    if (saves > 1) return route.continue()
    await held
    return route.abort('connectionreset')
  })
  await page.getByLabel('Choose your resume').setInputFiles(fixture('resume.pdf'))
  await expect(page.getByRole('button', { name: 'Saving changes, please wait...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert')).toHaveText('You appear to be offline. Check your connection and try again.')
  await page.getByRole('button', { name: 'Save again' }).click()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
