import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { roughly } from './rough-date.ts'
import { named } from './names.ts'

const { date } = datesOf('tr')
const { number } = formatsOf('tr')

export const learningPath: Catalogue['learningPath'] = {
  title: 'Öğrenme yolun',
  notLoaded: 'Öğrenme yolun yüklenemedi. Lütfen yeniden dene.',
  count: (done, all) => `${number(all)} adımdan ${number(done)} tanesi bitti`,
  by: (day, hours) => `günde ${hours} ile ${roughly(day)}`,
  doneFold: (count) => `${number(count)} tanesi bitti`,
  doneElse: (count) => `Başka bir şey için ${number(count)} kurs bitti`,
  forElse: 'başka bir şey için',
  optional: (count) => `İsteğe bağlı ${number(count)} kurs`,
  optionalBecause: {
    closesNothing: 'Artık gerekmiyor: hiçbir eksiğini kapatmıyor.',
    covered: 'Artık gerekmiyor: yolundaki başka kurslar aynısını öğretiyor.',
    afterGoal: 'Hedefine onsuz da ulaşırsın. İstersen al.',
  },
  takeOff: 'Çıkar',
  addsMatch: (gain) => `${gain} uygunluk`,
  closes: (skills) =>
    `${skills.slice(0, 2).map(named).join(', ')}${skills.length > 2 ? ` ve ${number(skills.length - 2)} tane daha` : ''} kazandırır`,
  kinds: { course: 'henüz yolunda değil', practice: 'alıştırma', proof: 'beceri testleri' },
  allDone: (role) => `Adım kalmadı: ${named(role)} ulaşılabilir.`,
  further: 'Daha ileriye götüren kurslar',
  more: (count) => `${number(count)} tane daha göster`,
  fewer: 'Daha az göster',
  add: 'Kurs ekle',
  plan: (steps) =>
    steps === 0 ? 'Planımı gör' : steps === 1 ? 'Adım ve tarihleri' : `${number(steps)} adımın hepsi ve tarihleri`,
  empty: 'Henüz kurs yok.',
  noCourses: (role) => `${named(role)} için kurs bulunamadı. Lütfen başka bir rol seç.`,
  otherRole: 'Başka bir rol seç',
  row: {
    linkChecked: (day) => `Bağlantı en son ${date(day)} tarihinde denetlendi`,
    done: 'Bitti',
    inProgress: 'Sürüyor',
    doneMark: (course) => `Bitti: ${course}`,
    more: (course) => `${course} için seçenekler`,
    open: 'Kursu aç',
    start: 'Başladım',
    finish: 'Bitirdim',
    notDone: 'Aslında bitmedi',
    notStarted: 'Aslında başlamadım',
    up: 'Yukarı taşı',
    upKeys: 'Alt ↑',
    down: 'Aşağı taşı',
    downKeys: 'Alt ↓',
    swap: 'Başkasıyla değiştir',
    report: 'Bu bağlantı yanlış',
    remove: 'Yoldan çıkar',
  },
  said: {
    completed: (course) => `Bitti: ${course}`,
    started: (course) => `Başladı: ${course}`,
    planned: (course) => `Yeniden planlandı: ${course}`,
    moved: (course, place, all) => `${course} artık ${number(all)} kurs içinde ${number(place)}. sırada`,
    removed: (course) => `Yolundan çıkarıldı: ${course}`,
    swapped: (course, old) => `Yolunda ${old} yerine ${course} var`,
    pointsAndCheck: (points, more) => `+${number(points)} XP. Üstüne bir beceri testi son ${number(more)} puanı katar.`,
    points: (points) => `+${number(points)} XP`,
    studied: 'Bugün işlendi.',
    studiedWithPoints: (points) => `Bugün işlendi. +${number(points)} XP`,
    studyNotSaved: 'Çalışman kaydedilemedi. Lütfen yeniden dene.',
  },
  adding: {
    title: 'Kurs ekle',
    about: 'Adıyla, yapanıyla ya da bir beceriyle. Bir şey yazmazsan: en uygun olanlar.',
    search: 'Kurs ara',
    notLoaded: 'Kurslar yüklenemedi. Lütfen yeniden dene.',
    none: 'Bu adda bir kurs yok. SQL gibi bir beceri dene.',
    found: (count) => `${number(count)} kurs`,
    add: 'Ekle',
  },
  swapping: {
    title: 'Başka bir kursla değiştir',
    about: (course) => `${course} yerine, aynı sırada:`,
    notLoaded: 'Öteki kurslar yüklenemedi. Lütfen yeniden dene.',
    none: 'Aynı şeyi öğreten başka bir kursumuz yok. Bunu çıkarabilir ya da elle bir tane ekleyebilirsin.',
    take: 'Bunu al',
  },
  reporting: {
    title: 'Bu bağlantı yanlış',
    about: (course, day) => `${course}. Bağlantı en son ${date(day)} tarihinde denetlendi.`,
    aboutUnchecked: (course) => `${course}. Bağlantı henüz denetlenmedi.`,
    note: 'Nesi yanlış?',
    noteHint: 'İsteğe bağlı',
    cancel: 'Vazgeç',
    send: 'Bağlantıyı bildir',
    sent: 'Teşekkürler. Kurslara bakan kişi bunu görecek.',
    notSent: 'Bildirimin gönderilemedi. Lütfen yeniden dene.',
  },
}
