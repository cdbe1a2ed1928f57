import { adFlags, scamWords } from './ad-flags.ts'
import type { Catalogue } from '../catalogue.ts'
import { similarJob } from './similar-job.ts'
import { datesOf } from '../date-format.ts'

const { date } = datesOf('tr')

export const saveJob: Catalogue['saveJob'] = {
  meta: { title: 'İlan kaydet · Waymark' },
  heading: 'İlan kaydet',
  lead: 'İlanın bağlantısını ya da metnini ver. Ne okunduğunu, hiçbir şey saklanmadan önce görürsün; onu yalnızca sen görebilirsin.',
  link: 'İlanın bağlantısı',
  linkHint:
    'Greenhouse, Lever, Ashby, Workday, Personio, SmartRecruiters ve Teamtailor gibi ilan sitelerinin bağlantıları açılır. Diğerleri için (LinkedIn ve Indeed de) metni de yapıştır.',
  text: 'İlanın metni',
  textHint: 'Sayfa giriş istiyorsa ya da bağlantısı açılamıyorsa gerekir.',
  file: 'Ya da kaydettiğin bir sayfa ya da dosya',
  fileHint:
    'Tarayıcından HTML ya da tek dosya (.mhtml) olarak bir sayfa, ya da PDF veya Word (.docx) olarak ilan. Oku’ya basmadan hiçbir şey gönderilmez.',
  notAPage: 'Bu dosya okuyabildiğimiz bir sayfa değil. Sayfayı HTML ya da PDF olarak kaydet ya da metnini yapıştır.',
  tooLarge: (megabytes) => `Bu dosya ${megabytes} MB’tan büyük. İlanın metnini yapıştır.`,
  fileInstead: (name) => `Bu metin değil, ${name} okunur. Buraya yazarsan metin geçerli olur.`,
  dropFile: 'Dosyayı kaldır',
  missing: 'İlanın bağlantısını, metnini ya da kaydettiğin bir sayfayı ya da dosyayı ver',
  look: 'Oku',
  day: (day) => date(day),
  save: 'Bu ilanı kaydet',
  saved: (title) => `Kaydedildi: ${title}`,
  savedBefore: 'Bu ilanı daha önce kaydetmiştin.',
  similar: similarJob,
  openSaved: 'Başvurularımda aç',
  anywhere: {
    title: 'Her sayfadan kaydet',
    note: 'Bağlantı kopyalamadan',
    bookmark: {
      title: 'Bir yer imi',
      text: 'Bunu yer imleri çubuğuna sürükle. İlan sayfasındayken tıkla: sayfa burada okunur, sen Kaydet’e basarsın.',
      name: 'Waymark’a kaydet',
      copy: 'Metin olarak kopyala',
      copied: 'Kopyalandı. Yeni bir yer iminin adresi olarak koy.',
    },
    share: {
      title: 'Telefonda',
      text: 'Waymark’ı ana ekrana yükle. Sonra tarayıcının ve iş uygulamalarının Paylaş menüsünde yer alır.',
    },
    extension: {
      title: 'Bir eklenti',
      text: 'Chrome ve Firefox için, Waymark kaynağının “extension” klasöründe: tek düğme; yalnızca bastığın sayfayı görür. Ayarlarından alacağın kişisel bir anahtar ister.',
    },
  },
  untitled: 'unvansız bir ilan',
  notRead: 'İlan okunamadı. Lütfen yeniden dene.',
  found: 'Okunanlar',
  foundNote: 'Henüz hiçbir şey saklanmadı',
  nothing: 'Yazmıyor',
  names: {
    title: 'Unvan',
    company: 'İşveren',
    locations: 'Yer',
    workplace: 'Çalışma yeri',
    pay: 'Ücret',
    postedOn: 'Yayım tarihi',
    validThrough: 'Son başvuru',
  },
  mode: { remote: 'Uzaktan', hybrid: 'Kısmen evden', onsite: 'İş yerinde' },
  check: 'Lütfen kontrol et',
  conditions: 'Kesin koşullar',
  kind: {
    job: '',
    closed: 'Bu ilan kapandığını söylüyor. Kaydedilemez.',
    list: 'Bu sayfada birkaç ilan var. Aradığını açıp onun bağlantısını ver.',
    'login-wall': 'Bu sayfa giriş istiyor. İlanın metnini yapıştır.',
    stub: 'Bu sayfa metni olmadan geldi. İlanın metnini yapıştır.',
    'not-a-job': 'Bu bir iş ilanına benzemiyor. İlanın metnini yapıştır.',
  },
  pasted: {
    closed: 'Bu ilan kapandığını söylüyor. Kaydedilemez.',
    list: 'Bu metinde birkaç ilan var. Aradığını yapıştır.',
    'login-wall': 'Bu, bir giriş sayfasının metni. İlanın metnini yapıştır.',
    stub: 'Bu metin bir iş ilanı olarak okunmak için çok kısa. Unvan ve işverenle birlikte tamamını yapıştır.',
    'not-a-job': 'Bu bir iş ilanına benzemiyor. Unvan ve işverenle birlikte tamamını yapıştır.',
  },
  lookTwice: 'İki kez bak',
  flags: adFlags,
  scam: scamWords,
}
