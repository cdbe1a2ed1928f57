import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { dollars, percent } = formatsOf('tr')

export const pricing: Catalogue['pricing'] = {
  meta: {
    title: 'Fiyatlar · Waymark',
    description:
      'Explorer ücretsiz. Pathfinder ve Accelerator daha büyük bir günlük bonus ekler, aylık sınırları kaldırır.',
  },
  heading: 'Ücretsiz başla, dilediğin kadar kal',
  lead: 'Herkes Explorer ile başlar. Ücretli planlar onun sınırlarını kaldırır.',
  notSold:
    'Bunlar olağan fiyatlar. Bu sunucuda hiçbir şey satılmaz: Explorer ile başlarsın, planları sunucuyu işleten kişi verir.',
  givenHere: 'Bu sunucuda satılmıyor',
  noAiHere:
    'Yapay zekâlı deneme mülakatları burada henüz çalışmıyor: bağlı bir yapay zekâ sağlayıcısı yok. Yerleşik geri bildirimle alıştırma çalışır.',
  billing: {
    legend: 'Ödeme dönemi',
    monthly: 'Aylık',
    yearly: 'Yıllık',
    note: 'Yıllık ödersen %25 kazanırsın: on iki ayın üçü bizden.',
  },
  startsHere: 'Herkes buradan başlar',
  plans: {
    explorer: {
      line: 'Yolunu bul.',
      features: [
        'Özgeçmiş okuma, beceriler ve eksikler',
        'Hayalindeki role göre sıralanmış kurslar',
        'Günde 100 XP bonus',
        'Ayda 10 puanlı beceri testi',
        'Ayda 2 yapay zekâlı deneme mülakatı',
      ],
    },
    pathfinder: {
      line: 'Her gün yürü.',
      features: [
        'Explorer’daki her şey',
        'Günde 500 XP bonus',
        'Aylık sınırı olmayan puanlı beceri testleri',
        'Sınırsız yapay zekâlı deneme mülakatı',
      ],
    },
    accelerator: {
      line: 'Daha erken var.',
      features: [
        'Pathfinder’daki her şey',
        'Günde 1000 XP bonus',
        'Aylık sınırı olmayan puanlı beceri testleri',
        'Sınırsız yapay zekâlı deneme mülakatı',
      ],
    },
  },
  free: 'Ücretsiz',
  freeNote: 'Kart yok, bitiş tarihi yok.',
  price: (amount) => dollars(amount),
  aMonth: '/ ay',
  aYear: '/ yıl',
  orByYear: (year, saved) => `ya da yılda ${dollars(year)} (${percent(saved)} kazanç)`,
  insteadOfMonths: (months, saved) => `ayrı ayrı on iki ay için ${dollars(months)} yerine (${percent(saved)} kazanç)`,
  noUpgrade: 'Bu planı, sunucuyu işleten kişi verir.',
  askFor: 'Bu planı iste',
  upgrade: 'Planımı yükselt',
  yourPlan: 'Bu senin planın.',
  inYourPlan: 'Planında bunların hepsi var.',
  change: 'Değiştir ya da iptal et',
  startWith: (plan) => `${plan} ile başla`,
  goodToKnow: 'Bilmende fayda var',
  notes: {
    aDay: 'Her planda günde en çok üç puanlı beceri testi.',
    payment:
      'Bu sunucuda hiçbir şey satılmaz: planları onu işleten kişi verir. Hangi planı seçersen seç, Explorer ile başlarsın; hangisi için geldiğini unutmayız.',
    billing:
      'Planların ücreti, giriş yaptıktan sonra aylık ya da yıllık ödenir. İstediğin zaman iptal edebilirsin; 14 gün içinde {support} adresine yazacağın bir e-posta yeter, paran geri gelir.',
    provider:
      'Yapay zekâlı deneme mülakatı, özgeçmiş analizi ve sohbet için bir yapay zekâ sağlayıcısı gerekir; onu bu sunucuyu işleten kişi bağlar. Özgeçmişinin okunması, becerilerin, kursların ve panelin için gerekmez.',
    noProvider: 'Bu sunucuya şu anda bağlı bir yapay zekâ sağlayıcısı yok.',
    interviewsToCome: 'Deneme mülakatları henüz hazırlanıyor.',
    assessmentsToCome: 'Değerlendirmeler henüz hazırlanıyor.',
  },
}
