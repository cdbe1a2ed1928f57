import { expect, test } from 'vitest'
import { BADGES } from './badges.ts'
import { badgeImageUrl, medalImageUrl } from './image-urls.ts'

test('drawings have plain paths', () => {
  for (const { id } of BADGES) expect(badgeImageUrl(id)).toMatch(/^\/badges\/[a-z-]+\.svg$/)
  expect(medalImageUrl(10)).toBe('/medals/level-10.svg')
})
