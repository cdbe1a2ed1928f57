import { expect, it } from 'vitest'
import { splitRich } from './split-rich.ts'

it('leaves a text without marks whole', () => {
  expect(splitRich('O*NET® 29.3, 5 * 3, [no link], {two words}')).toEqual([
    { kind: 'text', text: 'O*NET® 29.3, 5 * 3, [no link], {two words}' },
  ])
})

it('finds strong words, links and values wherever a language puts them', () => {
  expect(splitRich('**Hesabın:** [Gizlilik](privacy) ve {email}')).toEqual([
    { kind: 'strong', text: 'Hesabın:' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'Gizlilik', to: 'privacy' },
    { kind: 'text', text: ' ve ' },
    { kind: 'value', name: 'email' },
  ])
})
