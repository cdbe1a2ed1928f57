import { must } from '#core/must.ts'
import type { Catalogue } from '../catalogue.ts'

type Patterns = Catalogue['messages']['patterns']

/** The parts of the dream roles, as data/roles.json calls them; parts of jobs on the way are names of skills. */
const parts: Readonly<Record<string, string>> = {
  'Programming in one language, well': 'Bir dilde iyi programlama',
  'Data structures and algorithms': 'Veri yapıları ve algoritmalar',
  'Object-oriented design and patterns': 'Nesneye yönelik tasarım ve kalıplar',
  'Version control': 'Sürüm takibi',
  Databases: 'Veritabanları',
  'Testing and debugging': 'Test ve hata ayıklama',
  'Services and interfaces between programs': 'Servisler ve programlar arası arayüzler',
  'Working in a team of developers': 'Geliştirici ekibinde çalışma',
  'Getting software to run': 'Yazılımı çalışır hale getirme',
  'Design of larger systems': 'Büyük sistemlerin tasarımı',
  'Pages with HTML and CSS': 'HTML ve CSS ile sayfalar',
  'A front-end framework': 'Bir ön yüz çatısı',
  'A server of your own': 'Kendi sunucun',
  'Programming interfaces': 'Programlama arayüzleri',
  Tests: 'Testler',
  'Sign-in and security': 'Oturum açma ve güvenlik',
  'Getting it to run for others': 'Başkaları için çalışır hale getirme',
  'Python or R for data': 'Veri için Python ya da R',
  'SQL and databases': 'SQL ve veritabanları',
  Statistics: 'İstatistik',
  'Machine learning': 'Makine öğrenmesi',
  'Analysing and cleaning data': 'Veri çözümleme ve temizleme',
  'Charts that explain': 'Anlatan grafikler',
  Experiments: 'Deneyler',
  'Telling others what it means': 'Sonucu başkalarına anlatma',
  'Models that run for others': 'Başkaları için çalışan modeller',
  'Notebooks and version control': 'Not defterleri ve sürüm takibi',
  'Kotlin, Swift or Dart': 'Kotlin, Swift ya da Dart',
  'A mobile platform': 'Bir mobil platform',
  'Interfaces on a phone': 'Telefonda arayüzler',
  'Object-oriented programming and app structure': 'Nesneye yönelik programlama ve uygulama yapısı',
  'Talking to servers': 'Sunucularla iletişim',
  'Getting apps into the stores': 'Uygulamaları mağazaya koyma',
  'Data on the phone, messages to it': 'Telefonda veri ve bildirimler',
  'Builds without hands': 'Kendiliğinden derleme',
  'Designing how a product is used': 'Ürünün nasıl kullanılacağını tasarlama',
  'Designing what it looks like': 'Görünüşü tasarlama',
  'A design tool': 'Bir tasarım aracı',
  'Wireframes and prototypes': 'Taslaklar ve prototipler',
  'Finding out what people need': 'İnsanların neye ihtiyacı olduğunu bulma',
  'Trying designs with people': 'Tasarımları insanlarla deneme',
  'Information architecture': 'Bilgi mimarisi',
  'Design systems': 'Tasarım sistemleri',
  'Accessible design': 'Erişilebilir tasarım',
  'A portfolio, and talking about design': 'Portfolyo ve tasarımı anlatma',
  Networks: 'Ağlar',
  'Security ground rules': 'Güvenliğin temel kuralları',
  'Watching for attacks (SIEM)': 'Saldırıları izleme (SIEM)',
  'Responding to incidents': 'Olaylara müdahale',
  'Windows and Linux': 'Windows ve Linux',
  'Finding weaknesses': 'Zayıflıkları bulma',
  'How attackers work': 'Saldırganlar nasıl çalışır',
  'Firewalls and endpoints': 'Güvenlik duvarları ve uç noktalar',
  Scripts: 'Betikler',
  'Risks and rules': 'Riskler ve kurallar',
  'A large cloud': 'Büyük bir bulut',
  'Infrastructure as code': 'Kod olarak altyapı',
  Containers: 'Konteynerler',
  'Access rights and cloud security': 'Erişim hakları ve bulut güvenliği',
  'Continuous delivery': 'Sürekli teslim',
  'Scripts and code': 'Betikler ve kod',
  'Watching systems': 'Sistemleri izleme',
  'How networks work': 'Ağlar nasıl çalışır',
  Switching: 'Anahtarlama',
  Routing: 'Yönlendirme',
  'Addresses and names': 'Adresler ve adlar',
  'Finding faults': 'Arıza bulma',
  "A maker's equipment": 'Bir üreticinin cihazları',
  'Firewalls and VPN': 'Güvenlik duvarları ve VPN',
  'Watching a network': 'Ağı izleme',
  Wireless: 'Kablosuz ağlar',
  'Automation and plans': 'Otomasyon ve planlar',
  'Deep learning with one framework': 'Bir çatıyla derin öğrenme',
  'Language models': 'Dil modelleri',
  'Answers from own documents (RAG)': 'Kendi belgelerinden yanıtlar (RAG)',
  Services: 'Servisler',
  'Fitting and testing models': 'Modelleri uyarlama ve sınama',
  'Running models': 'Modelleri çalıştırma',
  Data: 'Veri',
}

