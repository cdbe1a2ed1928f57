import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  meta: { title: 'İletişim · Waymark', description: 'Bu Waymark sunucusunun arkasındaki insanlara yaz.' },
  heading: 'İletişim',
  lead: 'Bir soru, bir hata, bir fikir: hepsi bu sunucuyu işletenlere ulaşır.',
  emailTerm: 'E-posta adresimiz',
  chatHours: 'Canlı destek 09.00-17.00 arası (TSİ)',
  chatNote:
    'Türkiye saati, UTC+3. Burada sohbet açılana kadar e-postayla ya da bu formla yaz: ikisi de bu saatlerde yanıtlanır.',
  chatByForm: 'Türkiye saati, UTC+3. Burada sohbet açılana kadar bu formla yaz: bu saatlerde yanıtlanır.',
  name: 'Ad',
  email: 'E-posta',
  message: 'Mesaj',
  send: 'Mesajı gönder',
  needsScripts: 'Bu form JavaScript ister.',
  orMail: 'JavaScript kapalıysa bu sayfadaki e-posta adresine yazabilirsin.',
  draftNote: 'Yazdıkların sen gönderene kadar bu cihazda kalır.',
  thanks: 'Teşekkürler, mesajın bize ulaştı',
  stored: 'Bu sunucuda saklanıyor; onu işletenler okuyacak.',
  another: 'Bir mesaj daha yaz',
}
