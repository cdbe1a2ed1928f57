import type { TitleFamily } from '#core/career/catalogue/catalogue-types.ts'
import { fieldsNamed } from '#core/career/catalogue/work-fields.ts'
import { must } from '#core/must.ts'
import { oncePer } from '#core/once-per.ts'
import { withoutHat, withPlainI } from '#core/text/turkish-letters.ts'

/** What a job's title says: the families of work it belongs to, and how far along somebody with it is. */
export type ReadTitle = { families: string[]; rank: TitleRank; isBeside: boolean }

/** `trainee` covers interns and apprentices. */
export type TitleRank = 'trainee' | 'junior' | 'plain' | 'senior'

/** A job by what its title says, how long it lasted and how long ago it ended, in months. */
export type Job = {
  title: string
  families: string[]
  rank: TitleRank
  months: number
  monthsSince: number
  /** Led those who do the work, and nothing of the work itself is described. */
  isHandsOff?: boolean
  /** Work on a project of one's own, beside or instead of a job. */
  isOwnTime?: boolean
  /** Skills of the trade that its own lines show, for work whose title says little. */
  shows?: ReadonlySet<string>
  /** Some line says what was done. */
  isDescribed?: boolean
  /** Its title names work of another kind: 'Bookseller'. */
  saysOther?: boolean
}

const MANAGING =
  /\b(?:manager\w*|director|head of|head|vp|vice president|chief|leiter\w*|leitung|direktor\w*|müdür\w*|yöneticisi|directeur|directrice|responsable|jefe|jefa|gerente)\b/iu

/** Whether a title is that of somebody who leads others rather than does the work. */
export const isManaging = (title: string) => MANAGING.test(title.slice(0, LONGEST_TITLE))

/**
 * Who finds, sells to or plans for those who do the work knows its words and not the work: 'Technical recruiter, software
 * engineering', 'Cloud sales', 'Software project manager', 'business developer'.
 */
const BESIDE =
  /\b(?:recruit\w*|sourcer|headhunter|talent|sales(?! (?:engineer|analyst|developer|data))|account (?:executive|director)|(?<!technical )account manager|vertrieb\w*|verkäufer\w*|verkauf|satış\w*|vente|ventes|commercial\w*|vendedor\w*|ventas|comercial|buyer|procurement|einkäufer\w*|(?:business|property|real estate|land|curriculum|community|leadership) develop\w*|(?:projekt|personal|produkt|organisations|geschäfts|stadt|standort|regional|schul|unterrichts|rezept)entwickl\w*|(?:project|programme?|delivery|change|office) (?:manager|coordinator|lead)|projekt(?:leit|manage|koordin)\w*|chef\w* de projet|jef[ea] de proyecto|proje yönetici\w*|journalist\w*|network marketing)\b/iu
/** The family of those who plan the work. */
const FAMILIES_BESIDE = new Set(['product'])

/** Words of technical work that do not say which: 'Contract engineer', 'IT specialist II'. */
const TECHNICAL =
  /\b(?:engineer\w*|ingenieur\w*|ingénieure?|ingenier\w*|mühendis\w*|develop\w*|entwickl\w*|program\w*|technic\w*|technik\w*|techniq\w*|técnic[oa]|teknik\w*|tekni\w*|technolog\w*|tecnolog\w*|it|ict|edv|tic|ti|\w*informati\w*|dev|bilgi işlem|bilişim|computer\w*|software\w*|yazılım\w*|systems?|system\w*|systèmes?|sistem\w*|data|daten|données|datos|veri|web|digital\w*|dijital|numérique|online|cloud|networks?|networking|netzwerk\w*|analy\w*|architect\w*|administrator\w*|tester\w*|cto|research\w*|scientist|tech|platforms?|infra\w*|back-?end|front-?end|full-?stack|mobile|servers?|help-?desk|support|ops|automati\w*|automation|telecom\w*|telekom\w*|statist\w*|simulat\w*|model(?:l?er|ling)|cod(?:e|es|er|ing)|coder\w*|hacker|html|apps?|ai|ml|ki|crm|erp|mis|hmi|ux|ui|databases?|datenbank\w*|cyber\w*|siber|devops|sre|qa|soc|noc|bi|robot\w*|\w*design\w*|\w*gestalt\w*|tasarım\w*|svilupp\w*|desenvolv\w*|ontwikkel\w*|utveckl\w*|ingegner\w*|engenheir\w*)\b/iu

/** Words that say how somebody is employed, how far along or that they teach, and not what: 'Freelancer', 'Assistant manager'. */
const SAYS_NO_WORK =
  /^(?:freelanc\p{L}*|independent|self|employed|contract\p{L}*|consult\p{L}*|founder|co|owner|partner|member|staff|employee|associate|assistant|manager|lead|head|chief|officer|specialist|expert|executive|professional|senior|junior|principal|graduate|intern\p{L}*|trainee|apprentice|student|volunteer|job|work|team|part|full|time|temp\p{L}*|own|project\p{L}*|trainer|instructor|eğitmen\p{L}*|various|later|then|the|and|for|with|mitarbeiter\p{L}*|selbst\p{L}*|freiberuf\p{L}*|inhaber\p{L}*|gründer\p{L}*|praktik\p{L}*|werkstudent\p{L}*|azubi|auszubildende\p{L}*|berater\p{L}*|projekt\p{L}*|serbest|kurucu\p{L}*|danışman\p{L}*|stajyer|uzman\p{L}*|çalışan\p{L}*|gönüllü|indépendante?|consultante?|stagiaire|autónom[oa]|consultor\p{L}*|becari[oa]|\p{L}{1,2})$/iu

