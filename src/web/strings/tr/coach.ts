import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { shortMoment } = datesOf('tr')
const { number, percent } = formatsOf('tr')

const sent = 'Özgeçmişin (adın ve iletişim bilgilerin olmadan), kariyer bilgilerin ve soruların'
const named = (model: string | null) => (model ? ` (${model})` : '')

export const coach: Catalogue['coach'] = {
  meta: { title: 'Yapay zekâ ile özgeçmiş analizi · Waymark' },
  advisorMeta: { title: 'Yapay zekâ kariyer danışmanı · Waymark' },
  heading: 'Yapay zekâ ile özgeçmiş analizi',
  lead: 'Özgeçmişini yükle; yapay zekâdan hemen analiz ve kariyer önerisi al.',
  notLoaded: 'Bu sayfa yüklenemedi. Lütfen yeniden dene.',
  slow: 'Bu her zamankinden uzun sürüyor; başarısız olmadı.',
  notice: {
    noKey: 'Yapay zekâ anahtarı ayarlı değil. Sağlayıcının API anahtarı ortam dosyasına eklenmeli.',
    noKeyAdvice: 'Bunu bu sunucuyu işleten kişi yapabilir. Aşağıdakiler onsuz da çalışır.',
    noKeyForChat: 'Bunu bu sunucuyu işleten kişi yapabilir. O zamana dek burada hiçbir soru yanıtlanmaz.',
    fake: 'Burada yapay zekâ yanıt vermiyor: bu sunucu, kodun bildiklerini birleştiren ve hiçbir şey anlamayan yerleşik deneme sağlayıcısıyla çalışıyor (AI_FAKE=1). Geliştirme içindir.',
    failing:
      'Yapay zekâ sağlayıcısı art arda birkaç kez yanıt vermedi. Bir dakika sonra deneyebilirsin; özgeçmiş kontrolü her zamanki gibi çalışıyor.',
    spent: 'Bugünkü yapay zekâ yanıtların bitti. UTC gece yarısı yenilenir.',
    low: (part) => `Bugünkü yapay zekâ yanıtlarının ${percent(part)} kadarı kaldı. UTC gece yarısı yenilenir.`,
  },
  reader: {
    own: (model) => `${sent} bu sunucunun kendi ağındaki bir model tarafından okunur${named(model)}.`,
    openai: (model) => `${sent} OpenAI’ye gönderilir${named(model)}.`,
    other: (model) => `${sent} bu sunucunun yapay zekâ sağlayıcısına gönderilir${named(model)}.`,
  },
  picker: {
    label: 'Özgeçmişin',
    select: 'Özgeçmiş dosyası seç',
    analysisStarts: 'En çok 5 MB’lık bir PDF. Analiz hemen başlar.',
    checkStarts: 'En çok 5 MB’lık bir PDF. Özgeçmiş kontrolü hemen başlar.',
    onFile: (fileName) => `Kayıtlı: ${fileName}`,
    onFileUnnamed: 'Kayıtlı: özgeçmişin',
    useOnFile: 'Kayıtlı özgeçmişi kullan',
    notSent: (name) => `Gönderilmedi: ${name}`,
    refusals: {
      several: 'Lütfen tek bir dosya yükle',
      noPdf: 'Lütfen bir PDF dosyası yükle',
      tooLarge: 'Dosya 5 MB’tan büyük',
    },
  },
  analysis: {
    title: 'Analiz sonuçları',
    stop: 'Durdur',
    again: 'Yeniden analiz et',
    nothingCame: 'Analizden hiçbir şey gelmedi.',
    beingWritten: 'Analiz yazılıyor…',
    thinking: 'Düşünülüyor…',
    reading: 'Özgeçmişin okunuyor…',
    notOpened: 'Sohbet açılamadı. Lütfen yeniden dene.',
    noProvider:
      'Analizi bir yapay zekâ sağlayıcısı yazar ve burada ayarlı değil. Özgeçmiş kontrolü sağlayıcısız da çalışır: bir PDF seç ve ne bulduğunu gör.',
    noProviderChecked:
      'Analizi bir yapay zekâ sağlayıcısı yazar ve burada ayarlı değil. Özgeçmiş kontrolü sağlayıcısız da çalışır: puanın yukarıda.',
    onlyChat: 'Bu sohbet bir soruyla başladı. Yeni birinde analiz edilmesi için bir özgeçmiş seç.',
    nothingYet:
      'Yukarıdan bir özgeçmiş seç. Neyin güçlü, neyin eksik olduğunu ve daha iyi anlatımı görürsün; her not, ilgili satıra götürür.',
  },
  chat: {
    title: 'Yapay zekâ kariyer danışmanıyla sohbet',
    anew: 'Yeni sohbet',
    fullPage: 'Sohbeti kendi sayfasında aç',
    toAnalysis: 'Analize dön',
    about: {
      file: (fileName) => `${fileName} hakkında`,
      resume: 'Özgeçmişin hakkında',
      career: 'Kariyerin hakkında',
      onFile: 'Kayıtlı özgeçmişin, eksiklerin ve yolun hakkında',
      path: 'Kariyerin, eksiklerin ve yolun hakkında',
    },
    suggestions: 'Sormaya değer',
    log: 'Sohbet',
    you: 'Sen',
    advisor: 'Danışman',
    check: 'Özgeçmiş kontrolü',
    toNewest: 'En yeniye',
    nothingCame: 'Yanıt gelmedi.',
    retry: 'Yeniden dene',
  },
  form: {
    label: 'Sorun',
    placeholder: 'Özgeçmişin ya da kariyerin hakkında bir soru sor...',
    tooLong: (most, length) => `Sorun ${number(most)} karakteri geçmesin; şu anda ${number(length)} karakter.`,
    afterAnalysis: 'Analiz yazılınca sorabilirsin.',
    caution: 'Yapay zekâ yanılabilir: önemli olanı denetle.',
    stop: 'Durdur',
    send: 'Gönder',
  },
  answer: {
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    notCopied: 'Tarayıcın kopyalamaya izin vermedi. Metni seçip kendin kopyala.',
    stoppedAtOnce: 'Bir şey gelmeden durduruldu.',
    stopped: 'Burada durduruldu.',
    cutOff: 'Yanıt uzunluk sınırına ulaştı ve burada bitiyor.',
    brokeOff: 'Yanıt burada yarıda kesildi.',
  },
  failures: {
    noKey: 'Yapay zekâ sağlayıcısının API anahtarı ayarlı değil.',
    noKeyForChat: 'Yapay zekâ sağlayıcısının API anahtarı ayarlı değil. Devam etmek için lütfen API anahtarını ekle.',
    analysis: 'Özgeçmiş analiz edilemedi',
    chat: 'Yapay zekâ ile iletişimde hata oldu. Lütfen yeniden dene.',
  },
  line: {
    show: (line) => `S${line}: özgeçmişinin ${line}. satırını göster`,
    ofResume: (line) => `Özgeçmişinin ${line}. satırı`,
    ofFile: (line, fileName) => `${fileName}, ${line}. satır`,
  },
  saved: {
    title: 'Kayıtlı sohbetler',
    note: 'Sen silene kadar senin için saklanır.',
    notLoaded: 'Sohbetlerin yüklenemedi. Lütfen yeniden dene.',
    none: 'Henüz bir şey yok. Her analiz ve her sohbet burada görünür.',
    when: (instant) => shortMoment(instant),
    all: (count) => `${number(count)} sohbetin hepsini göster`,
    fewer: 'Daha az göster',
    deleteAll: 'Hepsini sil',
    deleteOne: (title) => `Sil: ${title}`,
  },
  deletion: {
    all: 'Bütün sohbetler silinsin mi?',
    allText: (count) =>
      `${number(count)} sohbetin hepsi, soru ve yanıtlarıyla birlikte tümüyle silinir. Özgeçmişin kalır.`,
    allDone: 'Bütün sohbetler silindi',
    one: 'Bu sohbet silinsin mi?',
    oneText: (title) => `'${title}', soru ve yanıtlarıyla birlikte tümüyle silinir. Özgeçmişin kalır.`,
    oneDone: 'Sohbet silindi',
    keep: 'Kalsın',
    delete: 'Sil',
    failed: 'Silinemedi. Lütfen yeniden dene.',
  },
  news: {
    opening: 'Sohbet açılıyor…',
    analyzing: 'Özgeçmişin analiz ediliyor.',
    answering: 'Danışman yanıtlıyor.',
    says: (answer) => `Danışman: ${answer}`,
    stopped: 'Durduruldu.',
    analyzed: 'Analiz tamamlandı.',
  },
}
