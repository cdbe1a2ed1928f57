import { expect, expectAccessible, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

const AD = `Junior Data Analyst
Requirements:
- Python and SQL
- Tableau or Power BI
Nice to have:
- Docker`

test.describe('a pasted ad', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] })

  test('is compared, a missing skill becomes a course on the path, and what is no advert is refused in words', async ({
    page,
    server,
  }) => {
    await settle(page, server.url)
    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Compare a job ad' }).click()
    await page.getByLabel('The job advert').fill(AD)
    await page.getByRole('button', { name: 'Compare with my skills' }).click()
    const heading = page.getByRole('heading', { name: 'You have 2 of the 3 skills it asks for' })
    await expect(heading).toBeFocused()
    await expect(
      page
        .getByRole('region', { name: 'It asks for' })
        .getByRole('listitem')
        .filter({ hasText: 'Tableau or Power BI' }),
    ).toContainText('Missing')
    await expect(
      page.getByRole('region', { name: 'It asks for' }).getByRole('listitem').filter({ hasText: 'SQL' }),
    ).toContainText('In your own word')
    await expect(page.getByRole('region', { name: 'It would like' }).getByRole('listitem')).toHaveText(/Docker/)
    await expect(page.getByRole('region', { name: 'What to learn first' }).getByRole('listitem').first()).toContainText(
      'Tableau',
    )
    await expectAccessible(page)

    await page
      .getByRole('button', { name: /^Add to path / })
      .first()
      .click()
    await expect(
      page.getByRole('region', { name: 'Courses that close the gaps' }).getByText('On your path'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: /^Add to path / }).first()).toBeVisible()

    await page.goto('/job-ad')
    const field = page.getByLabel('The job advert')
    const compare = page.getByRole('button', { name: 'Compare with my skills' })
    await compare.click()
    await expect(page.getByText('Paste the text of the advert')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('SQL '.repeat(50_000))
    await compare.click()
    await expect(page.getByText('This is longer than an advert. Paste at most 50,000 characters.')).toBeVisible()
    await field.fill('We are looking for somebody nice.')
    await compare.click()
    await expect(page.getByText(/^We know none of the skills in this text\./)).toBeVisible()
    await expect(field).toBeFocused()
    await expectAccessible(page)
  })
})
