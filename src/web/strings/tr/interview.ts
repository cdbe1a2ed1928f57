import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { fullDay, monthDay } = datesOf('tr')
const { number } = formatsOf('tr')

const byModel = (model: string | null) => (model ? ` (${model})` : '')
const audioLeaves = 'ses, tarayıcının kendi konuşma hizmeti için bu cihazdan çıkar. Waymark’a yalnızca metin gelir.'

const CATEGORIES: Record<string, string> = {
  Coding: 'Kodlama',
  'System design': 'Sistem tasarımı',
  'Technical background': 'Teknik birikim',
  Teamwork: 'Takım çalışması',
  'Time management': 'Zaman yönetimi',
  'Motivation and culture fit': 'Motivasyon ve kültüre uyum',
  'Professional development': 'Mesleki gelişim',
}

export const interview: Catalogue['interview'] = {
  meta: { title: 'Deneme mülakatı · Waymark' },
  heading: 'Deneme mülakatı',
  lead: 'Nazik bir mülakatçının soracağı gibi beş soru. Yazarak ya da sesli yanıtla, sözlerinin şimdiden neyi gösterdiğini gör.',
  intro: (questions, duration) =>
    `${number(questions)} soru, toplam ${duration}. İstediğin zaman dur: yazdıkların kalır.`,
  notLoaded: 'Mülakat yüklenemedi. Lütfen yeniden dene.',
  noRole: {
    title: 'Önce hayalindeki rolü seç',
    text: 'Mülakatın soruları ona bağlı.',
    answer: 'Yedi soruyu yanıtla',
  },
  bands: { starting: 'İlk adımlar', building: 'Yolda', middle: 'Yarı yolda', solid: 'Sağlam', strong: 'Güçlü' },
  notJudged: 'Değerlendirilmedi',
  dimensions: {
    relevance: 'İlgi',
    structure: 'Yapı',
    evidence: 'Somutluk',
    correctness: 'Doğruluk',
    communication: 'Açıklık',
  },
  duration: {
    seconds: (seconds) => `yaklaşık ${number(seconds)} saniye`,
    minutes: (minutes) => `yaklaşık ${number(minutes)} dakika`,
    minutesAndHalf: (minutes) => `yaklaşık ${number(minutes)} buçuk dakika`,
  },
  reader: {
    here: 'Yanıtların bu sunucuda kalır.',
    own: (model) =>
      `Yapay zekâ geri bildirimi için yanıtın bu sunucunun kendi ağındaki bir model tarafından okunur${byModel(model)}.`,
    openai: (model) => `Yapay zekâ geri bildirimi için yanıtın, adın olmadan, OpenAI’ye gönderilir${byModel(model)}.`,
    other: (model) =>
      `Yapay zekâ geri bildirimi için yanıtın, adın olmadan, bu sunucunun yapay zekâ sağlayıcısına gönderilir${byModel(model)}.`,
  },
  notices: {
    builtIn: 'Burada yerleşik koç yanıt verir. Çalışman için eksik bir şey yok.',
    forOperator: 'Bu sunucuyu işletene:',
    noKey:
      'Yapay zekâ sağlayıcısının API anahtarı ayarlı değil. Devam etmek için lütfen API anahtarını ekle. Yeri ortam dosyası; bunu bu sunucuyu işleten kişi yapabilir. Aşağıdakiler onsuz da çalışır.',
    fake: 'Geri bildirim, geliştirme için olan yerleşik deneme sağlayıcısından geliyor (AI_FAKE=1).',
    failing:
      'Yapay zekâ sağlayıcısı art arda birkaç kez yanıt vermedi. Bir dakika sonra deneyebilirsin; yerleşik koçluk her zamanki gibi çalışıyor.',
    spent: (limit, renewsAt) =>
      `Bu ayın ${number(limit)} yapay zekâ deneme mülakatını kullandın. ${monthDay(renewsAt)} günü yenilenir. O zamana kadar Gönder, sınırı olmayan yerleşik koçluğu verir.`,
    newRole: (role, newRole) =>
      `${role === '' ? 'Bu sorular genel.' : `Bu sorular ${named(role)} rolü için.`} Hayalindeki rol artık ${named(newRole)}: yeni bir mülakat ona uygun olanı sorar.`,
  },
  question: {
    steps: 'Bu mülakatın soruları',
    step: (at, category) => `Soru ${number(at)}, ${category}`,
    stepDone: (at, category) => `Soru ${number(at)}, ${category}, tamamlandı`,
    completed: 'Tamamlandı',
    next: 'Sonraki soru',
  },
  clock: {
    label: 'Bu yanıta ayrılan süre',
    plenty: (duration) => `${duration} fazlasıyla yeter`,
    pause: 'Süreyi durdur',
    goOn: 'Süreyi sürdür',
  },
  answer: {
    changed:
      'Bu yanıt başka bir sekmede ya da cihazda değişti. Bir şey kaybolmasın diye burada yazdıkların şimdi saklanmıyor: ötekini görmek için sayfayı yenile ya da bunu sakla.',
    keepMine: 'Bunu sakla',
    label: 'Yanıtın',
    placeholder: 'Yüksek sesle söyleyeceğin gibi',
    codePlaceholder: 'Herhangi bir dilde kod ya da sözde kod',
    saved: 'Yazdıkça kaydedilir.',
    count: (count) => `${number(count)} sözcük`,
    submit: 'Gönder',
    byRules: 'Onun yerine yerleşik koçluk',
  },
  voice: {
    impossible: 'Bu tarayıcı konuşmayı yazıya çeviremiyor; burada yazarak yanıtla.',
    speak: 'Sesli yanıtla',
    stop: 'Konuşmayı bitir',
    listening: 'Dinleniyor…',
    stays: 'Sesin bu cihazda kalır: tarayıcı onu burada yazıya çevirir.',
    leaves: `Konuştuğunda ${audioLeaves}`,
    leavesNow: `Konuşurken ${audioLeaves}`,
    problems: {
      'not-allowed': 'Mikrofon bu sayfa için kapalı. Adres çubuğundan izin ver ya da yanıtını yaz.',
      'service-not-allowed': 'Konuşma tanıma bu tarayıcıda kapalı. Lütfen yanıtını yaz.',
      'audio-capture': 'Mikrofon bulunamadı. Bir tane bağla ya da yanıtını yaz.',
      network: 'Tarayıcının konuşma hizmetine ulaşılamıyor. Lütfen yanıtını yaz.',
      'language-not-supported': 'Konuşma tanıma bu dili burada bilmiyor. Lütfen yanıtını yaz.',
      other: 'Dinleme olmadı. Lütfen yanıtını yaz.',
    },
  },
  short: {
    title: 'Bir şeyler ekler misin, yoksa böyle gönderelim mi?',
    tooLittleCode: 'Değerlendirmek için çok az kod',
    tooFewWords: 'Değerlendirmek için çok az sözcük',
    status: 'Yanıtın kısa. Bir şeyler ekle ya da böyle gönder.',
    more: 'Ekle',
    anyway: 'Böyle gönder',
    counts: 'Böyle gönderilirse ne puan ne de ilk deneme mülakatı rozeti için sayılır.',
  },
  care: {
    title: 'Sen bu sorudan daha önemlisin',
    talk: 'Konuşabileceğin birini bul (findahelpline.com)',
    change: 'Yanıtımı değiştir',
    anyway: 'Bunu demek istemedim: yanıtı değerlendir',
  },
  failed: {
    title: 'Geri bildirim hazırlanamadı. Lütfen yeniden dene.',
    saved: 'Yanıtın kaydedildi, bunun bir bedeli olmadı.',
    again: 'Yeniden dene',
  },
  arriving: {
    reading: 'Yanıtın okunuyor…',
    writing: 'Geri bildirim yazılıyor…',
    note: 'Yanıtın kaydedildi. Bunu istediğin zaman durdurabilirsin.',
    stop: 'Durdur',
    status: 'Geri bildirim hazırlanıyor…',
  },
  feedback: {
    title: 'Geri bildirim',
    by: { model: 'Yapay zekâdan, yanıtındaki sözlere dayanarak', coach: 'Kurallarla, yerleşik koçluk' },
    points: (points) => `+${number(points)} XP`,
    ready: 'Geri bildirim hazır.',
    cutOff: 'Geri bildirim uzunluk sınırına ulaştı ve erken bitiyor.',
    followUp: 'Bir ek soru',
    followUpNote:
      'Yanıtının en zayıf yerine sorar. Yukarıdaki kutuda yanıtlayıp yeniden gönder: ayrıca bir bedeli yok.',
    improve: 'Yanıtımı geliştir',
    judged: 'Nasıl değerlendirildi',
    quote: (quote) => `“${quote}”`,
    noEvidence: 'Yanıtta kanıt bulunamadı',
    mentions: 'İyi bir yanıtın değindikleri',
    mentionsNote:
      'İşaretin yanında, bunu söyleyen cümlen durur: ikisini karşılaştır. Ötekiler yalnızca sorudur, puan kırmaz: kendi sözlerinle değindin mi?',
    heard: 'Değindiğin:',
    notHeard: 'Değindin mi:',
    perhapsHere: (quote) => `Belki burada? “${quote}”`,
    redFlags: 'Bir mülakatçıyı kaygılandıracak olan',
    misconceptions: 'Önce buna bak',
    otherLanguage:
      'Yerleşik koç en iyi İngilizce okur. Türkçe, Almanca, Fransızca ve İspanyolcada sıraya, somutluğa, belirsiz sözlere ve zararlı davranışa bakar. Sorunun noktalarından bir kısmını Türkçede duyar, öteki üç dilde duymaz. Başka dillerde yalnızca uzunluğu, rakamları ve adım sözcüklerini görür.',
    whyNot: {
      coach: 'Kurallar bunu bilemez. Bir insan ya da yapay zekâ geri bildirimi bilebilir.',
      model: 'Model geçerli bir puan vermedi.',
    },
  },
  delivery: {
    title: 'Anlatım',
    note: 'sayılır, puanlanmaz',
    length: 'Uzunluk',
    words: (count) => `${number(count)} sözcük`,
    lengths: {
      short: (aloud) => `daha fazlasına yer var; sesli ${aloud}`,
      fits: (aloud) => `soruya uygun; sesli ${aloud}`,
      long: (aloud) => `gerektiğinden uzun; sesli ${aloud}`,
    },
    pace: 'Hız',
    perMinute: (count) => `dakikada ${number(count)} sözcük`,
    paces: {
      slow: (from, to) => `biraz yavaş; ${number(from)} ile ${number(to)} arası rahattır`,
      comfortable: (from, to) => `izlemesi kolay; ${number(from)} ile ${number(to)} arası rahattır`,
      fast: (from, to) => `biraz hızlı; ${number(from)} ile ${number(to)} arası rahattır`,
    },
    per100: (count) => `100 sözcükte ${number(count)}`,
    fillers: 'Dolgu sözler',
    fillersNote: '“şey”, “yani”, “hani”',
    hedges: 'Kaçamak sözler',
    hedgesNote: '“belki”, “sanırım”, “bir bakıma”',
  },
  round: {
    title: 'Bu mülakat',
    role: (role) => (role === '' ? 'Her rol için genel bir tur' : `${named(role)} için`),
    completed: '{done} {of}',
    done: (done) => number(done),
    of: (all) => `/ ${number(all)} tamamlandı`,
    reset: 'İlerlemeyi sıfırla',
    resetDone: 'İlerleme sıfırlandı',
    resetNote: 'Geri bildirimlerin geçmişte kalır.',
    undo: 'Geri al',
    putBack: 'İlerlemen geri geldi',
    notReset: 'İlerleme sıfırlanamadı. Lütfen yeniden dene.',
    anew: 'Yeni mülakat',
    notStarted: 'Yeni bir mülakat başlatılamadı. Lütfen yeniden dene.',
    dialog: {
      title: 'Yeni bir mülakat başlasın mı?',
      text: (role) => `${role === '' ? '' : `${named(role)} için `}beş yeni soru. Burada yaptıkların geçmişinde kalır.`,
      cancel: 'Vazgeç',
      start: 'Yeni mülakat başlat',
    },
  },
  quota: {
    noProvider: (limit, hasGame) =>
      limit === null
        ? 'Yerleşik koçluğun sınırı yoktur.'
        : `Yerleşik koçluğun sınırı yoktur; ayda bitirdiğin ilk ${number(limit)} tur planındaki haktan sayılır${hasGame ? ' ve puanını getirir' : ''}.`,
    noLimit: 'Planında yapay zekâ deneme mülakatı sınırı yok.',
    used: (used, limit, renewsAt) =>
      `Bu ay yapay zekâ deneme mülakatı: ${number(limit)} hakkın ${number(used)} tanesi kullanıldı. ${monthDay(renewsAt)} günü yenilenir.`,
    counted: 'Bu sayıldı; kalanı ücretsiz.',
    notCounted: 'Bu, ilk yapay zekâ geri bildirimi gelince sayılır.',
    spent: 'Bu mülakat yerleşik koçlukla değerlendirilir; hakkından bir şey kullanmaz.',
    usesNothing: 'Planından hiçbir şey harcamaz.',
    usesRules: (limit, renewsAt) =>
      `Bu ayın ${number(limit)} yapay zekâ deneme mülakatı kullanıldı; ${monthDay(renewsAt)} gününe kadar yerleşik koçluk alırsın. O hak harcamaz.`,
    usesLast:
      'İlk yapay zekâ geri bildirimi gelince bu ayın son yapay zekâ deneme mülakatını kullanır. Yerleşik koçluk harcamaz.',
    usesOne: (left) =>
      `İlk yapay zekâ geri bildirimi gelince bu ay kalan ${number(left)} yapay zekâ deneme mülakatından birini kullanır. Yerleşik koçluk harcamaz.`,
  },
  summary: {
    title: 'Beşini de tamamladın',
    tooShort: (count) =>
      `${number(count)} yanıt, puan ve ilk rozet için sayılamayacak kadar kısa. O soruyu yeniden yanıtlarsan sayılır.`,
    role: (role) => (role === '' ? 'Genel deneme mülakatı' : `${named(role)} için deneme mülakatı`),
    text: 'En güçlü: {strongest}. En çok kazanılacak: {weakest}. Bir mülakat az şey söyler, üçü bir yön göstermeye başlar.',
  },
  category: (name) => CATEGORIES[name] ?? name,
  history: {
    title: 'Mülakatların',
    note: 'Her yanıt geri bildirimiyle, en yenisi önce; geri bildirim almadan saklananlar da burada.',
    notLoaded: 'Mülakatların yüklenemedi. Lütfen yeniden dene.',
    none: 'Burada henüz bir şey yok. Geri bildirim alan ya da mülakatı biten her yanıt, sorusuyla birlikte burada saklanır.',
    older: 'Eski mülakatları göster',
    trendLeft: (left) => `Bir eğilim için üç mülakat gerekir: ${number(left)} tane daha.`,
    trendOfAKind: 'Bir eğilim için aynı türde geri bildirimle üç mülakat gerekir.',
    against: {
      model: (rounds) =>
        `Yapay zekâ geri bildirimli ${number(rounds)} mülakatının son ikisi, öncekilerle karşılaştırıldı:`,
      coach: (rounds) => `Yerleşik koçluklu ${number(rounds)} mülakatının son ikisi, öncekilerle karşılaştırıldı:`,
    },
    directions: { up: 'yükseliyor', steady: 'aynı', down: 'düşüyor' },
    answered: (instant, answered, all) =>
      `${fullDay(instant)}, ${number(all)} sorudan ${number(answered)} tanesi yanıtlandı`,
    inProgress: (instant, answered, all) =>
      `${fullDay(instant)}, ${number(all)} sorudan ${number(answered)} tanesi yanıtlandı, sürüyor`,
    answer: 'Yanıtın',
  },
}
