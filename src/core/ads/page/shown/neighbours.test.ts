import { describe, expect, it } from 'vitest'
import { withoutNeighbours } from './neighbours.ts'

const ADVERT = [
  'We run eleven ferries and look for somebody who keeps their engines going in all weathers.',
  'Your tasks',
  '- Maintain two main engines and what hangs on them',
  '- Train the younger engineers',
]
const read = (...lines: string[]) => withoutNeighbours(lines).filter((line) => line !== '')

describe('what a board puts around an advert', () => {
  it('goes, above a heading that announces the text', () => {
    expect(read('Pay', '- £30 an hour', '', 'How you match', '3 of 5 skills', '', 'About the job', ...ADVERT)).toEqual(
      ADVERT,
    )
    expect(read('Details zur Stelle', 'Vollzeit', '', 'Stellenbeschreibung', ...ADVERT)).toEqual(ADVERT)
  })

  it.each([
    ['questions of its form', ['Employer questions', 'Do you have a right to work?']],
    ['warnings', ['Be careful', 'Never give your bank details.']],
    ['news of a house', ['Laatste nieuws', 'Stormschade? Bel ons.']],
    ['the card of a company', ['About the company', 'Fenwell', '14,822 followers', 'Shipping 501-1,000 employees']],
    ['a guide to pay', ['What can I earn as an engineer', 'See more salaries']],
  ])('goes, below the text: %s', (_, box) => {
    expect(read(...ADVERT, '', ...box)).toEqual(ADVERT)
    expect(read(...ADVERT, '', ...box, '', 'We offer', '- A berth of your own')).toEqual([
      ...ADVERT,
      'We offer',
      '- A berth of your own',
    ])
  })

  it('stays where it is a part of the advert', () => {
    const whole = ['About us', 'Fenwell Ferries has carried islanders since 1921.', 'Job description', ...ADVERT]
    expect(read(...whole)).toEqual(whole)
    const sized = [...ADVERT, 'You join a team of 40 employees.', '- 40 employees in Oban']
    expect(read(...sized)).toEqual(sized)
  })
})
