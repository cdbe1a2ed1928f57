import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'
import { LISTS, ownRewrites } from '#test/documents/own-rewrites.ts'
import { proveRewrite } from '../prove-rewrite.ts'

const passes = (language: string, bullets: string, rewrite: string) =>
  proveLine(language, bullets, rewrite, { organisation: 'Ledger', start: '2021-08' }).ok

describe('frames and counts', () => {
  it.each([
    ['en', 'Answered tickets in English and Portuguese', 'Answered tickets in two languages, English and Portuguese'],
    ['en', 'Cleaned ovens, fryers and grills', 'Cleaned three things: ovens, fryers and grills'],
    ['en', 'Lessons 1 to 6 went live in March', 'The first six lessons went live in March'],
    ['en', 'Sorted the post', 'My duties included sorting the post'],
    ['de', 'Post sortiert', 'Zu meinen Aufgaben gehörte das Sortieren der Post'],
    ['de', '140 von 600 Rechnern umgestellt', 'Bisher 140 von 600 Rechnern umgestellt'],
    ['tr', "96 hata bildirdim, 11'i kritikti", "11'i kritik olmak üzere 96 hata bildirdim"],
    ['fr', 'Documentation commencée, non terminée', 'Documentation entamée mais pas achevée'],
    ['es', 'Registro de facturas', 'Mis tareas incluían el registro de facturas'],
  ])('%s: %s says %s', (language, bullet, rewrite) => {
    expect(passes(language, bullet, rewrite)).toBe(true)
  })

  it.each([
    ['en', 'Answered tickets in English and Portuguese', 'Answered tickets in three languages, English and Portuguese'],
    ['en', 'Answered tickets in English and Portuguese', 'Answered tickets for two clients, English and Portuguese'],
    ['en', 'Cleaned ovens, fryers and grills', 'Cleaned two things: ovens, fryers and grills'],
    ['en', 'Lessons 1 to 6 went live in March', 'The first seven lessons went live in March'],
    ['en', 'Sorted the post', 'My duties included managing the post room'],
    ['fr', 'Documentation commencée, non terminée', 'Documentation entamée et achevée'],
  ])('%s: %s does not say %s', (language, bullet, rewrite) => {
    expect(passes(language, bullet, rewrite)).toBe(false)
  })
})

describe('who did it to whom', () => {
  it.each([
    ['en', 'Took a course in SQL', 'Gave a course in SQL'],
    ['en', 'Attended a talk on hygiene', 'Gave a talk on hygiene'],
    ['en', 'My reports were reviewed by the team lead', 'Reviewed reports of the team lead'],
    ['en', 'The manager negotiated the contract and I filed it', 'Negotiated and filed the contract'],
    ['en', 'The head librarian wrote the application, I proofread it', 'Wrote and proofread the application'],
    ['de', 'Dienstplan schreibt die Leitung', 'Schreibe den Dienstplan'],
    ['fr', "Le chef a formé deux extras, j'ai montré la caisse", "J'ai formé deux extras"],
    ['es', 'La directora firmó el convenio, yo lo archivé', 'Firmé el convenio'],
    ['tr', 'Sayımı şefim yaptı, ben kaydettim', 'Sayımı yaptım'],
    ['fr', 'Service de 12 tables, trois en terrasse', 'Service de 12 tables en terrasse'],
    ['de', 'Schulung zu Brandschutz erhalten', 'Schulung zu Brandschutz durchgeführt'],
    ['tr', 'Excel eğitimi aldım', 'Excel eğitimi verdim'],
    ['fr', 'Formation Excel suivie', 'Formation Excel assurée'],
    ['es', 'Recibí formación en Excel', 'Impartí formación en Excel'],
  ])('%s: %s does not say %s', (language, bullet, rewrite) => {
    expect(passes(language, bullet, rewrite)).toBe(false)
  })

  it.each([
    ['de', 'Unterstütze den Einkauf bei Bestellungen', 'Mache Bestellungen'],
    ['fr', "J'aide à l'inventaire", "J'effectue l'inventaire"],
    ['es', 'Participo en las pruebas', 'Realizo las pruebas'],
    ['tr', "Linux'a geçiş planlıyorum", "Linux'a geçiş"],
    ['en', 'Plan a move to Linux', 'Move to Linux'],
  ])('%s: %s is no more in the present tense than in the past: not %s', (language, bullet, rewrite) => {
    expect(passes(language, bullet, rewrite)).toBe(false)
  })

  it.each([
    ['de', 'Teste die App vor jeder Version', 'Test der App vor jeder Version'],
    ['de', 'Richte Laptops ein', 'Einrichtung von Laptops'],
    ['de', 'Server migriert, Kabel verlegt', 'Migration von Servern und Verlegung von Kabeln'],
    ['en', 'The load took 3 h, it takes 50 min now', 'The load went from 3 h to 50 min'],
    ['en', 'Compared two services for 8 weeks', 'Compared two services over eight weeks'],
    ['en', 'Cut the queue from 45 to 20 tickets in 3 months', 'In 3 months, cut the queue from 45 tickets to 20'],
  ])('%s: %s says %s', (language, bullet, rewrite) => {
    expect(passes(language, bullet, rewrite)).toBe(true)
  })

  it('takes every line of every list as it is', () => {
    const all = LISTS.flatMap((list) => ownRewrites(list))
    const scenes = new Map(all.map((scene) => [scene.entry.title + scene.entry.bullets.join('/'), scene])).values()
    const refused = [...scenes].flatMap(({ entry, language }) =>
      entry.bullets.filter(
        (bullet) => !proveRewrite(bullet, { language, asOf: '2026-11', entry, others: [], skills: [] }).ok,
      ),
    )
    expect([...new Set(refused)]).toEqual([])
  })
})
