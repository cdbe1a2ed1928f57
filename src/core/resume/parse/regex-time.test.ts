import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import { splitItems } from '#core/skills/skill-lists.ts'
import { spotWrittenSkills } from '#core/skills/resume-skills.ts'
import { findEmails, findPhones, findUrls } from './sections/contact/contact-patterns.ts'
import { findDates } from './words/dates.ts'
import { degreeScore } from './words/degree-words.ts'
import { headingKind } from './sections/heading-kind.ts'
import { companyScore, schoolScore } from './words/organisation-words.ts'
import { placeScore } from './words/place-words.ts'
import { sanitise } from '#core/text/sanitise.ts'
import { titleScore } from './words/title-words.ts'
import { processorMs } from '#test/support/processor-time.ts'

const LENGTH = 100_000
const BAD = [
  'a',
  ' ',
  '1',
  '1 ',
  'a ',
  'a,',
  '- ',
  '((',
  'a.',
  'a@',
  '@',
  'A B ',
  '2019-',
  '. ',
  '\t',
  'é',
  'a-',
  '1.',
  '| ',
].map((piece) => piece.repeat(LENGTH / piece.length))

/** Text functions that take a line of unknown length; skills lists and sentences grow with the text, not its square. */
const READERS: [string, (text: string) => unknown][] = [
  ['findDates', findDates],
  ['findEmails', findEmails],
  ['findPhones', findPhones],
  ['findUrls', findUrls],
  ['headingKind', headingKind],
  ['titleScore', titleScore],
  ['companyScore', companyScore],
  ['schoolScore', schoolScore],
  ['degreeScore', degreeScore],
  ['placeScore', placeScore],
  ['sanitise', sanitise],
  ['splitItems', splitItems],
  ['spotSkills', (text) => spotWrittenSkills(text, catalogue.skills)],
]

it.each(READERS)('%s takes no more than a moment for 100,000 bad characters', (_, read) => {
  read('warm up 2019')
  const slow = BAD.map((text) => {
    return { text: text.slice(0, 4), ms: processorMs(() => read(text)) }
  }).filter(({ ms }) => ms > 500)
  expect(slow).toEqual([])
})
