import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { isTechJob } from './tech.ts'

const isTech = (title: string | null, skills: number, text = '') =>
  isTechJob(fullCatalogue.titleFamilies, title, skills, text)

describe('a job of the trades that are known here', () => {
  it.each([
    'Data Analyst, Finance',
    'Marketing Data Analyst',
    'Software Engineer - Logistics',
    'IT-Referent (m/w/d) Netzwerke',
    'Auszubildende zum Fachinformatiker',
    'Ingénieur·e réseau senior',
    'Veri Girişi Elemanı',
    'Uzun Dönem Stajyer (.NET)',
    'Stagiaire C#',
    'Threat Hunter',
  ])('%s, whatever is asked', (title) => {
    expect(isTech(title, 0)).toBe(true)
  })

  it.each([
    'Mechanical Design Engineer',
    'Makine Mühendisi',
    'Quality Engineer',
    'Fachkraft für Systemgastronomie',
    'Systemische Therapeutin',
    'Reactor Operator',
    'Go-to-Market Lead',
    'Customer Support Specialist',
    'Kıdemli Muhasebe Uzmanı',
    'Werkstudent Marketing',
    'Sales Manager Cloud',
    'Technical Recruiter',
  ])('not %s, though an office tool or two is asked', (title) => {
    expect(isTech(title, 2)).toBe(false)
  })

  it('is known by its skills where nothing names it', () => {
    expect(isTech(null, 1)).toBe(true)
    expect(isTech(null, 0, 'We need somebody friendly for our café.')).toBe(false)
    expect(isTech('IT project manager', 0)).toBe(true)
  })
})
