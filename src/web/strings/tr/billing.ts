import type { TextsOf } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import type { billing as english } from '../en/billing.ts'
import { formatsOf } from '../format.ts'

const { fullDay } = datesOf('tr')
const { dollars, percent } = formatsOf('tr')

export const billing: TextsOf<typeof english> = {
  heading: 'Ödeme',
  notLoaded: 'Ödemen yüklenemedi. Lütfen yeniden dene.',
  byAdmin: 'Bu planı sana bu sunucuyu işleten verdi. Onun için bir şey ödemezsin.',
  received: 'Ödeme alındı. Planın etkin.',
  waiting: 'Ödemenin onayı bekleniyor. Bu sayfa kendiliğinden yeniden sorar.',
  renewsOn: (price, day) => `${price}. ${fullDay(day)} günü yenilenir.`,
  endsOn: (day) => `${fullDay(day)} günü biter. Başka bir şey olmaz: puanların ve yaptığın her şey kalır.`,
  grace: (day) => `Son ödeme alınamadı. Planın ${fullDay(day)} gününe kadar sürer; yeni bir kart bunu düzeltir.`,
  over: 'Aboneliğin bitti. Puanların ve yaptığın her şey kalır.',
  cancel: 'Dönem sonunda iptal et',
  undo: 'Planım kalsın',
  cancelled: 'İptal edildi. Planın dönem sonuna kadar sürer.',
  kept: 'Planın sürüyor.',
  portal: 'Planı ya da kartı değiştir, faturaları gör',
  interval: 'Ödeme',
  monthly: 'aylık',
  yearly: 'yıllık',
  saves: (part) => `Bir yıl, on iki aydan ${percent(part)} daha ucuzdur.`,
  price: (amount, interval) => `${interval === 'month' ? 'ayda' : 'yılda'} ${dollars(amount)}`,
  upgrade: (plan) => `${plan} planına geç`,
  goOn: (email) =>
    `Ödeme hizmetimizde ödersin. İstediğin zaman iptal edebilirsin; 14 gün içinde ${email || 'bu sunucuyu işleten kişiye'}${email ? ' adresine' : ''} yazacağın tek bir e-posta paranı geri getirir.`,
  endsWithAccount: (day, email) =>
    `Aboneliğin hesabınla birlikte hemen biter. Başka bir ödeme alınmaz; ${fullDay(day)} gününe kadar ödediğin süre ise yanar. Ödemenin üstünden 14 gün geçmediyse paranı geri almak için önce ${email ? `${email} adresine` : 'bu sunucuyu işleten kişiye'} yaz.`,
  problems: {
    'billing.subscribed':
      'Zaten bir aboneliğin var. Onu burada “Planı ya da kartı değiştir, faturaları gör” ile değiştir.',
    'billing.no_subscription': 'Değiştirilecek bir abonelik yok.',
    'billing.away': 'Ödeme hizmeti şu anda yanıt vermiyor. Hiçbir ödeme alınmadı. Lütfen yeniden dene.',
  },
}
