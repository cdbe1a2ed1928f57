import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { named } from './names.ts'
import { signedInTurkish } from './signed-sentences.ts'

const { longDate } = datesOf('tr')

export const proof: Catalogue['proof'] = {
  meta: { title: 'Bir becerinin kanıtı · Waymark' },
  heading: 'Bir becerinin kanıtı',
  notLoaded: 'Bu kanıt yüklenemedi. Lütfen yeniden dene.',
  unreadable: 'Bu, okuyabildiğimiz bir kanıt değil',
  tryIt: 'Bu testi kendin dene',
  who: (name, skill) => `${name}: ${named(skill)}`,
  ownName: 'Adı hesabın sahibi yazar. Kanıt, neyin yanıtlandığını söyler; klavyenin başında kimin oturduğunu değil.',
  signed: signedInTurkish,
  facts: {
    passedOn: 'Geçtiği tarih',
    counts: 'Kanıtlanmış sayıldığı son gün',
    counted: 'Kanıtlanmış sayıldığı son gün',
    criteria: 'Ne gerekti',
    evidence: 'Nasıl denetlendi',
    issuer: 'İmzalayan',
    day: (instant) => longDate(instant),
  },
  signature: {
    checking: 'İmza denetleniyor…',
    noKey: 'Sunucunun anahtarı yüklenemedi, bu yüzden imza denetlenmedi. Lütfen sayfayı yeniden yükle.',
    right: 'İmza tutuyor. Tarayıcın onu bu sunucunun anahtarıyla denetledi; tek bir harf bile değişmemiş.',
    wrong: 'İmza tutmuyor. Bu sayfada yazana güvenme.',
    unknown: 'Tarayıcın bu tür bir imzayı denetleyemiyor. Kendin nasıl denetleyeceğin aşağıda yazıyor.',
  },
  yourself: {
    title: 'Kendin denetle',
    note: 'İmzalanan metin İngilizcedir; yukarıda onun Türkçesi duruyor. Bir Open Badges 3.0 belgesi (VC-JWT, EdDSA). JSON Web Token okuyan her kitaplık onu doğrular.',
    credential: 'Belge: {address}',
    key: 'İmzalandığı anahtar: {address}',
    status: 'Geri alınıp alınmadığı: {address}',
    save: 'İmzalı belgeyi kaydet',
  },
}
