import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { languageOfAnswer } from '../points/elsewhere.ts'
import { measureAnswer } from './measure-answer.ts'
import { scoreAnswer } from './score-answer.ts'

/** The same answer twice, in English and in Turkish. */
const PAIRS: readonly (readonly [question: string, english: string, turkish: string])[] = [
  [
    'software-developer-b-05',
    'We had to finish the registration for a summer camp by 1 July. Two weeks before it was clear that it would not be enough. First I wrote down with the manager what works without what: without payment it works, because we send invoices, without the question about allergies it does not. Then I told the parents what comes later. Payment came three weeks later. I had forgotten that somebody must write the invoices, so I helped for two evenings.',
    '1 Temmuz’a kadar bir yaz kampının kaydını bitirmemiz gerekiyordu. İki hafta önce yetişmeyeceği belli oldu. Önce müdürle neyin nesiz olacağını yazdım: ödeme olmadan olur, çünkü fatura göndeririz, alerji sorusu olmadan olmaz. Sonra velilere neyin daha geç geleceğini söyledim. Ödeme üç hafta sonra geldi. Faturaları birinin yazması gerektiğini unutmuştum, bu yüzden iki akşam yardım ettim.',
  ],
  [
    'software-developer-b-05',
    'Deadlines are very important in every project. I always plan carefully and communicate with everybody, so in general the quality is good. In such situations one should prioritise the important things and find the best solution as a team. This has always been successful.',
    'Teslim tarihleri her projede çok önemlidir. Her zaman dikkatli plan yaparım ve herkesle iletişim kurarım, bu yüzden genel olarak kalite iyidir. Böyle durumlarda önemli şeylere öncelik vermek ve ekip olarak en iyi çözümü bulmak gerekir. Bu her zaman başarılı oldu.',
  ],
  [
    'network-engineer-t-07',
    'Without it there is a loop. A broadcast comes in, the first switch sends it over both cables, and the second sends it back. After a few seconds nobody gets through. Spanning tree blocks one of the two, but does not switch it off. If the first one fails, the second takes over within a second or up to fifty, depending on the version.',
    'O olmadan bir döngü oluşur. Bir yayın gelir, ilk anahtar onu iki kablodan da yollar, ikincisi geri gönderir. Birkaç saniye sonra kimse geçemez. Spanning tree ikisinden birini bekletir, ama kapatmaz. İlki bozulursa ikincisi sürüme bağlı olarak bir saniye ya da elli saniye içinde devralır.',
  ],
  [
    'network-engineer-t-07',
    'Two cables are better than one because it is faster. Spanning tree is an important technology and makes the network better and more efficient. I think it is used everywhere in companies.',
    'İki kablo bir kablodan daha iyidir çünkü daha hızlıdır. Spanning tree önemli bir teknolojidir ve ağı daha iyi ve verimli yapar. Sanırım şirketlerde her yerde kullanılıyor.',
  ],
  [
    'full-stack-developer-s-04',
    "First the login, because people cannot work. I look into the log to see how many and since when. If it began with yesterday's release, I go back to the old version. Then I write to the team what is broken and when they hear from me again. The typo I do in the same hour. For the dashboard I ask who needs it and by when.",
    'Önce giriş sorunu, çünkü insanlar çalışamıyor. Kaç kişi ve ne zamandan beri diye kayıtlara bakarım. Dünkü sürümle başladıysa eski sürüme dönerim. Sonra ekibe neyin bozuk olduğunu ve benden ne zaman haber alacaklarını yazarım. Yazım hatasını aynı saat içinde düzeltirim. Pano için kimin, ne zamana kadar istediğini sorarım.',
  ],
  [
    'full-stack-developer-s-04',
    'I would do the most important one first and then the others. Prioritisation is a key skill. I would talk with the team about it and then decide together, maybe with a method.',
    'En önemlisini önce, sonra diğerlerini yapardım. Önceliklendirme önemli bir beceridir. Ekiple konuşur ve sonra birlikte karar verirdik, belki bir yöntemle.',
  ],
  [
    'data-scientist-t-05',
    "Imagine two shops. One sells to nine of ten visitors, the other to one of ten. Both get a bit better. But this month most visitors came to the second shop because of a poster. So each is better and the whole is worse. I would show the board last month's rates with this month's mix, and check first whether counting was changed; in June it was a bot.",
    'İki dükkân düşün. Biri on kişiden dokuzuna satıyor, öteki birine. İkisi de biraz iyileşiyor. Ama bu ay bir afiş yüzünden ziyaretçilerin çoğu ikinci dükkâna geldi. Yani her biri daha iyi, toplam daha kötü. Kurula geçen ayın oranlarını bu ayın karışımıyla gösterirdim, önce de sayımın değişip değişmediğini kontrol ederdim; haziranda bir bottu.',
  ],
  [
    'ui-ux-designer-b-01',
    'I had drawn a search screen with filters on the left. A developer, Elif, showed me that the data comes page by page and everything loads again when a filter changes. I did not know that. Together we put the three most used filters on top. We tried it with eight people, the time fell from 70 to 32 seconds. Now I ask where the data comes from before I draw.',
    'Filtreleri solda olan bir arama ekranı çizmiştim. Yazılımcı Elif verinin sayfa sayfa geldiğini ve filtre değişince her şeyin yeniden yüklendiğini gösterdi. Bunu bilmiyordum. Birlikte en çok kullanılan üç filtreyi üste koyduk. Sekiz kişiyle denedik, süre 70 saniyeden 32 saniyeye düştü. Artık çizmeden önce verinin nereden geldiğini soruyorum.',
  ],
]

