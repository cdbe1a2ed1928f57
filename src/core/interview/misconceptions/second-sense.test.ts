import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions } from './misconception.ts'

const { watched } = bankQuestion('software-developer-b-12')
const objectedTo = (language: string, said: string): string[] =>
  findMisconceptions(watched, said, language).map(({ id }) => id)

describe('a word of two senses', () => {
  it.each([
    ['en', 'I hacked together a prototype with my colleague in one day.'],
    ['en', 'I faked the payment service in tests and reported the result.'],
    ['en', 'I used a fake certificate in the staging test and showed the team.'],
    ['en', 'I broke into the discussion and asked the manager for data.'],
    ['en', 'I stole an idea from a talk and credited it in the pull request.'],
    ['en', 'In the evenings I played in a band with friends from work and once stole the show.'],
    ['en', 'I rejected the design because elderly users could not read it.'],
    ['en', 'My manager and I forged a plan for the report.'],
    ['en', 'I skipped lunch to finish the review.'],
    ['en', 'I made up test users with random names.'],
    ['en', 'It could not be the allergy list, since a wrong meal hurts a child.'],
    ['tr', 'İşten çıkarılan birinin yerine geçtim.'],
    ['tr', 'Akşamları arkadaşlarla gitar çaldım ve voleybol oynadım.'],
    ['tr', 'İş çıkışı bir grupta davul çalarım.'],
    ['tr', 'Müşterinin kapısını çaldım ve sorunu yerinde dinledim.'],
    ['tr', 'Sahte (mock) bir sunucuyla test sonuçlarını doğruladım.'],
    ['tr', 'Testlerde sahte veriler kullandım ve sonuç raporunu takımla paylaştım.'],
    ['tr', 'Kırılmış bir derlemeyi kullandım sanmıştık, geri aldık.'],
    ['tr', 'Yaşlı kullanıcılar için tasarımı reddettim çünkü yazılar küçüktü.'],
    ['tr', 'Kadın kullanıcılarla görüştük, ilk taslağı eledim.'],
    ['tr', 'Kullanıcının yazdıklarını kimse görmesin diye şifreleyerek saklarım.'],
    ['de', 'Ich habe mit Kollegen am Wochenende einen Prototyp gehackt.'],
    ['de', 'Ich habe im Test einen gefälschten Dienst benutzt und das Ergebnis gemeldet.'],
    ['de', 'Ich habe die Idee eines Kollegen geklaut und ihn im Commit genannt.'],
  ])('accuses nobody in its harmless sense (%s): %s', (language, said) => {
    expect(objectedTo(language, said)).toEqual([])
  })

  it.each([
    ['en', "I hacked into my competitor's server to see the prices."],
    ['en', 'I stole the customer list from my manager.'],
    ['en', 'I faked the test results in the report.'],
    ['en', 'I forged the certificate for the audit.'],
    ['en', 'I excluded women from the list.'],
    ['tr', 'Rakibin müşteri listesini çaldım ve kullandım.'],
    ['tr', 'Arkadaşımın kodunu çaldım ve kendi işim gibi gösterdim.'],
    ['tr', 'Denetim için gizlice sahte rapor uydurdum.'],
    ['tr', 'Kırılmış bir program kullandım.'],
    ['tr', 'Kadın adayları eledim.'],
    ['de', 'Ich habe das Konto meines Kollegen gehackt.'],
    ['de', 'Ich habe die Idee eines Kollegen geklaut.'],
  ])('accuses in its harmful sense (%s): %s', (language, said) => {
    expect(objectedTo(language, said)).not.toEqual([])
  })
})

describe('what only others did, or nobody', () => {
  it.each([
    ['cloud-engineer-t-12', 'I am honest: I do not know this, I would ask my colleague before I touch production.'],
    ['full-stack-developer-t-27', 'I copied the production schema without any customer data.'],
    ['mobile-app-developer-t-23', 'I deleted the logs that contained personal data after telling the owner.'],
    ['cybersecurity-analyst-b-10', 'They paid within a day and told nobody. It taught me that silence hurts twice.'],
  ])('is not objected to (%s)', (id, said) => {
    expect(findMisconceptions(bankQuestion(id).watched, said)).toEqual([])
  })
  it('is objected to where nothing but hiding was learnt', () => {
    expect(objectedTo('en', 'I did not tell the customer. It taught me to hide such things.')).not.toEqual([])
  })
})

describe('a Turkish verb that denies by its ending', () => {
  it.each([
    'Kullanıcının parolasını düz metin saklamam.',
    'Şifreleri gruba yazmayız.',
    'Parolaları asla herkese göndermiyorum.',
  ])('denies what its stem would say: %s', (said) => {
    expect(objectedTo('tr', said)).toEqual([])
  })
  it('does not where the denial is the harm', () => {
    expect(objectedTo('tr', 'Kullanıcının parolasını düz metin saklarım.')).toEqual(['acts-m-01'])
  })
})
