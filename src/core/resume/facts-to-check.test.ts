import { expect, it } from 'vitest'
import { factsToCheck, pathsToCheck } from './facts-to-check.ts'
import { NO_FACTS } from './no-facts.ts'
import type { Confidence, Evidence } from './schema.ts'

const read = (...paths: [string, Confidence][]): Evidence =>
  Object.fromEntries(paths.map(([path, confidence]) => [path, { sources: [], confidence }]))

it('asks about six facts at most, those with most doubt first', () => {
  const of = (count: number, confidence: Confidence, list: string) =>
    read(...Array.from({ length: count }, (_, index): [string, Confidence] => [`${list}.${index}`, confidence]))
  const many = { ...of(9, 'likely', 'skills'), ...of(2, 'sure', 'languages'), ...of(4, 'unsure', 'experience') }
  const jobs = ['experience.0', 'experience.1', 'experience.2', 'experience.3']
  expect(pathsToCheck(many)).toEqual([...jobs, 'skills.0', 'skills.1'])
  expect(pathsToCheck(of(2, 'likely', 'education'))).toEqual(['education.0', 'education.1'])
})

it('names facts of every list and about the person, and leaves out what is not there', () => {
  const facts = {
    ...NO_FACTS,
    basics: { ...NO_FACTS.basics, name: 'Ada', links: [{ label: '', url: 'https://ada.example' }] },
    skills: ['Git'],
    certifications: [{ name: 'Security+', issuer: null, date: null }],
    education: [
      {
        institution: 'Leeds',
        degree: '',
        area: 'Physics',
        location: null,
        grade: null,
        startDate: null,
        endDate: null,
        isExpected: false,
      },
    ],
  }
  const evidence = read(
    ['basics.name', 'likely'],
    ['basics.phone', 'likely'],
    ['skills.0', 'likely'],
    ['skills.1', 'likely'],
    ['certifications.0', 'unsure'],
    ['education.0', 'likely'],
    ['links.0', 'sure'],
  )
  expect(factsToCheck(facts, evidence).map(({ name }) => name)).toEqual(['Security+', 'Ada', 'Git', 'Physics'])
})
