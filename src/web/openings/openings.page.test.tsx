import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { addApplication, listApplications } from '#contract/applications.ts'
import { listOwnOpenings } from '#contract/openings.ts'
import { feedById } from '#core/openings/feeds.ts'
import { createSourceAsker } from '#server/adapters/openings/ask-source.ts'
import { refreshOpenings } from '#server/openings/refresh-openings.ts'
import { FEED_ANSWERS } from '#test/openings/answers.ts'
import { startFakeSources } from '#test/openings/fake-sources.ts'
import { queryClient } from '../lib/queries.ts'
import { applications } from '../strings/en/applications.ts'
import { openings as words } from '../strings/en/openings.ts'

const { app, settle, open } = useApp()
let fakes: Awaited<ReturnType<typeof startFakeSources>>

beforeAll(async () => {
  fakes = await startFakeSources()
  for (const [address, body] of Object.entries(FEED_ANSWERS)) fakes.answer(address, { body })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  app.server.clock.set('2026-03-10T12:00:00.000Z')
  const feeds = ['remotive'].flatMap((id) => feedById(id) ?? [])
  const openings = { feeds, ask: createSourceAsker({ publicUrl: 'https://waymark.test', base: fakes.base }) }
  app.server.deps.openings = openings
  await refreshOpenings({ ...app.server.deps, openings })
})
afterEach(async () => {
  await app.server.deps.db.deleteFrom('opening_sources').execute()
})

const rowOf = async (title: string) =>
  must((await screen.findByRole('heading', { name: new RegExp(title) })).closest('li'))

it('a row says what is shown, what is missing and where the job stands', async () => {
  await settle()
  await open('/openings')
  const row = await rowOf('Junior Go Developer')
  // Python, SQL and Git are claimed; Docker is not
  expect(row.textContent).toContain(words.fit.missing(['Docker']))
  expect(row.textContent).not.toContain(words.fit.proven(0))
  expect(
    within(row)
      .getByRole('link', { name: /Remotive/ })
      .getAttribute('href'),
  ).toContain('remotive.com')
})

it('somebody who is not signed in sees the jobs and no fit', async () => {
  await open('/openings')
  const row = await rowOf('Junior Go Developer')
  expect(row.textContent).not.toContain('%')
  expect(within(row).queryByRole('button', { name: words.hide.of('Junior Go Developer') })).toBeNull()
})

it('Save makes an application, and the button leads to it', async () => {
  const person = await settle()
  await open('/applications')
  expect(screen.getByText(applications.empty.title)).toBeTruthy()
  cleanup()
  await open('/openings')
  const save = await screen.findByRole('button', { name: words.saveOf('Junior Go Developer') })
  save.focus()
  fireEvent.click(save)
  const row = await rowOf('Junior Go Developer')
  const link = await within(row).findByRole('link', { name: words.open })
  expect(document.activeElement).toBe(link)
  const { items } = await person.api.call(listApplications, { query: {} })
  expect(items).toMatchObject([{ title: 'Junior Go Developer', stage: 'saved' }])
  expect(link.getAttribute('href')).toBe(`/applications/${must(items[0]).id}`)
  cleanup()
  await open('/applications')
  await waitFor(() => expect(screen.queryByText(applications.empty.title)).toBeNull())
  cleanup()
  await open('/openings')
  expect(within(await rowOf('Junior Go Developer')).queryByRole('link', { name: words.open })).not.toBeNull()

  // a row that was saved before takes no focus when the page is opened
  cleanup()
  queryClient.clear()
  await open('/openings')
  const later = await within(await rowOf('Junior Go Developer')).findByRole('link', { name: words.open })
  expect(document.activeElement).not.toBe(later)
})

it('Save says that a similar application of the firm is open', async () => {
  const { api } = await settle()
  const body = { company: 'Quayside Labs', title: 'Junior Go Developer' }
  await api.call(addApplication, { body })
  await open('/openings')
  fireEvent.click(await screen.findByRole('button', { name: words.saveOf('Junior Go Developer') }))
  expect(await screen.findByText(`${words.saved}. ${words.similar.open}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: words.similar.show })).toBeTruthy()
})

it('missing skills are named in the language of the page', async () => {
  const { api } = await settle()
  await api.call(updateProfile, { body: { language: 'tr' } })
  const found = await api.call(listOwnOpenings, { query: {} })
  const fit = { percent: 36, musts: { have: 3, of: 4 }, proven: 0, missing: ['Microservices'] }
  app.answers.set(/opening-search\/mine/, { ...found, items: found.items.map((item) => ({ ...item, fit })) })
  await open('/openings')
  expect((await rowOf('Junior Go Developer')).textContent).toContain('Mikroservisler')
})

it('filters stand in the address and say when nothing fits', async () => {
  await settle()
  const { where } = await open('/openings?level=senior')
  expect(await rowOf('Senior Python Engineer')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Junior Go/ })).toBeNull()
  expect(where()).toContain('level=senior')
  const level = screen.getByLabelText<HTMLSelectElement>(words.filters.level)
  fireEvent.change(level, { target: { value: '' } })
  await waitFor(() => expect(where()).not.toContain('level'))
  expect(level.closest('details')?.open).toBe(true)
  await open('/openings?q=harpsichord')
  expect(await screen.findByText(words.none.title)).toBeTruthy()
})

it('what was hidden suggests a filter, which is chosen or left', async () => {
  await settle()
  app.answers.set(/opening-search\/mine/, {
    items: [],
    total: 0,
    sources: [],
    state: 'ready',
    answeredAt: '2026-03-10T12:00:00.000Z',
    suggested: [
      { filter: 'workplace', value: 'remote', hidden: 4 },
      { filter: 'level', value: 'junior', hidden: 3 },
    ],
  })
  const { where } = await open('/openings')
  const list = await screen.findByRole('list', { name: words.suggest.label })
  expect(within(list).getByText(words.suggest.workplace(4))).toBeTruthy()
  fireEvent.click(must(within(list).getAllByRole('button', { name: words.suggest.leave })[0]))
  expect(within(list).queryByText(words.suggest.workplace(4))).toBeNull()
  fireEvent.click(within(list).getByRole('button', { name: words.suggest.chooseLevel('Junior') }))
  await waitFor(() => expect(where()).toContain('level=junior'))
})

it('openings that cannot be loaded say so and can be asked for again', async () => {
  await settle()
  app.breaks = /api\/opening/
  await open('/openings')
  expect(await screen.findByRole('alert')).toBeTruthy()
  app.breaks = /^$/
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Junior Go/ })).toBeTruthy())
})
