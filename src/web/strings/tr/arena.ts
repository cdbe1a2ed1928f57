import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { longDate } = datesOf('tr')
const { number, percent, raise } = formatsOf('tr')

export const arena: Catalogue['arena'] = {
  meta: { title: 'Arena · Waymark' },
  heading: 'Arena',
  lead: '“Bunu biliyorum”u kanıta çevir: her seferinde bir soru, sonuç kesinleşene kadar. Geçilemeyen bir test puanını almaz; o beceri, geçene ya da 90 gün dolana dek daha az sayılır ve bir rolün temel becerisindeyse o süre boyunca “başvurmaya hazır” demeyiz.',
  notLoaded: 'Testler yüklenemedi. Lütfen yeniden dene.',
  notStarted: 'Test başlatılamadı. Lütfen yeniden dene.',
  toArena: 'Arenaya dön',
  today: {
    title: 'Bugünün yarışması',
    noRole: 'Hayalindeki rolün becerilerinden yapılır. Önce bir rol seç.',
    done: 'Tamam. Yenisi yarın gelir.',
    open: (role) => `${named(role)} yolundaki herkes için beş soru.`,
    daily: 'Günde beş soru.',
    chooseRole: 'Bir rol seç',
    seeAnswers: 'Bugünün yanıtlarını gör',
    start: 'Bugünün yarışmasına başla',
  },
  suggested: {
    title: 'Önerilen testler',
    note: (hasClaimed) =>
      hasClaimed
        ? 'Önce, özgeçmişinin ya da işinin gösterdiği, henüz bir testle kanıtlanmayanlar.'
        : 'Önce, geçince en çok kazandıracak olanlar.',
  },
  sheet: {
    title: (skill) => `${named(skill)}: beceri testi`,
    range: (least, most) => `${number(least)}–${number(most)}`,
    count: (count) => number(count),
    questions: 'soru',
    minutes: 'dakika, en çok',
    left: (limit) => `/ ${number(limit)} bu ay kaldı`,
    noLimit: 'bu ayki testler',
    aDay: (count) => `Günde en çok ${number(count)} puanlı test.`,
    note: 'Geçtiğin kesinleşince biter. Geçilemeyen bir test puanını almaz; o beceri, geçene ya da 90 gün dolana dek daha az sayılır ve temel bir becerideyse o süre boyunca “başvurmaya hazır” demeyiz. Alıştırma her sorudan sonra doğru mu yanlış mı söyler ve hiç puanlanmaz.',
    start: 'Başla',
    practise: 'Alıştırma yap',
  },
  month: {
    label: 'Bu ayın puanlı testleri',
    left: (left, limit) => `${number(limit)} üzerinden ${number(left)}`,
    text: (renewsAt) =>
      `Bu ay {left} puanlı test kaldı, günde en çok üç. ${longDate(renewsAt)} günü yenilenir. Alıştırmanın sınırı yok.`,
  },
  history: {
    title: 'Geçmiş',
    notLoaded: 'Geçmişin yüklenemedi. Lütfen yeniden dene.',
    none: 'Henüz bir şey yok. Testlerin ve alıştırmaların burada görünür.',
    day: (endedAt) => longDate(endedAt),
    practice: 'alıştırma',
    outOfTime: 'süre doldu',
    practised: (score) => percent(score / 100),
    passed: (score) => `${percent(score / 100)} geçti`,
    notYet: 'Henüz değil',
  },
  all: {
    title: 'Bütün beceriler',
    note: 'Hayalindeki rolünküler ve sende olanlar.',
    find: 'Beceri ara',
    found: (count) => `${number(count)} beceri bulundu`,
    none: 'Bunun için henüz bir test yok.',
    more: (count) => `${number(count)} beceri daha göster`,
  },
  row: {
    resume: 'Sürdür',
    resumeSkill: (skill) => `Sürdür: ${named(skill)}`,
    practise: 'Çalış',
    practiseSkill: (skill) => `Çalış: ${named(skill)}`,
    start: 'Teste başla',
    startSkill: (skill) => `Teste başla: ${named(skill)}`,
    recheck: 'Yeniden teste gir',
    recheckSkill: (skill) => `Yeniden teste gir: ${named(skill)}`,
    proven: 'Kanıtlandı',
    faded: 'Bir süre önce kanıtlandı',
    tried: 'Henüz geçilmedi',
    best: (score) => `En iyi ${percent(score / 100)}`,
    claimed: 'Gösterildi, kanıtlı değil',
  },
  facts: {
    levels: {
      must: 'hayalindeki rol için gerekli',
      should: 'hayalindeki rolün beklediği',
      nice: 'olsa iyi olur',
    },
    metOtherwise: 'hayalindeki rol bunu ya da benzerini bekliyor; benzeri sende var',
    adds: (points) => `geçersen uygunluk ${number(points)} artar`,
    confirmed: (at) => `en son ${longDate(at)} günü doğrulandı`,
    faded: 'iki ya da üç soru onu yeniden doğrular',
    nextTry: (at) => `yeni puanlı deneme ${longDate(at)} günü`,
    none: 'hayalindeki rol istemiyor',
    joined: (facts) => raise(facts.join(' · ')),
  },
  quota: {
    meta: { title: 'Bu ayın puanlı testleri · Waymark' },
    notLoaded: 'Bu yüklenemedi. Lütfen yeniden dene.',
    usedTitle: 'Bu ayın puanlı testleri bitti',
    leftTitle: 'Puanlı testin kaldı',
    noLimit: 'Planında sınır yok.',
    used: (limit, renewsAt) => `Planında ayda ${number(limit)} puanlı test var. ${longDate(renewsAt)} günü yenilenir.`,
    left: (limit, left, renewsAt) =>
      `Planında ayda ${number(limit)} puanlı test var. ${number(left)} tanesi kaldı; ${longDate(renewsAt)} günü yenilenir.`,
    open: 'Alıştırma ve günün yarışması her gün herkese açık.',
    plans: 'Planları karşılaştır',
  },
}
