import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#core/account/languages.ts'
import { offerScript } from '../lib/language-offer.ts'
import { shell } from '../strings/en/shell.ts'
import { factsOf } from '../strings/languages.ts'

const { open } = useApp()

afterEach(() => {
  Reflect.deleteProperty(navigator, 'languages')
  document.documentElement.removeAttribute('data-speaks')
})

/** Which language a browser that speaks these would be offered. */
function offeredTo(languages: string[]): string | undefined {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  document.documentElement.removeAttribute('data-speaks')
  // oxlint-disable-next-line typescript/no-implied-eval -- it stands in the page as a script
  new Function(offerScript(LANGUAGES))()
  return document.documentElement.dataset['speaks']
}

const linkOf = (language: Language) => screen.getByRole('link', { name: factsOf(language).offer.read })

it.each(['/signup', '/try', '/login', '/forgot-password'])('%s is offered in Turkish', async (path) => {
  await open(path)
  expect(linkOf('tr').getAttribute('href')).toBe(`/tr${path}`)
  expect(screen.queryByRole('link', { name: factsOf('en').offer.read })).toBeNull()
})

it('the other language keeps what the address asks for', async () => {
  await open('/reset-password?token=abc')
  await waitFor(() => expect(linkOf('tr').getAttribute('href')).toBe('/tr/reset-password?token=abc'))
  const choices = within(screen.getByRole('contentinfo')).getByRole('link', { name: factsOf('tr').name })
  expect(choices.getAttribute('href')).toBe('/tr/reset-password?token=abc')
})

it('a reader is offered the first language of theirs that the forms speak', () => {
  expect(offeredTo(['de-DE', 'tr-TR', 'en'])).toBe('tr')
  expect(offeredTo(['en-GB', 'tr'])).toBe('en')
  expect(offeredTo(['de', 'fr'])).toBeUndefined()
})

it('a reader who stays is not asked again, and is back at the top', async () => {
  expect(offeredTo(['tr'])).toBe('tr')
  await open('/signup')
  fireEvent.click(screen.getByRole('button', { name: factsOf('tr').offer.stay }))
  expect(document.documentElement.dataset['speaks']).toBeUndefined()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(shell.homeLink)
  expect(offeredTo(['tr'])).toBeUndefined()
})
