import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { backgroundOf } from './background.ts'
import { isGeneralSchool } from './general-school.ts'

const school = (institution: string, degree: string, area: string | null = null) =>
  isGeneralSchool({ institution, degree, area })

it('knows general school in several languages', () => {
  expect(school('Lycée Moulay Youssef', 'Baccalauréat sciences mathématiques')).toBe(true)
  expect(school('Ankara Fen Lisesi', 'Sayısal')).toBe(true)
  expect(school('Goethe-Gymnasium', 'Abitur', 'Mathematik')).toBe(true)
  expect(school('Northgate High School', 'Diploma')).toBe(true)
  expect(school('Colegio San José', 'Bachillerato de ciencias')).toBe(true)
})

it('leaves schools of a trade and universities', () => {
  expect(school('Lycée Diderot', 'Baccalauréat professionnel systèmes numériques')).toBe(false)
  expect(school('Konya Mesleki ve Teknik Anadolu Lisesi', 'Bilişim Teknolojileri')).toBe(false)
  expect(school('Universität Bonn', 'Bachelor of Science', 'Mathematik')).toBe(false)
  expect(school('Technical High School', 'Computer Systems')).toBe(false)
})

it('takes no probability from a school that ends with mathematics, and takes it from a degree', () => {
  const skillsOf = (institution: string, degree: string) => {
    const basics = { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] }
    const dates = { startDate: '2012', endDate: '2015', isExpected: false }
    const education = [{ institution, degree, area: null, location: null, grade: null, ...dates }]
    const facts = { basics, education, skills: [], experience: [], certifications: [], projects: [], languages: [] }
    const { records } = backgroundOf(fullCatalogue, facts, { sourceId: 'r', at: '2026-11-29T08:00:00.000Z' })
    return records.map(({ skillId }) => skillId)
  }
  expect(skillsOf('Lycée Moulay Youssef', 'Baccalauréat sciences mathématiques')).toEqual([])
  expect(skillsOf('Université de Lyon', 'Licence mathématiques')).toContain('probability')
})
