import { useApp } from '#test/support/render-app.tsx'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { personPages } from '../routes.ts'
import { sayWith } from '../strings/say-with.ts'
import { appTexts } from '../strings/tr/app.ts'

const { settle, open } = useApp()
const say = sayWith(appTexts.messages)

/** Those that need nothing else in their address. */
const pages = personPages.map(({ path }) => path).filter((path) => !path.includes(':'))

it.each(pages)('%s in Turkish leaves nothing in English that has Turkish words', async (path) => {
  const person = await settle()
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  await open(path)
  await waitFor(() => expect(document.documentElement.lang).toBe('tr'))
  expect(shownTexts().filter(isLeftInEnglish)).toEqual([])
})

/** The plan of that name, which is also a level's, has it in every language. */
const PLAN = 'Explorer'

function isLeftInEnglish(text: string): boolean {
  if (text === PLAN) return false
  return say(text) !== text || (appTexts.names?.get(text) ?? text) !== text
}

function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
    for (const name of ['aria-label', 'title', 'alt']) texts.push(element.getAttribute(name)?.trim() ?? '')
  return texts
}
