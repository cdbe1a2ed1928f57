import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { fullDay } = datesOf('tr')
const { dollars, number, percent } = formatsOf('tr')

export const ownPlan: Catalogue['ownPlan'] = {
  meta: { title: 'Planın · Waymark' },
  heading: 'Üyelik planın',
  notLoaded: 'Planın yüklenemedi. Lütfen yeniden dene.',
  open: 'Planını gör',
  bonus: (points) => `Her günün ilk adımıyla ${number(points)} puan`,
  usage: 'Bu ay',
  mockInterviews: 'Yapay zekâ deneme mülakatları',
  skillChecks: 'Puanlı beceri sınamaları',
  unlimited: 'sınır yok',
  left: (left, limit) => `${number(limit)} haktan ${number(left)} tanesi kaldı`,
  renews: (at) => `${fullDay(at)} günü yenilenir.`,
  byOperator:
    'Bu sunucuda hiçbir şey satılmaz: planları sunucuyu işleten verir. Başka bir plana gereksinimin varsa {email} adresine yaz.',
  billing: {
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
    goOn: 'Ödeme hizmetimizde ödersin. İstediğin zaman iptal edebilirsin; 14 gün içinde tek bir e-posta paranı geri getirir.',
  },
}
