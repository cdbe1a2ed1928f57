import { describe, expect, it } from 'vitest'
import { stateIn } from './study-states.ts'

describe('what is said of the state of studies', () => {
  it.each([
    ['Grado en Turismo 2019-2021 (not finished)', 'unfinished', 'not finished'],
    ['Google Data Analytics, since Feb 2026, in progress', 'running', 'in progress'],
    ["Lisans – 2024'ten beri devam ediyor", 'running', 'devam ediyor'],
    ['Informatik, TU Dresden (abgebrochen)', 'unfinished', 'abgebrochen'],
    ['BSc Physics, not yet finished', 'running', 'not yet finished'],
    ['BSc Physics, not completed, expected 2027', 'expected', 'expected'],
    ['MSc, University of Bath, paused since 2024', 'unfinished', 'paused since 2024'],
  ])('%s: %s', (text, state, words) => {
    const found = stateIn(text)
    expect(found && [found.state, text.slice(found.start, found.end)]).toEqual([state, words])
  })

  it.each([
    'BSc in Computing Science, University of Leeds',
    'Studying abroad: one term in Sevilla',
    'Dissertation on unfinished buildings of the last century in three towns',
    'Enrolled 2019, graduated 2022',
    'Planlama Lisans, Gazi Üniversitesi',
  ])('nothing in %s', (text) => expect(stateIn(text)).toBeNull())
})