describe('an answer in Turkish', () => {
  it.each(PAIRS)('is judged like the same one in English: %s, %s', (id, english, turkish) => {
    const question = bankQuestion(id)
    const [there, here] = [scoreAnswer(question, english), scoreAnswer(question, turkish)]
    expect(here.measures).toMatchObject({ language: 'tr', hasCues: true })
    expect(here.kind).toBe('real')
    for (const dimension of ['structure', 'evidence'] as const)
      expect(Math.abs((here.scores[dimension] ?? 0) - (there.scores[dimension] ?? 0))).toBeLessThan(0.8)
  })
  it('told concretely gets more than one that would fit any question', () => {
    const [concrete, vague] = [PAIRS[0], PAIRS[1]].map((pair) =>
      scoreAnswer(bankQuestion(pair?.[0] ?? ''), pair?.[2] ?? ''),
    )
    expect((concrete?.scores.evidence ?? 0) - (vague?.scores.evidence ?? 0)).toBeGreaterThan(1)
    expect(concrete?.total ?? 0).toBeGreaterThan(vague?.total ?? 0)
  })
})

describe('answers in German, French and Spanish', () => {
  it.each([
    [
      'de',
      'Zuerst habe ich ins Protokoll geschaut, weil zwölf Kunden nicht mehr hineinkamen. Dann habe ich die alte Version zurückgespielt und es dem Team gesagt. Danach war die Anmeldung in neun Minuten wieder da, aber den Grund fanden wir erst am Freitag.',
      'Kommunikation ist sehr wichtig. Grundsätzlich achte ich immer auf Qualität und finde für jede Herausforderung die optimale Lösung. Als motivierter Teamplayer arbeite ich strukturiert und effizient und alle sind immer zufrieden mit meiner professionellen Arbeit.',
    ],
    [
      'fr',
      'D’abord j’ai regardé le journal, parce que douze clients ne pouvaient plus entrer. Ensuite nous avons remis l’ancienne version et j’ai prévenu l’équipe. Après neuf minutes la connexion marchait, mais la cause, on l’a trouvée seulement vendredi.',
      'La communication est très importante. En général je fais toujours attention à la qualité et je trouve la meilleure solution pour chaque défi. Je suis motivé, dynamique et efficace, avec un bon esprit d’équipe, et tout le monde est toujours content.',
    ],
    [
      'es',
      'Primero miré el registro, porque doce clientes ya no podían entrar. Luego pusimos la versión anterior y avisé al equipo. Después de nueve minutos funcionaba, pero la causa la encontramos el viernes, y desde entonces probamos la entrada antes.',
      'La comunicación es muy importante. En general siempre cuido la calidad y encuentro la mejor solución para cada reto. Soy una persona motivada, dinámica y eficiente, con trabajo en equipo, y todos están siempre contentos con mi trabajo profesional.',
    ],
  ])('%s: a case is more concrete than words that fit any answer', (language, concrete, vague) => {
    const question = bankQuestion('software-developer-b-05')
    const [one, other] = [scoreAnswer(question, concrete), scoreAnswer(question, vague)]
    expect(one.measures.language).toBe(language)
    expect((one.scores.evidence ?? 0) - (other.scores.evidence ?? 0)).toBeGreaterThan(0.6)
    expect(one.total).toBeGreaterThan(other.total)
  })
})

describe('the language of an answer of a few words', () => {
  it.each([
    ['tr', 'Test yazmak zaman kaybıdır.'],
    ['tr', 'Bilmiyorum, hiç yapmadım.'],
    ['de', 'Weiß ich nicht.'],
    ['fr', 'Je ne sais pas, désolé.'],
    ['es', 'No sé, nunca lo hice, mañana.'],
    ['tr', 'Küçük ekranda kötü not aldığım için yazıları büyüttüm.'],
    ['tr', 'Onu ön yüzden çıkarıp sunucuya taşıdım, hızlandı.'],
    ['fr', 'J’ai présenté sa maquette.'],
    ['en', 'I wrote a résumé parser.'],
    ['en', 'Şişli office on Ağrı street.'],
    ['en', 'Docker, Kubernetes, no, CI'],
  ])('is %s: %s', (language, said) => {
    expect(languageOfAnswer(said)).toBe(language)
  })
})

it('“zaten” says that something is so already, and leaves no exception out', () => {
  const said = 'Kendi isteğiyle seçenler zaten farklı insanlar; onlar zaten daha dikkatli sürücülerdi.'
  expect(measureAnswer(bankQuestion('data-scientist-t-05'), said).sweeping).toBe(0)
})
