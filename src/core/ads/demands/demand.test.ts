import { describe, expect, it } from 'vitest'
import { demandsIn, partsOf } from './demand.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { cleanTitle } from '../header/title.ts'

const demandOn = (sentence: string) =>
  partsOf(sentence, 0)
    .flatMap((part) => demandsIn(part))
    .find(({ text }) => text.includes('Kafka'))?.demand

describe('what a sentence does with the skill it names', () => {
  it.each([
    'it is meriting if you have experience of Kafka',
    'you will stand out with Kafka',
    'Kafka could tip the balance',
    'Kafka gives you a head start',
    'preference will be given to candidates with Kafka',
    'Kafka can be learned on the job',
    'we will teach you Kafka if you do not know it yet',
    'if you happen to know Kafka, tell us',
    'Java, Kafka (a plus)',
    'Kafka (optional)',
    'points for Kafka',
    'Kafka, nice but no must',
    'optimalerweise Kafka',
    'si vous connaissez Kafka, c’est encore mieux',
    'sería ideal que conozcas Kafka',
    'you may also have experience in Kafka',
    'it does not hurt if you know Kafka',
    'some Kafka would not go amiss',
    'Pluspunkte sammelst du mit Kafka',
    'schön, wenn du Kafka schon kennst',
    'Kafka rundet dein Profil ab',
    'vous connaissez peut-être Kafka',
    'Kafka ferait la différence',
    'suma puntos haber usado Kafka',
    'Kafka deneyimi olan adaylara öncelik verilir',
    'mülakatta Kafka bilmek bir adım öne geçirir',
    'det är ett plus om du kan Kafka',
    'Certified Kafka Engineer – Associate preferred',
    'Kafka Certified Architect — Professional is a plus',
  ])('is a wish: %s', (sentence) => expect(demandOn(sentence)).toBe('wish'))

  it.each([
    'we migrated away from Kafka last year',
    'we removed Kafka last spring',
    'Kafka is handled by another team',
    'you will not touch Kafka',
    'our customers use Kafka',
    'our firm complies with Kafka',
    'follow us on Kafka',
    'Kafka ist nicht Teil dieser Stelle',
    'um Kafka kümmert sich eine andere Abteilung',
    "une autre équipe s'occupe de Kafka",
    'de Kafka se encarga otro equipo',
    'Kafka tarafı ayrı bir ekipte',
    'een ander team doet Kafka',
  ])('does not ask: %s', (sentence) => expect(demandOn(sentence)).toBe('none'))

  it.each([
    'you have built Kafka services that other teams depend on',
    "Kafka n'a plus de secret pour vous",
    'ohne Kafka geht es nicht',
    'at least three years of Kafka',
    'you teach other teams Kafka',
    'nothing about Kafka surprises you',
    'we have used Kafka since 2019 and you have too',
  ])('asks or only names: %s', (sentence) => expect(demandOn(sentence)).toMatch(/^(?:must|plain)$/))
})

it.each([
  ['Florianópolis/SC (remoto)', 'remote'],
  ['de helft van de week thuis', 'hybrid'],
  ['you can work at home on Mondays and Fridays', 'hybrid'],
  ['Bremen oder teilweise mobil', 'hybrid'],
  ['soporte remoto a usuarios', null],
])('%s means %s', (text, mode) => expect(modeSaid(text)).toBe(mode))

it.each([
  ['Frontend developer (32-40 uur)', 'Frontend developer'],
  ['IT-Systemadministrator:in (80 %)', 'IT-Systemadministrator:in'],
  ['Informaticien·ne, 80-100 %', 'Informaticien·ne'],
  ['Web3 Developer', 'Web3 Developer'],
])('%s is called %s', (text, title) => expect(cleanTitle(text)).toBe(title))
