import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { longDate } = datesOf('tr')
const { number } = formatsOf('tr')

const inTenths = (points: number) => number(Math.round(points * 10) / 10)

export const resumeCheck: Catalogue['resumeCheck'] = {
  meta: { title: 'Özgeçmiş kontrolü · Waymark' },
  heading: 'Özgeçmiş kontrolü',
  lead: 'Kayıtlı özgeçmişine 26 kural: neyi iyi, neyi değiştirmeli, nerede. Hiçbir yapay zekâya sorulmaz.',
  back: 'Özgeçmişine dön',
  foundIn: (fileName) => `Kontrolün ${fileName} dosyasında buldukları`,
  checking: 'Özgeçmişin kontrol ediliyor…',
  none: {
    title: 'Henüz kontrol edilecek bir özgeçmiş yok',
    text: 'PDF ya da DOCX olarak yükle. Kontrol neyin iyi olduğunu, neyin nerede değişmesi gerektiğini söyler.',
    upload: 'Özgeçmiş yükle',
    build: 'On dakikada özgeçmiş hazırla',
  },
  typed: {
    title: 'Kontrol için bir dosya gerekiyor',
    text: 'Özgeçmişini elle yazdın; kontrol ise dosyalara bakar: nasıl okunuyorlar, ne değişmeli. Önce özgeçmişini PDF ya da Word olarak yap, indir, sonra buradan yükle.',
    download: 'Özgeçmişimi dosya yap',
    upload: 'Özgeçmiş yükle',
  },
  groups: {
    reading: { title: 'Okunabiliyor mu', short: 'Okuma', note: 'Bir programın dosyanda gördükleri.' },
    contact: { title: 'İletişim', short: 'İletişim', note: 'Sana nasıl ulaşılacağı; daha fazlası değil.' },
    structure: { title: 'Yapı', short: 'Yapı', note: 'Bölümler, uzunluk ve tarihler.' },
    wording: { title: 'Anlatım', short: 'Anlatım', note: 'İşini nasıl anlattığın.' },
    match: {
      title: 'Özgeçmişteki beceriler',
      short: 'Beceriler',
      note: 'Özgeçmişte adı geçenler için puan; %70 uygunluktan itibaren tam. Role ne kadar yakın olduğun ana sayfada.',
    },
  },
  pointsOf: (points, of) => `${number(of)} üzerinden ${inTenths(points)}`,
  leftOut: 'dışarıda bırakıldı',
  beforeAfter: {
    title: 'Önce ve sonra',
    note: 'Elimizdeki ilk özgeçmiş, okunduğu gibi, bugünkünün yanında. İkisi de dosyaya bakılmadan, söylediklerine göre.',
    before: 'Önce',
    after: 'Bugün',
    score: (score) => number(score),
    facts: (skills, jobs) => `${number(skills)} beceri, ${number(jobs)} iş`,
    saved: (instant) => longDate(instant),
    better: 'Şimdi daha iyi',
    worse: 'Şimdi daha zayıf',
    list: (rules) => `${rules.join('; ')}.`,
    added: (skill) => `+ ${named(skill)}`,
    gone: (skill) => `− ${named(skill)}`,
  },
  score: {
    open: 'Özgeçmiş kontrolünü gör',
    title: 'Özgeçmiş kontrolün',
    of100: '/ 100',
    heights: {
      unreadable: 'Bu dosyanın metni zor okunuyor. Önce bunu düzelt: gerisi arkasından gelir.',
      top: 'Geliştirilecek çok az şey kaldı.',
      good: 'İyi durumda. Birkaç değişiklik onu tamamlar.',
      sound: 'Sağlam bir temel. Birkaç adım çok şey katar.',
      start: 'Üzerine kurulacak bir başlangıç. Adım adım ilerle.',
      low: 'Kazanılacak daha çok şey var; en çok da ilk adımlar katar.',
    },
    allRules: '26 kuralın hepsi.',
    someRules: (applying) => `26 kuraldan ${number(applying)} tanesi burada geçerli; 100 üzerine ölçeklendi.`,
    noForecast: 'Bu, geliştirilecekler listesidir; bir işverenin ne diyeceğinin tahmini değildir.',
    groupValue: (points, of) => `${number(of)} puandan ${inTenths(points)}`,
    groupPoints: (points, of) => `${inTenths(points)} / ${number(of)}`,
    stepsTitle: 'En çok katacak olanlar',
    gain: (points) => `+${inTenths(points)}`,
  },
  finding: {
    status: { full: 'İyi', part: 'Daha iyi olabilir', none: 'Yapılacak', left_out: 'Dışarıda' },
    howToFix: 'Nasıl düzelir.',
    where: 'Nerede',
    page: (page) => `sayfa ${number(page)}`,
    show: 'Özgeçmişinde göster',
  },
  table: {
    summary: '26 kuralın hepsi ve puanları',
    label: 'Bütün kurallar',
    rule: 'Kural',
    allPointsFor: 'Tam puan için',
    points: 'Puan',
    leftOut: (of) => `dışarıda (${number(of)})`,
  },
}
