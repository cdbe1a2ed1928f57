import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const progress: Catalogue['progress'] = {
  brief: {
    medals: 'Madalyalar ve ilerleme',
    share: 'İlerlememi paylaş',
    shareShort: 'Paylaş',
    heading: 'Başarılar',
    seeAll: 'Hepsini gör',
    notLoaded: 'Başarıların yüklenemedi.',
    level: (level) => `Düzey ${level}`,
    bar: 'Sonraki düzeye XP',
    barText: (points, toNext) => `${points} XP, ${toNext}`,
    points: (points) => `${number(points)} XP`,
    toNext: (left, level) => `${level}. düzeye ${number(left)} XP`,
    highest: 'Var olan en yüksek düzey',
    seenByInitials: 'Sen seçene kadar sıralamada baş harflerinle görünürsün. {choose}',
    seenByName: 'Sen seçene kadar sıralamada {name} adıyla görünürsün. {choose}',
    chooseHow: 'Nasıl görüneceğini seç',
  },
  news: {
    points: (points) => `+${number(points)} XP`,
    sinceLastVisit: 'Son ziyaretinden beri kazandıkların',
    andMore: (names) => `${names} ve daha fazlası`,
  },
  celebration: {
    label: 'Kutlama',
    titles: {
      several: 'Bak neler kazandın',
      level: 'Yeni bir düzeye ulaştın',
      milestone: 'Bir dönüm noktasına ulaştın',
      badge: 'Bir rozet kazandın',
      streak: 'Serin sürüyor',
    },
    level: (level, name) => `Düzey ${level}: ${name}`,
    levelNote: 'Yeni bir düzey',
    milestoneNote: 'Bir kariyer dönüm noktası. Tebrikler!',
    streakNote: 'Her gün, adım adım. İyi yürüdün.',
    more: (count) => `ve ${count} tane daha`,
    seeAll: 'Hepsini gör',
  },
}
