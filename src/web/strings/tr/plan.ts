import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { date, monthOfYear, tickMonth } = datesOf('tr')
const { list, number, percent } = formatsOf('tr')

const weekAndDay = (week: number, day: string) => `${number(week)}. hafta, ${date(day)}`

export const plan: Catalogue['plan'] = {
  meta: { title: 'Plan · Waymark' },
  notLoaded: 'Planın yüklenemedi. Lütfen yeniden dene.',
  heading: (role) => `${named(role)} rolüne yolun`,
  status: (hours, outcome) => `Günde ${hours} ile: ${outcome}`,
  outcome: {
    inReach: (role) => `${named(role)} bugün erişiminde.`,
    outOfReach: (duration, role) => `${duration}lık kurs; ${named(role)} henüz erişimine gelmiyor.`,
    leaves: (role, day, duration, left, untaught) =>
      `bu yol ${duration} sonra, ${date(day)} günü biter; uygunluk ${named(role)} için başvurmaya yeter. Geriye ${number(left.length)} eksik kalır: ${list(left.map(named))}.${untaught.length > 0 ? ` Bunları öğreten bir kursumuz yok: ${list(untaught.map(named))}. Bir proje ya da bir iş öğretir.` : ''}`,
    early: (timeframe, duration) =>
      `Seçtiğin süre: ${timeframe}; bu yol ise ${duration} sürüyor. Yalnız çalışma süresi sayılır; kalan zaman alıştırma, başvurular ve sürprizler için.`,
    arrives: (role, day, duration) =>
      `${date(day)} gününe kadar ${named(role)} rolüne başvurmaya hazır olursun, ${duration}.`,
  },
  toCalendar: 'Takvime ekle',
  calendarSaved: 'Takvim dosyası kaydedildi. Yolu takvimine eklemek için aç.',
  promise:
    'Bu bir plan, söz değil: çalışma süresi sayılır; iş arama ve işin kendisi sayılmaz. Ücretler ABD içindir, kamu istatistiklerinden.',
  noAnswers: {
    title: 'Önce hayalindeki rol',
    text: 'Plan, bulunduğun yerden hayalindeki role götürür.',
    answer: 'Soruları yanıtla',
  },
  today: 'bugün',
  weeks: (count) => `${number(count)} hafta`,
  months: (count) => `${number(count)} ay`,
  straight: 'Doğrudan',
  byWayOf: (role) => `${named(role)} üzerinden`,
  weekAndDay,
  inReachToday: 'Bugün erişiminde',
  mustsAlone: 'Bütün zorunlular tamam, uygunluk %70 altında',
  beyondCourses: 'Bu kursların ötesinde',
  pace: {
    hours: 'Günlük saat',
    hoursSpoken: (hours, outcome) => `Günde ${hours}: ${outcome}`,
    change: 'Başka saatler ya da süre dene',
    rest: 'Haftada altı gün; yedincisi dinlenmek içindir.',
    timeframe: 'Süre',
    yours: (hours, timeframe) => `Planın: günde ${hours}, ${timeframe}.`,
    trying: (hours, timeframe) => `Deniyorsun. Planın günde ${hours}, ${timeframe}.`,
    back: 'Planıma dön',
    keep: (hours) => `Günde ${hours} kalsın`,
    kept: (hours) => `Planın bundan sonra günde ${hours} sayar.`,
    notKept: 'Planın kaydedilemedi. Lütfen yeniden dene.',
  },
  map: {
    title: 'Yolların haritası',
    tick: tickMonth,
    here: 'Buradasın',
    deadline: 'Süren burada biter',
    mark: (role, more) => (more > 0 ? `${named(role)} +${number(more)}` : named(role)),
    arrival: monthOfYear,
    goal: (role, day) => `${named(role)}, ${monthOfYear(day)}`,
    spoken: (routes, role, done) =>
      `${named(role)} için ${number(routes.length)} yolun haritası. ${routes.join('. ')}. ${number(done)} kurs bitti.`,
    routeSpoken: (route, duration) => `${route}, ${duration}`,
    arrivalSpoken: (route, duration, day) => `${route}, ${duration}, varış ${date(day)}`,
  },
  table: {
    title: 'Yollar, tablo olarak',
    caption: 'Her rolün ne zaman erişime geldiği, yollara göre',
    columns: ['Yol', 'Rol', 'Erişime geldiği gün', 'O zamanki uygunluk', 'Yıllık ücret (ABD)'],
    dreamRole: (role) => `${named(role)} (hayaldeki rol)`,
  },
  routes: {
    title: (count) => (count === 1 ? 'Yolun' : 'Yolun ve karşılaştırılacak öteki yollar'),
    arrives: (role, day, hours) => `${named(role)} olarak ${date(day)} gününe kadar başvurmaya hazır, ${hours}`,
    notQuite: (role, hours) => `Henüz tam ${named(role)} değil, ${hours}`,
    yours: 'Senin yolun',
    others: (count) => `${number(count)} başka yolla karşılaştır`,
    take: 'Bu yolu seç',
    compare: 'Haritada karşılaştır',
    stopComparing: 'Karşılaştırmayı bırak',
    taken: (role) =>
      role === null
        ? 'Doğrudan gidiyorsun. Öğrenme yolun buna uyar.'
        : `${named(role)} üzerinden gidiyorsun. Öğrenme yolun buna uyar.`,
    notTaken: 'Yol seçilemedi. Lütfen yeniden dene.',
    late: (weeks) => `Süreni ${number(weeks)} hafta aşıyor`,
    ownTime: 'Kendi hızında',
    inTime: 'Sürenin içinde',
    payToday: '**Bu arada ücret:** {role} olarak bugünden ABD’de yılda {pay}',
    payFromWeek: '**Bu arada ücret:** {role} olarak {week}. haftadan ABD’de yılda {pay}',
    noPay: '**Bu arada ücret:** hayaldeki rolden önce yok',
    skills: (count) => (count === 0 ? '**0 beceri kazanılır**' : `**${number(count)} beceri kazanılır**: {names}`),
    names: (shown, more) => (more > 0 ? `${shown.join(', ')} ve ${number(more)} tane daha` : shown.join(', ')),
  },
  steps: {
    title: 'Haftalara göre kurslar',
    note: (day, count) => `${date(day)} gününden, ${number(count)} adım`,
    walked: (count) => `${number(count)} kurs geride kaldı`,
    comesIntoReach: (role) => `${named(role)} erişime gelir`,
    more: (count) => `${number(count)} satır daha göster`,
    dates: (startWeek, endWeek, from, to) =>
      `${startWeek === endWeek ? `${number(startWeek)}. hafta` : `${number(startWeek)}–${number(endWeek)}. haftalar`}, ${date(from)} – ${date(to)}`,
    hours: (course, practice) => `${course} kurs, ${practice} alıştırma`,
    adds: (skills) => `Kattığı: ${skills.map(named).join(', ')}`,
    projects: (count, hours) => `${number(count)} projeyle ${hours} çalış`,
    rubric: 'Şunlar varsa iyidir',
    ownPractice: (hours) => `Kendi seçtiğin ${hours} alıştırma`,
    now: 'Şimdi',
    everyWeek: 'Her hafta, saat saat',
    everyWeekCaption: 'Her haftanın çalışma saatleri',
    weekOf: 'Hafta',
    whatToDo: 'Yapılacak',
    day: date,
    part: (title, hours) => `${title} (${hours})`,
  },
  roles: {
    title: 'Yol üstündeki roller',
    note: 'Erişimde: uygunluk %70 ya da daha çok ve temel bir eksik yok; böyle bir işte çalışana dek hayaldeki rolün hiçbir parçası eksik olmamalı',
    dreamRole: 'Hayaldeki rol:',
    all: (count) => (count === 1 ? 'Ne zaman erişime gelir' : `${number(count)} rol ne zaman erişime gelir`),
    pay: (pay) => `ABD’de yılda ${pay}`,
  },
  matchThen: {
    atTheEnd: (today) => `Bu yolun sonunda beklenen; bugün ${percent(today / 100)}.`,
    today: (today) => `Bugün beklenen; bugün ${percent(today / 100)}.`,
    inWeek: (week, today) => `${number(week)}. haftada beklenen; bugün ${percent(today / 100)}.`,
    rule: (expected) =>
      `${expected} Bir rol, temel bir eksik yoksa ve uygunluk %70 ya da daha çoksa erişimdedir; hayaldeki rolde, böyle bir işte çalışana dek, hiçbir parça eksik olmamalı. Her beceri, rolün istediği kadar sayılır; bunu ne kadar gösterebildiğinle çarpılır.`,
    skillCheck: 'Bir beceri testi',
    added: 'Bu yolun kattıkları',
    noneAdded: 'Bu rol için eksiğin olan bir şey yok.',
    strengthened: 'O zamana kadar daha iyi gösterilen',
    held: 'Bugün sayılanlar',
    noneHeld: 'Henüz yok.',
    missing: 'O zaman da eksik olan',
    noneMissing: 'Eksik bir şey yok.',
  },
  history: {
    title: 'Zaman içinde uygunluk',
    notLoaded: 'Zaman içinde uygunluk yüklenemedi. Lütfen yeniden dene.',
    fromToday: 'Bugünden başlayarak ölçülüyor',
    unchanged: (since) => `${date(since)} gününden beri aynı`,
    up: (points, since) => `${date(since)} gününden beri ${number(points)} puan arttı`,
    down: (points, since) => `${date(since)} gününden beri ${number(points)} puan azaldı`,
    recounted: (day) => `${date(day)} gününden beri yeni kurallarla sayılıyor`,
    line: 'Çizgiyi göster',
    day: date,
    spoken: (role, first, from, last, to) =>
      `${named(role)} rolüne uygunluk: ${date(from)} günü yüzde ${number(first)}, ${date(to)} günü yüzde ${number(last)}`,
    today: (points) => `bugün ${percent(points / 100)}`,
    beginsToday: 'Çizgi bugün başlıyor. Bir kurs bitirince, bir test geçince ya da özgeçmişine ekleyince ilerler.',
    caption: (role) => `Değiştiği günlerde ${named(role)} rolüne uygunluk`,
    dayColumn: 'Gün',
    percentColumn: 'Yüzde',
  },
}
