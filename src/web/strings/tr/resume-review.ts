import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { day, fileSize, list, number, percent } = formatsOf('tr')

export const resumeReview: Catalogue['resumeReview'] = {
  meta: { title: 'Özgeçmişin · Waymark' },
  heading: 'Özgeçmişin',
  none: {
    title: 'Henüz özgeçmiş yok',
    text: 'PDF ya da DOCX olarak yükle ya da bilgilerinden yaklaşık on dakikada bir tane hazırla.',
    upload: 'Özgeçmiş yükle',
    build: 'On dakikada özgeçmiş hazırla',
  },
  build: {
    onlySkills: 'Burada şimdilik yalnızca beceriler var.',
    text: 'Senin için doğru olanı istediğin sırayla ekle: adın, bir iş, staj ya da gönüllü çalışma, bir okul, bir proje. Sonra onayla.',
    fill: 'Bilgilerinden oluştur',
    filled: 'Bilgilerinden dolduruldu',
    next: 'Göndereceğin hazır özgeçmiş, PDF ya da Word olarak şurada yapılır: {documents}.',
    toDocuments: 'Özgeçmişler ve mektuplar',
  },
  header: {
    heading: 'Özgeçmişin',
    draftHeading: 'Okuduklarımızı kontrol et',
    status: { draft: 'Taslak', confirmed: 'Onaylandı', manual: 'Elle girildi' },
    point: 'Bir bilginin belgende nerede durduğunu görmek için üzerine gel ya da yanında yazan yere bas.',
    lead: 'Yanlış olanı değiştir, eksiği ekle, sonra onayla: kurslar ve uygunluk buna göre değişir.',
    upload: 'Özgeçmiş yükle',
    uploadOther: 'Başka bir özgeçmiş yükle',
    doubts: (count, more) =>
      `Lütfen ${number(count)} bilgiye bir kez daha bak${more > 0 ? `; ${number(more)} tanesi daha işaretli` : ''}.`,
    toDoubt: 'İlkine git',
    note: 'Dikkat',
  },
  sides: { label: 'Özgeçmişin', facts: 'Okuduklarımız', document: 'Belge' },
  document: {
    label: 'Belgen',
    notKept:
      'Dosyanın kendisi saklanmadığı için burada gösterilemiyor. Her bilginin nereden geldiğini görmek için {upload}.',
    uploadAgain: 'yeniden yükle',
    unnamed: 'özgeçmişin',
    cut: 'Belge devam ediyor; yalnızca başı okundu.',
    places: 'Belgedeki yerler. Ok tuşları aralarında gezer.',
    goTo: (facts, more) => `git: ${list(more > 0 ? [...facts, `${number(more)} tane daha`] : facts)}`,
    page: (page, of, file) => `${file}, ${number(of)} sayfadan ${number(page)}.`,
    pageAsText: (page) => `Sayfa ${number(page)}, metin olarak`,
  },
  bar: {
    done: 'Her şey onaylandı.',
    empty: 'Eklediklerin, onayladığında geçerli olur.',
    changed: 'Değişikliklerin onaylayınca geçerli olur.',
    draft: 'Bunlar şimdiden geçerli; istediğin zaman düzelt.',
    kept: 'Değişikliklerin bu cihazda saklanıyor.',
    last: (step) => `Son: ${step}`,
    undo: 'Geri al',
    undoStep: (step) => `Geri al: ${step} (Ctrl+Z)`,
    confirm: 'Onayla',
    toPlan: 'Planımı gör',
  },
  confirmed: {
    title: 'Onaylandı. Gözden geçirdiğin için teşekkürler.',
    matchStays: (role, match) => `${named(role)} rolüne uygunluğun ${percent(match / 100)} olarak kaldı.`,
    matchMoved: (role, before, after) =>
      `${named(role)} rolüne uygunluğun ${percent(before / 100)} iken ${percent(after / 100)} oldu.`,
    coursesAdded: (titles) => `Listende yeni: ${list(titles)}.`,
    coursesRemoved: (titles) => `Artık gerekmiyor: ${list(titles)}.`,
    coursesStay: 'Önerilen kursların olduğu gibi kaldı.',
    toDashboard: 'Panelime git',
  },
  elsewhere: {
    other: 'Bu artık en yeni özgeçmişin değil: başka bir pencerede ya da cihazda yerine bir başkası geldi.',
    changed: 'Özgeçmişin bu arada başka bir pencerede ya da cihazda değişti.',
    nothingSaved: 'Buradan hiçbir şey onun üzerine kaydedilmedi; yenisine baktığında değişikliklerin de gelir.',
    show: 'Yenisini göster',
    step: 'önceki değişikliklerin',
    carried: (names: readonly string[]) =>
      `Bu, yenisi; değiştirdiklerin de içinde: ${list(names.slice(0, 12))}${names.length > 12 ? ' …' : ''}. Gözden geçir ve onayla; Geri al bunları yeniden çıkarır. Yenisi başka bir şey söylüyorsa o geçerlidir.`,
    noneCarried: 'Bu, yenisi. Değiştirdiklerinden hiçbiri buna uymuyor.',
  },
  leave: {
    title: 'Onaylamadan çıkılsın mı?',
    text: 'Değişikliklerin henüz geçerli değil. Dönene kadar bu cihazda saklanır.',
    leave: 'Çık',
    stay: 'Kal ve onayla',
  },
  takeAlong: {
    title: 'Yanında götür',
    note: 'Onayladıklarının temiz, tek sütunlu bir kopyası; başvuru sistemleri onu okuyabilir.',
    draftNote: 'Okunanların temiz bir kopyası. Önce değişikliklerini onayla, onlar da içinde olsun.',
    formats: { pdf: 'PDF', docx: 'Word (DOCX)', jsonresume: 'JSON Resume' },
    fileName: (name) => (name === null ? 'Özgeçmişim' : `${name} özgeçmiş`),
  },
  files: {
    title: 'Dosyaların',
    note: 'Yüklediğin son üç dosya. Onları yalnızca sen görebilirsin.',
    unnamed: 'Özgeçmişin',
    unnamedFile: 'özgeçmiş',
    shownAbove: 'Yukarıda gösteriliyor',
    size: (bytes) => fileSize(bytes),
    savedOn: (instant) => day(Date.parse(instant)),
    download: (file) => `${file ?? 'Dosya'}: indir`,
    delete: (file) => `${file ?? 'Dosya'}: sil, okunanlar kalsın`,
    none: 'Saklanan dosya yok. Ondan okunanlar hâlâ senin.',
    noneLeft: 'Saklanan dosya yok.',
    forget: 'Dosyamı saklama.',
    forgetText: 'Okunur ve unutulur, saklananlar da silinir. O zaman bilgileri yanlarında belge olmadan görürsün.',
    nowKept: 'Dosyalar bundan sonra saklanacak',
    nowForgotten: 'Dosyaların silindi; bundan sonra hiçbiri saklanmayacak',
  },
  deletion: {
    text: 'Bu özgeçmişi, dosyasını ve gösterdiği becerileri siler. Kursların yeniden seçilir.',
    textByHand: 'Burada yazdıklarını ve gösterdikleri becerileri siler. Kursların yeniden seçilir.',
    open: 'Bu özgeçmişi sil',
    title: 'Bu özgeçmiş silinsin mi?',
    warning:
      'Dosyası, ondan okunanlar ve düzeltmelerin gider; kursların yeniden seçilir. Daha önce başka bir tane yüklediysen yeniden o geçerli olur. Planının herkese açık bağlantısı çalışmaya devam eder ve kalanı gösterir. Bu geri alınamaz.',
    warningByHand:
      'Burada yazdıkların gider; kursların yeniden seçilir. Daha önce başka bir özgeçmişin varsa yeniden o geçerli olur. Planının herkese açık bağlantısı çalışmaya devam eder ve kalanı gösterir. Bu geri alınamaz.',
    facts: 'Ondan gelen bilgileri de sil',
    factsText:
      'Belgelerin bunlardan oluşur: ad ve iletişim, işler, okullar, beceriler. Orada değiştirdiklerin ve eklediklerin kalır. Bunu seçmezsen hepsi Belgeler altında kalır.',
    papers:
      'Mektuplar, eski sürümler ve sakladığın kopyalar, Belgeler altında sen silene kadar metinlerini korur. Bu bilgilerden hazırlanan özgeçmişlerden silinenler çıkar.',
    keep: 'Kalsın',
    delete: 'Sil',
    deleted: 'Özgeçmişin silindi.',
    deletedFactsStay: 'Özgeçmişin silindi. Ondan gelen bilgiler Belgeler altında kalır.',
    deletedForOther: 'Silindi. Ondan önceki özgeçmişin yeniden geçerli.',
  },
}