/** Who builds things that are no software: 'Mechanical Engineer', 'Bauingenieurin', 'makine mühendisi', 'Electrician for data cabling'. */
const OTHER_ENGINEER =
  /(?<!(?:ux|ui|ux\/ui|ui\/ux|product|software|web) )\bdesign engineer\w*|\b(?:(?:mechanical|civil|structural|chemical|process|manufacturing|industrial|production|aerospace|aeronautical|automotive|marine|naval|mining|petroleum|geotechnical|environmental|materials?|metallurgical|textile|agricultural|hvac|piping|electrical|packaging) (?:design )?(?:engineer\w*|technician\w*)|(?:bau|maschinenbau|verfahrens|elektro|chemie|umwelt|produktions)(?:ingenieur|techniker)\w*|(?:makine|inşaat|kimya|endüstri|elektrik|çevre|maden|tekstil|gıda|ziraat) mühendis\w*|ingénieure? (?:mécanique|civile?|chimiste|génie civil|production|procédés)|ingenier[oa] (?:civil|mecánic[oa]|industrial|químic[oa]|eléctric[oa])|electricians?|elektriker\w*|électricien\w*|electricist\w*|elektrikçi\w*)(?!\p{L})/iu

/** Whether a title names somebody who builds things that are no software. */
export const isOtherEngineer = (title: string): boolean => OTHER_ENGINEER.test(title.slice(0, LONGEST_TITLE))

/** Whether a title names work that is none of technology, under whatever name; one that says nothing leaves it to its lines. */
export function saysOtherWork(title: string): boolean {
  const own = title.slice(0, LONGEST_TITLE)
  if (isOtherEngineer(own)) return true
  return !TECHNICAL.test(own) && (own.match(/\p{L}+/gu) ?? []).some((word) => !SAYS_NO_WORK.test(word))
}

const LONGEST_TITLE = 200
const MOST_WORDS = 16
const TRAINEE =
  /\b(?:intern|interns|internship|trainee|apprentice\w*|apprenticeship|working student|student assistant|placement|co-op|praktikant\w*|praktikum|werkstudent\w*|auszubildende\w*|azubi|stajyer\w*|staj|çırak|stagiaire|alternant\w*|apprenti\w*|becari[oa]|practicante|prácticas|estagiári[oa]|volunteer|gönüllü|ehrenamt\w*|bénévole|voluntari[oa])\b/iu
const JUNIOR =
  /\b(?:junior|jr|entry[- ]level|graduate|associate|assistant|assistenz|uzman yardımcısı|débutant\w*|auxiliar)\b/iu
const SENIOR =
  /\b(?:senior|sr|lead|principal|staff|head|chief|director|architect|manager|leiter\w*|leitung|chef\w*|kıdemli|baş|yöneticisi|müdür\w*|directeur|responsable|jefe|jefa|líder|expert)\b/iu

/** The families a title belongs to. The longest pattern wins where several want the same words. */
export function readTitle(families: readonly TitleFamily[], title: string): ReadTitle {
  const words = wordsOf(title)
  const taken = new Set<number>()
  const found: string[] = []
  for (const { family, pattern, isFirst } of patternsOf(families)) {
    for (let at = 0; at + pattern.length <= words.length; at += 1) {
      if (!pattern.every((part, offset) => isLike(must(words[at + offset]), part))) continue
      const places = pattern.map((_, offset) => at + offset)
      if (places.some((place) => taken.has(place))) continue
      // an analyst of something is no analyst of data
      if (pattern[0]?.isAlone && words.some((word, place) => place !== at && !SAYS_RANK.test(word))) continue
      const isOfAnother = isFirst && pattern.length === 1 && (taken.has(at - 1) || taken.has(at + 1))
      places.forEach((place) => taken.add(place))
      // 'developer' beside 'front-end' says no more than that
      if (isOfAnother && found.length > 0) continue
      if (!found.includes(family)) found.push(family)
    }
  }
  const isBeside = BESIDE.test(title.slice(0, LONGEST_TITLE))
  const all = found.length > 0 ? found : byField(families, words)
  return {
    families: isBeside ? all.filter((family) => FAMILIES_BESIDE.has(family)) : all,
    rank: rankOf(title.slice(0, LONGEST_TITLE)),
    isBeside,
  }
}

