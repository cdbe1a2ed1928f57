import { expect, it } from 'vitest'
import { isHiddenElement } from './hidden.ts'

it.each([{ hidden: '' }, { popover: '' }, { 'aria-hidden': 'true' }, { class: 'note sr-only' }, { class: 'd-none' }])(
  'takes an element for hidden by its attributes: %o',
  (attrs) => expect(isHiddenElement('p', attrs)).toBe(true),
)

it.each([{ class: 'not-sr-only' }, { class: 'd-none d-md-block' }, { class: 'hidden lg:block' }, { id: 'hidden-gem' }])(
  'shows an element: %o',
  (attrs) => expect(isHiddenElement('p', attrs)).toBe(false),
)
