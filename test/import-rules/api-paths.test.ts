import { expect, it } from 'vitest'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { apiPaths } from '../../scripts/lib/api-paths.ts'

it('the proxy of npm run dev hands every call of the contract to the API, and no file of the pages', () => {
  const pattern = new RegExp(apiPaths())
  expect(allEndpoints.length).toBeGreaterThan(90)
  expect(allEndpoints.filter(({ path }) => !pattern.test(path)).map(({ path }) => path)).toEqual([])
  for (const path of ['/', '/src/web/root.tsx', '/@vite/client', '/node_modules/react/index.js', '/assets/a.js'])
    expect(path).not.toMatch(pattern)
})
