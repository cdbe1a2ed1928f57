import { expect, it } from 'vitest'
import { showAsJson, showControls } from './show-controls.ts'

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

it('writes JSON that holds none, and says the same', () => {
  const value = { title: 'Tester\u009B31m\u202Egpj\u0085', 'a\u200Bb': ['line\nbreak', 'tag \u{E0041}', 'ağ 🙂'] }
  const text = showAsJson(value)
  expect(text).not.toMatch(/[^\P{C}\n]/u)
  expect(text).toContain('ağ 🙂')
  expect(JSON.parse(text)).toEqual(value)
})
