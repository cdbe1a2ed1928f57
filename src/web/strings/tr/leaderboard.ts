import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const leaderboard: Catalogue['leaderboard'] = {
  meta: { title: 'Sıralama · Waymark' },
  back: 'Başarılara dön',
  heading: 'Sıralama',
  lead: 'Kimin önde olduğuna bak. En üsttekiler emeklerine göre sıralanır. Yükseğe bak ve yerini al!',
  notLoaded: 'Sıralama yüklenemedi. Lütfen yeniden dene.',
  question: 'Sıralamada adın nasıl görünsün?',
  questionNote: (shown) =>
    `Bir kez sorulur. Yanıtlayana kadar başkaları seni ${shown} olarak görür. Ayarlardan istediğin zaman değiştirebilirsin.`,
  save: 'Kaydet',
  period: 'Sayılan süre',
  periods: {
    all: {
      label: 'Tüm zamanlar',
      note: 'Günlük ödüller dahil, şimdiye kadar kazanılan bütün puanlar.',
      noPoints: 'Henüz puanın yok. Bir adım seni sıralamaya koyar.',
      nobody: 'Sıralamada henüz kimse yok',
      nobodyText: 'Günün ilk adımı senin olabilir.',
    },
    week: {
      label: 'Bu hafta',
      note: 'Pazartesi 00:00 UTC’den beri kazanılan puanlar. Günlük ödüller sayılmaz.',
      noPoints: 'Bu hafta henüz puanın yok. Bir adım seni sıralamaya koyar.',
      nobody: 'Bu hafta henüz kimsenin puanı yok',
      nobodyText: 'Haftanın ilk adımı senin olabilir.',
    },
  },
  takeStep: 'Bir adım at',
  hidden: 'Gizlisin, bu yüzden sıralamada yer almazsın. {settings}',
  toSettings: 'Ayarlardan değiştir',
  place: 'Senin yerin',
  rank: (rank) => `${number(rank)}. sıra`,
  aboutRank: (rank) => `Yaklaşık ${number(rank)}. sıra`,
  step: (rank) => `${rank}.`,
  line: {
    rank: 'Sıra ',
    you: 'Sen',
    points: (points) => `${number(points)} XP`,
    place: (rank) => number(rank),
    about: (rank) => `yaklaşık ${number(rank)}`,
  },
}
