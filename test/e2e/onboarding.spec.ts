import type { Page } from '@playwright/test'
import { fixture } from './support/fixtures.ts'
import { answerSevenQuestions, expect, expectAccessible, newPerson, signUp, test } from './support/journey.ts'
import { pressEnter, tabTo, typeInto } from './support/keyboard.ts'
import { arrive } from './support/settled-person.ts'

/** The result of a resume, from the file chosen on the upload page to the dashboard. */
async function expectResult(page: Page, file: string, interim: string | RegExp): Promise<void> {
  await page.getByLabel('Choose your resume').setInputFiles(fixture(file))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Software Developer')
  await expect(page.getByRole('heading', { name: 'What we found in your resume' })).toBeVisible()
  for (const name of ['Skills', 'Experience', 'Education', 'Recommended courses', 'Interim roles']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('No skills were found.')).toHaveCount(0)
  const course = page.getByRole('region', { name: 'Recommended courses' }).getByRole('listitem').first()
  await course.getByRole('heading').click()
  await expect(course.getByText('For your dream role')).toBeVisible()
  await expect(page.getByText(interim).first()).toBeVisible()
  await expect(course.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a guest signs up, answers, changes one answer, uploads a PDF and lands on the dashboard', async ({ page }) => {
  await signUp(page)
  await expect(page).toHaveURL(/\/resume-upload$/)
  await answerSevenQuestions(page, { dreamRole: 'Cloud Engineer' })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/resume-upload')
  await page.getByRole('link', { name: 'Change dream role' }).click()
  await page.getByRole('radio', { name: 'Software Developer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Upload your resume' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Software Developer')).toBeVisible()
  await expectResult(page, 'resume.pdf', 'For an interim role')
})

test('a senior developer uploads a DOCX: no role on the way is a step for them', async ({ page, server }) => {
  await arrive(page, server.url)
  await page.goto('/resume-upload')
  await expectResult(page, 'resume.docx', /^You need no stepping stone/)
})

test('without a resume, skills picked by hand lead to courses and the dashboard', async ({ page }) => {
  await signUp(page)
  await answerSevenQuestions(page, { interim: 'No', dreamRole: 'UI/UX Designer' })
  await page.getByRole('link', { name: 'I have no resume yet' }).click()
  await page.getByRole('button', { name: 'Wireframing' }).click()
  await page.getByLabel('Search skills').fill('pyth')
  await page.getByRole('button', { name: 'Python', exact: true }).click()
  await page.getByLabel('Search skills').fill('zzzz')
  await expect(page.getByText('No skill called “zzzz” here.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Python' }).click()
  await page.getByRole('button', { name: 'Save my skills' }).click()
  await expect(page.getByRole('heading', { name: 'Your skills and courses' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Skills' }).getByRole('listitem')).toHaveText(['Wireframing'])
  // Interim roles are folded away for who said no.
  const fold = page.getByText('Show interim roles')
  await fold.click()
  await expect(page.getByText(/a year in the United States/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the whole way by keyboard alone', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await typeInto(page, page.getByLabel('First name'), person.firstName)
  await typeInto(page, page.getByLabel('Last name'), person.lastName)
  await typeInto(page, page.getByLabel('Email address'), person.email)
  await typeInto(page, page.getByLabel(/^Password/), person.password)
  await tabTo(page, page.getByLabel(/terms and conditions/))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('What is your current status?')
  await expect(heading).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Unemployed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Would you like an interim role?')
  await expect(heading).toBeFocused()
  await page.keyboard.press('1')

  await expect(heading).toHaveText('What is your dream role?')
  // the roles are the server's: before they stand there no digit means one
  await expect(page.getByRole('radio', { name: 'UI/UX Designer' })).toBeVisible()
  await page.keyboard.press('5')
  await expect(page.getByRole('radio', { name: 'UI/UX Designer' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'UI/UX Designer' })).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Cybersecurity Analyst' })).toBeChecked()
  await pressEnter(page, page.getByRole('button', { name: 'Next' }))

  await expect(heading).toHaveText('What motivates you?')
  await typeInto(page, page.getByLabel('Or in your own words'), 'My 2 children')
  await pressEnter(page, page.getByRole('button', { name: 'Next' }))
  await expect(heading).toHaveText('How do you like to learn?')
  await page.keyboard.press('3')

  await expect(heading).toHaveText(/How much time/)
  await tabTo(page, page.getByRole('radio', { name: '1-2 hours' }))
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: '4+ hours' })).toBeChecked()
  await typeInto(page, page.getByLabel('Other'), 'night shifts')
  await pressEnter(page, page.getByRole('button', { name: 'Next' }))
  await expect(heading).toHaveText(/When would you like/)
  await page.keyboard.press('4')

  await expect(heading).toHaveText('Upload your resume')
  await expect(page.getByText('4+ hours a day, night shifts')).toBeVisible()
  await expect(page.getByText('My 2 children')).toBeVisible()
  // asked for some round trips ahead: a dialog that opens before the browser is asked to hand it over is lost
  const chooser = page.waitForEvent('filechooser')
  await pressEnter(page, page.getByLabel('Choose your resume'))
  await (await chooser).setFiles(fixture('resume.pdf'))
  await expect(heading).toHaveText(/Cybersecurity Analyst/)
  await pressEnter(page, page.getByRole('link', { name: 'Go to dashboard' }))
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('answers survive a reload, and Back leads back', async ({ page }) => {
  await signUp(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Student' }).click()
  await expect(heading).toHaveText('Would you like an interim role?')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.goBack()
  await expect(heading).toHaveText('What is your current status?')
  await expect(page.getByRole('radio', { name: 'Student' })).toBeChecked()
  await page.getByRole('radio', { name: 'Unemployed' }).click()
  await page.getByRole('radio', { name: 'No', exact: true }).click()

  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Data Scientist' }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Data Scientist' })).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading).toHaveText('What motivates you?')
  expect(await page.evaluate(() => localStorage.getItem('dreamRole'))).toBe('Data Scientist')

  await page.goto('/resume-upload?step=7')
  await expect(page).toHaveURL(/step=4$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading).toHaveText('What is your dream role?')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every step fits, is accessible, and leads to the dashboard', async ({ page }) => {
    test.slow()
    const expectFit = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await page.goto('/signup')
    await expectFit()
    await signUp(page)
    const steps = [
      () => page.getByRole('radio', { name: 'Student' }).tap(),
      () => page.getByRole('radio', { name: 'Yes' }).tap(),
      async () => {
        await page.getByRole('radio', { name: 'AI Engineer' }).tap()
        await page.getByRole('button', { name: 'Next' }).tap()
      },
      () => page.getByRole('button', { name: 'Next' }).tap(),
      () => page.getByRole('radio', { name: 'Videos' }).tap(),
      () => page.getByRole('button', { name: 'Next' }).tap(),
      () => page.getByRole('radio', { name: '6 months' }).tap(),
    ]
    for (const [index, step] of steps.entries()) {
      await expect(page.getByText(`${index + 1} of 7`, { exact: true })).toBeVisible()
      await expectFit()
      await step()
    }
    await expect(page.getByRole('heading', { name: 'Upload your resume' })).toBeVisible()
    await expectFit()
    await page.getByLabel('Choose your resume').setInputFiles(fixture('resume.docx'))
    await expect(page.getByRole('heading', { name: 'What we found in your resume' })).toBeVisible()
    await expectFit()
    await page.getByRole('link', { name: 'Go to dashboard' }).tap()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
