import { expect, it } from 'vitest'
import { profileFromFacts } from './profile-from-facts.ts'
import { answerAd } from './letter-for-ad.ts'
import { tailorResume, type Asked } from './tailor.ts'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { Profile } from './profile.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { counter, FACTS, skills } from '#test/support/ada.ts'

const AD = `Data Engineer
Acme GmbH
Berlin

Requirements
- Python
- Kubernetes
- Terraform
- Kafka
- AWS Solutions Architect certification
- CKA certification`

const profileOf = (bullets: string[], known: string[] = []) => {
  const [job] = FACTS.experience
  return profileFromFacts(
    { ...FACTS, skills: known, experience: job ? [{ ...job, highlights: bullets }] : [] },
    { kind: 'resume', name: 'ada.pdf' },
    counter(),
  )
}
const asked: Asked[] = readAdText(fullCatalogue, AD).skills.map(({ ids, level, words }) => ({ ids, level, words }))
const brought = (bullets: string[], known: string[] = []) =>
  (['en', 'de', 'tr'] as const).map(
    (language) => answerAd(profileOf(bullets, known), asked, { language, asOf: '2026-11', skills }).brings,
  )

it.each([
  'Have no experience with Kubernetes yet',
  'Noch keine Erfahrung mit Kubernetes',
  'Studied for the CKA exam',
  'Failed the AWS Solutions Architect exam twice',
  'Durch die Prüfung CKA gefallen',
  'Möchte Kafka lernen',
  'Kubernetes deneyimim yok',
  'Je n’ai aucune expérience de Kubernetes',
  'Nie mit Terraform gearbeitet',
  'Want to learn Kafka',
  'Kafka yerine düz dosya kullandık',
  'Python geliştiricisi arayan ilanları hazırladım',
])('a letter in no language brings what a fact takes back: %s', (fact) => {
  expect(brought([fact])).toEqual([[], [], []])
})

it('brings what a fact says, in any language', () => {
  for (const brings of brought(['Moved 40 servers to Kubernetes', 'Kafka eingeführt'], ['Python']))
    expect(brings).toEqual(expect.arrayContaining(['Kubernetes', 'Kafka', 'Python']))
})

it('brings what the list of skills says beside a line in another language about others', () => {
  for (const language of ['en', 'de', 'tr', 'fr', 'es'] as const) {
    const own = { ...profileOf([], ['Python', 'Kafka']), entries: [] }
    const summary = 'Team lead and Python developer with 18 years of experience in banking and insurance.'
    const led = { ...own, basics: { ...own.basics, summary } }
    expect(answerAd(led, asked, { language, asOf: '2026-11', skills }).brings).toEqual(['Python', 'Kafka'])
  }
})

it.each([
  ['fr', 'Data Scientist\n\nVotre profil\n- Analyse de données\n- SQL', ['analyse de données'], ['Analyse de données']],
  ['en', 'Data Scientist\n\nVotre profil\n- Analyse de données\n- SQL', ['analyse de données'], ['Data Analysis']],
  ['fr', 'Data Scientist\n\nRequirements\n- Data Analysis\n- SQL', ['analyse de données'], ['Data Analysis']],
  ['de', 'Entwickler\n\nIhr Profil\n- Datenanalyse\n- SQL', ['Data Analysis'], ['Datenanalyse']],
] as const)('in %s, to %j from %j, it brings %j', (language, ad, known, brings) => {
  const wanted = readAdText(fullCatalogue, ad).skills.map(({ ids, level, words }) => ({ ids, level, words }))
  const own = profileOf([], [...known])
  expect(answerAd(own, wanted, { language, asOf: '2026-11', skills }).brings).toEqual(brings)
})

it('tells what was done in the last jobs until it says enough, never more than four facts of one', () => {
  const facts = Array.from({ length: 7 }, (_, at) => `Answered ${at + 20} calls a day for the shops of one town`)
  const own = profileOf(['Ran Kubernetes clusters', 'Offers', ...facts])
  const { bulletIds } = answerAd(own, asked, { language: 'en', asOf: '2026-11', skills })
  const told = bulletIds.map((id) => own.entries.flatMap(({ bullets }) => bullets).find((one) => one.id === id)?.text)
  expect(told).toEqual(['Ran Kubernetes clusters', ...facts.slice(0, 3)])
})

it('brings what is only begun without a word of it', () => {
  expect(brought([], ['Kubernetes basics'])).toEqual([[], [], []])
})

it.each([
  ['Excel', 'advanced Excel', null],
  ['AWS Solutions Architect', 'AWS Certified Solutions Architect', null],
  ['Azure Administrator', 'Azure Administrator AZ-104', null],
  ['Leadership', 'people management', null],
  ['Statistics', 'applied statistics', null],
  ['Postgres', 'PostgreSQL', 'PostgreSQL'],
  ['JavaScript', 'JS', 'JS'],
])('a tailored resume calls %s, where the advert says %s, %s', (own, words, shown) => {
  const ids = readAdText(fullCatalogue, `Analyst\n\nRequirements\n- ${words}\n- ${own}`).skills.flatMap(
    (one) => one.ids,
  )
  const { content } = tailorResume(profileOf([], [own]), {
    asked: [{ ids, level: 'must', words }],
    skills,
    asOf: '2026-11',
    pagesOf: () => 1,
    look: FIRST_LOOK,
  })
  expect(content.skills[0]?.name ?? null).toBe(shown)
})