/** Who has a post in a field, whatever the house calls it: 'database officer', 'bulut sorumlusu', 'Datenbankspezialistin'. */
const POST =
  /^(?:officer|executive|specialist|expert|professional|practitioner|coordinator|lead|freelancer?|contractor|maker|coder|engineer|analyst\p{L}?|designer|developer|analista|analyste|ingenier[oa]|ingénieure?|engenheir[oa]|mühendisi?|responsable|chargée?|référente?|spécialiste|experte|indépendante?|consultora?|especialista|encargad[oa]|autónom[oa]|sorumlu(?:su)?|lideri?|yetkilisi|uzmani?|danişmani?)$|(?:spezialist|verantwortlich|beauftragt|betreuer|gestalter|referent|fachkraft)(?:in|e[rn]?)?$/u

/** The family whose field a post is in; none where the words name several. */
function byField(families: readonly TitleFamily[], words: readonly string[]): string[] {
  if (!words.some((word) => POST.test(word))) return []
  const named = families.filter(({ fields = [] }) => fieldParts(fields).some((parts) => isIn(words, parts)))
  return named.length === 1 ? named.map(({ id }) => id) : []
}

const fieldParts = oncePer((fields: readonly string[]) => fields.map((text) => text.split(' ').map(partOf)))

const isIn = (words: readonly string[], parts: readonly Part[]) =>
  words.some((_, at) => parts.every((part, offset) => isLike(words[at + offset] ?? '', part)))

/** With those whose years count for them: who wrote software somewhere has years for a back-end job. */
export function withAlike(families: readonly TitleFamily[], own: readonly string[]): string[] {
  const alike = families.flatMap(({ id, alike: others = [] }) => [
    ...(own.includes(id) ? others : []),
    ...(others.some((other) => own.includes(other)) ? [id] : []),
  ])
  return [...new Set([...own, ...alike])]
}

/**
 * Whose years count: of several titles that an advert names those alone, else the job's own and those alike, and those of the
 * field that the line on years names: a post in security may ask for years in system administration.
 */
export function familiesCounted(families: readonly TitleFamily[], title: string, years: string): string[] {
  const named = / (?:as|als|como) /u.test(years) ? readTitle(families, years).families : []
  if (named.length > 1) return named
  return [...new Set([...withAlike(families, readTitle(families, title).families), ...fieldsNamed(years)])]
}

/** Words that may stand beside a name that counts only where it stands alone. */
const SAYS_RANK =
  /^(?:senior|sr|junior|jr|lead|principal|staff|head|chief|graduate|trainee|assistant|associate|intern|entry|level|[ivx]+|\d|freelance|contract|part|full|time|the|of|and|in|at)\.?$/u

function rankOf(title: string): TitleRank {
  if (TRAINEE.test(title)) return 'trainee'
  if (JUNIOR.test(title)) return 'junior'
  return SENIOR.test(title) ? 'senior' : 'plain'
}

/** Networks of people and not of computers. */
const OF_PEOPLE =
  /(?<!\p{L})(?:social network\p{L}*|sozial\p{L}* netzwerk\p{L}*|(?:redes|réseaux) socia\p{L}+|sosyal ağ\p{L}*)/giu

function wordsOf(title: string): string[] {
  const plain = title
    .slice(0, LONGEST_TITLE)
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .replaceAll(/(?<=\p{Ll})\*?[:_/*]-?in(?:nen)?\b/gu, '')
    .replaceAll(OF_PEOPLE, '')
  return alike(plain.toLowerCase())
    .split(/[\s,;()|–—·&/-]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
}

/** 'İŞ ZEKASI' is 'İş Zekâsı'. */
const alike = (text: string) => withoutHat(withPlainI(text))

type Part = { text: string; isOpenStart: boolean; isOpenEnd: boolean; isAlone: boolean }

function isLike(word: string, { text, isOpenStart, isOpenEnd }: Part): boolean {
  if (isOpenStart && isOpenEnd) return word.includes(text)
  if (isOpenStart) return word.endsWith(text)
  return isOpenEnd ? word.startsWith(text) : word === text
}

type Pattern = { family: string; pattern: Part[]; isFirst: boolean }
const known = new WeakMap<readonly TitleFamily[], Pattern[]>()

/** All patterns, those with more words and letters first; those of the first family, the most general one, after others as long. */
function patternsOf(families: readonly TitleFamily[]): Pattern[] {
  const ready = known.get(families)
  if (ready) return ready
  const list = families
    .flatMap(({ id, patterns }, index) =>
      patterns.map((text) => ({ family: id, isFirst: index === 0, pattern: text.split(/[\s/-]+/).map(partOf), text })),
    )
    .sort(
      (a, b) =>
        b.pattern.length - a.pattern.length || Number(a.isFirst) - Number(b.isFirst) || b.text.length - a.text.length,
    )
    .map(({ family, pattern, isFirst }) => ({ family, pattern, isFirst }))
  known.set(families, list)
  return list
}

function partOf(text: string): Part {
  return {
    text: alike(text.replaceAll(/[*=]/g, '')),
    isAlone: text.startsWith('='),
    isOpenStart: text.startsWith('*'),
    isOpenEnd: text.endsWith('*'),
  }
}
