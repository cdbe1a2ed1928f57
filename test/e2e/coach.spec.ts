import { must } from '#core/must.ts'
import { answers, cutsOff, stalls } from '#test/support/fake-provider.ts'
import { arriveCalmly, askAdvisor, startAdvisedServer } from './support/ai-journey.ts'
import { fixture } from './support/fixtures.ts'
import { hostileAnswers } from './support/hostile-markdown.ts'
import { expect, expectAccessible, test, testOn } from './support/journey.ts'
import { watchForHarm } from './support/model-harm.ts'

const advisedTest = testOn(startAdvisedServer)

const PLACEHOLDER = 'Ask a question about your resume or career...'
const CHAT_FAILED = 'Error communicating with AI. Please try again.'

test.describe('without a provider', () => {
  test('the notice says who can change that, the check works, and no AI is asked', async ({ page, server }) => {
    await arriveCalmly(page, server.url)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/ai\/(?:analysis|chat)$/.test(request.url())) asked.push(request.url())
    })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'AI Analysis' }).click()
    await expect(page).toHaveTitle(/^AI Resume Analysis/)
    await expect(page.getByRole('heading', { level: 1, name: 'AI Resume Analysis' })).toBeVisible()
    await expect(page.getByText('Whoever runs this server can do that. What is below works without it.')).toBeVisible()
    await expect(page.getByText(/should be added to the environment file/)).toBeVisible()
    await expectAccessible(page)

    const picker = page.getByLabel(/Select a resume file/)
    await expect(picker).toHaveAttribute('accept', '.pdf')
    await picker.setInputFiles(fixture('resume.docx'))
    await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file')
    await picker.setInputFiles(fixture('resume.pdf'))
    await expect(
      page.getByRole('alert').filter({ hasText: "The AI provider's API key is not configured." }),
    ).toBeVisible()
    await expect(page.getByLabel(/resume\.pdf/)).toBeAttached()
    await expect(page.getByRole('region', { name: 'Resume check' }).getByText('of 100')).toBeVisible()

    await expect(
      page.getByText("The AI provider's API key is not configured. Please add your API key to continue."),
    ).toBeVisible()
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(asked).toEqual([])
  })
})

