import type { Catalogue } from '../catalogue.ts'

export const giveFeedback: Catalogue['giveFeedback'] = {
  title: 'Geri bildirim ver',
  rating: 'Waymark’a kaç yıldız verirsin?',
  words: 'Ne düşündüğünü yaz',
  cancel: 'Vazgeç',
  send: 'Gönder',
  sent: 'Geri bildirimin gönderildi',
  notSent: 'Bir şeyler ters gitti. Lütfen daha sonra yeniden dene.',
}