const places: Readonly<Record<string, string>> = {
  'led or taught at work': 'işte yönettin ya da öğrettin',
  'used at work': 'işte kullandın',
  'seen in what you describe of your work': 'işini anlatışından anlaşılıyor',
  'used in a project': 'bir projede kullandın',
  'in a certificate': 'bir sertifikanda var',
  'in your list of skills': 'beceri listende var',
  'from your studies': 'öğreniminden geliyor',
  'in your summary': 'özetinde geçiyor',
  'in another section': 'başka bir bölümde geçiyor',
  'a little, by your own words': 'kendi sözlerine göre biraz',
  'you are learning it': 'öğreniyorsun',
  'you want to learn it': 'öğrenmek istiyorsun',
}

const whole: Readonly<Record<string, string>> = {
  'Nothing shows it yet': 'Henüz gösteren bir şey yok',
  'Proven last year': 'Geçen yıl kanıtlandı',
  'Proven by a skill check': 'Beceri sınamasıyla kanıtlandı',
  'In your own word': 'Kendi beyanın',
  'On your resume': 'Özgeçmişinde',
}

const oneOf = (words: Readonly<Record<string, string>>) =>
  Object.keys(words)
    .map((word) => word.replaceAll(/[()]/g, String.raw`\$&`))
    .join('|')

const years = (count: string | undefined) =>
  count === undefined ? '' : count === 'a year' ? ', bir yıl' : `, ${count.replace(' years', ' yıl')}`

/** Why a skill counts ('On your resume: used at work for 3 years'), in Turkish; what it does not know stays. */
function labelled(label = ''): string {
  const known = whole[label]
  if (known !== undefined) return known
  const through = /^Comes with ([^:]{1,120}): (.{1,300})$/.exec(label)
  if (through) return `${through[1]} ile birlikte gelir: ${labelled(through[2])}`
  const resume = ON_RESUME.exec(label)
  if (resume) return `Özgeçmişinde: ${must(places[must(resume[1])])}${years(resume[2])}`
  const finished = /^Finished (.{1,300})$/.exec(label)
  return finished ? `Bitirdin: ${finished[1]}` : label
}

const ON_RESUME = new RegExp(String.raw`^On your resume: (${oneOf(places)})(?: for (a year|\d{1,2} years))?$`)
const LABEL = String.raw`On your resume(?:: .{1,200})?|Comes with .{1,300}|Proven last year|Proven by a skill check|In your own word|Finished .{1,300}|Nothing shows it yet`

/** What makes up a match, and why, as the rules say it. */
export const matchSentences: Patterns = [
  [new RegExp(`^(${oneOf(parts)})$`), (part = '') => parts[part] ?? part],
  [new RegExp(`^(${LABEL})$`), (label) => labelled(label)],
  [/^Near your work as (.{1,300}); nothing shows it yet$/, (title) => `Yakın iş: ${title}; henüz gösteren bir şey yok`],
  [/^From your work as (.{1,300})$/, (title) => `İşinden: ${title}`],
  [new RegExp(`^([^:]{1,120}): (${LABEL})$`), (skill, label) => `${skill}: ${labelled(label)}`],
  [/^Only one course of ours teaches (.{1,120})\.$/, (skill) => `Bunu öğreten yalnızca bir kursumuz var: ${skill}.`],
  [/^No course of ours teaches (.{1,120}) yet\.$/, (skill) => `Bunu öğreten bir kursumuz henüz yok: ${skill}.`],
]
