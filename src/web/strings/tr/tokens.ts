import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'

const { fullDay, moment } = datesOf('tr')

export const tokens: Catalogue['tokens'] = {
  lead: 'Kişisel bir anahtar, kendi yardımcının ya da başka bir programın seçtiğin sınırlar içinde Waymark’ınla çalışmasını sağlar. Şifreni, anahtarlarını ya da hesabını hiçbir zaman değiştiremez.',
  none: 'Henüz anahtar yok.',
  label: 'Kişisel anahtarlar',
  make: 'Yeni anahtar',
  until: (day) => `Bitiş ${fullDay(day)}`,
  ended: (day) => `${fullDay(day)} günü bitti`,
  neverUsed: 'hiç kullanılmadı',
  lastUsed: (at) => `son kullanım ${moment(at)}`,
  end: 'Bitir',
  endOf: (name) => `${name} anahtarını bitir`,
  hasEnded: 'O anahtar bitti',
  scopes: {
    'profile:read': 'Kariyer profilini okumak, özgeçmişini kontrol etmek ve ilanları onunla karşılaştırmak',
    'documents:write': 'Özgeçmiş ve mektup taslağı yazmak',
    'applications:read': 'Başvurularını, başkalarının adları ve iletişim bilgileri olmadan okumak',
    'applications:write': 'Başvuru eklemek, taşımak ve not yazmak',
    'ads:write': 'İş ilanı kaydetmek ve okumak',
    'plan:read': 'Planını okumak',
    'interviews:read': 'Deneme mülakatlarını okumak',
  },
  dialog: {
    title: 'Yeni kişisel anahtar',
    description: 'Ona yalnızca programın gereksindiğini ver.',
    name: 'Ad',
    nameHint: 'Onu kullanacak program, örneğin “Dizüstümdeki yardımcı”.',
    may: 'Şunları yapabilir',
    days: 'Şu süre sonunda biter',
    dayChoices: { 7: '7 gün', 30: '30 gün', 90: '90 gün', 365: 'bir yıl' },
    password: 'Şifren',
    passwordHint: 'Bu cihazdaki başka biri yapamasın diye.',
    incomplete: 'Bir ad, en az bir izin ve şifren gerekiyor.',
    cancel: 'Vazgeç',
    submit: 'Anahtar oluştur',
  },
  connection: {
    meta: { title: 'Bir program bağla · Waymark' },
    heading: 'Bir program bağlansın mı?',
    lead: (name) =>
      `Kendine “${name}” diyen bir program Waymark’ınla çalışmak istiyor. Şifreni, anahtarlarını ya da hesabını asla değiştiremez.`,
    claim: (name, place) =>
      `“${name}” yalnızca kendisi için söylediği şey. Bunu kimse denetlemedi; bilinen tek şey nereye gittiği: ${place}.`,
    leadsTo: (place) => `İzin verirsen şuraya geçersin: ${place}. Orayı tanımıyorsan izin verme.`,
    incomplete: 'Bu bağlanma isteği eksik. Programda yeniden başla.',
    incompleteForm: 'En az bir izin ve şifren gerekli.',
    allow: 'İzin ver',
    refuse: 'İzin verme',
    end: 'Kişisel anahtarlarından biri olur; ayarlarda istediğin zaman bitirebilirsin.',
  },
  fresh: {
    heading: 'Yeni anahtarın',
    note: 'Yalnızca şimdi gösteriliyor. Şifre gibi sakla: onu bilen, izin verdiklerini yapabilir.',
    copy: 'Kopyala',
    copied: 'Anahtar kopyalandı',
    kept: 'Sakladım',
    connect:
      'Model Context Protocol konuşan bir yardımcı bağla. Kendi kendine oturum açabiliyorsa yalnızca adres yeter:',
    address: 'Adres',
    header: 'Başlık',
    local: 'Ya da bu sunucunun komut satırında: waymark mcp',
  },
}
