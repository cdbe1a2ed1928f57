import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'

const { date } = datesOf('tr')

export const nextStep: Catalogue['applicationParts']['nextStep'] = {
  closed: 'Yok, başvuru kapandı',
  doubtful: 'Önce kimin yayımladığını kontrol et, ondan önce başvurma',
  overdue: (what) => `${what} (gecikti)`,
  done: 'Bitti',
  doneOf: (what) => `Bitti: ${what}`,
  dated: {
    interview: (day) => `Mülakat: ${date(day)}`,
    apply: (day) => `Başvuru için son gün: ${date(day)}`,
    answer: (day) => `Teklife yanıt için son gün: ${date(day)}`,
    task: (day) => `Görev için son gün: ${date(day)}`,
    follow_up: (day) => `Hatırlatma yazma günü: ${date(day)}`,
    thank_you: (day) => `Teşekkür için son gün: ${date(day)}`,
    close_no_answer: (day) => `${date(day)} günü bir aydır ses yok: kapatılsın mı?`,
  },
  undated: {
    saved: 'Başvur, son günü bilinmiyor',
    applied: 'Yanıt bekleniyor',
    talks: 'Yanıt bekleniyor',
    interviewing: 'Gün ya da yanıt bekleniyor',
    offer: 'Teklife yanıt ver, son günü bilinmiyor',
  },
}
