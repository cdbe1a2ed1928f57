import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { matchPercent, matchSpoken } from './match-percent.ts'
import { roughly } from './rough-date.ts'
import { named } from './names.ts'

const { shortDay } = datesOf('tr')
const { list, number, percent } = formatsOf('tr')

export const dashboard: Catalogue['dashboard'] = {
  meta: { title: 'Panelim · Waymark' },
  notLoaded: 'Panelin yüklenemedi. Lütfen yeniden dene.',
  welcome: {
    morning: (name) => `Günaydın, ${name}`,
    afternoon: (name) => `Merhaba, ${name}`,
    evening: (name) => `İyi akşamlar, ${name}`,
    region: 'Bugün',
    pace: (hours, role, day) =>
      `Bugün ${hours} ile ${named(role)} için başvuruya hazır olma hedefin yerinde: ${roughly(day)}.`,
    paceLeaving: (hours, day, left) =>
      `Bugün ${hours} ile bu yolu bitirme hedefin yerinde: ${roughly(day)}. Geriye ${number(left.length)} eksik kalır: ${list(left.map(named))}.`,
    paceOnly: (hours, role) => `Bugün ${hours}, seni ${named(role)} rolüne yaklaştırır.`,
    there: (role) => `${named(role)} erişiminde. Harita yüründü; sıra başvurularda.`,
    roleGone: 'Sonraki adımını görmek için hayalindeki rolü seç.',
  },
  role: {
    button: (role) => `Hayalindeki rol: ${named(role)}, değiştir`,
    none: 'Seçilmedi',
    menu: 'Hayaldeki roller',
    heading: 'Bugünkü uygunluğun ve ne kadar uzak olduğu',
    far: (points, months, weeks) => {
      const match = percent(points / 100)
      if (weeks === 0) return `${match}, erişiminde`
      return months === null ? `${match}, kurslarımızdan daha uzakta` : `${match}, ${number(months)} ay`
    },
    whatIf: 'Ya şöyle olsa? Önce dene',
    changed: (role) => `Hayalindeki rol artık ${named(role)}`,
    undo: 'Geri al',
    notChanged: 'Hayalindeki rol değiştirilemedi. Lütfen yeniden dene.',
  },
  whatIf: {
    title: 'Ya şöyle olsa?',
    about: 'Başka bir rol ya da başka bir süre: çizginin nerede bittiğini gör. Sen demeden hiçbir şey değişmez.',
    notLoaded: 'Roller yüklenemedi. Lütfen yeniden dene.',
    role: 'Rol',
    option: (role, points) => `${named(role)}, bugün ${percent(points / 100)}`,
    hoursADay: 'Günlük saat',
    here: (points, met) => `Buradasın, ${matchPercent(points, met)}`,
    goal: (role, day) => `${named(role)}, ${roughly(day)}`,
    today: (role) => `${named(role)} bugün erişiminde.`,
    by: (role, day, weeks) => `${named(role)}: ${roughly(day)}, ${number(weeks)} hafta.`,
    notQuite: (role, weeks) => `${number(weeks)} hafta çalışma; ${named(role)} rolünün kalanı için iş ya da projeler.`,
    toPlan: 'Planda değiştir',
    take: (role) => `Hayalimdeki rol ${named(role)} olsun`,
  },
  map: {
    here: (points, met) => `Buradasın · ${matchPercent(points, met)}`,
    roleBy: (role, day) => `${named(role)} · ${roughly(day)}`,
    spoken: (role, points, stops) =>
      `${named(role)} yolunun haritası: şimdilik yüzde ${number(points)} uygunluk. Üzerinde: ${stops.map(named).join(', ')}.`,
  },
  today: {
    title: 'Bugün için üç şey',
    lesson: 'Bir ders',
    challenge: 'Bugünün yarışması',
    questions: (role) => `${named(role)} için beş soru`,
    interview: 'Bir mülakat sorusu',
    aloud: 'Sesli ya da yazılı',
    prove: (skill) => `${named(skill)} becerisini kanıtla`,
    adds: (points) => `Uygunluğuna ${number(points)} puan katar`,
    minutes: (count) => `${number(count)} dk`,
    upTo: (count) => `en çok ${number(count)} dk`,
    done: 'Bitti: ',
    short: (best, freezes) => `En iyi ${number(best)}, ${number(freezes)} dondurma hakkı`,
  },
  roleGone: {
    title: 'Hayalindeki rol artık sunulmuyor',
    text: 'Başka bir tane seç. Kursların, becerilerin ve puanların hâlâ burada.',
    choose: 'Bir rol seç',
  },
  firstDay: {
    title: 'İyi bir ilk gün',
    count: (done, all) => `${number(all)} adımdan ${number(done)} tanesi bitti`,
    done: 'Bitti: ',
    steps: {
      tellSkills: { title: 'Becerilerini söyle', note: 'Özgeçmişinden ya da elle seçerek.' },
      skillsByHand: 'Elle seçtin; istediğin zaman ekleyebilirsin.',
      skillsLookedOver: 'Özgeçmişinden okunanları gözden geçirdin.',
      confirmSkills: { title: 'Becerilerini onayla', note: 'Özgeçmişinden okunanları gözden geçir.' },
      course: { title: 'Bir kursa başla', note: 'Yolundaki sıradaki kurs bu sayfanın üstünde.' },
      job: { title: 'İlk işini kaydet', note: 'Hayalindeki rolün istedikleri sende var: isteyeceğin bir işi sakla.' },
      practise: {
        title: 'Bir soru çalış',
        note: 'Bir mülakat sorusunu yanıtla, neyin daha iyi yapacağını gör.',
      },
      check: { title: 'Bir beceri testine gir', note: 'Geçilen bir test, bir becerinin en güçlü kanıtıdır.' },
      notPassed: 'Girdin, henüz geçmedin: alıştırma yap, başka bir gün yeniden dene.',
    },
  },
  nextStep: {
    title: 'Sonraki adımın',
    notLoaded: 'Sonraki adımın yüklenemedi. Lütfen yeniden dene.',
    place: (place, all) => `Sonraki adım, ${number(place)} / ${number(all)}`,
    kinds: {
      course: 'Yol bu kursu istiyor; henüz yolunda değil.',
      practice: 'Kursların öğrettiğini çalış.',
      proof: 'Bu beceriler sende var. Geçilen bir test onları kanıtlar ve rolü erişimine getirir.',
    },
    adds: (skills) => `Kazandırdığı: ${list(skills.map(named))}.`,
    today: (hours) => `Bugün ${hours}`,
    sitting: (hours, hasPractice) => (hasPractice ? `Alıştırmayla ${hours}` : hours),
    weeks: (hours, hasPractice, aWeek, weeks) =>
      `${hasPractice ? 'Alıştırmayla ' : ''}${hours}: haftada ${aWeek} ile ${number(weeks)} hafta`,
    toChecks: 'Beceri testlerine',
    toPlan: 'Planı gör',
    add: 'Yoluma ekle',
    start: 'Başla',
    continue: 'Sürdür',
    opens: (course) => `${course} (yeni sekmede açılır)`,
    markDone: 'Bitirdim',
    study: 'Bugün çalıştım',
    studied: 'Bugün çalıştın',
    noPath: {
      label: 'Sonraki adım',
      title: 'Buradan sonrası için bir kursumuz yok',
      text: (role) =>
        `Yaptıklarını özgeçmişine ekle, bir beceriyi kanıtla ya da yanıtlarına yeniden bak: o zaman ${named(role)} için bir sonraki adım olur.`,
      resume: 'Özgeçmişime ekle',
    },
    answers: 'Yanıtlarıma bak',
  },
  apply: {
    label: 'Erişiminde',
    title: 'Başvurma zamanı',
    text: (role, points) =>
      `${named(role)} rolüne uygunluğun ${percent(points / 100)} ve gerekenlerden eksik yok. Bir ilanı becerilerinle karşılaştır ve gönderdiklerini takip et.`,
    ad: 'İlanla karşılaştır',
    track: 'Başvurularım',
    interview: 'Mülakatı çalış',
    documents: 'Mektubu yaz',
    share: 'Resmi paylaş',
    milestone: 'Dönüm noktasını bildir',
  },
  match: {
    title: 'Role uygunluğun',
    notLoaded: 'Role uygunluğun yüklenemedi. Lütfen yeniden dene.',
    dream: 'Hayaldeki rol',
    interim: 'En yakın ara rol',
    onRoute: 'Yolundaki ara rol',
    of: (kind, role) => `${kind}: ${named(role)}`,
    spoken: (points, standing, met) => `Role uygunluk: ${matchSpoken(points, met)}. ${standing}`,
    since: (points, day) => `${shortDay(day)} gününden beri ${points > 0 ? '+' : '−'}${number(Math.abs(points))}`,
    recounted: (from, to) =>
      `Waymark artık unvan ve listelerden çok yaptıklarına bakıyor. Bu sayı eski kurallarla ${percent(from / 100)} idi; yenilerle ve o günden beri yaptıklarınla ${percent(to / 100)}. Sana ait hiçbir şey silinmedi.`,
    moves: 'En çok ne ilerletir',
    proving: (skill) => `Bir test geç: ${named(skill)}`,
    check: (least, most) => `${number(least)}–${number(most)} soru`,
    onPath: 'kursu yolunda',
    noCourse: 'öğrenerek',
    weakly: { listed: 'adı geçiyor, henüz gösterilmiyor', little: 'biraz biliyorsun', learning: 'öğreniyorsun' },
    gain: (points) => `+${number(points)}`,
  },
  skills: {
    title: 'Becerilerin',
    about: (role) => `${named(role)} rolünün bütün parçaları, her birinin ne kadar göründüğü ve nedeni.`,
    shown: (points) => percent(points / 100),
    you: 'Sen',
    asked: 'Rolün istediği',
    caption: (role) => `Becerilerin ve ${named(role)}`,
    axis: (skill, shown) => `${named(skill)}, ${shown}`,
    spoken: (role, axes) => `Becerilerin ve ${named(role)}: ${axes.join('; ')}`,
    all: (count) => `${number(count)} becerinin hepsini gör`,
  },
  interim: {
    title: 'Ara roller',
    notLoaded: 'Ara roller yüklenemedi. Lütfen yeniden dene.',
    show: 'Ara rolleri göster',
    hide: 'Ara rolleri gizle',
    note: 'Yol üstünde yapılabilecek işler',
    recommended: 'Önerilen ara rol',
    onRoute: 'Yolunda',
    nearest: 'En yakın',
    leadsFurthest: 'En ileri götüren',
    alsoNear: 'Başka bir seçenek',
    nearestIs: (role) => `En yakın ara rol: ${named(role)}`,
    pay: (range) => `ABD’de yılda ${range}`,
    jobs: 'İşleri gör',
    jobsFor: (role) => `: ${named(role)}`,
    details: 'Ayrıntılar',
    openTitle: 'Bugün sana açık işler',
    openNote: (role) =>
      `${named(role)} erişiminde; arada bir basamağa ihtiyacın yok. Daha erken bir iş istersen bunlar var.`,
    openWhileHeld: (role) => `${named(role)} geçemediğin bir testi bekliyor; arada bir basamak yok.`,
    openWhilePast: (role) =>
      `Ara rollerin hiçbiri seni bugün yapabildiğinden öteye götürmez: yolun doğrudan ${named(role)} rolüne gider.`,
    openWhileNear: (role) =>
      `Hiçbir ara role ${named(role)} rolünden çok daha erken varmazsın: yolun doğrudan oraya gider.`,
    noneOpen: 'Bugün ara rollerden hiçbiri erişiminde değil.',
    all: 'Bütün ara rolleri gör',
  },
}
