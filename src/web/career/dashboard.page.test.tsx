import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { getSummary } from '#contract/career-summary.ts'
import { liesOnTheWay } from '#core/career/match/reach.ts'
import { getLearningPath, removeFromLearningPath } from '#contract/learning-path.ts'
import { dashboard as words } from '../strings/en/dashboard.ts'
import { learningPath as pathWords } from '../strings/en/learning-path.ts'
import type { Person } from '#test/support/person.ts'

const { app, settle, open } = useApp()

const CLOUD = ['Go', 'Java', 'Docker', 'Kubernetes', 'Terraform', 'AWS', 'Back-End Development', 'Ansible']
const dreamBar = () => screen.findByRole('progressbar', { name: 'Dream role: Software Developer' })

it('without answers the dashboard leads to the questions', async () => {
  await settle({ hasAnswers: false })
  const { where } = await open('/dashboard')
  await waitFor(() => expect(where()).toMatch(/^\/resume-upload/))
})

it('without answers the plan leads to the questions', async () => {
  await settle({ hasAnswers: false })
  await open('/plan')
  expect(screen.getByRole('link', { name: 'Answer the questions' }).getAttribute('href')).toBe('/resume-upload')
})

it('without game elements no streak and no points are shown', async () => {
  const person = await settle()
  await person.api.call(updateProfile, { body: { game_elements: false } })
  await open('/dashboard')
  await dreamBar()
  const main = within(screen.getByRole('main'))
  expect(main.queryAllByText(/days? in a row|XP/)).toEqual([])
  expect(screen.queryAllByRole('button', { name: /^Streak/ })).toEqual([])
})

it('what is hardly shown is not called missing, and no job the nearest beside one that comes sooner', async () => {
  const person = await settle({ dreamRole: 'Cloud Engineer', skills: CLOUD })
  const [named, other] = must(await person.api.call(getSummary)).cards
  expect(must(other).missingMusts).toContain('Cloud Computing')
  expect(must(must(other).date) < must(must(named).date)).toBe(true)
  await open('/dashboard')
  const card = within(await screen.findByRole('region', { name: must(named).title }))
  expect(card.getByText(words.interim.leadsFurthest)).toBeTruthy()
  expect(screen.queryByText(words.interim.nearest)).toBeNull()
  expect(screen.getByText(/^1 of 5 must-haves, to learn or show: Cloud Computing, Linux and 2 more$/)).toBeTruthy()
})

it.each([true, false])('the map names a job on the way to who wants one: %s', async (interimRole) => {
  const person = await settle({ dreamRole: 'Cloud Engineer', skills: CLOUD, interimRole })
  const { interim, dream } = must(await person.api.call(getSummary))
  const { title } = must(interim)
  expect(liesOnTheWay(must(interim), dream)).toBe(true)
  await open('/dashboard')
  const map = (await screen.findAllByRole('img')).map((image) => image.getAttribute('aria-label') ?? '')
  expect(map.some((label) => label.includes(title))).toBe(interimRole)
})

it('no courses is said in as many words', async () => {
  const person = await settle()
  app.answers.set(/\/learning-path$/, [])
  app.answers.set(/\/career\/summary$/, { ...must(await person.api.call(getSummary)), steps: [], next: null })
  await open('/dashboard')
  expect(
    await screen.findByText('No courses found for Software Developer. Please select a different role.'),
  ).toBeTruthy()
})

it('the focus goes to the course in the place of one that is taken off, and after the last to the heading', async () => {
  const person = await settle()
  const [first, second, ...rest] = await person.api.call(getLearningPath)
  for (const { courseId } of rest) await person.api.call(removeFromLearningPath, { params: { courseId } })
  await open('/dashboard')
  const takeOff = async (title: string) => {
    const more = await screen.findByRole('button', { name: pathWords.row.more(title) })
    more.focus()
    fireEvent.click(more)
    fireEvent.click(await screen.findByRole('menuitem', { name: pathWords.row.remove }))
  }
  const last = must(second).courseTitle
  await takeOff(must(first).courseTitle)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(pathWords.row.more(last)))
  await takeOff(last)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(pathWords.title))
})

