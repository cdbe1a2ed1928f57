import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const parts: Catalogue['parts'] = {
  close: 'Kapat',
  dismiss: 'Anladım',
  forExample: (example) => `Örneğin: ${example}`,
  firstUse: {
    arena: {
      text: 'Bir test, bildiğini söylediğin beceriyi kanıtladığın bir beceriye çevirir.',
      example: 'beş dakika Git çalış, sonra testini geç; işverenler kanıtı görebilir.',
    },
    interview: {
      text: 'Görüşmedeymiş gibi yanıtla; sözlerinin şimdiden neyi gösterdiğini görürsün.',
      example: 'ne yaptığını, nasıl yaptığını ve sonucunu söyle: “Aylık sayımı bir günden bir saate indirdim.”',
    },
    coach: {
      text: 'Özgeçmişini PDF olarak seç, sonra işe alan bir arkadaşına sorar gibi sor.',
      example: '“Özetim hangi güçlü yanımla başlamalı?”',
    },
    applications: {
      text: 'Her başvuruyu burada tut; bugün yapılacakları gör.',
      example: 'bir tane ekle, aradıklarında “{stage}” aşamasına taşı; hatırlatma günü senin için yazılır.',
    },
    documents: {
      text: 'Bilgilerini bir kez yaz; her özgeçmiş ve mektup uygun olanı onlardan alır.',
      example: 'bir ilan yapıştır; o iş için, gerçekten yaptıklarından bir özgeçmiş hazırlanır.',
    },
    achievements: {
      text: 'Puanlar, rozetler ve seviyeler burada yaptıklarını sayar.',
      example: 'biten bir kurs, geçilen bir test ya da bir günlük çalışma her birine katar.',
    },
  },
  notifications: 'Bildirimler',
  stars: {
    name: (stars) => `${stars} yıldız`,
    of: (stars, all) => `${all} üzerinden ${stars}`,
  },
  charts: {
    asTable: 'Tablo olarak göster',
    asChart: 'Grafik olarak göster',
    number,
    skill: 'Beceri',
    days: ['', 'Sal', '', 'Per', '', 'Cmt', ''],
    less: 'Daha az',
    more: 'Daha çok',
  },
}
