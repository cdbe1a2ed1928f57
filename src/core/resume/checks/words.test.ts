import { describe, expect, it } from 'vitest'
import { isActionVerb } from './action-verbs.ts'
import { alike } from './alike.ts'
import { findBuzzwords } from './buzzwords.ts'
import { countWords } from './count-words.ts'
import { hasFigure } from './figures.ts'
import { languageOf } from '#core/text/language.ts'
import { isPassive } from './passive.ts'
import { weakOpener } from './weak-openers.ts'
import { firstPersonIn } from './wording-rules.ts'

describe('a figure', () => {
  it.each([
    'Moved the shop to Angular 12',
    'Joined the team in 2019',
    'Ran the site from 2019 to 2021',
    'Certified to ISO 27001',
    'Wrote tests in ES6 and Python 3.11',
    'On call 24/7',
    'Set up 802.11 networks',
    'Supported Windows 10 and Office 365',
    'Built an S3 and EC2 set-up',
    'Worked in Tier 2 support',
    'Released v2.0 of the app',
    'One of the team',
    'Secured OAuth2 logins for B2B shops',
  ])('is not in %j', (text) => expect(hasFigure(text)).toBe(false))
  it.each([
    'Cut the bill by 27%',
    'Led a team of five',
    'Served 1,200 users',
    'Saved €40k a year',
    'Run 40 k8s clusters',
    '80 million documents searched',
    'Halved the build time',
    'Answered in under 200 ms',
    'Trained 12 colleagues',
    'Raised sales 3x',
    'Ran a 40-person floor',
    'Reduced errors from 12 to 3',
    'Around twenty shops',
    'Handled 10+ tickets a day',
  ])('is in %j', (text) => expect(hasFigure(text)).toBe(true))
})

describe('an action verb', () => {
  it.each([
    'Responsible for the tests',
    'Helped the team',
    'Worked on the API',
    'Continuous monitoring with Nagios',
    'CI/CD pipelines on GitLab',
    'Design of the new API',
    'Advanced analytics in R',
    'Distributed systems in Go',
    'Support for three teams',
    'Red team exercises',
    'The build was mended',
    '',
  ])('does not open %j', (text) => expect(isActionVerb(text)).toBe(false))
  it.each([
    'Built the API',
    'Successfully led a team',
    'Ran 60 interviews',
    'Co-founded the lab',
    'Designing the API',
    'Dockerised the services',
    '– Wrote tests',
    'Managed a team',
    'Automated the release',
    'Cut costs',
    'Set standards',
    'Refactors legacy code',
  ])('opens %j', (text) => expect(isActionVerb(text)).toBe(true))
})

describe('a weak opening', () => {
  it.each([
    'Helpdesk of 40 people rebuilt',
    'Assistants trained weekly',
    'Led the helped desk',
    'Partnered with sales',
    'Working memory halved',
  ])('is not in %j', (text) => expect(weakOpener(text)).toBeNull())
  it.each([
    ['Responsible for tests', 'Responsible for'],
    ['- helped sales', 'helped'],
    ['Worked with Java', 'Worked with'],
  ])('is in %j', (text, opener) => expect(weakOpener(text)).toBe(opener))
})

describe('the first person', () => {
  it.each([
    'Took AP Calculus I',
    'Phase I trial',
    'Tuned I/O',
    'Wrote MySQL queries',
    'Portland, ME',
    'C.I. pipelines',
    'Promoted to Engineer I',
  ])('is not in %j', (text) => expect(firstPersonIn(text)).toBe(0))
  it.each([
    ['I built it', 1],
    ['My team and me', 2],
    ["I'm a developer and I've led", 2],
  ])('is in %j', (text, times) => expect(firstPersonIn(text)).toBe(times))
})

describe('the passive', () => {
  it.each(['Was experienced in Go', 'Is based in Leeds', 'Built and shipped it', 'The team was red', 'Were proud'])(
    'is not in %j',
    (text) => expect(isPassive(text)).toBe(false),
  )
  it.each([
    'The site was built by us',
    'Reports were carefully reviewed',
    'Tests are written first',
    'Costs have been reduced',
  ])('is in %j', (text) => expect(isPassive(text)).toBe(true))
})

describe('buzzwords', () => {
  it.each([
    'Dynamic programming',
    'Synergy Health GmbH is a client'.replace('Synergy', 'Sinergy'),
    'Motivated by a bug, wrote tests',
    'A dynamic web page',
    'Team playbook',
  ])('are not in %j', (text) => expect(findBuzzwords(text)).toEqual([]))
  it('are found as written, each time', () =>
    expect(findBuzzwords('Team player, hard-working TEAM PLAYER and results-driven')).toEqual([
      'team player',
      'hard-working',
      'team player',
      'results-driven',
    ]))
})

describe('likeness', () => {
  it('needs four fifths of the words', () => {
    expect(alike('Built the billing service in Go', 'Built the search service in Rust')).toBe(false)
    expect(alike('Built the billing service in Go for sales', 'Built the billing service in Go for all sales')).toBe(
      true,
    )
    expect(alike('', '')).toBe(false)
  })
})

describe('words and language', () => {
  it.each([
    ['– • |', 0],
    ['C++ and CI/CD', 3],
    ['数据科学家', 3],
  ])('counts %j as %i', (text, words) => expect(countWords(text)).toBe(words))
  it.each([
    ['Python SQL Docker', null],
    ['Led the team and shipped the product with care for the users', 'en'],
    ['Leitung der Entwicklung und Einführung einer neuen Plattform mit dem Team', 'de'],
    ['Développement de la plateforme et des services pour les clients avec une équipe', 'fr'],
    ['Desarrollo de la plataforma y los servicios para el cliente con un equipo', 'es'],
    ['Müşteriler için ve ekip ile birlikte bir platform olarak geliştirildi', 'tr'],
    ['Tworzenie aplikacji w zespole oraz praca z klientem i wdrożenia dla firm na serwerach', 'pl'],
    ['Desenvolvimento de uma plataforma para os clientes com a equipe e do produto em produção', 'pt'],
    ['Разработка сервисов и руководство командой', null],
  ])('takes %j for %s', (text, language) => expect(languageOf(text)).toBe(language))
})
