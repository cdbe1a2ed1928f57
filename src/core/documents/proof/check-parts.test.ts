import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

type Case = readonly [bullets: string, rewrite: string, title?: string]
const passes = (language: string, [bullets, rewrite, title = 'Assistant']: Case, kind = 'job', skills: string[] = []) =>
  proveLine(language, bullets, rewrite, { kind, title, skills }).ok

describe('a part and its whole', () => {
  it.each([
    ['en', 'Interviewed 9 passengers, one of them blind', 'Interviewed 9 blind passengers'],
    ['en', 'Tested 14 phones, 3 of them running Android 9', 'Tested 14 phones running Android 9'],
    ['de', '64 Fehler gemeldet, davon 5 sicherheitsrelevant', '64 sicherheitsrelevante Fehler gemeldet'],
    ['fr', '64 anomalies signalées, dont 5 critiques', '64 anomalies critiques signalées'],
    ['es', 'Formé a 8 agentes, dos de los cuales eran nuevos', 'Formé a 8 agentes nuevos'],
    ['tr', "120 fatura işledim, 9'u yurt dışıydı", '120 yurt dışı faturası işledim'],
  ])('%s: %s does not say %s', (language, bullet, rewrite) => {
    expect(passes(language, [bullet, rewrite])).toBe(false)
  })

  it.each([
    ['en', 'Interviewed 9 passengers, one of them blind', 'Interviewed nine passengers, including one blind passenger'],
    ['en', 'Reported 96 bugs, 11 of which were critical', 'Reported 11 critical bugs'],
    ['de', '64 Fehler gemeldet, davon 5 sicherheitsrelevant', '64 Fehler gemeldet, 5 davon sicherheitsrelevant'],
  ])('%s: %s says %s', (language, bullet, rewrite) => {
    expect(passes(language, [bullet, rewrite])).toBe(true)
  })
})

describe('what was finished', () => {
  it.each([
    ['en', 'Finished 7 of 12 modules', 'Completed the course Data Basics'],
    ['de', '7 von 12 Modulen abgeschlossen', 'Kurs Data Basics abgeschlossen'],
    ['tr', "12 modülden 7'sini bitirdim", 'Data Basics kursunu tamamladım'],
    ['fr', '7 modules sur 12 terminés', 'Cours Data Basics terminé'],
    ['es', 'Terminé 7 de 12 módulos', 'Completé el curso Data Basics'],
    ['en', 'Average so far 67%', 'Graduated in Data Basics from Lantern'],
  ])('%s: %s finishes no course', (language, bullet, rewrite) => {
    expect(passes(language, [bullet, rewrite, 'Course Kurs kurs Cours curso: Data Basics'], 'education')).toBe(false)
  })

  it('keeps the part that was finished', () => {
    const bullet = 'Finished 7 of 12 modules'
    expect(passes('en', [bullet, 'Completed seven of the 12 modules of Data Basics', 'Data Basics'], 'education')).toBe(
      true,
    )
  })
})

describe('roles of others', () => {
  const line = 'Rewired kitchens under supervision of a qualified electrician'
  it.each([
    'Rewired kitchens as a qualified electrician',
    'Rewired kitchens as an electrician',
    'Qualified electrician rewiring kitchens',
  ])('refuses %s', (rewrite) => {
    expect(passes('en', [line, rewrite, 'Apprentice Electrician'])).toBe(false)
  })
  it('takes the own title', () => {
    expect(passes('en', [line, 'Rewired kitchens as an apprentice electrician', 'Apprentice Electrician'])).toBe(true)
  })
  it('refuses the master of somebody else', () => {
    const own = 'Küchen neu verkabelt unter Aufsicht eines Elektromeisters'
    expect(passes('de', [own, 'Küchen als Elektromeister neu verkabelt', 'Auszubildender'])).toBe(false)
  })
})

describe('what a line is about', () => {
  it.each([
    ['On the interview panel for two junior hires', 'Hired two juniors'],
    ['p99 went from 1.9 s to 700 ms after I added an index', 'Brought p99 down from 1.9 s to 700 ms'],
    ['Trained four new starters on the hand scanners', 'Trained four new starters on Docker'],
    ['Trained four new starters on the hand scanners', 'Trained four new starters on hand scanners and Docker'],
    ['Rewrote the screen in Kotlin; it had been Java', 'Rewrote the screen in Java; it had been Kotlin'],
    ['Rewrote the screen in Kotlin; it had been Java', 'Rewrote the screen from Kotlin to Java'],
  ])('%s does not say %s', (bullet, rewrite) => {
    expect(passes('en', [bullet, rewrite], 'job', ['Kotlin', 'Docker'])).toBe(false)
  })
  it('takes the same told in another order', () => {
    const rewrite = 'Rewrote the screen, which had been in Java, in Kotlin'
    expect(passes('en', ['Rewrote the screen in Kotlin; it had been Java', rewrite])).toBe(true)
  })
})
