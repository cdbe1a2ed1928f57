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
    lead: 'Özgeçmişini yükle ve bir rol seç. Sana zaten sahip olduğun becerileri, daha gerekenleri ve ikisi arasındaki en kısa yolu gösterelim.',
    getStarted: 'Hemen başla',
    login: 'Giriş yap',
    note: 'Başlamak ücretsiz. Kart gerekmez. Yedi kısa soru, sonra özgeçmişin. Sorular Türkçe; içerideki diğer sayfalar şimdilik İngilizce.',
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
    roleMatch: 'Rol uyumu',
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
    leaderboard: { title: 'Sıralama', text: 'Tüm zamanların ve bu haftanın ilk 30’u. Adının görünüp görünmeyeceğine sen karar verirsin.' },
    streaks: { title: 'Seri', text: 'Günde küçük bir adım yeter. Hayat araya girdiğinde dondurma hakkın o günü korur.' },
  },
  panels: {
    example: 'Bu bir örnek.',
    exampleToCome: 'Bu bir örnek, çok yakında.',
    start: 'Başla',
    startMore: 'kendi hesabınla',
    learning: {
      title: 'Yazılım Geliştirici',
      note: 'Role göre sıralanmış 8 adım',
      chip: '2 / 8',
      fromResume: 'Özgeçmişinden',
      held: 'Sende var',
      finished: 'Biten kurs',
      next: 'Sırada',
      hours: (count) => `${number(count)} saat`,
    },
    achievements: {
      title: 'Başarılar',
      note: '3 kazanıldı, 3 yolda',
      chip: '3. seviye',
      badges: {
        resume: { name: 'Özgeçmiş hazır', note: 'Özgeçmiş okundu' },
        course: { name: 'Kurs bitiren', note: 'İlk kurs' },
        week: { name: 'Haftanın yıldızı', note: '7 günlük seri' },
        skill: { name: 'Beceri ustası', note: '5 testten 3’ü' },
        mock: { name: 'Mülakat maratonu', note: '10 turdan 3’ü' },
        month: { name: 'Ayın ustası', note: '30 günden 12’si' },
      },
    },
    leaderboard: {
      title: 'Sıralama',
      note: 'Tüm zamanlar',
      chip: 'İlk 30',
      person: (rank) => `${rank}. kişi`,
      you: 'Sen',
      points: (points) => `${number(points)} XP`,
    },
    streaks: {
      days: 'gün üst üste',
      note: 'Tek bir işi bitirdiğin her gün sayılır.',
      freeze: '1 dondurma',
      week: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'],
      done: (day) => `${day}, tamam`,
      ahead: (day) => `${day}, daha gelmedi`,
      weeks: 'Sonlara doğru yoğunlaşan 18 haftalık bir örnek',
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
      text: 'Her gün kısa bir görev ve “Bunu biliyorum”u kanıta çeviren beceri testleri.',
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
    lead: 'Üç oda, tek harita. İlkinden başla.',
    beingBuilt: 'Bu oda henüz hazırlanıyor.',
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
    scenes: {
      file: 'ozgecmis.pdf',
      analyzing: 'Özgeçmişin inceleniyor...',
      example: 'Örnek',
      found: 'Bulunan beceriler',
      toLearn: 'Öğrenilecekler',
      skillsToLearn: ['Birim testi', 'Docker', 'Kod inceleme'],
      results: 'Analiz sonuçları',
      question: 'Önce neyi değiştirmeliyim?',
      questionOf: 'Soru 2 / 5',
      interviewQuestion: 'Bir ekip içinde çalıştığın bir zamanı anlatır mısın?',
      submit: 'Gönder',
    },
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
