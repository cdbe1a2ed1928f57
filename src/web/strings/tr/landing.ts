import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('tr')

export const landing: Catalogue['landing'] = {
  meta: {
    title: 'Waymark · Yapay zekâ destekli kariyer yoldaşın',
    description:
      'Özgeçmişini yükle, hayalindeki teknoloji rolünün hangi becerileri beklediğini gör, bugün başlayabileceğin kurslardan oluşan yolu izle.',
  },
  hero: {
    kicker: 'Yapay zekâ destekli kariyer yoldaşın',
    heading: 'Teknolojideki yeni işine her seferinde net bir adım',
    lead: 'Özgeçmişini yükle ve bir rol seç. Sana zaten sahip olduğun becerileri, eksik kalanları ve ikisi arasındaki en kısa yolu gösterelim.',
    getStarted: 'Hemen başla',
    login: 'Giriş yap',
    tryIt: 'Ya da hesap açmadan önce haritanı gör',
    note: 'Başlamak ücretsiz. Kart gerekmez. Yedi kısa soru, sonra özgeçmişin. Sayfalar, mülakat soruları ve beceri testleri Türkçe.',
  },
  platforms: { label: 'Kurs platformları', text: 'Yollar şu gibi platformlardaki kurslardan kurulur:' },
  map: {
    label:
      'Örnek bir harita: Python ve SQL tamam, sırada Git var, sonra test ve REST API’ler; hedef, Yazılım Geliştirici. Bir kart sıradaki adımı gösteriyor: süresi ve puanıyla bir kurs.',
    youAreHere: 'Buradasın',
    testing: 'Test',
    restApis: 'REST API’ler',
    goal: 'Yazılım Geliştirici',
    caption: 'Bu bir örnek. Seninki kendi özgeçmişinden başlar.',
    nextStep: 'Sıradaki adım',
    days: (count) => `${number(count)} gün`,
    course: 'Learn Git Branching',
    hours: (count) => `${number(count)} saat`,
    step: (step, all) => `Adım ${number(step)} / ${number(all)}`,
    progress: 'Örnek ilerleme',
    percent: (part) => percent(part),
    roleMatch: 'Rol uygunluğu',
  },
  features: {
    label: 'Özellikler',
    heading: 'İlerlediğini görünce öğrenmek daha kolay',
    lead: 'Çalışmayı, gösterebileceğin bir ilerlemeye dönüştüren dört küçük alışkanlık.',
    'personalized-learning': {
      title: 'Sana özel öğrenme',
      text: 'Rolün istediklerine göre sıralanmış, özgeçmişinde zaten olanları atlayan bir yol.',
    },
    achievements: { title: 'Başarılar', text: 'İlk özgeçmişten ilk teknoloji işine, biten her iş için puan ve rozet.' },
    leaderboard: {
      title: 'Sıralama',
      text: 'Tüm zamanların ve bu haftanın ilk 30’u. Adının görünüp görünmeyeceğine sen karar verirsin.',
    },
    streaks: {
      title: 'Seri',
      text: 'Günde küçük bir adım yeter. Hayat araya girdiğinde dondurma hakkın o günü kurtarır.',
    },
  },
  panels: {
    example: 'Bu bir örnek{toTry}.',
    toTry: ', deneyebilirsin',
    start: 'Başla',
    startMore: 'kendi hesabınla',
    learning: {
      dream: 'Yazılım Geliştirici',
      interim: 'Junior Back-End Geliştirici',
      note: 'Role göre sıralı, özgeçmişte olanlar hariç',
      hint: 'Bir kursu bitti diye işaretle: iki çubuk da hemen ilerler.',
      count: (done, all) => `${number(done)} / ${number(all)}`,
      dreamRole: 'Hayalindeki rol',
      onTheWay: 'Yol üstünde',
      fromResume: 'Özgeçmişinden',
      held: 'Sende var',
      paid: (points) => `Biten kurs, +${number(points)} XP`,
      hours: (count) => `${number(count)} saat`,
      finished: 'Bitti',
      finishedWhat: (course) => `: ${course}`,
      match: (role) => `Örnek, rol uygunluğu: ${role}`,
      percent: (part) => percent(part),
      percentInWords: (value) => `yüzde ${number(value)}`,
      bothStay: 'Çubuklar yerinde kaldı: bu becerileri başka bir kurs zaten öğretti.',
      change: (points, dream, interim) =>
        `Hayalindeki rol ${points < 0 ? `−${number(-points)}` : `+${number(points)}`} puan, şimdi ${percent(dream / 100)}. Yol üstündeki: ${percent(interim / 100)}.`,
    },
    achievements: {
      hint: 'Üçünden birini yap; puanı, seviyeyi ve madalyaları izle.',
      note: (level) => `Yazılım Geliştirici yolunda ${number(level)}. seviye`,
      points: (points) => `${number(points)} XP`,
      progress: 'Örnek, sonraki seviyeye kalan puan',
      pointsOf: (points, all) => `${number(all)} XP’nin ${number(points)} kadarı`,
      toLevel: (points, level) => `${number(level)}. seviyeye ${number(points)} XP kaldı`,
      earned: 'Kazanıldı',
      courseCompleted: {
        name: 'Kurs bitiren',
        button: 'Bir kurs bitir',
        count: (done, all) => `${number(done)} / ${number(all)} kurs`,
      },
      skillCheckPassed: {
        name: 'Beceri ustası',
        button: 'Bir beceri testini geç',
        count: (done, all) => `${number(done)} / ${number(all)} test`,
      },
      mockInterviewCompleted: {
        name: 'Mülakat maratonu',
        button: 'Bir deneme mülakatı yap',
        count: (done, all) => `${number(done)} / ${number(all)} tur`,
      },
      capped: 'Sayılır ama bugün artık puan getirmez: kimse yalnızca puan için öğrenmesin diye günün bir sınırı var.',
      gained: (points) => `+${number(points)} XP.`,
      medal: (name) => ` ${name} madalyası senin.`,
      level: (level, name) => ` ${number(level)}. seviyeye ulaştın: ${name}.`,
    },
    leaderboard: {
      title: 'Sıralama',
      note: 'Tam adınla, baş harflerinle ya da hiç görünmeden',
      chip: 'İlk 30',
      period: 'Örneğin dönemi',
      all: { label: 'Tüm zamanlar', text: 'Bugüne dek kazanılan bütün puanlar. Erken başlayan önde.' },
      week: {
        label: 'Bu hafta',
        text: 'Pazartesiden beri kazanılan puanlar: her hafta başkası birinci olabilir. Eşit puanlar aynı sırayı paylaşır.',
      },
      person: 'Kişi',
      you: 'Sen',
      rank: 'Sıra ',
      points: (points) => `${number(points)} XP`,
    },
    streaks: {
      inARow: () => 'gün üst üste',
      note: 'Öncesinde tam bir hafta var. Bir günü kaçır ya da tamamla.',
      freezes: (count) => `${number(count)} dondurma hakkı`,
      days: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
      today: ', bugün',
      frozen: ', dondurma hakkıyla kurtarıldı',
      keyDone: 'bitirilen bir iş',
      keyFrozen: 'dondurma hakkıyla kurtarıldı',
      over: 'Çok fazla gün kaçtı: seri bitti. Öğrendiklerin sende kalır; yeniden başlamak için bugün güzel bir gün.',
      anew: 'Dondurma hakkından çok gün kaçtı: seri onlardan sonra yeniden başladı. Puanlar ve rozetler duruyor.',
      covered: (days) =>
        `Dondurma hakkın kaçan ${number(days)} günü kurtardı. Seri sürüyor ama kurtarılan gün ona bir şey eklemez.`,
      notYet: 'Bugün henüz kaçmadı: seri, yaşadığın yerde gece yarısına kadar ayakta.',
      seventh: (most) =>
        `Her yedinci gün, hayatın araya girdiği bir gün için dondurma hakkı kazandırır. En çok ${number(most)} tanesi birikir.`,
    },
  },
  why: {
    heading: 'Neden Waymark?',
    lead: '“Nereden başlasam?” ile “İşi aldım” arasındaki her şey tek haritada.',
    analysis: {
      title: 'Yapay zekâ ile beceri analizi',
      text: 'Özgeçmişin satır satır okunur: gösterdiği beceriler, hayalindeki rolün beklediği diğerleri ve her birinin geldiği satır.',
    },
    paths: {
      title: 'Oyunlaştırılmış öğrenme yolları',
      text: 'Mantıklı bir sırayla, her biri hangi eksiği kapattığını söyleyen kurslar. Puan, seviye ve seri emeğin karşılığıdır; sayfayı açmanın değil.',
    },
    arena: {
      title: 'Etkileşimli meydan okuma arenası',
      text: 'Her gün kısa bir yarışma ve “Bunu biliyorum”u kanıta çeviren beceri testleri.',
    },
    marketplace: {
      title: 'Ara rol pazarı',
      text: 'İstediğin işe giden yolda, işe alanların doğrudan sunduğu ücretli roller.',
    },
    comingSoon: 'Çok yakında',
  },
  how: {
    label: 'Nasıl çalışır',
    heading: 'Nasıl çalışır?',
    lead: 'Üç adım, tek harita. İlkinden başla.',
    beingBuilt: 'Bu bölüm henüz hazırlanıyor.',
    'resume-upload': {
      title: 'Özgeçmiş yükleme',
      action: 'Özgeçmişini yükle',
      steps: [
        'Nereye varmak istediğine dair yedi kısa soruyu yanıtla.',
        'Özgeçmişini PDF ya da DOCX olarak yükle veya becerilerini elle seç.',
        'Becerilerini, eksiklerini ve onları kapatan kursları gör.',
      ],
    },
    'ai-analysis': {
      title: 'Yapay zekâ analizi',
      action: 'Özgeçmişini analiz et',
      steps: [
        'Bir PDF seç: analiz hemen başlar.',
        'Neyin güçlü, neyin eksik olduğunu ve neyi değiştireceğini oku.',
        'Yapay zekâ kariyer danışmanına sor.',
      ],
    },
    'mock-interview': {
      title: 'Deneme mülakatı',
      action: 'Mülakata hazırlan',
      steps: [
        'İlki hayalindeki role göre hazırlanmış beş soruyu yanıtla.',
        'Her biri için geri bildirim al: güçlü yanlar, geliştirilecekler, örnek bir yanıt.',
        'Özeti oku ve yeniden dene.',
      ],
    },
    clip: { play: 'Oynat', pause: 'Duraklat', watch: 'Klibi izle' },
  },
  faq: {
    heading: 'Sık sorulan sorular',
    questions: [
      {
        title: 'Başlamak için özgeçmişim olması gerekir mi?',
        body: 'Hayır. Yedi sorudan sonra “Henüz özgeçmişim yok”u seç ve becerilerini elle işaretle. Özgeçmişin olduğunda dilediğin zaman yükleyebilirsin.',
      },
      {
        title: 'Hangi bölümler yapay zekâ kullanıyor?',
        body: 'Özgeçmişini okumak, becerilerini eşleştirmek ve kurslarını seçmek için bir yapay zekâ sağlayıcısı gerekmez. Yapay zekâ ile özgeçmiş analizi, sohbet ve mülakat geri bildirimi için gerekir; bunlar, sunucuyu işleten kişi bir sağlayıcı bağladığında çalışır.',
      },
      {
        title: 'Özgeçmişimi kim görebilir?',
        body: 'Sen. Waymark’ı kullanan başka kimseye gösterilmez. Hesabını silersen, hakkında tuttuğumuz her şeyle birlikte o da silinir.',
      },
    ],
  },
  final: {
    heading: 'İlk adım birkaç dakika sürer',
    text: 'İstediğin rolü seç. Öğreneceğin beceriler sırasıyla ve bugün yapacağın tek bir şey elinde, yola çık.',
  },
}
