import { expect, it } from 'vitest'
import { sharedSource } from './shared-source.ts'

const LONG = 'We look for a person who likes ferries and their timetables. '.repeat(5)

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
