import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { date, monthOfYear, tickMonth } = datesOf('tr')
const { number, percent } = formatsOf('tr')

const weekAndDay = (week: number, day: string) => `${number(week)}. hafta, ${date(day)}`

export const plan: Catalogue['plan'] = {
  meta: { title: 'Plan · Waymark' },
  notLoaded: 'Planın yüklenemedi. Lütfen yeniden dene.',
  heading: (role) => `${role} rolüne yolun`,
  status: (hours, outcome) => `Günde ${hours} ile: ${outcome}`,
  outcome: {
    inReach: (role) => `${role} bugün erişiminde.`,
    outOfReach: (months, role) => `${number(months)} aylık kurs; ${role} henüz erişimine gelmiyor.`,
    arrives: (role, day, duration) => `${role}: ${date(day)} gününe kadar başvurmaya hazır, ${duration}.`,
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
  byWayOf: (role) => `${role} üzerinden`,
  weekAndDay,
  inReachToday: 'Bugün erişiminde',
  notOnRoute: 'Bu yolda değil',
  pace: {
    hours: 'Günlük saat',
    hoursSpoken: (hours, outcome) => `Günde ${hours}. ${outcome}`,
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
    mark: (role, more) => (more > 0 ? `${role} +${number(more)}` : role),
    arrival: monthOfYear,
    goal: (role, day) => `${role}, ${monthOfYear(day)}`,
    spoken: (routes, role, done) =>
      `${role} için ${number(routes.length)} yolun haritası. ${routes.join('. ')}. ${number(done)} kurs bitti.`,
    routeSpoken: (route, duration) => `${route}, ${duration}`,
    arrivalSpoken: (route, duration, day) => `${route}, ${duration}, varış ${date(day)}`,
  },
  table: {
    title: 'Yollar, tablo olarak',
    caption: 'Her rolün ne zaman erişime geldiği, yollara göre',
    columns: ['Yol', 'Rol', 'Erişime geldiği gün', 'O zamanki uygunluk', 'Yıllık ücret (ABD)'],
    dreamRole: (role) => `${role} (hayaldeki rol)`,
  },
  routes: {
    title: (count) => (count === 1 ? 'Yolun' : 'Yolun ve karşılaştırılacak öteki yollar'),
    arrives: (role, day, hours) => `${role} olarak ${date(day)} gününe kadar başvurmaya hazır, ${hours}`,
    notQuite: (role, hours) => `Henüz tam ${role} değil, ${hours}`,
    yours: 'Senin yolun',
    take: 'Bu yolu seç',
    compare: 'Haritada karşılaştır',
    stopComparing: 'Karşılaştırmayı bırak',
    taken: (role) =>
      role === null
        ? 'Doğrudan gidiyorsun. Öğrenme yolun buna uyar.'
        : `${role} üzerinden gidiyorsun. Öğrenme yolun buna uyar.`,
    notTaken: 'Yol seçilemedi. Lütfen yeniden dene.',
    late: (weeks) => `Süreni ${number(weeks)} hafta aşıyor`,
    ownTime: 'Kendi hızında',
    inTime: 'Sürenin içinde',
    payToday: '**Bu arada ücret:** {role} olarak bugünden yılda {pay} (ABD)',
    payFromWeek: '**Bu arada ücret:** {role} olarak {week}. haftadan yılda {pay} (ABD)',
    noPay: '**Bu arada ücret:** hayaldeki rolden önce yok',
    skills: (count) => (count === 0 ? '**0 beceri kazanılır**' : `**${number(count)} beceri kazanılır**: {names}`),
    names: (shown, more) => (more > 0 ? `${shown.join(', ')} ve ${number(more)} tane daha` : shown.join(', ')),
  },
  steps: {
    title: 'Haftalara göre kurslar',
    note: (day, count) => `${date(day)} gününden, ${number(count)} adım`,
    walked: (count) => `${number(count)} kurs geride kaldı`,
    comesIntoReach: (role) => `${role} erişime gelir`,
    dates: (startWeek, endWeek, from, to) =>
      `${startWeek === endWeek ? `${number(startWeek)}. hafta` : `${number(startWeek)}–${number(endWeek)}. haftalar`}, ${date(from)} – ${date(to)}`,
    hours: (course, practice) => `${course} kurs, ${practice} alıştırma`,
    adds: (skills) => `Kattığı: ${skills.join(', ')}`,
    projects: (count, hours) => `${number(count)} projeyle çalış, ${hours}`,
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
    note: 'Erişimde: gerekenlerin hepsi var ve uygunluk %70 ya da daha çok',
    dreamRole: 'Hayaldeki rol:',
    pay: (pay) => `yılda ${pay} (ABD)`,
  },
  matchThen: {
    atTheEnd: (today) => `Bu yolun sonunda beklenen; bugün ${percent(today / 100)}.`,
    today: (today) => `Bugün beklenen; bugün ${percent(today / 100)}.`,
    inWeek: (week, today) => `${number(week)}. haftada beklenen; bugün ${percent(today / 100)}.`,
    rule: (expected) =>
      `${expected} Bir rol, gerekenlerin hepsi varsa ve uygunluk %70 ya da daha çoksa erişimdedir. Her beceri, rolün istediği kadar sayılır; bunu ne kadar gösterebildiğinle çarpılır.`,
    skillCheck: 'Bir beceri sınaması',
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
    day: date,
    spoken: (role, first, from, last, to) =>
      `${role} rolüne uygunluk: ${date(from)} günü yüzde ${number(first)}, ${date(to)} günü yüzde ${number(last)}`,
    today: (points) => `bugün ${percent(points / 100)}`,
    beginsToday: 'Çizgi bugün başlıyor. Bir kurs bitirince, bir sınama geçince ya da özgeçmişine ekleyince ilerler.',
    caption: (role) => `Değiştiği günlerde ${role} rolüne uygunluk`,
    dayColumn: 'Gün',
    percentColumn: 'Yüzde',
  },
}
