import { useApp } from '#test/support/render-app.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { settings } from '../strings/en/settings.ts'
import { streak } from '../strings/en/streak.ts'

const { settle, open } = useApp()

/** A browser in this zone: what it says where nobody names one. */
function browserIn(timeZone: string) {
  const own = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    const options = own.call(this)
    return options.timeZone === HERE ? { ...options, timeZone } : options
  })
}
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta', false],
  ['Europe/Kyiv', 'Europe/Kiev', false],
  ['Europe/Istanbul', 'Asia/Calcutta', true],
])('an account in %s is asked by a browser in %s: %s', async (account, here, isAsked) => {
  browserIn(here)
  const person = await settle()
  await person.api.call(updateProfile, { body: { time_zone: account } })
  await open('/dashboard/achievements')
  await screen.findByText(streak.changeZone)
  expect(screen.queryByRole('region', { name: streak.elsewhere.label }) !== null).toBe(isAsked)
})

it('the settings offer no other name of the same zone', async () => {
  browserIn('Asia/Calcutta')
  const person = await settle()
  await person.api.call(updateProfile, { body: { time_zone: 'Asia/Kolkata' } })
  await open('/settings')
  await screen.findByRole('combobox', { name: settings.timeZone.label })
  expect(screen.queryByText(settings.timeZone.here('Asia/Calcutta'))).toBeNull()
})
