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
    ['en', 'Checked the lamps and sketched them in a book', 'Sketched the lamps in a book'],
    ['en', 'Reported to the head waiter, stood in for him on Fridays', 'Stood in for the head waiter on Fridays'],
    ['en', 'Baked nine kinds of bread', 'Baked bread'],
    ['en', 'Wrote a parser that reads invoices', 'Wrote a parser reading invoices'],
    ['en', 'Sorted letters that the tenants forward', 'Sorted letters forwarded by the tenants'],
    ['en', 'Painted a mural under the guidance of a sculptor', 'Painted a mural with guidance from a sculptor'],
    ['en', 'Booked and took notes in 12 hearings', 'Booked 12 hearings'],
    ['en', 'Replaced paper slips with tokens', 'Swapped paper slips for tokens'],
    ['en', 'Co-author of one report', 'Co-authored one report'],
    ['en', 'Gave a workshop on knots handling (9 guests)', 'Gave a workshop on knots handling'],
    ['de', 'Bei der Einführung der Waage mitgeholfen', 'Die Einführung der Waage unterstützt'],
    ['de', 'Öfen gereinigt, vor allem Roste und Türen', 'Öfen gereinigt, insbesondere Roste und Türen'],
    ['tr', 'Yeni çırağa eğitim verdim', 'Yeni gelen çırağı eğittim'],
    ['tr', 'Depo düzeni için öneri verdim', 'Depo düzeni önerdim'],
    ['fr', 'Suivi de 30 dossiers', 'J’ai suivi 30 dossiers'],
    ['fr', 'Service de 40 repas le midi', 'Servi 40 repas à midi'],
    ['es', 'Ayudé al encargado en los turnos', 'Apoyé al encargado con los turnos'],
    ['es', 'Ayudé a montar el escenario', 'Colaboré en el montaje del escenario'],
    ['en', 'Took part in picking the new printer', 'Was among those who chose the new printer'],
    ['en', 'Helped to move the archive', 'Helped in moving the archive'],
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
    ['en', 'Painted the doors of two theatres and cleaned them', 'Cleaned two theatres'],
    ['en', 'Checked the lamps, the foreman sketched them', 'Sketched the lamps'],
    ['en', 'Carried tools for the surgeon and washed them', 'Washed the surgeon'],
    ['en', 'Wrote a parser that would read invoices', 'Wrote a parser reading invoices'],
    ['en', 'Wrote a parser that never read invoices', 'Wrote a parser reading invoices'],
    ['en', 'Fed the horses that the club trains', 'Trained the horses of the club'],
    ['en', 'Booked the room and took notes in 12 hearings', 'Booked 12 hearings'],
    ['en', 'Replaced paper slips with tokens', 'Swapped tokens for paper slips'],
    ['en', 'Part of the team of two editors', 'Edited the team'],
    ['en', 'Sat beside the owner of one hotel', 'Owned one hotel'],
    ['de', 'An der Tür der Geschäftsleitung geholfen', 'Die Geschäftsleitung unterstützt'],
    ['de', 'Bei der Einführung der Waage mitgeholfen', 'Die Waage eingeführt'],
    ['tr', 'Müdürün arkadaşına bilgi verdim', 'Müdürü bilgilendirdim'],
    ['tr', 'Ustama öneri verdim', 'Ustamı önerdim'],
    ['fr', 'Vendu des pneus de Orvell', 'Vendu des pneus pour Orvell'],
    ['es', 'Ayudé a montar el escenario', 'Monté el escenario'],
    ['en', 'Took part in picking the new printer', 'Chose the new printer'],
    ['en', 'Helped Maria run the shop', 'Was among those who owned the shop'],
    ['en', 'Was among those who cheered for the winner', 'Won'],
    ['en', 'Helped to move the archive', 'Moved the archive'],
  ] as const)('in %s: %s, not: %s', (language, bullet, rewrite) => {
    expect(isAccepted(bullet, rewrite, language)).toBe(false)
  })
})