it('two presses at once on "Mark done" finish one course, not the next one as well', async () => {
  const person = await settle()
  await open('/dashboard')
  const done = await screen.findByRole('button', { name: 'Mark done' })
  const title = () => must(screen.getAllByRole('heading', { level: 2 })[0]).textContent
  const first = title()
  fireEvent.click(done)
  await waitFor(() => expect(title()).not.toBe(first))
  fireEvent.click(screen.getByRole('button', { name: 'Mark done' }))
  await waitFor(async () => expect(await finished(person)).toEqual([first]))
  // what a second press would have started has come by then
  await person.api.call(getSummary)
  expect(await finished(person)).toEqual([first])
})

const finished = async ({ api }: Person) =>
  (await api.call(getLearningPath)).filter(({ status }) => status === 'completed').map(({ courseTitle }) => courseTitle)

describe('when the server is not to be reached', () => {
  it('each block says so and can be tried again', async () => {
    await settle()
    app.breaks = /learning-path|career\/summary|achivementsBrief/
    await open('/dashboard')
    for (const name of ['Your next step', 'Your role match', 'Your learning path', 'Interim roles', 'Achievements']) {
      const block = await screen.findByRole('region', { name })
      expect((await within(block).findByRole('alert')).textContent).toContain('You appear to be offline')
    }
    app.breaks = /^$/
    const again = within(screen.getByRole('region', { name: 'Your role match' }))
    fireEvent.click(again.getByRole('button', { name: 'Try again' }))
    expect(await dreamBar()).toBeTruthy()
    const achievements = within(screen.getByRole('region', { name: 'Achievements' }))
    fireEvent.click(achievements.getByRole('button', { name: 'Try again' }))
    expect(await achievements.findByRole('progressbar', { name: 'XP towards the next level' })).toBeTruthy()
  })

  it('the plan says so and can be tried again', async () => {
    await settle()
    app.breaks = /career\/routes/
    await open('/plan')
    expect((await screen.findByRole('alert')).textContent).toContain('You appear to be offline')
    app.breaks = /^$/
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('a change that could not be saved is taken back, and said', async () => {
    await settle()
    await open('/dashboard')
    const [box] = await screen.findAllByRole('checkbox')
    app.breaks = /learning-path\//
    fireEvent.click(must(box))
    expect(await screen.findByText(/You appear to be offline/)).toBeTruthy()
    expect(box?.getAttribute('aria-checked')).toBe('false')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })
})

/** While it runs, these calls are answered only once it lets them go. */
async function holding(calls: RegExp, during: (letGo: () => void) => Promise<void>): Promise<void> {
  const inner = globalThis.fetch
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  globalThis.fetch = async (input, init) => {
    if (calls.test(input instanceof Request ? input.url : String(input))) await gate
    return inner(input, init)
  }
  try {
    await during(letGo)
  } finally {
    letGo()
    globalThis.fetch = inner
  }
}

it('a slow block says Loading at once and takes its shape after a while', async () => {
  await settle()
  await holding(/achivementsBrief/, async (letGo) => {
    const opened = open('/dashboard')
    const block = await screen.findByRole('region', { name: 'Achievements' })
    expect(within(block).getByRole('status').textContent).toBe('Loading…')
    await waitFor(() => expect(block.querySelector('.animate-skeleton')).toBeTruthy())
    expect(within(block).queryByText('Level 1')).toBeNull()
    letGo()
    await opened
    expect(await within(block).findByText('Level 1')).toBeTruthy()
  })
})

it('the room of the first day is there before its answers are, and is not read aloud', async () => {
  // the page asks the browser how long somebody has been here
  app.server.clock.set(new Date().toISOString())
  await settle()
  await holding(/skill-checks\/attempts/, async (letGo) => {
    const opened = open('/dashboard')
    await dreamBar()
    expect(screen.getByText(words.firstDay.title).closest('[aria-hidden=true]')).toBeTruthy()
    expect(screen.queryByRole('region', { name: words.firstDay.title })).toBeNull()
    letGo()
    await opened
    expect(await screen.findByRole('region', { name: words.firstDay.title })).toBeTruthy()
    expect(screen.getAllByText(words.firstDay.title)).toHaveLength(1)
  })
})
