import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { getRoutes } from '#contract/career-plan.ts'
import { must } from '#core/must.ts'
import { questionnaire as english } from '../strings/en/questionnaire.ts'
import { reveal } from '../strings/en/reveal.ts'
import { questionnaire as turkish } from '../strings/tr/questionnaire.ts'
import { reveal as turkishReveal } from '../strings/tr/reveal.ts'

const { settle, open } = useApp()

it.each([
  ['en', english],
  ['tr', turkish],
] as const)(
  'in %s who has an hour or two on four days a week gets a plan of six hours a week',
  async (language, words) => {
    const person = await settle()
    await person.api.call(updateProfile, { body: { language } })
    const planned = async () => must(await person.api.call(getRoutes, { query: {} }))
    const before = await planned()
    await open('/resume-upload?step=6&change')
    const days = await screen.findByRole('combobox', { name: words.daysTitle })
    expect(days).toHaveProperty('value', '6')
    expect(screen.getByText(words.weekHours(9))).toBeTruthy()
    fireEvent.change(days, { target: { value: '4' } })
    expect(screen.getByText(words.weekHours(6))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: words.next }))
    await screen.findByText(new RegExp(words.within(words.weekHours(6))))
    await waitFor(async () => expect((await planned()).hoursPerDay).toBe(1))
    expect(must((await planned()).routes[0]).weeks).toBeGreaterThan(must(before.routes[0]).weeks)
  },
)

it('asks nobody else, and takes the whole hours again once others are chosen', async () => {
  const person = await settle()
  await open('/resume-upload?step=6&change')
  const days = await screen.findByRole('combobox', { name: english.daysTitle })
  fireEvent.change(days, { target: { value: '2' } })
  fireEvent.click(screen.getByRole('radio', { name: english.hours['2-4'] }))
  expect(screen.queryByRole('combobox', { name: english.daysTitle })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: english.hours['1-2'] }))
  expect(await screen.findByRole('combobox', { name: english.daysTitle })).toHaveProperty('value', '6')
  fireEvent.click(screen.getByRole('button', { name: english.next }))
  await screen.findByText(english.summary.saved)
  expect((await person.api.call(getRoutes, { query: {} }))?.hoursPerDay).toBe(1.5)
})

it('takes the digit of an answer from the heading, as the other questions do', async () => {
  await settle()
  await open('/resume-upload?step=6&change')
  fireEvent.keyDown(await screen.findByRole('heading', { name: english.questions[6].question }), { key: '3' })
  expect(screen.getByRole('radio', { name: english.hours['4+'] }).getAttribute('aria-checked')).toBe('true')
})

it('on the map says the hours of a week as the answers do', () => {
  expect(reveal.stepHours('SQLBolt', 5, 4, 4.5, 2)).toBe('SQLBolt, 5 h and 4 h of practice: 2 weeks at 4.5 h a week')
  expect(turkishReveal.stepHours('SQLBolt', 5, 4, 7.5, 2)).toContain('haftada 7,5 saat ile 2 hafta')
})
