import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const isAccepted = (bullet: string, rewrite: string, language: string) =>
  proveLine(language, '', rewrite, { title: 'Worker', organisation: 'Acme', end: '2024-06', bullets: [bullet] }).ok

describe('what might have been, one chosen time, somebody else, the rank of a prize', () => {
  it.each([
    [
      'en',
      'Sketched a sorting rule that should have cut the queue by half',
      'Sketched a sorting rule that cut the queue by half',
    ],
    ['en', 'Wrote a macro that could be used by the whole office', 'Wrote a macro used by the whole office'],
    ['en', 'Proposed a chatbot that would answer parents at night', 'Proposed a chatbot that answers parents at night'],
    ['en', 'Prepared a move to Azure that might be done in 2027', 'Prepared a move to Azure, done in 2027'],
    ['de', 'Ein Makro entworfen, das die Inventur halbieren könnte', 'Ein Makro entworfen, das die Inventur halbiert'],
    [
      'de',
      'Einen Dienstplan vorgeschlagen, der Überstunden vermieden hätte',
      'Einen Dienstplan vorgeschlagen, der Überstunden vermieden hat',
    ],
    [
      'fr',
      'Proposé un script qui aurait économisé deux heures par jour',
      'Proposé un script qui a économisé deux heures par jour',
    ],
    ['es', 'Propuse un índice que reduciría la espera', 'Propuse un índice que redujo la espera'],
    ['tr', 'Kuyruğu yarıya indirebilecek bir kural yazdım', 'Kuyruğu yarıya indiren bir kural yazdım'],
    ['tr', 'Ekibe zaman kazandıracak bir makro önerdim', 'Ekibe zaman kazandıran bir makro önerdim'],
    ['en', 'Picked 310 orders in my fastest shift', 'Picked 310 orders a shift'],
    ['en', 'Repaired 14 phones on my last day', 'Repaired 14 phones a day'],
    ['en', 'Had no returns in the first month', 'Had no returns'],
    ['en', 'Reached 97 percent attendance in the week of the visit', 'Reached 97 percent attendance'],
    ['de', 'Am besten Tag 22 Pakete ausgeliefert', 'Täglich 22 Pakete ausgeliefert'],
    ['de', 'In der ersten Woche ohne Beschwerden gearbeitet', 'Ohne Beschwerden gearbeitet'],
    ['fr', 'Vendu 30 menus lors de ma meilleure journée', 'Vendu 30 menus par jour'],
    ['es', 'Atendí 60 mesas en la última noche', 'Atendí 60 mesas por noche'],
    ['tr', 'En iyi haftamda 40 çağrı kapattım', 'Haftada 40 çağrı kapattım'],
    ['tr', 'İlk ayda sıfır hatayla çalıştım', 'Sıfır hatayla çalıştım'],
    ['de', 'Meine Chefin führte das neue Kassensystem ein', 'Das neue Kassensystem eingeführt'],
    ['de', 'Die Gemeinde hatte den Server gekauft, auf dem ich arbeitete', 'Den Server gekauft'],
    ['de', 'Unser Verein baute die Halle um', 'Die Halle umgebaut'],
    ['de', 'Der Praktikant vor mir hat die Datenbank angelegt', 'Die Datenbank angelegt'],
    ['de', 'Das Amt schrieb mit meinem Entwurf die Stelle aus', 'Die Stelle ausgeschrieben'],
    ['en', 'Regional jury award for a short film', 'Award for a short film'],
    ['en', 'Participation medal at a city run', 'Medal at a city run'],
    ['de', 'Förderpreis der Schule für eine Skulptur', 'Preis für eine Skulptur'],
    ['de', 'Kurssprecher in der Abendschule', 'Sprecher in der Abendschule'],
    ['tr', 'Katılım ödülü aldım', 'Ödül aldım'],
    ['en', 'The review took them three weeks', 'Review in three weeks'],
    ['en', 'Runner-up prize for a poster', 'Prize for a poster'],
  ] as const)('in %s: %s, not: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(false)
  })

  it.each([
    ['en', 'Proposed a chatbot that would answer parents at night', 'Proposed a chatbot to answer parents at night'],
    ['en', 'Proposed a chatbot that would answer parents at night', 'Proposed a chatbot'],
    ['en', 'Wrote a macro that could be used by the whole office', 'Wrote a macro that the whole office could use'],
    ['en', 'Picked 310 orders in my fastest shift', 'Picked 310 orders in my fastest shift'],
    ['en', 'Picked 310 orders in my fastest shift', 'Picked 310 orders'],
    ['en', 'Packed 40 boxes a day, 61 on the busiest day', 'Packed 40 boxes a day'],
    ['en', 'Repaired 14 phones on my last day', 'On my last day, repaired 14 phones'],
    ['de', 'Die Datenbank aufgebaut und gepflegt', 'Die Datenbank gepflegt'],
    ['de', 'Den Server eingerichtet, den die Schule gekauft hatte', 'Den Server eingerichtet'],
    ['de', 'Das Team geleitet', 'Das Team geleitet'],
    ['de', 'Die Kassen betreut und die Daten ausgewertet', 'Die Kassen betreut'],
    ['tr', 'En iyi haftamda 40 çağrı kapattım', 'En iyi haftamda 40 çağrı kapattım'],
    ['en', 'Won the regional jury award for a short film', 'Won the regional jury award'],
    ['es', 'Propuse un índice que reduciría la espera', 'Propuse un índice'],
  ] as const)('in %s: %s, also: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(true)
  })
})
