import type { adFlags as english, scamWords as englishScam } from '../en/ad-flags.ts'

export const adFlags: Record<keyof typeof english, string> = {
  reposted: 'Daha önce de yayımlanmış.',
  old: 'Uzun süredir açık.',
  expired: 'Son günü geçmiş.',
  'no-employer': 'İşveren adı vermiyor.',
  'asks-money': 'Senden para istiyor. İşverenler istemez.',
  'asks-id': 'Görüşmeden önce kimliğini istiyor.',
  'asks-bank-data': 'Görüşmeden önce banka bilgilerini istiyor.',
  'whatsapp-only': 'Yalnızca bir mesajlaşma uygulamasıyla yanıtlanabiliyor.',
  'crypto-pay': 'Kripto parayla ödemeden söz ediyor.',
  'moves-money': 'Başkalarının parası ya da paketleri senin hesabından veya evinden geçsin istiyor.',
  'acts-as-you':
    'Yabancılar senin hesabın, bilgisayarın, hattın ya da adınla iş görür. Yaptıklarından sen sorumlu olursun.',
  'plays-another':
    'Rol yapman için para veriyor: başkasının yerine görüşmeye girmen ya da bilmediğin şeyi övmen isteniyor.',
  'asks-secrets': 'Yalnızca sende olması gereken bir şeyi istiyor: şifre, kod, hesap, belge ya da yüzün.',
  'risks-device': 'Bilgisayarını ele geçirebilecek bir şeyi çalıştırmanı, açmanı ya da kapatmanı istiyor.',
  'no-interview': 'Mülakatsız iş vaat ediyor.',
  'pay-low': 'Resmî ücret araştırmasına göre ABD’de böyle bir işe ödenenden çok daha az ödüyor.',
  'pay-high': 'Resmî ücret araştırmasına göre ABD’de böyle bir işe ödenenden çok daha fazlasını vadediyor.',
  'hidden-orders': 'Bir makineye verilmiş emirler içeriyor. Bunlara uyulmadı.',
  'cut-short': 'Sayfa çok uzun olduğu için yalnızca başı okundu.',
  'not-tech': 'Bu, teknoloji alanında bir işe benzemiyor. Teknoloji dışında istedikleri okunmadı.',
}

export const scamWords: Record<keyof typeof englishScam, string> = {
  warning:
    'Bu bir dolandırıcılığa benziyor. Hiçbir şey ödeme; kimlik, kart, şifre ya da banka bilgisi gönderme; kimsenin parasını ya da paketini aktarma.',
  goOn: 'Kim olduklarını araştırdım, devam etmek istiyorum',
  unread: 'Burada dolandırıcılık belirtilerine bakılmadı: bu dil bunun için okunmuyor.',
  mark: 'İki kez bak: dolandırıcılık belirtileri',
}
