import { describe, expect, it } from 'vitest'
import { skills } from '#test/support/ada.ts'
import { proveLine } from '#test/documents/prove-line.ts'

const isAccepted = (bullet: string, rewrite: string, language: string) =>
  proveLine(language, '', rewrite, { title: 'Worker', organisation: 'Acme', end: '2024-06', bullets: [bullet] }, skills)
    .ok

describe('the same relation in other words', () => {
  it.each([
    ['en', 'Built a bot that books rooms', 'Built a bot to book rooms'],
    ['en', 'Wrote a script that renames files', 'Wrote a script for renaming files'],
    ['en', 'Set up a rota to cover weekends', 'Set up a rota in order to cover weekends'],
    ['en', 'Assisted the nurse with the ward round', 'Assisted the nurse in the ward round'],
    ['en', 'Took orders by phone and email', 'Took orders over phone and email'],
    ['tr', 'Excel ile 12 rapor hazırladım', 'Excel’de 12 rapor hazırladım'],
    ['tr', 'Fuar sırasında 60 kayıt aldım', 'Fuarda 60 kayıt aldım'],
    ['tr', 'Günde 70 çağrı yanıtladım', 'Günde yaklaşık 70 çağrı yanıtladım'],
    ['tr', 'Rezervasyonları tabletle aldım', 'Rezervasyonları tablet üzerinden aldım'],
    ['de', 'Die Halle mit einem Kollegen gestrichen', 'Die Halle gemeinsam mit einem Kollegen gestrichen'],
    ['es', 'Cuidé a 12 mayores', 'Cuidado de 12 mayores'],
    ['es', 'Limpieza de 30 aulas y de la cocina', 'Limpié 30 aulas y la cocina'],
    ['en', 'Wrote a macro that sorts mail', 'Wrote a macro to sort mail'],
    ['en', 'Answered mail with one colleague', 'Answered mail alongside one colleague'],
  ] as const)('in %s: %s, also: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(true)
  })

  it.each([
    ['en', 'Joined the team that built the booking API', 'Joined the team to build the booking API'],
    ['en', 'Wrote to the vendor that hosts the payroll', 'Wrote to host the payroll'],
    ['en', 'Tested a tool that the CTO wrote', 'Wrote a tool for the CTO'],
    ['en', 'Read a book that explains Rust', 'Read a book to explain Rust'],
    ['en', 'Made tea for the group that moved the servers', 'Made tea to move the servers'],
    ['en', 'Was part of a class of 27 apprentices', 'Taught 27 apprentices'],
    ['en', 'Sat in a group of six designers', 'Led six designers'],
    ['en', 'Wrote tests to be used by a bank', 'Wrote tests that a bank uses'],
    ['en', 'Built a page to sell tickets', 'Built a page that sold tickets'],
    ['en', 'Proposed an index to double the speed', 'Proposed an index that doubled the speed'],
    ['en', 'Answered calls about the mail server', 'Answered calls over mail'],
    ['en', 'Helped the officer with the yearly audit', 'Ran the yearly audit with the officer'],
    ['en', 'Worked beside the security team', 'Worked alongside the security team on audits'],
    ['tr', 'Siemens ile teklif hazırladım', 'Siemens’te teklif hazırladım'],
    ['tr', 'Google ile sözleşme yaptım', 'Google’da sözleşme yaptım'],
    ['tr', 'Staj sırasında ekip 40 sunucu taşıdı', 'Stajda 40 sunucu taşıdım'],
    ['tr', 'Tablet üzerinden verilen siparişleri taşıdım', 'Tabletle sipariş aldım'],
    ['tr', 'Yaklaşık 40 kişilik ekibin raporlarını yazdım', '40 kişilik ekibi yönettim'],
    ['de', 'Gemeinsam mit dem Vorstand fotografiert', 'Vorstand'],
    ['de', 'Gemeinsam mit einem Kollegen das Lager umgebaut', 'Das Lager umgebaut'],
    ['es', 'Escribí una carta a la dirección', 'Carta de la dirección'],
    ['es', 'Ayudé a la gerente con el inventario', 'Gerente del inventario'],
    ['es', 'Mantenimiento de los baños y limpieza de la piscina', 'Mantuve la piscina'],
    ['fr', 'Nettoyage du bureau et de la salle du directeur', 'Directeur du bureau'],
  ] as const)('in %s: %s, not: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(false)
  })
})
