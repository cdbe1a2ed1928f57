import { expect, it } from 'vitest'
import { isLoneBullet, stripBullet } from './bullets.ts'

it.each(['•', '◈', '⬥', '⇒', '❯', '▻', '✪', '➥', '⯈'])('takes %s before a text for the sign of an item', (sign) => {
  expect(stripBullet(`${sign} Counted the boats`)).toEqual({ text: 'Counted the boats', hasBullet: true })
  expect(isLoneBullet(sign)).toBe(true)
})

it.each(['☎ 555 0137', '✉ jo@example.org', 'C++ and Rust', '+44 20 7946 0000'])('takes none off %s', (text) => {
  expect(stripBullet(text)).toEqual({ text, hasBullet: false })
})
