import type { Catalogue } from '../catalogue.ts'
import { named, namedList } from './names.ts'

type Pattern = Catalogue['messages']['patterns'][number]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Sentences without a part that changes. */
const plain = (texts: Readonly<Record<string, string>>): Pattern[] =>
  Object.entries(texts).map(([english, turkish]) => [new RegExp(`^${escaped(english)}$`, 'u'), () => turkish])

/** 'A, B and C' with each name in Turkish where it is a word of the rules. */
const list = (joined = '', names: Readonly<Record<string, string>> = {}) => {
  const parts = joined.split(/, | and /)
  const said = parts.map((part) => names[part] ?? part)
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} ve ${said.at(-1)}` : (said[0] ?? '')
}

const MISSING: Readonly<Record<string, string>> = {
  'a LinkedIn profile': 'LinkedIn profili',
  'GitHub or a portfolio': 'GitHub ya da portfolyo',
  'experience or projects': 'deneyim ya da projeler',
  education: 'eğitim',
  skills: 'beceriler',
}

const PRIVATE: Readonly<Record<string, string>> = {
  'your birth date': 'doğum tarihin',
  'your age': 'yaşın',
  'your nationality': 'uyruğun',
  'your military service': 'askerlik durumun',
  'your marital status': 'medeni hâlin',
  'your religion': 'dinin',
  'an ID number': 'kimlik numarası',
}

/** Entries such as 'Analyst, Acme and Clerk, Bond': their commas are their own. */
const joined = (names: string) => names.replaceAll(' and ', ' ve ')

/** Faults of the text and of hidden parts, which a sentence lists. */
const fault = (text: string) =>
  text
    .replace(/^only (\d+) characters \(at least (\d+)\)$/, 'yalnızca $1 karakter (en az $2)')
    .replace(/^(\d+) words \(at least (\d+)\)$/, '$1 sözcük (en az $2)')
    .replace(/^(\d+)% letters \(at least 60%\)$/, '%$1 harf (en az %60)')

const hiddenPart = (text: string) =>
  text
    .replace(
      /^(\d+) letters or digits cannot be seen on the page \(.+\)$/i,
      'Sayfada görünmeyen $1 harf ya da rakam var (çok küçük, sayfanın renginde ya da sayfanın dışında)',
    )
    .replace(/^(\d+) lines? reads? like an instruction to a program$/i, '$1 satır bir programa verilmiş talimat gibi')

const repeated = (text: string) =>
  text
    .replaceAll(/“([^”]+)” opens (\d+) bullets/gi, '“$1” $2 maddenin başında')
    .replace(/(\d+) bullets? says? nearly the same as another/i, '$1 madde bir başkasıyla neredeyse aynı')
    .replaceAll(' and ', ' ve ')

const dated = (text: string) =>
  text
    .replace(/^(.+) ends before it starts$/, (_, names: string) => `${joined(names)} başlamadan bitiyor`)
    .replace(/^(.+) lies in the future$/, (_, names: string) => `${joined(names)} gelecekte`)
    .replace(/^(.+) stands below an older job$/, (_, names: string) => `${joined(names)} daha eski bir işin altında`)
    .replace(
      /^before (.+) more than six months are unexplained$/i,
      (_, names: string) => `${joined(names)} öncesinde altı aydan uzun, açıklanmamış bir boşluk var`,
    )

const columns = (measured: string) =>
  measured
    .replace(
      /^(\d+)% of the lines have text of another column beside them/,
      'Satırların %$1 kadarının yanında başka bir sütunun metni var',
    )
    .replace(
      /^(\d+)% of the printed lines have a gap of more than a quarter of the page/,
      'Basılı satırların %$1 kadarında sayfanın dörtte birinden geniş bir boşluk var',
    )

/** What the 26 rules of the resume check are called, what they ask, what they found and how to put it right. */
export const checkSentences: Pattern[] = [
  ...plain({
    'The text can be read': 'Metin okunabiliyor',
    'One column': 'Tek sütun',
    'Characters without faults': 'Hatasız karakterler',
    'Nothing hidden': 'Gizli bir şey yok',
    'One or two pages': 'Bir ya da iki sayfa',
    'An e-mail address': 'Bir e-posta adresi',
    'A phone number': 'Bir telefon numarası',
    Profiles: 'Profiller',
    'No private particulars': 'Özel bilgi yok',
    'The sections that count': 'Asıl bölümler',
    'Headings programs know': 'Programların tanıdığı başlıklar',
    'A short summary': 'Kısa bir özet',
    Length: 'Uzunluk',
    'Dates written alike': 'Aynı biçimde yazılmış tarihler',
    'Dates that add up': 'Tutarlı tarihler',
    'Bullets per job': 'İş başına madde',
    'Bullets open with a verb': 'Maddelerde eylem',
    'Bullets with figures': 'Rakamlı maddeler',
    'No weak openings': 'Zayıf başlangıç yok',
    'Length of bullets': 'Maddelerin uzunluğu',
    'No repetition': 'Yineleme yok',
    'Few buzzwords': 'Az basmakalıp söz',
    'Without I, me and my': '“I”, “me”, “my” olmadan',
    'Plain sentences': 'Yalın cümleler',
    'Skills the role asks for': 'Rolün istediği beceriler',
    'Skills seen at work': 'İşte görülen beceriler',
    'At least 400 characters, 80 words and 60% letters; otherwise the score stops at 20':
      'En az 400 karakter, 80 sözcük ve %60 harf; yoksa puan 20’de kalır',
    'Under 30% of the lines with a gap of more than a quarter of the page':
      'Satırların %30’undan azında sayfanın dörtte birinden geniş boşluk',
    'At most 0.5% broken or invisible characters': 'En çok %0,5 bozuk ya da görünmez karakter',
    'No hidden text and no instructions to a program': 'Gizli metin ve programa verilmiş talimat olmaması',
    'One valid, professional address': 'Geçerli ve ciddi tek bir adres',
    'A number of 9 to 15 digits': '9 ile 15 arası rakamlı bir numara',
    'LinkedIn; GitHub or a portfolio too where the role expects one':
      'LinkedIn; rol bekliyorsa GitHub ya da portfolyo da',
    'No birth date, age, nationality, marital status, religion, military service or ID number':
      'Doğum tarihi, yaş, uyruk, medeni hâl, din, askerlik ya da kimlik numarası olmaması',
    'Experience or projects, education and skills, 2 points each':
      'Deneyim ya da projeler, eğitim ve beceriler; her biri 2 puan',
    '80% of the headings are standard ones': 'Başlıkların %80’i alışılmış olanlardan',
    '25 to 80 words': '25 ile 80 arası sözcük',
    '400 to 800 words; nothing at 150 or 1,200': '400 ile 800 arası sözcük; 150’de ya da 1.200’de puan yok',
    'One format in 90% of the dates': 'Tarihlerin %90’ında tek biçim',
    'Ends after starts, none in the future, newest first, no unexplained gap of over six months; a quarter each':
      'Bitiş başlangıçtan sonra, hiçbiri gelecekte değil, en yeni en üstte, altı aydan uzun açıklanmamış boşluk yok; her biri dörtte bir',
    'Three to six for each recent job': 'Her yeni iş için üç ile altı arası',
    '80% open with an action verb; nothing at 20%': '%80’i bir eylem söyler; %20’de puan yok',
    '50% have a figure; years and versions do not count': '%50’sinde rakam var; yıllar ve sürümler sayılmaz',
    'No “responsible for” or “helped”; nothing at 20%': '“Sorumluydum” ya da “yardım ettim” yok; %20’de puan yok',
    '80% have 8 to 28 words': '%80’i 8 ile 28 arası sözcük',
    'No verb opens more than two bullets, and no two bullets are alike; half each':
      'Hiçbir eylem ikiden çok maddeyi açmaz, hiçbir iki madde aynı değildir; her biri yarım',
    'At most one; nothing at six': 'En çok bir; altıda puan yok',
    'None; nothing at five': 'Hiç; beşte puan yok',
    'At most 10% in the passive and 25 words in the mean; half each':
      'En çok %10’u edilgen ve ortalama 25 sözcük; her biri yarım',
    '70%; nothing at 20%': '%70; %20’de puan yok',
    '50% of the listed skills also stand in a job or project':
      'Listelenen becerilerin %50’si bir işte ya da projede de geçer',
    'The file is no longer available, so this could not be looked at. Upload it again to check it.':
      'Dosya artık elde yok, bu yüzden buna bakılamadı. Kontrol etmek için yeniden yükle.',
    'If text on the page is a picture or drawn as curves, save the resume as PDF from the program it was written in; if little is written, say more of each job. Until this is put right the score stops at 20.':
      'Sayfadaki metin bir resimse ya da eğrilerle çizilmişse özgeçmişi yazıldığı programdan PDF olarak kaydet; yazı azsa her iş için daha çok şey anlat. Bu düzelene kadar puan 20’de kalır.',
    'The lines of a Word document are set by the program that shows it, so columns cannot be measured.':
      'Bir Word belgesinin satırlarını onu gösteren program dizer; bu yüzden sütunlar ölçülemez.',
    'The pages of a Word document are set by the program that shows it, so they cannot be counted.':
      'Bir Word belgesinin sayfalarını onu gösteren program dizer; bu yüzden sayılamazlar.',
    'Use one column from top to bottom, and put dates and places right behind the title. Some programs read straight across the page and mix the sides up.':
      'Yukarıdan aşağıya tek sütun kullan, tarih ve yeri unvanın hemen arkasına koy. Bazı programlar sayfayı boydan boya okur ve tarafları karıştırır.',
    'Every character has a name and a shape.': 'Her karakterin bir adı ve bir biçimi var.',
    'Export the file again with standard fonts (such as Arial, Calibri or Georgia), and type text again that was pasted from a web page.':
      'Dosyayı alışılmış yazı tipleriyle (Arial, Calibri ya da Georgia gibi) yeniden kaydet; bir web sayfasından yapıştırılmış metni elle yeniden yaz.',
    'Nothing is hidden, and nothing speaks to a program instead of a reader.':
      'Gizli bir şey yok ve hiçbir şey okur yerine bir programa seslenmiyor.',
    'Delete it. Programs and people who find hidden or planted text put the resume aside.':
      'Sil. Gizli ya da yerleştirilmiş metin bulan programlar ve kişiler özgeçmişi bir kenara koyar.',
    'Bring it to two pages: keep the last ten years in detail and the rest in a line each.':
      'İki sayfaya indir: son on yılı ayrıntılı tut, gerisini birer satırla geç.',
    'No e-mail address was found.': 'E-posta adresi bulunamadı.',
    'Put one address under your name, in plain text rather than as a picture or behind a link.':
      'Adının altına bir adres koy; resim olarak ya da bir bağlantının arkasında değil, düz metin olarak.',
    'Write it as name@example.com.': 'ad@example.com biçiminde yaz.',
    'Use an address made of your name.': 'Adından oluşan bir adres kullan.',
    'Keep the one you read daily.': 'Her gün okuduğunu bırak.',
    'No phone number was found.': 'Telefon numarası bulunamadı.',
    'Give one number with its area code, best with the country code: +44 20 7946 0958.':
      'Alan koduyla tek bir numara ver; en iyisi ülke koduyla: +90 212 555 01 02.',
    'A LinkedIn profile is given.': 'LinkedIn profili verilmiş.',
    'No LinkedIn profile was found.': 'LinkedIn profili bulunamadı.',
    'Add its address as text: linkedin.com/in/your-name.': 'Adresini metin olarak ekle: linkedin.com/in/adın.',
    'Add the address as text, not behind an icon alone.':
      'Adresi yalnızca bir simgenin arkasında değil, metin olarak ekle.',
    'No birth date, age, nationality, marital status, religion, military service or ID number was found.':
      'Doğum tarihi, yaş, uyruk, medeni hâl, din, askerlik ya da kimlik numarası bulunmadı.',
    'Leave it out unless it is customary where you apply: employers decide without it, and it invites misuse.':
      'Başvurduğun yerde âdet değilse çıkar: işverenler onsuz karar verir, üstelik kötüye kullanılabilir.',
    'Experience or projects, education and skills were all found.':
      'Deneyim ya da projeler, eğitim ve beceriler: hepsi bulundu.',
    'Give each a section of its own under a plain heading. If it is there and was not read, correct it on your resume page.':
      'Her birine sade bir başlık altında kendi bölümünü ver. Varsa ve okunmadıysa özgeçmiş sayfanda düzelt.',
    'No section heading was recognised.': 'Hiçbir bölüm başlığı tanınmadı.',
    'Put plain headings on lines of their own, all in one look: Summary, Experience, Education, Skills.':
      'Kendi satırlarında, hepsi aynı görünümde sade başlıklar kullan: Özet, Deneyim, Eğitim, Beceriler.',
    'Name sections as everybody does (Experience, Education, Skills, Projects): programs sort by these words.':
      'Bölümleri herkes gibi adlandır (Deneyim, Eğitim, Beceriler, Projeler): programlar bu sözcüklere göre ayırır.',
    'No summary was found.': 'Özet bulunamadı.',
    'Open with 25 to 80 words: who you are, what you have done, what you look for.':
      '25 ile 80 arası sözcükle başla: kimsin, ne yaptın, ne arıyorsun.',
    'Add what you have done and what you look for.': 'Ne yaptığını ve ne aradığını ekle.',
    'Cut what the sections below say anyway.': 'Aşağıdaki bölümlerin zaten söylediklerini çıkar.',
    'Aim for 400 to 800 words. Say of each job what you did, with what, and what came of it.':
      '400 ile 800 sözcüğü hedefle. Her iş için ne yaptığını, neyle yaptığını ve ne çıktığını söyle.',
    'Aim for 400 to 800 words. Keep of each older job one line, and of each newer one what matters for the next.':
      '400 ile 800 sözcüğü hedefle. Eski her işten bir satır, yeni her işten bir sonraki için önemli olanı bırak.',
    'There is no job of the last ten years to look at.': 'Bakılacak, son on yıldan bir iş yok.',
    'Give each recent job three to six bullets: what you did, with what, and what came of it. Join or drop the weakest where there are more.':
      'Her yeni işe üç ile altı madde ver: ne yaptın, neyle yaptın, ne çıktı. Daha fazlaysa en zayıfları birleştir ya da çıkar.',
    'Begin with what you did: built, led, cut, designed, migrated.':
      'Ne yaptığını söyle: kurdum, yönettim, azalttım, tasarladım, taşıdım.',
    'Say how much, how many, how often or how fast in half of them: users, hours saved, percent, money, team size. An honest estimate will do.':
      'Yarısında ne kadar, kaç, ne sıklıkla ya da ne hızla olduğunu söyle: kullanıcı, kazanılan saat, yüzde, para, ekip büyüklüğü. Dürüst bir tahmin yeter.',
    'No bullet opens with words such as “responsible for” or “helped”.':
      'Hiçbir madde “sorumluydum” ya da “yardım ettim” gibi sözlerle kurulmuyor.',
    'Say what you did yourself: not “responsible for the tests” but “wrote the tests”.':
      'Kendinin ne yaptığını söyle: “testlerden sorumluydum” değil, “testleri yazdım”.',
    'Add to the short ones with what, for whom, or what came of it.':
      'Kısa olanlara neyle, kim için ya da ne çıktığını ekle.',
    'Part the long ones in two, or cut what the reader can do without.':
      'Uzunları ikiye böl ya da okurun onsuz da anlayacağını çıkar.',
    'No verb opens more than two bullets, and no two bullets are alike.':
      'Hiçbir eylem ikiden çok maddeyi açmıyor ve hiçbir iki madde aynı değil.',
    'No two bullets are alike.': 'Hiçbir iki madde aynı değil.',
    'Use another verb that says more closely what you did, and keep the better of two bullets that are alike.':
      'Yaptığını daha iyi anlatan başka bir eylem kullan; birbirine benzeyen iki maddenin iyisini bırak.',
    'There are no bullets under jobs or projects to look at.': 'İşlerin ya da projelerin altında bakılacak madde yok.',
    'Write what you did as bullets under each job or project. If they are there and were not read, correct it on your resume page.':
      'Yaptıklarını her işin ya da projenin altına maddeler hâlinde yaz. Varsa ve okunmadıysa özgeçmiş sayfanda düzelt.',
    'This rule knows English words only, so it is not judged in this language.':
      'Bu kural yalnızca İngilizce sözcükleri bilir; bu yüzden bu dilde yargılamaz.',
    'No date was found beside a job, a school or a project.':
      'Bir işin, okulun ya da projenin yanında tarih bulunamadı.',
    'Give each its months: Mar 2021 – Jun 2023.': 'Her birine aylarını ver: Mar 2021 – Haz 2023.',
    'No dates of jobs or schools were read.': 'İşlerin ya da okulların tarihi okunamadı.',
    'Give each job and school its dates.': 'Her işe ve okula tarihini ver.',
    'Dates end after they start, none lies in the future, the newest comes first, and no gap is longer than six months.':
      'Bitişler başlangıçtan sonra, hiçbiri gelecekte değil, en yeni en üstte ve hiçbir boşluk altı aydan uzun değil.',
    'No words that everybody uses of themselves.': 'Herkesin kendisi için kullandığı sözler yok.',
    'Show it instead: not “team player” but what the team did with you.':
      'Bunun yerine göster: “takım oyuncusu” değil, takımın seninle ne yaptığı.',
    'Told without “I”, “me” and “my”.': '“I”, “me” ve “my” olmadan anlatılmış.',
    'Drop the pronoun and begin with the verb: “Built the…”.': 'Zamiri at ve eylemle başla: “Built the…”.',
    'There are no sentences to look at.': 'Bakılacak cümle yok.',
    'Write a summary, and what you did in each job or project.':
      'Bir özet yaz; her işte ya da projede ne yaptığını da.',
    'Say who did it: not “was built by the team” but “built with the team”.':
      'Kimin yaptığını söyle: “ekip tarafından kuruldu” değil, “ekiple kurdum”.',
    'Part long sentences in two.': 'Uzun cümleleri ikiye böl.',
    'Say who did it: not “was built by the team” but “built with the team”. Part long sentences in two.':
      'Kimin yaptığını söyle: “ekip tarafından kuruldu” değil, “ekiple kurdum”. Uzun cümleleri ikiye böl.',
    'Answer the seven questions to name your dream role; then the resume is compared with it.':
      'Hayalindeki rolü söylemek için yedi soruyu yanıtla; özgeçmiş o zaman onunla karşılaştırılır.',
    'Name what you have and did not write down, where you used it. Learn the rest in the order of your learning path. A low match is normal at the start.':
      'Sende olup yazmadıklarını, kullandığın yerde adlandır. Gerisini öğrenme yolundaki sırayla öğren. Başta düşük bir uygunluk olağandır.',
    'No skills are listed.': 'Hiç beceri listelenmemiş.',
    'List the tools and methods you can work with under a heading of their own.':
      'Çalışabildiğin araçları ve yöntemleri kendi başlığı altında listele.',
    'No job or project tells where the skills were used.':
      'Becerilerin nerede kullanıldığını anlatan bir iş ya da proje yok.',
    'Describe a job or a project, and name the tools you used in it.':
      'Bir işi ya da projeyi anlat ve orada kullandığın araçları adlandır.',
    'Name a skill in the bullet that tells what you did with it. Take out what you would not want to be asked about.':
      'Bir beceriyi, onunla ne yaptığını anlatan maddede adlandır. Sana sorulmasını istemediğini çıkar.',
  }),
  [
    /^The text can be read: (\d+) words, (\d+)% of the characters are letters\.$/,
    (words, share) => `Metin okunabiliyor: ${words} sözcük, karakterlerin %${share} kadarı harf.`,
  ],
  [
    /^A program finds too little text in this file: (.+)\.$/,
    (faults = '') => `Bir program bu dosyada çok az metin buluyor: ${faults.split(', ').map(fault).join(', ')}.`,
  ],
  [
    /^(\d+% of the (?:printed )?lines have .+?)(: under 30%, as it should be)?\.$/,
    (measured = '', good) => `${columns(measured)}${good ? ': olması gerektiği gibi %30’un altında' : ''}.`,
  ],
  [
    /^(\d+) characters? of (\d+) cannot be read or seen: too few to matter\.$/,
    (some, all) => `${all} karakterden ${some} tanesi okunamıyor ya da görünmüyor: önemsenmeyecek kadar az.`,
  ],
  [
    /^(\d+) characters? of (\d+) \(([\d.]+)%\) cannot be read or have no shape\.$/,
    (some, all, share = '') =>
      `${all} karakterden ${some} tanesi (%${share.replace('.', ',')}) okunamıyor ya da biçimi yok.`,
  ],
  [
    /^(\d+ (?:letters or digits cannot be seen|lines? reads? like).+)\.$/i,
    (parts = '') => `${parts.split('; ').map(hiddenPart).join('; ')}.`,
  ],
  [/^(\d+) pages?\.$/, (pages) => `${pages} sayfa.`],
  [/^“(.+)” is not a complete address\.$/u, (address) => `“${address}” tam bir adres değil.`],
  [
    /^“(.+)” reads as a joke to somebody who does not know you\.$/u,
    (address) => `“${address}” seni tanımayan birine şaka gibi gelir.`,
  ],
  [/^There is more than one address: (.+)\.$/u, (addresses) => `Birden çok adres var: ${list(addresses)}.`],
  [/^One valid address: (.+)\.$/u, (address) => `Geçerli tek bir adres: ${address}.`],
  [/^A phone number of (\d+) digits\.$/, (digits) => `${digits} rakamlı bir telefon numarası.`],
  [
    /^“(.+)” has (\d+) digits; a number has 9 to 15\.$/u,
    (phone, digits) => `“${phone}” ${digits} rakamlı; bir numara 9 ile 15 arası rakamdan oluşur.`,
  ],
  [/^LinkedIn and (.+) are given\.$/u, (work) => `LinkedIn ve ${work} verilmiş.`],
  [
    /^Who hires for (.+) looks at work\. Add the address as text, not behind an icon alone\.$/u,
    (title) =>
      `${named(title)} için işe alanlar yapılan işe bakar. Adresi yalnızca bir simgenin arkasında değil, metin olarak ekle.`,
  ],
  [/^Not found: (.+)\.$/u, (names) => `Bulunamadı: ${list(names, MISSING)}.`],
  [/^It states (.+)\.$/u, (names) => `İçinde şunlar var: ${list(names, PRIVATE)}.`],
  [
    /^(\d+) of (\d+) headings? (?:is a standard one|are standard ones)\.$/,
    (some, all) => `${all} başlıktan ${some} tanesi alışılmış olanlardan.`,
  ],
  [/^A summary of (\d+) words\.$/, (words) => `${words} sözcüklük bir özet.`],
  [/^The summary has (\d+) words; 25 to 80 are read\.$/, (words) => `Özet ${words} sözcük; 25 ile 80 arası okunur.`],
  [/^(\d+) words\.$/, (words) => `${words} sözcük.`],
  [/^(\d+) words: little to judge you by\.$/, (words) => `${words} sözcük: seni tanımak için az.`],
  [/^(\d+) words: more than is read\.$/, (words) => `${words} sözcük: okunandan fazla.`],
  [
    /^The latest (?:(\d+) )?jobs? (?:has|have) three to six bullets each\.$/,
    (jobs) => (jobs ? `Son ${jobs} işin her birinde üç ile altı madde var.` : 'Son işte üç ile altı madde var.'),
  ],
  [
    /^(.+); three to six are read\.$/u,
    (odd = '') =>
      `${odd
        .replaceAll(/ has none(?=,| and |$)/g, ': hiç yok')
        .replaceAll(/ has (\d+)(?=,| and |$)/g, ': $1')
        .replaceAll(' and ', ' ve ')}; üç ile altı madde okunur.`,
  ],
  [
    /^(\d+)% of (\d+) bullets? open with an action verb\.$/,
    (share, all) => `${all} maddenin %${share} kadarı bir eylem söylüyor.`,
  ],
  [
    /^(\d+) of (\d+) bullets? (?:has|have) a figure \(years and versions do not count\)\.$/,
    (some, all) => `${all} maddenin ${some} tanesinde rakam var (yıllar ve sürümler sayılmaz).`,
  ],
  [/^(\d+) bullets? opens? weakly: (.+)\.$/u, (some, said) => `${some} madde zayıf kurulmuş: ${list(said)}.`],
  [
    /^(\d+) of (\d+) bullets? (?:has|have) 8 to 28 words(?: \((.+)\))?\.$/,
    (some, all, rest) =>
      `${all} maddenin ${some} tanesi 8 ile 28 arası sözcük${rest ? ` (${rest.replace(/(\d+) shorter/, '$1 daha kısa').replace(/(\d+) longer/, '$1 daha uzun')})` : ''}.`,
  ],
  [
    /^((?:“[^”]+” opens \d+ bullets|\d+ bullets? says? nearly).*)\.$/iu,
    (said = '') => `${said.split('; ').map(repeated).join('; ')}.`,
  ],
  [
    /^(\d+) of (\d+) dates? (?:is|are) written alike \(as in (.+)\)\.$/u,
    (some, all, format) => `${all} tarihin ${some} tanesi aynı biçimde yazılmış (${format} gibi).`,
  ],
  [
    /^Dates are written in (\d+) ways: (.+)\.$/u,
    (ways, said = '') =>
      `Tarihler ${ways} ayrı biçimde yazılmış: ${list(said.replaceAll(/(\d+) like ([^,]+?)(?=,| and |$)/gu, '$2 gibi $1 tane'))}.`,
  ],
  [/^Write all of them like (.+)\.$/u, (format) => `Hepsini ${format} gibi yaz.`],
  [
    /^((?:.+ (?:ends before it starts|lies in the future|stands below an older job)|before .+ are unexplained)(?:; .+)*)\.$/iu,
    (said = '') => `${said.split('; ').map(dated).join('; ')}.`,
  ],
  [/^(\d+) words? that everybody uses: (.+)\.$/u, (some, said) => `Herkesin kullandığı ${some} söz: ${list(said)}.`],
  [
    /^“I”, “me” or “my” stands? (?:once|(\d+) times)\.$/u,
    (times) => `“I”, “me” ya da “my” ${times ?? '1'} kez geçiyor.`,
  ],
  [
    /^(\d+)% of (\d+) sentences? (?:is|are) in the passive; the mean length is (\d+) words\.$/,
    (share, all, mean) => `${all} cümlenin %${share} kadarı edilgen; ortalama uzunluk ${mean} sözcük.`,
  ],
  [
    /^This resume alone shows (\d+)% of what (.+?) asks for\.(?: Not found: (.+)\.)?$/u,
    (share, title, missing) =>
      `Bu özgeçmiş tek başına ${named(title)} rolünün istediklerinin %${share} kadarını gösteriyor.${missing ? ` Bulunamayanlar: ${namedList(missing)}.` : ''}`,
  ],
  [
    /^(\d+) of (\d+) listed skills? known here \((\d+)%\) also stands? in a job or project\.(?: Not seen there: (.+?)( and others)?\.)?$/u,
    (some, all, share, unseen, more) =>
      `Burada bilinen ${all} becerinin ${some} tanesi (%${share}) bir işte ya da projede de geçiyor.${unseen ? ` Orada görülmeyenler: ${more ? `${unseen} ve başkaları` : list(unseen)}.` : ''}`,
  ],
]

/** Advice of several sentences, each of them known. */
const DATE_FIXES: readonly [string, string][] = [
  [
    'Correct the date, or on your resume page if it was read wrongly.',
    'Tarihi düzelt; yanlış okunduysa özgeçmiş sayfanda düzelt.',
  ],
  ['Put the newest job first.', 'En yeni işi en üste koy.'],
  [
    'Say in a line what you did in between (studying, caring, travelling, looking): a named gap is rarely held against anyone.',
    'Arada ne yaptığını bir satırla söyle (okumak, bakım, seyahat, iş aramak): adı konmuş bir boşluk nadiren kimsenin aleyhine olur.',
  ],
]
const some = DATE_FIXES.map(([english]) => escaped(english)).join('|')
checkSentences.push([
  new RegExp(`^((?:${some})(?: (?:${some}))*)$`, 'u'),
  (advice = '') => DATE_FIXES.reduce((text, [english, turkish]) => text.replace(english, turkish), advice),
])
