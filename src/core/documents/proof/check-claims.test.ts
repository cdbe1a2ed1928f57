import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

describe('who was in the running, whose work it was, and how many there were', () => {
  it.each([
    ['en', 'Interviewed candidates for the library', 'Interviewed candidates for the library'],
    ['en', 'Photos by me, texts by my brother', 'Photos by me'],
    ['en', 'Recipes and photos by me', 'Photos by me'],
    ['de', 'Texte von der Vorsitzenden, Fotos von mir', 'Fotos von mir'],
    ['de', 'Zu zweit 12 Bewohner versorgt', '12 Bewohner zu zweit versorgt'],
    ['de', 'Bewerber am Empfang betreut', 'Betreuung der Bewerber am Empfang'],
    ['tr', 'Ayın satıcısı adayı oldum', 'Ayın satıcısı adayı oldum'],
    ['fr', 'Accueil de candidats et visiteurs', 'Accueil de visiteurs'],
    ['en', 'Reduced my own backlog from 50 to 10 tickets', 'Reduced my backlog from 50 to 10 tickets'],
    ['fr', 'Vendu des vélos Lapierre chez Morel', 'Vendu des vélos chez Morel'],
    ['en', 'Now learning Rust', 'Learning Rust'],
    ['en', 'Training new waiters', 'Trained new waiters'],
    ['en', 'Learned Rust', 'Learned Rust'],
    ['tr', 'Rust öğrendim', 'Rust öğrendim'],
    ['de', 'Rust gelernt', 'Rust gelernt'],
    ['en', 'Teaching a course in welding', 'Taught a course in welding'],
    ['en', 'Took a course in welding', 'Took a course in welding'],
    ['de', 'Besuche Kunden in Ulm', 'Kunden in Ulm besucht'],
  ])('%s: %s, also: %s', (language, bullet, rewrite) => {
    expect(proveLine(language, bullet, rewrite).ok).toBe(true)
  })

  it.each([
    ['en', 'Employee of the month nominee 2015', 'Employee of the month 2015'],
    ['en', 'Salesperson of the year finalist 2012', 'Salesperson of the year 2012'],
    ['de', 'Finalist beim Lehrling des Jahres 2012', 'Lehrling des Jahres 2012'],
    ['tr', 'Yılın çırağı finalisti oldum', 'Yılın çırağı oldum'],
    ['tr', 'Ayın satıcısı adayı oldum', 'Ayın satıcısı oldum'],
    ['fr', 'Finaliste du meilleur apprenti 2012', 'Meilleur apprenti 2012'],
    ['es', 'Finalista de mejor aprendiz 2012', 'Mejor aprendiz 2012'],
    ['de', 'Rezepte von meiner Mutter, Fotos von mir', 'Rezepte und Fotos von mir'],
    ['en', 'Recipes by my mother, photos by me', 'Recipes by me'],
    ['fr', 'Textes de la présidente, photos de moi', 'Textes de moi'],
    ['de', '14 Bewohner pro Schicht versorgt, zu zweit', '14 Bewohner pro Schicht versorgt'],
    ['es', 'Escribí un manual con una compañera', 'Escribí manuales con una compañera'],
    ['fr', 'Écrit un guide avec une collègue', 'Écrit des guides avec une collègue'],
    ['en', 'Reduced my own backlog from 50 to 10 tickets', 'Reduced the backlog from 50 to 10 tickets'],
    ['de', 'Meinen eigenen Rückstand von 50 auf 10 Tickets gesenkt', 'Den Rückstand von 50 auf 10 Tickets gesenkt'],
    ['tr', 'Kendi hata oranımı yüzde 8’den 3’e düşürdüm', 'Hata oranını yüzde 8’den 3’e düşürdüm'],
    ['fr', 'Réduit mon propre retard de 50 à 10 dossiers', 'Réduit le retard de 50 à 10 dossiers'],
    ['fr', 'Vendu des téléphones Apple dans un kiosque', 'Vendu des téléphones chez Apple'],
    ['de', 'Fahrräder von Stelling in einem Laden verkauft', 'Fahrräder bei Stelling verkauft'],
    ['en', 'Now learning Rust', 'Learned Rust'],
    ['en', 'Currently studying for the CCNA', 'Studied for the CCNA'],
    ['en', 'Retraining as a tester', 'Retrained as a tester'],
    ['en', 'Preparing for the driving test', 'Prepared for the driving test'],
    ['de', 'Lerne gerade Rust', 'Rust gelernt'],
    ['de', 'Studiere Physik', 'Physik studiert'],
    ['tr', 'Rust öğreniyorum', 'Rust öğrendim'],
    ['es', 'Aprendo Rust', 'Aprendí Rust'],
    ['es', 'Estudio física', 'Estudié física'],
    ['en', 'Doing a CCNA course', 'Did a CCNA course'],
    ['en', 'Attending a Python bootcamp', 'Attended a Python bootcamp'],
    ['en', 'Writing a thesis on bees', 'Wrote a thesis on bees'],
    ['de', 'Mache derzeit den Staplerschein', 'Den Staplerschein gemacht'],
    ['de', 'Besuche einen Abendkurs in Schweißen', 'Einen Abendkurs in Schweißen besucht'],
    ['tr', 'Tez yazıyorum', 'Tez yazdım'],
    ['fr', 'Je prépare le permis cariste', 'Permis cariste préparé'],
    ['es', 'Hago un curso de soldadura', 'Hice un curso de soldadura'],
  ])('%s: %s, not: %s', (language, bullet, rewrite) => {
    expect(proveLine(language, bullet, rewrite).ok).toBe(false)
  })
})
