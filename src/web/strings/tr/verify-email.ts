import type { Catalogue } from '../catalogue.ts'

export const verifyEmail: Catalogue['verifyEmail'] = {
  meta: { title: 'E-posta adresini doğrula · Waymark' },
  heading: 'E-posta adresini doğrula',
  lead: 'Böylece unutulan bir şifre e-postayla yenilenebilir.',
  done: 'Teşekkürler. E-posta adresin doğrulandı.',
  noToken: 'Bu bağlantı eksik ya da daha önce açılmış. Ayarlarından yenisini iste.',
  submit: 'Doğrula',
  toSettings: 'Ayarlara git',
}
