import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepPace, takeRoute } from '#contract/career-plan.ts'
import { changeLearningPath, getLearningPath, removeFromLearningPath } from '#contract/learning-path.ts'
import type { Person } from '#test/support/person.ts'
import { beginningOf } from '#test/support/runs.ts'
import { queryClient } from '../lib/queries.ts'

const { settle, open } = useApp()
const HOURS = /[\d.,]+ (?:h|min) of courses(?: \+ [\d.,]+ (?:h|min) of practice)?/

const people: [dreamRole: string, skills: string[]][] = [
  ['Full-Stack Developer', ['HTML', 'CSS', 'JavaScript']],
  ['Software Developer', []],
  ['Data Scientist', ['Microsoft Excel', 'Statistics']],
  ['Mobile App Developer', ['Kotlin', 'Git']],
  ['UI/UX Designer', ['Figma']],
  ['Cybersecurity Analyst', ['Linux', 'Networking']],
  ['Cloud Engineer', ['Linux', 'Python', 'Docker']],
  ['Network Engineer', ['TCP/IP']],
  ['AI Engineer', ['Python', 'NumPy']],
]

/** Opens a page that holds nothing from before, as after a reload. */
async function openNew(address: string): Promise<void> {
  cleanup()
  queryClient.clear()
  await open(address)
}

/** The same numbers, read off three screens; says what each says. */
async function expectOneTruth(): Promise<{ percent: number; place: string }> {
  await openNew('/dashboard')
  const dream = await screen.findByRole('progressbar', { name: /^Dream role: / })
  const percent = dream.getAttribute('aria-valuenow')
  // each part of the page is drawn when it is ready, and in no order
  const map = await screen.findByRole('img', { name: /^Map of your way to / })
  expect(map.getAttribute('aria-label')).toContain(`: ${percent} percent of the match so far`)
  expect(map.getAttribute('aria-label')).toContain(`You are here · ${percent}%`)
  expect((await screen.findAllByRole('button', { name: new RegExp(`^Why ${percent}%\\?`) }))[0]).toBeTruthy()
  const path = within(await screen.findByRole('region', { name: 'Your learning path' }))
  const hours = HOURS.exec((await path.findByText(HOURS)).textContent)?.[0]
  expect(hours).toBeTruthy()
  const place = (await screen.findByText(/^Next step, \d+ of \d+$/)).textContent
  const steps = / of (\d+)$/.exec(place)?.[1]
  expect(await screen.findByRole('link', { name: `All ${steps} steps and dates` })).toBeTruthy()
  const interim = await screen.findByRole('progressbar', {
    name: /^(Nearest interim role|Interim role on your route): /,
  })
  const role = /: (.+)$/.exec(interim.getAttribute('aria-label') ?? '')?.[1] ?? ''
  const rolePercent = interim.getAttribute('aria-valuenow')

  await openNew('/plan')
  await waitFor(() => expect(document.body.textContent).toContain(`${hours}.`))
  expect((await screen.findAllByRole('button', { name: `Why ${percent}%?` }))[0]).toBeTruthy()

  await openNew('/jobs')
  const [listed] = await screen.findAllByRole('progressbar', { name: (name) => name.includes(role) })
  expect(listed?.getAttribute('aria-valuenow')).toBe(rolePercent)
  return { percent: Number(percent), place }
}

it.each(beginningOf(people))(
  'dashboard, plan and jobs state the same numbers to a future %s with %j',
  async (dreamRole, skills) => {
    await settle({ dreamRole, skills })
    await expectOneTruth()
  },
)

it('dashboard, plan and jobs state the same numbers after each of eight actions', { timeout: 300_000 }, async () => {
  const person = await settle()
  const first = await expectOneTruth()
  const [course = '', second = ''] = await courses(person, 'planned')
  const mark = (courseId: string, status: 'planned' | 'started' | 'completed') =>
    person.api.call(changeLearningPath, { params: { courseId }, body: { status } })
  const actions: [act: () => Promise<unknown>, expectMore?: (now: typeof first) => void][] = [
    [
      () => mark(course, 'completed'),
      ({ percent, place }) => {
        expect(percent).toBeGreaterThan(first.percent)
        expect(place).toMatch(/^Next step, 2 of /)
      },
    ],
    [() => mark(course, 'planned'), ({ percent }) => expect(percent).toBe(first.percent)],
    [() => mark(second, 'started')],
    [
      async () => {
        const last = must((await courses(person, 'planned')).at(-1))
        await person.api.call(removeFromLearningPath, { params: { courseId: last } })
      },
    ],
    [() => person.api.call(keepPace, { body: { hoursPerDay: 5, timeframe: 'flexible' } })],
    [() => person.api.call(takeRoute, { body: { route: 'straight' } })],
    [
      async () => {
        await openNew('/dashboard')
        fireEvent.click(await screen.findByRole('button', { name: /, change it$/ }))
        fireEvent.click(await screen.findByRole('menuitem', { name: /^Data Scientist/ }))
        expect(await screen.findByRole('progressbar', { name: 'Dream role: Data Scientist' })).toBeTruthy()
      },
    ],
    [
      async () => {
        await openNew('/dashboard')
        fireEvent.click(await screen.findByRole('button', { name: 'Mark done' }))
        expect(await screen.findByText(/^Next step, 2 of /)).toBeTruthy()
      },
    ],
  ]
  for (const [act, expectMore] of beginningOf(actions)) {
    await act()
    const now = await expectOneTruth()
    expectMore?.(now)
  }
})

const courses = async ({ api }: Person, status: string) =>
  (await api.call(getLearningPath)).filter((course) => course.status === status).map(({ courseId }) => courseId)
