import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { roughly } from './rough-date.ts'
import { named } from './names.ts'
import { stepTitle } from './step-title.ts'

const { number, percent } = formatsOf('tr')

const hours = (count: number) =>
  count < 1 ? `${number(Math.max(5, Math.round(count * 60)))} dk` : `${number(Math.round(count))} saat`

export const openMap: Catalogue['openMap'] = {
  tryIt: {
    meta: {
      title: 'Dene · Waymark',
      description: 'Birkaç beceri ve hayalindeki rolü yaz, haritanı gör. Hesap gerekmez, hiçbir şeyi saklamayız.',
    },
    heading: 'Önce haritanı gör',
    lead: 'Hayalindeki rol ve üç beceri yeter. Hesap gerekmez, hiçbir şeyi saklamayız.',
    role: 'Hayalindeki rol',
    choose: 'Bir rol seç',
    skills: 'Becerilerin',
    skillsHint: 'Birkaç kelime, örneğin Python, Excel, müşteri desteği. Ya da özgeçmişinden bir parça yapıştır.',
    sample: 'Bir örnek al',
    sampleText: 'Python, JavaScript, HTML, CSS, SQL, Git, Linux ve Troubleshooting',
    show: 'Haritamı göster',
    showing: 'Haritan çiziliyor…',
    again: 'Yeni haritayı göster',
    rolesMissing: 'Roller yüklenemedi. Lütfen tekrar dene.',
    retry: 'Tekrar dene',
    notDrawn: 'Haritan çizilemedi. Lütfen tekrar dene.',
    noRole: 'Hayalindeki rolü seç',
    noSkills: 'Birkaç beceri yaz',
    named: (names) => `Bulduğumuz beceriler: ${names}.`,
    noneNamed: 'Bu kelimelerin hiçbirini beceri olarak tanımıyoruz; harita baştan başlıyor.',
    unknown: (parts) => `Anlaşılamayanlar: ${parts}. Başka bir adla yazmayı dene, örneğin kullandığın aracın adıyla.`,
    word: 'Kendi sözün bir kısmını sayar; özgeçmiş, kurslar ve beceri testleri daha fazlasını söyler.',
    keep: 'Bu haritayı sakla',
    keepNote: 'Ücretsiz. Rolün ve becerilerin seninle gelir.',
    toPlan: 'Planımı aç',
  },
  way: {
    meta: { title: 'Yeni bir işe giden yol · Waymark' },
    notLoaded: 'Bu plan yüklenemedi. Lütfen tekrar dene.',
    gone: 'Bu adreste bir plan yok',
    goneNote: 'Sahibi artık paylaşmıyor olabilir ya da bağlantı eksik.',
    tryIt: 'Kendi haritanı gör',
    home: 'Başa dön',
    whose: (name, role) => `${name}: ${named(role)} yolu`,
    nobodys: (role) => `${named(role)} yolu`,
    about: 'Sahibi paylaştı, bugünkü haliyle',
    cheer: 'Destek ver',
    cheered: 'Desteğin için teşekkürler!',
    cheers: (count) => `${number(count)} destek`,
    notCheered: 'Desteğin ulaşmadı. Lütfen tekrar dene.',
    mine: 'Benim de yolum olsun',
    mineNote: 'Bu rolle ve kendi becerilerinle başla.',
  },
  map: {
    heading: (held, all, role) =>
      held === 0
        ? `${named(role)} yolu burada başlıyor: kazanılacak ${number(all)} beceri var.`
        : `${named(role)} için gereken ${number(all)} becerinin ${number(held)} tanesi var.`,
    there: (role) => `${named(role)} için gerekenlerin hepsi var.`,
    spoken: (role, points) => `${named(role)} yolunun haritası: şimdilik uygunluk yüzde ${number(points)}.`,
    here: (points) => `Burada · ${percent(points / 100)}`,
    role: (role, points) => `${named(role)} · ${percent(points / 100)}`,
    match: 'Kendi beyanıyla bugünkü uygunluk',
    checked: 'Test ettiğimiz beceriler',
    checkedOf: (proven, all) => `${number(proven)} / ${number(all)}`,
    points: (points) => percent(points / 100),
    nearest: 'En yakın ücretli iş',
    nearestNow: (role) => `${named(role)}, başvuruya hazır`,
    nearestIn: (role, count) => `${named(role)}, ${hours(count)} uzakta`,
    nearestAfter: (role, checks) => `${named(role)}, ${number(checks)} testten sonra`,
    nearestAt: (role, points) => `${named(role)}, ${percent(points / 100)}`,
    gap: 'İlk kapatılacak eksik',
    gapAdds: (skill, points) => (points > 0 ? `${named(skill)}, ${number(points)} puan ekler` : named(skill)),
    ready: 'Başvuruya hazır',
    readyBy: (day) => roughly(day),
    readyNow: 'bugün',
    study: 'Çalışma ve alıştırma',
    steps: 'Adımlar',
    done: (count) => `${number(count)} kurs bitti.`,
    pace: 'Günde bir buçuk saatle.',
    more: (count) => `Ve ${number(count)} adım daha.`,
    stepTitle,
    kinds: { course: 'Kurs', practice: 'Alıştırma', proof: 'Beceri testi' },
    hours,
    withPractice: (course, practice) => `${hours(course)}, sonra ${hours(practice)} alıştırma`,
    by: (day) => roughly(day),
    held: 'Kendi beyanıyla: iş, proje ya da kursların gösterdikleri',
    listed: 'Listede adı geçen, henüz hiçbir şeyin göstermediği',
    ownWord:
      'Kendi beyanı, bir özgeçmişten ya da listeden okunan demektir; bir beceriyi yalnızca geçilen bir beceri testi kanıtlar.',
    promise: 'Bir plan, söz değil: çalışma süresi sayılır, iş arama sayılmaz.',
  },
  own: {
    button: 'Bağlantı paylaş',
    title: 'Planına herkese açık bağlantı',
    about:
      'Bağlantıyı bilen herkes hayalindeki rolü ve uygunluğunu, rolün sende olan becerilerini, ilk kapatılacak eksiğini, en yakın ücretli işi, kaç kurs bitirdiğini ve saatleriyle tarihleriyle adımlarını görür. Özgeçmişini, e-postanı, soyadını ve başvurularını asla görmez.',
    off: 'Şu an planını kimse göremez.',
    make: 'Bağlantı oluştur',
    name: 'Adımı göster',
    link: 'Bağlantın',
    copy: 'Kopyala',
    copied: 'Bağlantı kopyalandı',
    send: 'Paylaş',
    cheers: (count) => (count === 0 ? 'Henüz destek yok.' : `Şimdiye kadar ${number(count)} destek.`),
    stop: 'Paylaşmayı bırak',
    stopped: 'Bağlantı artık çalışmıyor',
    notChanged: 'Bu olmadı. Lütfen tekrar dene.',
    notLoaded: 'Bağlantın yüklenemedi. Lütfen tekrar dene.',
  },
}
