import { must } from '#core/must.ts'
import type { Page } from '@playwright/test'
import type { InterviewRound } from '#contract/interview.ts'
import { startBuiltServer } from './support/built-server.ts'
import { expect, expectAccessible, test, testOn } from './support/journey.ts'
import { arrive, callApi } from './support/settled-person.ts'

/** The same journeys with the built-in fake provider. */
const withAi = testOn(() => startBuiltServer({ AI_FAKE: '1' }))

const STORY =
  'Last spring I joined a project with four people and about forty thousand lines. First I read the documentation and ran the tests, ' +
  'and two of them failed on my machine. Then I asked the maintainer five questions in one message, because I did not want to interrupt. ' +
  'I fixed a small bug with a test, and it was merged after one review. Since then I have contributed four more changes.'

/** One for each question: a round of one text pays nothing. */
const STORIES = [
  STORY,
  'At the library I keep the catalogue of eleven branches. When two of them could no longer agree on dates, I compared both exports line by line, found a missing time zone and wrote a short note, so that nobody had to search for it again.',
  'My week begins with a list of three things that must be finished by Friday. In May the ticket system failed on a Tuesday; I moved the report, told the three teams which day they would get it, and it was there a day early.',
  'Public transport has always been my subject. I would like to build timetables that work for people who cannot hurry, and your open data is what I have practised with for a year, on two small maps that neighbours use.',
  'Every month I choose one topic, read a book on it and build the smallest thing that uses it. Last month that was caching: a weather page answered in 90 milliseconds in place of 700, and I wrote down what went wrong on the way.',
]

const answerBox = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const questionText = (page: Page) =>
  page
    .getByRole('region', { name: /\w/ })
    .filter({ has: answerBox(page) })
    .getByRole('heading', { level: 2 })
const feedback = (page: Page) => page.getByRole('region', { name: 'Feedback', exact: true })
const completed = (page: Page, count: number) =>
  expect(page.getByRole('region', { name: 'This interview' })).toContainText(`${count} of 5 completed`)

async function expectFeedback(page: Page): Promise<void> {
  for (const title of [
    '1. Overall Assessment',
    '2. Strengths',
    '3. Areas for Improvement',
    '4. Sample Response',
    '5. Additional Tips',
  ]) {
    await expect(feedback(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
}

test('without a provider a round is coached by rules, and a short answer is asked about once', async ({
  page,
  server,
}) => {
  await arrive(page, server.url, { dreamRole: 'Data Scientist' })
  await page.goto('/mock-interview')
  await expect(page.getByRole('heading', { name: 'Mock Interview', exact: true })).toBeVisible()
  await expect(
    page.getByText("The AI provider's API key is not configured. Please add your API key to continue."),
  ).toContainText('Whoever runs this server can do that. What is below works without it.')
  await expect(page.getByText('Technical background')).toBeVisible()
  await expect(button(page, 'Submit')).toBeDisabled()
  await answerBox(page).fill('   ')
  await expect(button(page, 'Submit')).toBeDisabled()
  await expectAccessible(page)

  await answerBox(page).fill('Fine.')
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { name: 'Add more or submit anyway?' })).toBeVisible()
  await completed(page, 0)
  await button(page, 'Add more').click()
  await expect(answerBox(page)).toBeFocused()
  await answerBox(page).fill(STORY)
  await button(page, 'Submit').click()
  await expectFeedback(page)
  await expect(feedback(page)).toContainText('Built-in coaching, by rules')
  await completed(page, 1)
  await expectAccessible(page)

  const first = await questionText(page).textContent()
  await button(page, 'Next Question').click()
  await expect(questionText(page)).not.toHaveText(must(first))
  await answerBox(page).fill('Short, and sent all the same.')
  await button(page, 'Submit').click()
  await button(page, 'Submit anyway').click()
  await expectFeedback(page)
  await completed(page, 2)

  // what was written but not sent is still there after a reload
  await button(page, 'Next Question').click()
  const saved = page.waitForResponse(
    (response) => response.url().includes('/interviews/current/answers/') && response.ok(),
  )
  await answerBox(page).fill('Half a thought')
  await saved
  await page.reload()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Question \d/ })
    .first()
    .click()
  const drafts = await Promise.all([1, 2, 3, 4, 5].map(async (at) => callApiAnswer(page, server.url, at)))
  expect(drafts).toContain('Half a thought')

  await button(page, 'Reset Progress').click()
  await completed(page, 0)
  await expect(page.getByRole('region', { name: 'Your interviews' })).toContainText('2 of 5 answered')
})

