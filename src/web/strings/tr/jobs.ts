import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { named } from './names.ts'

const { date } = datesOf('tr')

export const jobs: Catalogue['jobs'] = {
  applications: {
    heading: 'Başvurularım',
    lead: 'İş kaydet, nereye başvurduğunu not et, sırada ne olduğunu gör.',
    open: 'Başvurularımı aç',
  },
  searchPositions: 'Açık iş ara',
  list: {
    meta: { title: 'İşler · Waymark' },
    notLoaded: 'Ara roller yüklenemedi. Lütfen yeniden dene.',
    heading: (dreamRole) => `${named(dreamRole)} yolundaki ara roller`,
    lead: 'Daha çabuk bulabileceğin, öğrenirken kazandıran ve hayalindeki rolün istediğini öğreten işler.',
    notNeeded: (dreamRole) =>
      `Ara basamağa ihtiyacın yok: ${named(dreamRole)} bugün erişiminde. Aşağıdakiler onun çevresindeki ilk işler.`,
    sortBy: 'Sırala',
    nearest: 'Önce en yakın',
    bestPaid: 'Önce en iyi ücret',
    why: 'Neden bu rol',
    more: 'Devamını oku',
    moreAbout: (role) => `: ${named(role)}`,
    advert: {
      title: 'Bir ilan mı buldun?',
      text: 'Yapıştır; hangi becerilerin olduğunu ve önce ne öğreneceğini gör.',
      compare: 'İlanla karşılaştır',
    },
    marketplace: {
      title: 'Ara rol pazarı',
      text: 'İşverenlerin ara rolleri kendilerinin sunduğu bir yer. O zamana kadar yukarıdaki sitelerde ara.',
      soon: 'Yakında',
    },
    noAnswers: {
      title: 'Önce hayalindeki rol',
      text: 'Ara roller, hayalindeki role göre belirlenir.',
      answer: 'Soruları yanıtla',
    },
  },
  one: {
    meta: { title: 'Ara rol · Waymark' },
    notLoaded: 'Bu ara rol yüklenemedi. Lütfen yeniden dene.',
    all: 'Bütün ara roller',
    why: (dreamRole) => `${named(dreamRole)} yolunda neden bu rol`,
    requirements: 'Koşullar',
    requirementsNote: 'Bunun için gereken beceriler',
    gaps: {
      title: 'Ne eksik, ne giderir',
      note: 'Önce yolundaki kurslar',
      none: 'Olmazsa olmazlardan hiçbiri eksik değil.',
      noCourse: 'Bunu öğreten bir kursumuz yok. Bir proje ya da bir iş öğretir.',
      byProject: 'Bunu öğreten bir kursumuz yok. Bu proje alıştırır:',
      haveIt: 'Bu bende var: özgeçmişime ekle',
      course: (hours, provider) => `${hours}, ${provider}`,
      onPath: 'Yolunda',
      opens: ' (yeni sekmede açılır)',
    },
    questions: {
      title: 'Mülakattan üç tipik soru',
      practise: 'Deneme mülakatında çalış',
    },
    searchNote: 'Açık ilan sitelerinde, yeni sekmede',
    brings: 'Ne kazandırır',
    notHere: {
      title: 'Bu, ara rollerinden biri değil',
      text: 'Bağlantı eski olabilir ya da hayalindeki rol o zamandan beri değişmiştir.',
      see: 'Ara rollerini gör',
    },
    openings: {
      title: 'Açık işler',
      note: 'Açık iş akışlarından; günde birkaç kez sorulur',
      none: 'Bugün bu unvanla yok.',
      facts: (known, published) => [...known, ...(published ? [date(published)] : [])].join(', '),
      source: 'Kaynak:',
      all: 'Bu unvanla bütün açık işler',
    },
  },
}
