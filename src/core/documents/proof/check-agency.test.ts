import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const isAccepted = (bullet: string, rewrite: string, language = 'en') =>
  proveLine(language, '', rewrite, { title: 'Worker', organisation: 'Acme', end: '2024-06', bullets: [bullet] }).ok

const SHELVES = 'Moved the shop to new shelves; sales rose by 4 %'
const SLIDES = 'Showed results in three slides; two zones now use the forecast'

describe('whose doing a change was', () => {
  it.each([
    [SHELVES, 'Moved the shop to new shelves, raising sales by 4 %'],
    [SHELVES, 'Raised sales by 4 % and moved the shop to new shelves'],
    [SHELVES, 'Moved the shop to new shelves, thus sales rose by 4 %'],
    [SLIDES, 'Showed results in three slides, which led to two zones using the forecast'],
    [SLIDES, 'Showed results in three slides, resulting in two zones using the forecast'],
    [SLIDES, 'Showed results in three slides, making two zones use the forecast'],
    ['Speaks to guests in Dutch', 'Speaks well to guests in Dutch'],
    ['Sold tea to some 70 guests, mostly small firms', 'Sold tea to some 70 guests, small firms'],
    [
      'Redesigned a form with a senior designer: two rounds with eight people',
      'Redesigned a form: two rounds with eight people',
    ],
  ])('%s, not: %s', (bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite)).toBe(false)
  })

  it.each([
    [SHELVES, 'Moved the shop to new shelves; sales increased by 4 %'],
    ['Reduced waste by 4 % with a new order list', 'Cut waste by 4 % with a new order list'],
    ['Wrote queries, saving three hours a week', 'Wrote queries, saving 3 hours a week'],
    ['Ran a story hour on Saturdays', 'Ran a story hour every Saturday'],
    ['Counted stock by myself', 'Did the stock-take on my own'],
  ])('%s, also: %s', (bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite)).toBe(true)
  })

  it.each([
    ['fr', 'Magasin réaménagé ; les ventes ont augmenté de 4 %', 'Augmenté les ventes de 4 %', false],
    ['fr', 'Augmenté les ventes de 4 %', 'Augmenté de 4 % les ventes', true],
    ['es', 'Reorganicé la tienda; las ventas subieron un 4 %', 'Subí las ventas un 4 %', false],
    ['es', 'Subí las ventas un 4 %', 'Aumenté las ventas un 4 %', true],
  ])('in %s, of: %s — %s: %s', (language, bullet, rewrite, ok) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(ok)
  })
})

describe('a claim made bigger by where a word stands', () => {
  it.each([
    ['en', 'Helped the team write SQL reports', 'Helped the team; wrote SQL reports'],
    ['en', 'Helped design the API', 'Helped. Designed the API'],
    ['en', 'Tried to migrate the database', 'Tried PostgreSQL; migrated the database'],
    ['de', 'Beim Aufbau des Lagers mitgeholfen', 'Mitgeholfen; Lager aufgebaut'],
    ['en', 'Reported weekly to the CTO', 'CTO'],
    ['en', 'Reported weekly to the CTO', 'Was the CTO'],
    ['en', 'Reported weekly to the CTO', 'Worked as CTO'],
    ['en', 'Reported weekly to the director', 'Was the director'],
    ['de', 'Berichtete wöchentlich an den CTO', 'War CTO'],
    ['tr', 'CTO için haftalık rapor hazırladım', 'CTO olarak rapor hazırladım'],
  ])('in %s: %s, not: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(false)
  })

  it.each([
    ['Reported weekly to the CTO', 'Reported to the CTO every week'],
    ['Helped the team write SQL reports', 'Helped write SQL reports; helped the team'],
    ['Wrote reports; helped the team test', 'Helped the team test; wrote reports'],
  ])('%s, also: %s', (bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite)).toBe(true)
  })
})

describe('a fact in another language than the document', () => {
  it.each([
    ['en', 'Nie mit Terraform gearbeitet', 'Worked with Terraform'],
    ['en', 'Nie mit Terraform gearbeitet', 'Terraform'],
    ['de', 'Have no experience with Kubernetes yet', 'Experience with Kubernetes'],
    ['tr', 'Have no experience with Kubernetes yet', 'Kubernetes'],
    ['fr', 'Have no experience with Kubernetes yet', 'Kubernetes'],
    ['de', 'Supported the team lead', 'Team lead'],
    ['en', 'Habe beim Aufbau der API geholfen', 'Aufbau der API'],
    ['en', 'Kubernetes deneyimim yok', 'Kubernetes'],
    ['de', 'Je n’ai aucune expérience de Kubernetes', 'Kubernetes'],
  ])('in %s: %s, not: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(false)
  })

  it.each([
    ['de', 'Moved 40 servers to Kubernetes', 'Kubernetes'],
    ['de', 'Resolved 38 tickets a week for a Python service', 'Python'],
  ])('in %s: %s, also: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(true)
  })
})
