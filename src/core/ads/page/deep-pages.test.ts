import { expect, it } from 'vitest'
import { pageTree, plainText } from '#core/ads/page/tree/page-tree.ts'

it('a page nested without end is read to where it no longer makes sense, and says that it was cut', () => {
  const page = pageTree(`<p>Engineer</p>${'<div>'.repeat(70_000)}<p>The end</p>`)
  expect(plainText(page.root)).toContain('Engineer')
  expect(page.isCut).toBe(true)
})

it('a long page that is not nested is read to its end, whatever pieces it comes in', () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at} <b>bold${at}</b>`).join(' and more of it, ')
  const page = pageTree(`<p>${words}</p>`)
  expect(plainText(page.root, 1_000_000).replaceAll(/\s+/g, ' ')).toBe(words.replaceAll(/<\/?b>/g, ''))
  expect(page.isCut).toBe(false)
})
