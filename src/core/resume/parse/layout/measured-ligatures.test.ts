import { expect, it } from 'vitest'
import type { Glyph } from '../document.ts'
import { nameLigatures } from './measured-ligatures.ts'

const style = { size: 10, isBold: false, isItalic: false, color: 0 }
const WIDTHS: Record<string, number> = { t: 3.4, i: 2.3, f: 3.1, l: 2.3, m: 8 }
const USUAL = 5

/** A line of text; the width of a sign may be given. */
function lineOf(text: string, widths: Record<string, number> = {}): Glyph[] {
  let left = 40
  return [...text].map((letter): Glyph => {
    const own = { left, right: (left += widths[letter] ?? WIDTHS[letter] ?? USUAL) }
    return { text: letter, ...own, top: 0, bottom: 10, baseline: 8, style, isHidden: false, isUnreadable: false }
  })
}

it.each<[string, string, Record<string, number>, string]>([
  ['a sign as wide as two letters', 'its fit sta$stics', { $: 5.65 }, 'its fit statistics'],
  ['a letter of another script', 'its fit staধstics', { ধ: 5.7 }, 'its fit statistics'],
  ['a sign as wide as another two', 'its fit le$er', { $: 6.75 }, 'its fit letter'],
  ['a digit wider than the others', 'its fit 2019 sta4on', { 4: 5.65 }, 'its fit 2019 station'],
])('reads %s as the letters of a ligature', (_, text, widths, expected) => {
  const glyphs = lineOf(text, widths)
  nameLigatures(glyphs)
  expect(glyphs.map((glyph) => glyph.text).join('')).toBe(expected)
})

it.each<[string, string, Record<string, number>]>([
  ['a sign as wide as no letters are', 'its fit cost$only', { $: 4.2 }],
  ['a digit like the others', 'its fit 2019 k8s', { 8: 5 }],
  ['a digit where no other stands', 'its fit log4shell', { 4: 5.65 }],
  ['a sign at the end of a word', 'its fit cost$ only', { $: 5.65 }],
  ['a sign where these letters stand nowhere', 'on a lo$on', { $: 5.65 }],
  ['a stop or a hyphen', 'its fit re-entry', { '-': 5.65 }],
])('leaves %s', (_, text, widths) => {
  const glyphs = lineOf(text, widths)
  nameLigatures(glyphs)
  expect(glyphs.map((glyph) => glyph.text).join('')).toBe(text)
})
