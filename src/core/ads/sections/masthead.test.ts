import { describe, expect, it } from 'vitest'
import { linesOf } from './ad-lines.ts'
import { withoutPageChrome } from './page-chrome.ts'

const kept = (text: string) => withoutPageChrome(linesOf(text)).map((line) => line.text)
const ADVERT = ['Pastry Cook', 'Finchley Bakers', 'Leeds', 'You bake at night and are home for breakfast.']

describe('what stands above an advert because of where it was copied', () => {
  it.each([
    ['a board and its ways', 'WORKFINDER\nJob search  Profile  Companies'],
    ['a Spanish one', 'Tajo\nInicio   Ofertas   Empresas'],
    ['the ways alone', 'WORKFINDER  Search  Sign In  Help'],
    ['a domain', 'workfinder.example'],
    ['a word for jobs', 'Jobstrasse Zürich'],
    ['an office and its search', 'Amt für Arbeit – Jobsuche'],
    ['a channel', '#jobs-kitchen'],
    ['a channel and its readers', 'Kitchen Work | 4 208 subscribers'],
    ['who wrote and when', '#jobs-kitchen\nIda Holm  9:14 AM'],
    ['who passed it on', 'Good morning! Forwarded as received 👇'],
  ])('%s', (_, top) => {
    expect(kept([top, ...ADVERT].join('\n'))).toEqual(ADVERT)
  })

  it.each([
    ['the house, which the text names again', 'Jobwerk', 'Jobwerk finds rooms for people.'],
    ['a house called by its domain', 'finchley.example', 'At Finchley we bake.'],
    ['a title', 'Job Coach', 'You bake at night.'],
    ['facts beside each other', 'Vollzeit   Berlin   ab sofort', 'You bake at night.'],
    ['a heading', 'Job description', 'You bake at night.'],
  ])('keeps %s', (_, top, below) => {
    expect(kept([top, ...ADVERT, below].join('\n'))[0]).toBe(top)
  })

  it.each(['Similar Jobs (3)', 'next: #vacancy Night porter, Hull'])('ends at %s', (line) => {
    expect(
      kept([...ADVERT, 'You like bread.', 'You are awake.', line, 'Porter at the Grand'].join('\n')),
    ).not.toContain('Porter at the Grand')
  })

  it('leaves out who recruits and what they like', () => {
    const team = 'Meet the hiring team\nAda Kaya\nRecruiter, loves spreadsheets (Excel)\nMessage'
    expect(kept([...ADVERT, team, 'Apply in person.'].join('\n'))).toEqual([...ADVERT, 'Apply in person.'])
  })
})
