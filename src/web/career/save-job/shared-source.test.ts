import { expect, it } from 'vitest'
import { sharedSource } from './shared-source.ts'

const LONG = 'We look for a person who likes ferries and their timetables. '.repeat(5)

it('takes what a bookmark hands over behind the #', () => {
  const hash = `#${new URLSearchParams({ url: 'https://a.example/9', text: '<h1>x & y</h1>' })}`
  expect(sharedSource(new URLSearchParams(), hash)).toEqual({ url: 'https://a.example/9', text: '<h1>x & y</h1>' })
  expect(sharedSource(new URLSearchParams(), '#url=javascript:alert(1)&text=x')).toEqual({ url: '', text: '' })
})

it.each([
  [{ url: 'https://a.example/1' }, { url: 'https://a.example/1', text: '' }],
  [
    { text: 'Look at this job https://a.example/2', title: 'x' },
    { url: 'https://a.example/2', text: '' },
  ],
  [
    { url: 'https://a.example/3', text: LONG },
    { url: 'https://a.example/3', text: LONG },
  ],
  [{ url: 'javascript:alert(1)' }, { url: '', text: '' }],
  [{}, { url: '', text: '' }],
])('what is shared as %j', (given, expected) => {
  expect(sharedSource(new URLSearchParams(given as Record<string, string>))).toEqual(expected)
})
