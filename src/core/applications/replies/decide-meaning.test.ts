import { describe, expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Lindqvist Data AB', title: 'Analyst', appliedOn: '2026-10-03' }]
const read = (body: string) => readReply({ body, from: 'jobs@lindqvistdata.example', receivedOn: '2026-11-02' }, known)

describe('a meaning that rules and learnt weights decide together', () => {
  it('is sure only where both say the same', () => {
    const reading = read(
      'Dear applicant,\nwe regret to inform you that your application was not successful.\nKind regards',
    )
    expect(reading).toMatchObject({ meaning: 'rejection', confidence: 'sure', others: [] })
  })

  it('is never sure where no phrase of the rules is found', () => {
    const reading = read('There was one chair and somebody else is going to sit in it. Good luck with the search!')
    expect(reading.confidence).not.toBe('sure')
  })

  it('is no refusal and no offer where a denial stands beside a word of either', () => {
    const reading = read('Your application was not unsuccessful, quite the opposite: we want to hire you.')
    expect(['offer', 'unknown']).toContain(reading.meaning)
    expect(reading.confidence).not.toBe('sure')
  })

  it('names what else it may be, and what that would change', () => {
    const others = ['We talked it over.', 'Nobody knows yet.', 'Come by some day, or do not.'].flatMap(
      (body) => read(body).others,
    )
    expect(others.length).toBeGreaterThan(0)
    for (const { meaning, change } of others)
      expect(change === null).toBe(['received', 'newsletter', 'unknown'].includes(meaning))
  })

  it('stays what the rules call it where the reader is asked for money', () => {
    const reading = read('You are hired! Pay the training fee of $90 and send your bank login.')
    expect(reading).toMatchObject({ noise: 'fraud', change: null, others: [] })
  })

  it.each([
    'We are happy to offer you the job. Your parcels arrive on Monday. Put the new labels on them and drop them at the post office.',
    'We would like to offer you the role. Please open an account at Revolut with your papers and pass us the access.',
    'Wir freuen uns, Ihnen die Stelle anzubieten. Das Geld unserer Kunden landet bei Ihnen, Sie heben es ab und geben es unserem Fahrer.',
  ])('offers nothing where other people’s money, parcels or access are asked of the reader: %s', (body) =>
    expect(read(body)).toMatchObject({ noise: 'fraud', change: null }),
  )

  it('is an offer where bank data and an ID are asked for the salary through the portal', () => {
    const reading = read(
      'We are pleased to offer you the position. Please send us your bank details for the salary and a copy of your ID through the portal.',
    )
    expect(reading).toMatchObject({ meaning: 'offer', noise: null })
  })

  it.each([
    'Hi Sam, sorry to hear that you decided to turn down our offer. We wish you well at your new job.',
    'Schade, dass Sie unser Angebot leider abgelehnt haben. Alles Gute!',
    'Teklifimizi reddettiğin için üzüldük, yolun açık olsun.',
  ])('is no offer where the person said no to it: %s', (body) => {
    const { meaning, others } = read(body)
    expect(meaning).not.toBe('offer')
    expect(others.map((one) => one.meaning)).not.toContain('offer')
  })

  it.each([
    'The offer we made you on Monday is withdrawn with immediate effect, as your references did not check out.',
    'We are rescinding our offer because the budget was cut.',
    'Leider ziehen wir unser Angebot vom Montag zurück.',
  ])('is a refusal, never a sure one, where the firm took its offer back: %s', (body) => {
    expect(read(body)).toMatchObject({ meaning: 'rejection' })
    expect(read(body).confidence).not.toBe('sure')
    expect(read(body).others.map((one) => one.meaning)).not.toContain('offer')
  })

  it.each([
    'Quick update: the client put a hiring freeze on all contract roles, so we are in limbo. Doesn’t mean no! I will text you.',
    'Die Stelle ist wegen eines Einstellungsstopps eingefroren. Das heißt nicht nein, ich melde mich.',
    'Le recrutement est gelé. Ce n’est pas un non, nous revenons vers vous.',
  ])('is no refusal where it says that it is none: %s', (body) => {
    expect(read(body)).toMatchObject({ meaning: 'unknown', change: null })
  })

  it('is no offer in a letter of advice to everybody', () => {
    const body =
      'So punkten Sie im Gespräch! Außerdem: unsere Top-Stellen der Woche. Jetzt Zusage sichern!\nSie möchten keine News mehr? Hier austragen.'
    expect(read(body)).toMatchObject({ meaning: 'newsletter', change: null })
  })

  it('is no refusal where the firm only might take it back', () => {
    expect(
      read('We are pleased to offer you the job. We may withdraw our offer if your references do not check out.')
        .meaning,
    ).not.toBe('rejection')
  })

  it.each([
    'Ada Hanım, işe başlamadan önce kimlik fotokopinizi ve IBAN’ınızı insan kaynaklarına teslim edin. Kart veya şifre bilgisi istemiyoruz.',
    'Liebe Ada, die Kaution für den Spindschlüssel entfällt. Am ersten Tag bekommen Sie Laptop und Telefon von uns.',
  ])('is no fraud where it says what nobody asks for: %s', (body) => expect(read(body).noise).not.toBe('fraud'))

  it.each([
    'Maaş hesabınız için internet bankacılığı şifrenizi ve gelen onay kodunu bu numaraya yazın.',
    'For the background check log in to your bank through this page and leave the tab open while our officer looks.',
    'Oryantasyondan önce adınıza bir POS cihazı çıkaracağız, cihaz bizde duracak, cirodan yüzde 3 sizin.',
  ])('is fraud and no news where what is the applicant’s is used: %s', (body) =>
    expect(read(`İşe alındınız. ${body}`)).toMatchObject({ noise: 'fraud', change: null }),
  )

  it.each([
    ['We are pleased to offer you the position of Analyst. We cannot offer a company car.', 'offer'],
    ['Wir möchten Ihnen die Stelle gern anbieten. Ein Umzugszuschuss ist leider nicht möglich.', 'offer'],
    ['Size pozisyonu teklif etmekten mutluluk duyuyoruz. Maalesef yemek kartı sunamıyoruz.', 'offer'],
    [
      'Merhaba Ada Hanım, size test uzmanı pozisyonunu teklif etmekten mutluluk duyarız. İlk gün banka hesap bilgilerinizi getiriniz.',
      'offer',
    ],
    [
      'Test uzmanı pozisyonunu size teklif etmekten memnuniyet duyarız. Bilgisayarınız kargoyla gelecek, kargo ücretini biz ödüyoruz.',
      'offer',
    ],
    ['Size bir görüşme teklif etmekten mutluluk duyarız.', 'interview_invite'],
    ['Ada Hanım, bütçe kesildiği için sizi aramıza katamıyoruz.', 'rejection'],
    ['Maalesef sizinle ilerleyemiyoruz.', 'rejection'],
    ['Size 40.000 TL net maaşla teklif yapıyoruz.', 'offer'],
    ['Temos o prazer de lhe oferecer a vaga. Infelizmente não podemos oferecer carro da empresa.', 'offer'],
    ['Infelizmente decidimos avançar com outro candidato.', 'rejection'],
    ['Infelizmente não podemos oferecer-lhe a vaga.', 'rejection'],
    ['Leider können wir Ihnen die Stelle nicht anbieten, auch keinen Umzugszuschuss.', 'rejection'],
  ])('tells what is refused beside the job from the job: %s', (body, meaning) =>
    expect(read(body).meaning).toBe(meaning),
  )

  it.each([
    ['Maalesef bu hafta yoğunuz, sonucu 14 Aralık’ta bildireceğiz.', 'rejection'],
    ['Maalesef sonuç henüz belli değil, cuma günü bildireceğiz.', 'rejection'],
    ['Seçilirseniz net 40.000 TL teklif edeceğiz. Sizin için uygun mu?', 'offer'],
    ['İşe alınırsanız maaşınız 40.000 TL olacak.', 'offer'],
    ['Olumlu sonuçlanırsa size teklif yapacağız.', 'offer'],
  ])('hears what is put off or only possible: %s is no %s', (body, meaning) =>
    expect(read(body).meaning).not.toBe(meaning),
  )
})
