import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { familiesCounted, readTitle, withAlike } from './job-titles.ts'

it.each([
  ['Analyst', 'data-analysis'],
  ['Senior Analyst', 'data-analysis'],
  ['Reporting Analyst', 'data-analysis'],
  ['Support Analyst', 'support'],
  ['Senior Support Analyst', 'support'],
  // an analyst of something else is none of data
  ['Laboratory Analyst', ''],
  ['Policy Analyst', ''],
  ['Security Analyst', 'security'],
  // 'developer' says no more than what stands beside it
  ['Developer', 'software'],
  ['Frontend developer', 'frontend'],
  ['Frontend-Entwicklerin', 'frontend'],
  ['Ön Yüz Geliştirici', 'frontend'],
  ['Desarrolladora frontend', 'frontend'],
  ['Frontend and software developer', 'software frontend'],
  // a post in a field, whatever the house calls it
  ['CRM & Database Officer', 'dba'],
  ['Bulut ve altyapı sorumlusu', 'cloud'],
  ['Altyapı sorumlusu', 'systems'],
  ['Responsable cybersécurité', 'security'],
  ['Encargada de redes', 'network'],
  ['Datenbankspezialistin', 'dba'],
  ['HMI-Gestalter', 'ux'],
  ['iOS freelancer', 'mobile'],
  ['Perception engineer', 'ml'],
  ['Android Development Intern', 'mobile'],
  ['Analista QA', 'qa'],
  ['Junior Dev', 'software'],
  ['Técnica en informática', 'support'],
  ['Technicien systèmes et réseaux', 'systems'],
  ['Analista de BI', 'bi'],
  ['QA Uzmanı', 'qa'],
  ['Ingeniera de calidad de software', 'qa'],
  // machines and no software, whatever they are programmed in
  ['SPS-Programmiererin', 'automation'],
  ['Programador CNC', 'automation'],
  // words that begin like the name of a trade, or end like one
  ['Social worker', ''],
  ['Recepcionista nocturna', ''],
  ['Responsable réseaux sociaux', ''],
  ['Personalentwicklerin', ''],
  // a field without a post, a post without a field, two fields, and those who sell
  ['Chief of the network section', ''],
  ['Care coordinator', ''],
  ['Linux and database specialist', ''],
  ['Cloud sales specialist', ''],
])('%s: %s', (title, families) => {
  expect(readTitle(fullCatalogue.titleFamilies, title).families.join(' ')).toBe(families)
})

it.each([
  ['Junior Backend Developer', 'Stajyer Yazılım Geliştirici', true],
  ['Software Engineer', 'Mobile Developer', true],
  ['Cloud Engineer', 'DevOps Engineer', true],
  ['Data Analyst', 'Data Scientist', true],
  ['Backend Developer', 'Frontend Developer', false],
  ['Security Analyst', 'Data Analyst', false],
])('years asked for a %s and worked as a %s', (asked, worked, counts) => {
  const familiesOf = (title: string) => readTitle(fullCatalogue.titleFamilies, title).families
  const counted = withAlike(fullCatalogue.titleFamilies, familiesOf(asked))
  expect(familiesOf(worked).some((family) => counted.includes(family))).toBe(counts)
})

it.each([
  ['3+ years as a DevOps engineer, SRE or cloud engineer', ['cloud', 'devops'], false],
  ['3+ years as a DevOps engineer', ['devops'], true],
  ['3+ years of experience', ['devops'], true],
])('%s counts work as %j, that with systems too: %s', (years, counted, withSystems) => {
  const families = familiesCounted(fullCatalogue.titleFamilies, 'DevOps Engineer', years)
  expect(families).toEqual(expect.arrayContaining(counted))
  expect(families.includes('systems')).toBe(withSystems)
})
