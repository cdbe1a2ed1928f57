import { adFlags, scamWords } from './ad-flags.ts'
import { otherResume } from './other-resume.ts'
import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { number, list, languageName } = formatsOf('tr')
const { date } = datesOf('tr')

const span = (months: number) => (months < 12 ? `${number(months)} ay` : `${number(Math.floor(months / 12))} yıl`)

const kept = 'Okunur ve unutulur: hiçbir şey saklanmaz, hiçbir yapay zekâ modeli görmez.'

export const jobAd: Catalogue['jobAd'] = {
  meta: { title: 'İlanla karşılaştır · Waymark' },
  heading: 'İlanla karşılaştır',
  lead: 'Bir ilan yapıştır: hangi becerilerin var, hangileri eksik ve önce ne öğrenmeli.',
  form: {
    title: 'İlan',
    label: 'İş ilanı',
    hint: (most) => `Metnin tamamı, en çok ${number(most)} karakter. ${kept}`,
    hintNearTheEnd: (most, typed) =>
      `Metnin tamamı, en çok ${number(most)} karakter; şu anda ${number(typed)}. ${kept}`,
    missing: 'İlanın metnini yapıştır',
    tooLong: (most) => `Bu bir ilandan uzun. En çok ${number(most)} karakter yapıştır.`,
    notRead: 'İlan okunamadı. Lütfen yeniden dene.',
    compare: 'Becerilerimle karşılaştır',
    again: 'Yeniden dene',
    answer: 'Soruları yanıtla',
  },
  expect: {
    title: 'Göreceklerin',
    lines: [
      '**Gerekenler ve istenenler, ayrı ayrı.** İlanın şart koştuğu sayılır; tercih ettiği sayılmaz.',
      '**Sahip olduğun her becerinin arkasındaki kanıt.** Özgeçmişinden bir satır, bir kurs, bir test.',
      '**Önce ne öğreneceğin,** yoluna ekleyebileceğin kurslarla.',
    ],
  },
  result: {
    heading: (held, asked) => `İstediği ${number(asked)} beceriden ${number(held)} tanesi sende var`,
    bar: 'Bu işe uygunluk',
    barValue: (points) => `yüzde ${number(points)}`,
    asks: 'Şart koştukları',
    asksNote: 'Bunlar sayılır',
    likes: 'Tercih ettikleri',
    likesNote: 'Olsa iyi olur: yüzdeye girmez',
    learn: 'Önce ne öğrenmeli',
    learnNote: 'Birbiri üzerine kurulduğu sırayla',
    noTeacher: 'Alıştırmayla ya da kendi seçtiğin bir kursla',
    or: (others) => others.map((one, at) => `${at < others.length - 1 ? ',' : ' ya da'} ${named(one)}`).join(''),
    have: 'Sende var',
    little: 'Az gösterildi',
    missing: 'Eksik',
    courses: 'Eksikleri gideren kurslar',
    closes: (skills) => `Giderdiği: ${skills.map(named).join(', ')}`,
    add: 'Yoluma ekle',
    facts: 'İlanın söyledikleri',
    factsNote: 'Her biri okunduğu satırla',
    readFrom: (line) => `Okunduğu yer: “${line}”`,
    day: (day) => date(day),
    unsure: 'Lütfen kontrol et',
    fact: {
      title: 'Unvan',
      company: 'İşveren',
      place: 'Yer',
      workMode: 'Çalışma yeri',
      pay: 'Ücret',
      types: 'Tür',
      years: 'Deneyim',
      deadline: 'Son başvuru',
      contact: 'İletişim',
    },
    mode: { remote: 'Uzaktan', hybrid: 'Kısmen evden', onsite: 'İş yerinde' },
    types: {
      'full-time': 'Tam zamanlı',
      'part-time': 'Yarı zamanlı',
      contract: 'Sözleşmeli',
      temporary: 'Geçici',
      internship: 'Staj',
      apprenticeship: 'Çıraklık',
    },
    years: (count) => (count === 0 ? 'Gerekmiyor' : `En az ${number(count)} yıl`),
    counts: (percentage) =>
      `${percentage}, istediklerinin ne kadarını gösterebildiğin: her beceri ne kadar iyi gösterildiyse o kadar sayılır. Öbür sayı, sende olan becerileri sayar.`,
    own: {
      title: 'Becerilerin dışında',
      note: 'İstedikleri, özgeçmişinin yanında',
      years: 'Deneyim',
      yearsAsked: (count) => `En az ${number(count)} yıl istiyor.`,
      yearsOfThis: (months) =>
        months === 0
          ? 'Özgeçmişinde bu tür, tarihi yazılı bir iş henüz yok.'
          : `Özgeçmişinde bu tür işten ${span(months)} var.`,
      yearsUsing: (names, months) =>
        `Özgeçmişinde ${list(names.map(named))}, başka bir unvanla ${span(months)} süren bir işte görünüyor.`,
      yearsOfAll: (months) =>
        months === 0 ? 'Özgeçmişinde tarihi yazılı bir iş henüz yok.' : `Özgeçmişinde ${span(months)} iş var.`,
      yearsBeside: (months) => `Bir de ${span(months)} başka iş; birçok işveren onu da sayar.`,
      degree: 'Diploma',
      levels: {
        vocational: 'meslek eğitimi',
        associate: 'ön lisans',
        bachelor: 'lisans',
        master: 'yüksek lisans',
        doctorate: 'doktora',
      },
      degreeAsked: {
        required: (level) => `İstediği: ${level}.`,
        equivalent: (level) => `İstediği: ${level} ya da ona denk iş deneyimi.`,
        preferred: (level) => `Tercih ettiği: ${level}.`,
      },
      degreeOwn: {
        met: (own) => `Sende var: ${own}.`,
        running: (own) => `Hâlâ okuyorsun: ${own}. Başvururken bitiş ayıyla birlikte söyle.`,
        below: (own) => `Özgeçmişinde olan: ${own}.`,
        none: 'Özgeçmişinde yazmıyor.',
      },
      language: languageName,
      languageAsked: (level, isWish) => `${isWish ? 'Tercih ediyor' : 'İstiyor'}${level ? `, düzeyi ${level}` : ''}.`,
      languageOwn: (own) => `Özgeçmişinde olan: ${own}.`,
      languageNone: 'Özgeçmişinde yazmıyor. Biliyorsan oraya ekle.',
      advantages: 'Artı saydıkları sende var',
      advantage: (words, own) => `“${words}” Sende: ${own}. Ön yazında söyle.`,
      met: 'Tamam',
      open: 'Henüz değil',
      unclear: 'Kendin karşılaştır',
      toResume: 'Özgeçmişine bak',
      farTitle: 'Daha sonrası için bir iş',
      far: 'Kursların verebileceğinden daha çok yıl ya da başka bir diploma istiyor. Aynı işin daha erken basamakları var ve oraya götürür. Bilmeni istedikleri yine de yolu gösterir.',
      farGoOn: 'Yine de öğrenilebilecekleri göster',
      nearer: 'Yolundaki işlere bak',
    },
    next: {
      otherResume,
      title: 'Bu ilanla devam et',
      note: 'Yeniden yapıştırman gerekmez. Kaydedince ilan yalnızca senin için saklanır.',
      save: 'Bu ilanı kaydet',
      saved: 'Kaydedildi.',
      savedBefore: 'Bu ilanı daha önce kaydetmiştin.',
      open: 'Başvurularımda aç',
      resume: 'Bu iş için özgeçmiş hazırla',
      letter: 'Ön yazı yaz',
      letterLanguage: 'Ön yazının dili',
      languageOfAd: 'İlan bu dilde yazılmış. Bilgilerin yazdığın gibi kalır; özgeçmiş onların dilinde olur.',
      languageNote: 'Bilgilerin yazdığın gibi kalır; özgeçmiş onların dilinde olur.',
      nameOf: {
        resume: (name) => name.slice(0, 120),
        letter: (name) => `Ön yazı: ${name}`.slice(0, 120),
      },
      untitled: 'bir iş',
    },
    flags: 'İki kez bak',
    flagsNote: 'Uygunluğa girmez',
    flag: adFlags,
    scam: scamWords,
  },
}
