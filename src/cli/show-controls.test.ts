import { expect, it } from 'vitest'
import { showControls } from './show-controls.ts'

it.each([
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['a\u009b2Jb', 'a\\u{9b}2Jb'],
  ['a\u202Eb', 'a\\u{202e}b'],
  ['bell\u0007', 'bell\\u{7}'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['Çağrı 👋', 'Çağrı 👋'],
])('prints %j as %j', (text, shown) => {
  expect(showControls(text)).toBe(shown)
})
