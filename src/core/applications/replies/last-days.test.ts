import { expect, it } from 'vitest'
import { findMoments } from './moments.ts'

const isLast = (text: string) => findMoments(text, '2026-11-30').map(({ isDeadline }) => isDeadline)

it.each([
  'Come by our office on 8 December.',
  'The interview is held by phone on 8 December at 10:00.',
  'Send the form by post on 8 December.',
  'We meet by video on 8 December.',
  'Please choose a slot through our portal on 8 December.',
  'The form that was signed by our team on 8 December.',
])('%s names no last day', (text) => expect(isLast(text)).toEqual([false]))

it.each([
  'Please answer by 8 December.',
  'Please answer by EOB on 8 December.',
  'Please answer by early afternoon on 8 December.',
  'Please answer by start of business on 8 December.',
  'Please answer by noon on 8 December.',
  'Please answer by the end of business on 8 December.',
  'Please answer by Tuesday, 8 December.',
  'Please answer by 5 pm on 8 December.',
  'Please send it by email by 8 December.',
])('%s names one', (text) => expect(isLast(text)).toEqual([true]))
