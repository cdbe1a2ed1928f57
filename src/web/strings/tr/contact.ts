import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  meta: { title: 'İletişim · Waymark', description: 'Bu Waymark sunucusunun arkasındaki insanlara yaz.' },
  heading: 'İletişim',
  lead: 'Bir soru, bir hata, bir fikir: hepsi bu sunucuyu işletenlere ulaşır.',
  emailTerm: 'E-posta adresimiz',
  chatHours: 'Canlı destek 09.00-17.00 arası (TSİ)',
  chatNote:
    'Türkiye saati, UTC+3. Burada henüz bir sohbet penceresi yok: e-postalar ve bu form bu saatlerde yanıtlanır.',
  name: 'Ad',
  email: 'E-posta',
  message: 'Mesaj',
  send: 'Mesajı gönder',
  needsScripts: 'Bu form JavaScript ister. JavaScript kapalıysa bu sayfadaki e-posta adresine yazabilirsin.',
  draftNote: 'Yazdıkların sen gönderene kadar bu cihazda kalır.',
  thanks: 'Teşekkürler, mesajın bize ulaştı',
  stored: 'Bu sunucuda saklanıyor; onu işletenler okuyacak.',
  another: 'Bir mesaj daha yaz',
}
