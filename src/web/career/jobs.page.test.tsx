import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSummary } from '#contract/career-summary.ts'
import { getCareerProgress } from '#contract/career.ts'
import { queryClient, queryOf } from '../lib/queries.ts'

const { app, settle, open } = useApp()

const roles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('progressbar'))

it('interim roles are listed in full, those that the summary names first and the others by match', async () => {
  const person = await settle()
  const { cards } = must(await person.api.call(getSummary))
  await open('/jobs')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interim roles on the way to Software Developer')
  const titles = roles().map((role) => within(role).getByRole('heading', { level: 2 }).textContent)
  expect(titles.slice(0, cards.length)).toEqual(cards.map(({ title }) => title))
  const others = roles()
    .slice(cards.length)
    .map((role) => Number(within(role).getByRole('progressbar').getAttribute('aria-valuenow')))
  expect(others.length).toBeGreaterThanOrEqual(2)
  expect(others).toEqual(others.toSorted((a, b) => b - a))
  for (const text of [
    'Pay',
    'Timeline',
    'Benefits',
    'Why this role',
    'a year in the United States',
    'requirements met',
  ])
    expect(must(roles()[0]).textContent).toContain(text)
  expect(screen.getByRole('region', { name: 'Interim role marketplace' }).textContent).toContain('Coming Soon')
})

it('the roles stand in their order from the start: they wait for what orders them', async () => {
  await settle()
  const inner = globalThis.fetch
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.fetch = async (input, init) => {
    if (/career\/summary/.test(input instanceof Request ? input.url : String(input))) await gate
    return inner(input, init)
  }
  try {
    const opened = open('/jobs')
    await waitFor(() => expect(queryClient.getQueryData(queryOf(getCareerProgress).queryKey)).toBeDefined())
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/Loading/))
    expect(screen.queryAllByRole('progressbar')).toEqual([])
    letGo()
    await opened
    expect(roles().length).toBeGreaterThanOrEqual(3)
  } finally {
    globalThis.fetch = inner
  }
})

it('sorted by pay, the best paid stand first and the address says so', async () => {
  await settle()
  const { where } = await open('/jobs')
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'pay' } })
  expect(where()).toBe('/jobs?sort=pay')
  const pay = roles().map((role) => {
    const [range] = within(role).getAllByText(/^\$[\d,]+ - \$[\d,]+$/)
    return Number(must(/[\d,]+/.exec(must(range).textContent))[0].replaceAll(',', ''))
  })
  expect(pay).toEqual(pay.toSorted((a, b) => b - a))
})

it('a role of another dream role says so and leads back', async () => {
  await settle()
  const { where } = await open('/jobs/not-a-role')
  expect(await screen.findByText('This is not one of your interim roles')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'See your interim roles' }))
  await screen.findByRole('heading', { level: 1, name: /Interim roles on the way/ })
  expect(where()).toBe('/jobs')
})

it('without a connection the page says so and can be tried again', async () => {
  await settle()
  app.breaks = /career\/progress/
  await open('/jobs')
  expect((await screen.findByRole('alert')).textContent).toContain('You appear to be offline')
  app.breaks = /^$/
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

it('a guest is sent to sign in, and on to the page that was wanted', async () => {
  const { where } = await open('/jobs?sort=pay')
  expect(where()).toBe('/login?callback=%2Fjobs%3Fsort%3Dpay')
})
