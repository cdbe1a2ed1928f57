import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'
import { resumeTimes } from './resume-times.ts'

const { list, number } = formatsOf('tr')

const counted = (count: number, what: string) => (count > 0 ? [`${number(count)} ${what}`] : [])

export const resumeResult: Catalogue['resumeResult'] = {
  times: resumeTimes,
  heading: 'Özgeçmişinde bulduklarımız',
  headingByHand: 'Becerilerin ve kursların',
  summary: (skills, jobs, schools, courses) => {
    const found = [
      ...counted(skills, 'beceri'),
      ...counted(jobs, 'iş'),
      ...counted(schools, 'okul'),
      ...counted(courses, 'önerilen kurs'),
    ]
    return found.length === 0 ? 'Henüz bir şey yok.' : `${list(found)}.`
  },
  dreamRole: 'Hayalindeki rol: {role}.',
  upload: 'Özgeçmiş yükle',
  build: 'On dakikada özgeçmiş hazırla',
  uploadOther: 'Başka bir özgeçmiş yükle',
  replaced: {
    title: (file) =>
      file === null ? 'Bu, önceki özgeçmişinin yerini aldı' : `Bu, önceki özgeçmişinin yerini aldı: ${file}`,
    titleByHand: 'Bu, elle girdiklerinin yerini aldı',
    nothingGone: 'Orada yazan her şey burada da var.',
    gone: (gone, more) =>
      `Uygunluğunda ve yolunda artık sayılmayanlar: ${list(more > 0 ? [...gone, `${number(more)} tane daha`] : gone)}.`,
    keep: 'Bir kısmını korumak istersen {resume} sayfasında ekle. Mektuplar ve belgeler için birden çok özgeçmişin bilgilerini {facts} sayfası bir arada tutar.',
    resume: 'özgeçmişin',
    facts: 'Belgeler',
  },
  note: 'Bilmende yarar var',
  found: (count) => `${number(count)} tane bulundu`,
  skills: { title: 'Beceriler', none: 'Beceri bulunamadı.' },
  experience: { title: 'Deneyim', none: 'Deneyim bulunamadı.' },
  education: { title: 'Eğitim', none: 'Eğitim bulunamadı.' },
  moreLines: (count) => (count === 1 ? 'Bir satır daha' : `${number(count)} satır daha`),
  interim: {
    title: 'Ara roller',
    note: (role) => `${named(role)} rolüne giden yolda`,
    show: 'Ara rolleri göster',
    notNeeded: (role) => `Ara basamağa ihtiyacın yok: ${named(role)} için bugün başvurabilirsin.`,
    allBehind: 'Ara basamağa ihtiyacın yok: yaptığın iş bu rollerin hepsinin ötesinde.',
    behind: (roles, today) =>
      `Bugün yapabildiğinden${today === null ? '' : ` (örneğin ${named(today)})`} öteye götürmeyen roller: ${roles.map(named).join(', ')}.`,
    /** The range comes as '$61,000 - $103,000'. */
    fromScratch: (time) => `Sıfırdan ${time}`,
    pay: (range) => `ABD’de yılda ${range.replaceAll('$', '').replaceAll(',', '.')} dolar`,
    source: 'Ücretin kaynağı: {source}',
    sourceOfAll: 'Bütün ücretlerin kaynağı: {source}',
  },
  courses: {
    title: 'Önerilen kurslar',
    note: 'En iyi ilerleten sırayla. Bağlantılar platformların kendisine gider; kursların adları ve anlatımları İngilizce.',
    furtherNote: (role) =>
      `${named(role)} için bugün başvurabilirsin; önce bunların hiçbirine ihtiyacın yok. Bundan sonrasını öğretirler.`,
    noneNeeded: (role) =>
      `${named(role)} için bugün başvurabilirsin; kurslarımızdan hiçbiri bunun için daha fazlasını öğretmez.`,
    none: (role) => `${named(role)} rolü için kurs bulunamadı. Lütfen {select}.`,
    noRole: 'Hayalindeki rol artık sunulmuyor. Lütfen {select}.',
    selectRole: 'başka bir rol seç',
    by: (institution, platform) => `${institution}, ${platform} üzerinde`,
    forDreamRole: 'Hayalindeki rol için',
    forInterimRole: 'Ara rol için',
    openOn: (platform) => `${platform} sitesinde aç`,
    whichOpens: (title) => `: ${title} (yeni sekmede açılır)`,
  },
  bar: {
    saving: 'Yanıtların ve kursların kaydediliyor.',
    saved: 'Her şey kaydedildi.',
    wait: 'Değişiklikler kaydediliyor, lütfen bekle...',
    wholePlan: 'Bütün planı göster',
    toDashboard: 'Panelime git',
    saveAgain: 'Yeniden kaydet',
  },
}