advisedTest.describe('with a provider', () => {
  advisedTest.use({ allowedErrors: [/Failed to load resource/] })

  advisedTest(
    'an analysis and a chat: followed to the line, stopped, asked again, kept and deleted',
    async ({ page, server }) => {
      await arriveCalmly(page, server.url, { hasResume: true })
      server.provider.behave(answers())
      await page.goto('/ai-analysis')
      await page.getByLabel(/Select a resume file/).setInputFiles(fixture('resume.pdf'))
      const results = page.getByRole('region', { name: 'Analysis Results' })
      await expect(results.getByRole('heading', { level: 3, name: '1. Overall Impression' })).toBeVisible()
      await expect(results.getByRole('button', { name: 'Copy' })).toBeVisible()
      await expect(page).toHaveURL(/\?conversation=cnv_/)
      await expect(page.getByRole('region', { name: 'Resume check' }).getByText('of 100')).toBeVisible()

      const reference = results.getByRole('button', { name: /^L\d+: show line \d+ of your resume$/ }).first()
      const line = Number(must(/\d+/.exec(must(await reference.textContent())))[0])
      await reference.click()
      const words = page.getByRole('dialog', { name: `Line ${line} of your resume` })
      await expect(words.locator('[aria-current]')).toContainText(/\p{L}{3}/u)
      // its words stand there a moment before it has the focus and hears a key
      await expect(words).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(reference).toBeFocused()
      await expectAccessible(page)

      // begins, and then says nothing more: there is all the time in the world to stop it
      server.provider.behave(stalls('Begin with **what you measured**. '))
      const suggestion = page.getByRole('list', { name: 'Worth asking' }).getByRole('button').first()
      const question = must(await suggestion.textContent())
      await suggestion.click()
      const log = page.getByRole('log', { name: 'Conversation' })
      await expect(log.getByText('You', { exact: true })).toBeVisible()
      await expect(log.getByText('AI Advisor', { exact: true })).toHaveCount(2)
      await expect(log.getByText('what you measured')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(log.getByText('Stopped here.')).toBeVisible()
      await expect.poll(() => server.provider.underWay()).toBe(0)

      server.provider.behave(answers())
      await log.getByRole('button', { name: 'Retry' }).click()
      await expect(log.getByText('What to do next:')).toBeVisible()
      await expect(log.getByText(question, { exact: true })).toHaveCount(1)
      await expect(log.getByText('Stopped here.')).toHaveCount(0)
      await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      await expect(results.getByRole('heading', { name: '1. Overall Impression' })).toBeVisible()
      await expect(log.getByText(question, { exact: true })).toBeVisible()
      const saved = page.getByRole('region', { name: 'Saved conversations' })
      await expect(saved.getByRole('link', { name: /Analysis of resume\.pdf/ })).toHaveAttribute('aria-current', 'page')
      await page.getByRole('button', { name: 'New chat' }).click()
      await expect(log).toHaveCount(0)
      await saved.getByRole('link', { name: /Analysis of resume\.pdf/ }).click()
      await expect(log.getByText(question, { exact: true })).toBeVisible()
      await saved.getByRole('button', { name: /^Delete: Analysis of resume\.pdf/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(saved.getByText('Nothing yet.')).toBeVisible()
      await expect(log).toHaveCount(0)
    },
  )

  advisedTest(
    'what breaks off stays and is asked again; what never got through stays in its field',
    async ({ page, server }) => {
      await arriveCalmly(page, server.url)
      await page.goto('/ai-analysis')
      server.provider.behave(cutsOff('Your SQL is strong, because '))
      await askAdvisor(page, 'How is my SQL?')
      const log = page.getByRole('log', { name: 'Conversation' })
      await expect(log.getByText('Your SQL is strong')).toBeVisible()
      await expect(log.getByRole('alert')).toContainText(CHAT_FAILED)
      await expect(log.getByRole('alert')).toContainText('The AI provider broke off in the middle of the answer.')
      server.provider.behave(answers('You asked well.\n'.repeat(60)))
      await log.getByRole('button', { name: 'Retry' }).click()
      await expect(log.getByRole('alert')).toHaveCount(0)
      await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible()
      expect(
        await log.evaluate((box) => [
          box.clientHeight <= 24 * 16,
          box.scrollHeight - box.scrollTop - box.clientHeight < 2,
        ]),
      ).toEqual([true, true])

      // one who has scrolled up is left where they read
      server.provider.behave(stalls('And further: '))
      await askAdvisor(page, 'And then?')
      await expect(log.getByText('And further:')).toBeVisible()
      await log.evaluate((box) => box.scrollTo({ top: 0 }))
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(page.getByRole('button', { name: 'To the newest' })).toBeVisible()
      expect(await log.evaluate((box) => box.scrollTop)).toBe(0)
      await page.getByRole('button', { name: 'To the newest' }).click()
      await expect(page.getByRole('button', { name: 'To the newest' })).toHaveCount(0)

      const spent =
        'You have used your AI answers for today. They renew at midnight UTC; everything else works as always.'
      await page.route('**/ai/chat', (route) =>
        route.fulfill({ status: 429, json: { detail: spent, code: 'ai.quota_exceeded' } }),
      )
      await askAdvisor(page, 'One more?')
      await expect(page.getByRole('alert')).toHaveText(spent)
      await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('One more?')
      await expect(log.getByText('One more?')).toHaveCount(0)
      await page.unroute('**/ai/chat')
      server.provider.behave(answers('It renews at midnight.'))
      await page.getByPlaceholder(PLACEHOLDER).press('Enter')
      await expect(log.getByText('It renews at midnight.')).toBeVisible()
      await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('')
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  advisedTest('whatever a model writes, it stays text', async ({ page, server }) => {
    await arriveCalmly(page, server.url)
    await page.goto('/ai-analysis')
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeVisible()
    const watch = watchForHarm(page)
    // every 25th; proofs/load/prove-markdown.ts shows all
    for (const text of hostileAnswers.filter((_, at) => at % 25 === 0)) {
      server.provider.behave(answers(text))
      const end = must(/The end of case \d+\.$/.exec(text))[0]
      await askAdvisor(page, end)
      await expect(page.getByRole('log').getByRole('paragraph').filter({ hasText: end })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(await watch.found(), text).toEqual([])
    }
  })
})
