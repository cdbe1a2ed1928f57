import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MOST = 60
/** A utility with a value in brackets: `w-[340px]`. Variants such as `[&_h1]:` are no values. */
const ARBITRARY = /(?<=^|["'` ])[a-z0-9:@/_-]*-\[[^\]"' ]+\][a-z0-9/%]*/gm

it('classes take their values from the theme, but for a few', () => {
  const files = globSync('src/{web,site}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(ARBITRARY) ?? []).map((name) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST)
})