const inProfile = (more: Partial<Profile>, part: 'brings' | 'certificateIds' = 'brings') => {
  const all = (['en', 'de', 'tr'] as const).map(
    (language) =>
      answerAd({ ...profileOf([]), entries: [], ...more }, asked, { language, asOf: '2026-11', skills })[part],
  )
  return [...new Set(all.flat())]
}
const fact = (name: string, more: Partial<Profile['skills'][number]> = {}) => ({
  id: 'fct_0001',
  name,
  detail: '',
  date: '',
  isOnHold: false,
  sources: [],
  ...more,
})

it.each([
  fact('CKA', { state: 'running' }),
  fact('CKA', { state: 'expected' }),
  fact('CKA', { date: '2027-06' }),
  fact('CKA', { detail: 'failed in May' }),
  fact('CKA (expired)'),
  fact('CKA mock test'),
  fact('CKA hazırlık kursu'),
  fact('CKA 2027'),
  fact('CKA', { detail: '2018–2021' }),
  fact('CKA?'),
])('a certificate that is not held is neither named nor brought: %j', (certificate) => {
  expect(inProfile({ certifications: [certificate] })).toEqual([])
  expect(inProfile({ certifications: [certificate] }, 'certificateIds')).toEqual([])
})

it.each([
  fact('CKA'),
  fact('CKA', { detail: 'CNCF', date: '2024-05' }),
  fact('CKA', { state: 'finished' }),
  fact('CKA (CNCF), 2022'),
  fact('CKA sertifikası'),
  fact('CKA', { detail: '2024–2027' }),
  fact('AWS Certified Solutions Architect – Associate', { detail: 'Amazon' }),
])('one that is held is named as a certificate, not brought as a skill: %j', (certificate) => {
  expect(inProfile({ certifications: [certificate] })).toEqual([])
  expect(inProfile({ certifications: [certificate] }, 'certificateIds')).toEqual([certificate.id])
})

it.each([
  [fact('Terraform', { detail: 'none' }), []],
  [fact('Terraform', { detail: '0 months' }), []],
  [fact('Terraform (not yet)'), []],
  [fact('Terraform 0/5'), []],
  [fact('Terraform', { detail: '3 years' }), ['Terraform']],
  [fact('Terraform (advanced)'), ['Terraform']],
  [fact('Terraform firewalls'), ['Terraform']],
])('of the skill %j it brings %j', (skill, brings) => {
  expect(inProfile({ skills: [skill] })).toEqual(brings)
})

it.each([
  [['Offer declined'], []],
  [['Left after an hour'], []],
  [['Nach einem Tag gegangen'], []],
  [['Ran clusters of 40 nodes'], ['Kubernetes']],
])('of a job called Kubernetes Engineer with %j it brings %j', (bullets, brings) => {
  const entries = profileOf(bullets).entries.map((entry) => ({ ...entry, title: 'Kubernetes Engineer' }))
  expect(inProfile({ entries })).toEqual(brings)
})

it('brings nothing of work that has not begun', () => {
  const entries = profileOf(['Run Kubernetes clusters']).entries.map((entry) => ({ ...entry, start: '2027-03' }))
  expect(inProfile({ entries })).toEqual([])
})

it('still offers a fact that only mentions what is asked for as a proof, not one that denies it', () => {
  const proofs = (line: string) =>
    answerAd(profileOf([line]), asked, { language: 'en', asOf: '2026-11', skills }).bulletIds.length
  expect(proofs('On call for 40 nodes of Kubernetes')).toBe(1)
  expect(proofs('Decided against Kubernetes because it was too costly')).toBe(0)
})

it.each(['Windows Server 2016–2022', 'Windows Server 2016/2019', 'Windows Server 2016, 2019'])(
  'names no single version of several: %s',
  (chip) => {
    const ad = readAdText(fullCatalogue, 'System Administrator\nAcme GmbH\n\nRequirements\n- Windows Server')
    const [brings] = (['en', 'de', 'tr'] as const).map(
      (language) =>
        answerAd(
          profileOf(['Looked after 12 servers'], [chip]),
          ad.skills.map(({ ids, level, words }) => ({ ids, level, words })),
          { language, asOf: '2026-11', skills },
        ).brings,
    )
    expect(brings).toHaveLength(1)
    expect(brings?.[0]).not.toMatch(/2016$/)
  },
)

it.each([
  [{ endDate: '2025-04' }, []],
  [{ endDate: '2026' }, ['CKA']],
  [{ endDate: '2026-11' }, ['CKA']],
  [{ endDate: '2028-01' }, ['CKA']],
  [{}, ['CKA']],
])('a letter and a tailored resume take a certificate for what it is on the day: %j', (more, expected) => {
  const name = 'CKA'
  const certifications = [{ name, issuer: null, date: '2022-04', ...more }]
  const profile = profileFromFacts({ ...FACTS, certifications }, { kind: 'resume', name: 'ada.pdf' }, counter())
  const nameOf = (id: string) => profile.certifications.find((one) => one.id === id)?.name
  const { certificateIds } = answerAd(profile, asked, { language: 'en', asOf: '2026-11', skills })
  expect(certificateIds.map(nameOf)).toEqual(expected)
  const asOf = '2026-11'
  const { explained } = tailorResume(profile, { asked, skills, asOf, pagesOf: () => 1, look: FIRST_LOOK })
  const places = explained.flatMap((one) => (one.asked.ids.includes('cka') ? one.places : [])).map(nameOf)
  expect(places.filter(Boolean)).toEqual(expected)
})
