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
    level: (level) => `Seviye ${level}`,
    bar: 'Sonraki seviyeye XP',
    barText: (points, toNext) => `${points} XP, ${toNext}`,
    points: (points) => `${number(points)} XP`,
    toNext: (left, level) => `${level}. seviyeye ${number(left)} XP`,
    highest: 'Var olan en yüksek seviye',
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
      level: 'Yeni bir seviyeye ulaştın',
      milestone: 'Bir dönüm noktasına ulaştın',
      badge: 'Bir rozet kazandın',
      streak: 'Serin sürüyor',
    },
    level: (level, name) => `Seviye ${level}: ${name}`,
    levelNote: 'Yeni bir seviye',
    badgeNote: (task) => `Tamam: ${task.replace(/\.$/, '')}`,
    milestoneNote: 'Bir kariyer dönüm noktası. Tebrikler!',
    streakNote: 'Her gün, adım adım. İyi yürüdün.',
    more: (count) => `ve ${count} tane daha`,
    seeAll: 'Hepsini gör',
  },
}
