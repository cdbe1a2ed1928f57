import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCallback } from './callback.ts'

describe('where signing in leads', () => {
  const own = ['/settings', '/dashboard/Leaderboard', '/jobs/data-analyst?tab=needs#pay', '/resume-upload?step=3', '/']
  it.each(own)('goes on to our own %s', (path) => expect(readCallback(path)).toBe(path))

  const elsewhere = [
    null,
    undefined,
    '',
    'null',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    ' /settings',
    '/login',
    '/signup?plan=pathfinder',
  ]
  it.each(elsewhere)('goes to the dashboard instead of %j', (callback) =>
    expect(readCallback(callback)).toBe('/dashboard'),
  )

  it('never leaves the origin, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', 'a') })),
        (text) => {
          expect(new URL(readCallback(text), 'https://own.example').origin).toBe('https://own.example')
        },
      ),
    )
  })
})
