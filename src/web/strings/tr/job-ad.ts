import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { number } = formatsOf('tr')

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
    or: (others) => ` ya da ${others.map(named).join(' ya da ')}`,
    have: 'Sende var',
    little: 'Az gösterildi',
    missing: 'Eksik',
    courses: 'Eksikleri gideren kurslar',
    closes: (skills) => `Giderdiği: ${skills.map(named).join(', ')}`,
    add: 'Yoluma ekle',
    facts: 'İlanın söyledikleri',
    factsNote: 'Her biri okunduğu satırla',
    readFrom: (line) => `Okunduğu yer: “${line}”`,
    assumed: 'Evden çalışmaktan söz edilmiyor, bu yüzden büyük olasılıkla iş yerinde',
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
    years: (count) => (count === 0 ? 'Gerekmiyor' : `En az ${number(count)} yıl`),
    flags: 'İki kez bak',
    flagsNote: 'Uygunluğa girmez',
    flag: {
      'asks-money': 'Senden para istiyor. İşverenler istemez.',
      'asks-id': 'Görüşmeden kimliğini istiyor.',
      'asks-bank-data': 'Görüşmeden banka bilgilerini istiyor.',
      'whatsapp-only': 'Yalnızca bir mesajlaşma uygulamasıyla yanıtlanabiliyor.',
      'crypto-pay': 'Kripto parayla ödemeden söz ediyor.',
      'moves-money': 'Başkalarının parası ya da paketleri senin hesabından veya evinden geçsin istiyor.',
      'asks-secrets': 'Yalnızca senin bilmen gereken bir şifreyi ya da kodu istiyor.',
      'no-interview': 'Mülakatsız iş vaat ediyor.',
      'hidden-orders': 'İçinde makineye verilmiş emirler var. Onlara uyulmadı.',
      'not-tech': 'Bu, teknoloji alanında bir işe benzemiyor. Teknoloji dışında istedikleri okunmadı.',
    },
  },
}
