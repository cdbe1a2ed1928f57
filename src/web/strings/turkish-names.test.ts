import { expect, it } from 'vitest'
import { dashboard } from './tr/dashboard.ts'

it('names the skills that a course adds in Turkish', () => {
  const skills = ['Statistics', 'Probability', 'Bayesian Statistics']
  expect(dashboard.nextStep.adds(skills)).toBe('Kazandırdığı: İstatistik, Olasılık ve Bayes İstatistiği.')
})