async function callApiAnswer(page: Page, url: string, at: number): Promise<string | null> {
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'))
  const round = await callApi<InterviewRound>(url, 'GET', '/interviews/current', undefined, {
    accessToken: must(accessToken),
    refreshToken: '',
  })
  return must(round.questions[at - 1]).answer
}

withAi(
  'a whole round typed: a failure is said, feedback streams in, five marks, a summary, points and a history',
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await arrive(page, server.url)
    await page.goto('/mock-interview')
    await expect(page.getByText('built-in fake provider (AI_FAKE=1)')).toBeVisible()
    await expect(page.getByText('Coding', { exact: true })).toBeVisible()
    await answerBox(page).fill(`${STORY} #fault:timeout`)
    await button(page, 'Submit').click()
    await expect(page.getByRole('alert')).toContainText('Your answer is saved, and this cost nothing.')
    await expectAccessible(page)
    for (let at = 1; at <= 5; at += 1) {
      await answerBox(page).fill(must(STORIES[at - 1]))
      await button(page, at === 1 ? 'Try again' : 'Submit').click()
      await expectFeedback(page)
      await expect(feedback(page)).toContainText('By AI')
      await completed(page, at)
      if (at === 1) await expectAccessible(page)
      if (at < 5) await button(page, 'Next Question').click()
    }
    await expect(button(page, 'Next Question')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'You completed all five' })).toBeVisible()
    await expect(feedback(page)).toContainText('+160 XP')
    await expect(page.getByText('1 of 2 used')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    const history = page.getByRole('region', { name: 'Your interviews' })
    await expect(history).toContainText('A trend needs three interviews: two more.')
    await history.getByText('5 of 5 answered').click()
    await history
      .getByText(/^(?:Teamwork|Time management|Motivation and culture fit|Professional development)\.$/)
      .first()
      .click()
    const told = STORIES.slice(1).map((story) => history.getByText(story).filter({ visible: true }))
    await expect(told.reduce((one, other) => one.or(other))).toBeVisible()

    const first = await questionText(page).textContent()
    await button(page, 'New interview').click()
    await expect(page.getByRole('dialog')).toContainText("It uses this month's last AI mock interview")
    await button(page, 'Start new interview').click()
    await completed(page, 0)
    await expect(questionText(page)).not.toHaveText(must(first))
    await expect(answerBox(page)).toHaveValue('')
  },
)

withAi(
  'answers spoken: the words come into the box, can be changed, and the audio is accounted for',
  async ({ page, server }) => {
    await page.addInitScript(fakeSpeech)
    await arrive(page, server.url, { dreamRole: 'UI/UX Designer' })
    await page.goto('/mock-interview')
    await expect(page.getByText(/When you speak, the audio leaves this machine/)).toBeVisible()
    // the second shows that one may speak again; a whole round is typed above
    for (let at = 1; at <= 2; at += 1) {
      await button(page, 'Speak your answer').click()
      await expect(page.getByText('what I am saying just now')).toBeVisible()
      await expect(answerBox(page)).toHaveValue(/merged after one review/)
      if (at === 1) await expectAccessible(page)
      await button(page, 'Stop speaking').click()
      await expect(button(page, 'Speak your answer')).toBeVisible()
      // the transcript is the person's own
      await answerBox(page).fill(`${await answerBox(page).inputValue()} I would do it again, answer ${at}.`)
      await button(page, 'Submit').click()
      await expectFeedback(page)
      await completed(page, at)
      if (at === 1) await button(page, 'Next Question').click()
    }
  },
)

/** Stands in for the browser's recogniser, which needs a microphone and a service. */
function fakeSpeech(): void {
  const WORDS = [
    'Last spring I joined a project with four people and about forty screens.',
    'First I talked to five users and then I drew three versions because the old one confused them.',
    'In the end the team chose the second and it was merged after one review.',
  ]
  class FakeRecognition {
    onresult: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start(): void {
      const results = WORDS.map((transcript) => Object.assign([{ transcript }], { isFinal: true }))
      const open = Object.assign([{ transcript: 'what I am saying just now' }], { isFinal: false })
      setTimeout(() => this.onresult?.({ resultIndex: 0, results: [...results, open] }), 50)
    }
    stop(): void {
      setTimeout(() => this.onend?.(), 0)
    }
    abort(): void {
      this.stop()
    }
  }
  Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition })
}
