import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { resumeTimes } from './resume-times.ts'

const { monthName } = datesOf('tr')
const { lower, number } = formatsOf('tr')

const name = 'Ad'
const location = 'Yer'
const startDate = 'Başlangıç'
const endDate = 'Bitiş'
const url = 'Adres'
const highlights = 'Yaptıkların'

export const resumeFacts: Catalogue['resumeFacts'] = {
  times: resumeTimes,
  unnamed: 'adı olmayan bir kayıt',
  edit: (what) => `${what}: düzenle`,
  remove: (what) => `${what}: çıkar`,
  done: 'Tamam',
  cancel: 'Vazgeç',
  doubt: { likely: 'Bir bakmaya değer', unsure: 'Emin değiliz, lütfen kontrol et' },
  place: {
    page: (page) => `Sayfa ${number(page)}`,
    paragraph: (paragraph) => `Paragraf ${number(paragraph)}`,
    saying: (place, title) => `${place}, ${title} yazan yer`,
    addedByYou: 'Sen ekledin',
  },
  basics: {
    title: 'Hakkında',
    notFound: 'Henüz yok',
    fields: {
      name,
      headline: 'Başlık',
      email: 'E-posta',
      phone: 'Telefon',
      location: 'Yer ya da adres',
      summary: 'Özet',
    },
    edit: (field) => `${field}: düzenle`,
  },
  skills: {
    title: 'Beceriler',
    doubts: (count) => `${number(count)} tanesi “kontrol et” diye işaretli: onlardan daha az eminiz`,
    none: 'Henüz beceri yok. Kurslar ve uygunluk onlara göre seçilir; yapabildiklerini ekle.',
    change: (skill) => `${skill}: değiştir`,
    toAdd: 'Eklenecek beceri',
    addIt: 'Ekle',
    add: 'Beceri ekle',
    check: 'kontrol et',
    edit: ', düzenle',
  },
  entries: {
    links: {
      title: 'Bağlantılar',
      add: 'Bağlantı ekle',
      none: 'Henüz bağlantı yok.',
      fields: { label: 'Ne olduğu', url },
    },
    experience: {
      title: 'Deneyim',
      add: 'İş ekle',
      none: 'Henüz deneyim yok.',
      fields: {
        title: 'Unvan',
        company: 'Şirket',
        location,
        startDate,
        endDate,
        isCurrent: 'Hâlâ burada çalışıyorum',
        highlights,
      },
    },
    education: {
      title: 'Eğitim',
      add: 'Okul ekle',
      none: 'Henüz eğitim yok.',
      fields: {
        degree: 'Derece',
        area: 'Alan',
        institution: 'Okul',
        location,
        grade: 'Not',
        startDate,
        endDate,
        state: 'Durumu',
      },
    },
    projects: {
      title: 'Projeler',
      add: 'Proje ekle',
      none: 'Henüz proje yok.',
      fields: { name, url, startDate, endDate, description: 'Kısaca', highlights },
    },
    certifications: {
      title: 'Sertifikalar',
      add: 'Sertifika ekle',
      none: 'Henüz sertifika yok.',
      fields: { name, issuer: 'Veren', date: 'Tarih', endDate: 'Geçerlilik bitişi', state: 'Durumu' },
    },
    languages: {
      title: 'Diller',
      add: 'Dil ekle',
      none: 'Henüz dil yok.',
      fields: { name: 'Dil', level: 'Düzey' },
    },
  },
  /** Where nothing is said of how far it is. */
  noState: 'Belirtilmedi',
  isAhead: 'Bugünden sonra başlıyor; şimdilik hesaba katılmıyor',
  stillStudying: 'Hâlâ burada okuyorum',
  onePointALine: 'Her satıra bir madde',
  points: (count) => `${number(count)} madde`,
  date: {
    monthOf: (date) => `${date}, ay`,
    yearOf: (date) => `${date}, yıl`,
    noMonth: 'Ay yok',
    year: 'Yıl',
    monthName: (month) => monthName(month),
  },
  steps: {
    added: (title) => `${title} eklendi`,
    changed: (title) => `${title} değişti`,
    removed: (title) => `${title} çıkarıldı`,
    changedBasic: (field) => `${lower(field)} değişti`,
    removedBasic: (field) => `${lower(field)} çıkarıldı`,
    undone: (step) => `Geri alındı: ${step}`,
  },
  problems: {
    noSkill: 'Bir beceri yaz ya da bunu çıkar',
    knownSkill: (skill) => `${skill} zaten var`,
    tooManyPoints: (most) => `En çok ${number(most)} madde olsun`,
    endBeforeStart: 'Bitiş başlangıçtan önce. Lütfen tarihleri kontrol et.',
    nameless: {
      links: 'Adresini yaz',
      experience: 'Bir unvan ya da şirket yaz',
      education: 'Bir derece ya da okul yaz',
      projects: 'Projeye bir ad ver',
      certifications: 'Sertifikanın adını yaz',
      languages: 'Hangi dil olduğunu yaz',
    },
  },
}
