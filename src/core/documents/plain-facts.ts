import { must } from '#core/must.ts'
import { headStance } from '#core/skills/head-stance.ts'
import { indexTerms, matchTerms, type TermMatch } from '#core/skills/term-index.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { TAKEN_BACK } from '#core/skills/distance.ts'
import { tokenise, type Token } from '#core/skills/tokens.ts'
import { saysRanOut } from '#core/resume/parse/sections/certificate-standing.ts'
import { isOver } from '#core/time.ts'
import type { NamedFact, ProfileEntry } from './profile.ts'
import { withVersions } from './with-versions.ts'

/** Words of how well one knows a thing, none of which says that one does not. */
const LEVEL =
  /^(?:advanced|expert|proficient|fluent|intermediate|professional|senior|strong|solid|good|very|excellent|deep|working|hands-on|knowledge|skills?|experience|level|fortgeschritten\p{L}*|experte|sehr|gute?|fließend|kenntnisse|vertieft|ileri|orta|iyi|çok|uzman|düzey\p{L}*|seviye\p{L}*|avancée?|bon(?:ne)?|courant|confirmée?|maîtrise|niveau|très|avanzado|alto|experto|medio|nivel|bueno|muy)$/u
const SMALL = /^(?:and|or|of|in|with|und|mit|in|ve|ile|et|de|en|y|con|the|for|für|i|e)$/u
/** What a thing is, which says no more than its name. */
const KIND =
  /^(?:programming|programlama|programmierung|programmation|programación|development|language|dili|sprache|scripting|database|databases|framework|library|platform|tools?|suite|cloud|server|web|apps?|api|apis|scripts?|queries|containers?|images?|clusters?|services?|pipelines?|design|ecosystem|stack|basics?|firewalls?|switch(?:es)?|routers?|güvenlik|duvar(?:ı|ları)|pare-feux?|cortafuegos)$/u
const DURATION =
  /^(?:years?|yrs?|months?|jahren?|monaten?|yıl\p{L}*|ay|ans?|années?|mois|años?|meses|experience|erfahrung|deneyim\p{L}*|expérience|experiencia)$/u

const restOf = (tokens: readonly Token[], matches: readonly TermMatch[]) =>
  tokens.filter((_, at) => !matches.some(({ from, to }) => at >= from && at < to))

/** 'SQL (SELECT, JOIN)' says more of it, in its own signs. */
const isSign = (text: string) =>
  /^[A-Z]{2,}$/.test(text) && !/^(?:NO|NOT|NON|NICHT|KEIN|YOK|NONE|TBD|TODO|NA)$/.test(text)

const isPlainWord = ({ key, text }: Token) =>
  isSign(text) ||
  LEVEL.test(key) ||
  SMALL.test(key) ||
  KIND.test(key) ||
  DURATION.test(key) ||
  /^v?\d+(?:[.,]\d+)*\+?$|^es\d+$/.test(key)

/** A figure of nothing, or one of five on a scale, is no level. */
const NOTHING = /(?<![\d.,])0+(?![\d.,])|(?<!\d)\d{1,2}\s*\/\s*\d{1,2}(?!\d)/

/** The skills that an item of a list names and says nothing else of but how well, how long and in which version they are known. */
export function plainlyListed({ name, detail }: NamedFact, skills: SkillTerm[]): TermMatch[] {
  const isPlainDetail = tokenise(detail).every(isPlainWord) && !NOTHING.test(detail)
  if (!isPlainDetail || headStance(`${name}:`) !== null || TAKEN_BACK.test(name)) return []
  const [label, items] = /^([^:]{1,40}):\s+(.+)$/.exec(name)?.slice(1) ?? ['', name]
  if (headStance(`${label}:`) !== null) return []
  return partsOf(items ?? '').flatMap((part) => {
    const tokens = tokenise(part)
    const matches = matchTerms(tokens, part, indexTerms(skills))
    return restOf(tokens, matches).every(isPlainWord) && !NOTHING.test(part)
      ? matches.map((one) => withVersions(one, part, must(tokens[one.to - 1]).end))
      : []
  })
}

/** Commas part an item outside of brackets, but no version from those before it; what stands in brackets belongs to what it stands behind. */
const partsOf = (items: string): string[] => items.split(/[,;](?!\s*\d[\d.]*\s*(?:[,;]|$))(?![^(]*\))/)

/** What a certificate's name may carry beside it: its grade, its number, and that it is one. */
const CERTIFICATE =
  /^(?:certifi(?:ed|cate|cates|cation|cations|é|ée|cat)|zertifi(?:kat|zierung|ziert\p{L}*)|sertifika\p{L}*|certificad[oa]|certificación|associate|professional|practitioner|foundation|fundamentals|advanced|expert|specialty|speciality|level|stufe|niveau|nivel|grade|passed|earned|completed|bestanden|obtenue?|aprobado|alındı|issued|no|nr|id|by|from|via|von|par|por|credential|license|official|i|ii|iii|iv)$/u
const ISSUERS =
  /^(?:aws|amazon|microsoft|google|oracle|cisco|comptia|pmi|cncf|istqb|isc2|isc|isaca|axelos|peoplecert|scrum\.org|scrum|alliance|linux|foundation|lf|hashicorp|red|hat|redhat|ibm|sap|salesforce|vmware|ec-council|council|ec|giac|sans|offensive|security|coursera|udemy|edx|udacity|ihk|tüv|exin|kubernetes|azure|cloud|databricks|snowflake|mongodb|nvidia|meta|adobe|atlassian|github|docker)$/u
/** A course, a way to it or an attempt has the name of a certificate and is none; nor is what has lapsed. */
const IS_NONE =
  /(?<!\p{L})(?:course|kurs\p{L}*|cours|curso|prep\p{L}*|vorbereit\p{L}*|hazırlık|prépa\p{L}*|preparación|mock|practice|test|exam|sınav\p{L}*|prüfung\p{L}*|examen|resit|retake|study|group|training|lehrgang|eğitim\p{L}*|formation|expired|abgelaufen|süresi|expirée?|caducad[oa]|lapsed|failed|pending|applied|enrolled|registered|in|en|im)(?!\p{L})/iu

/** Whether a certificate is held on a day and its name carries nothing but the name. */
export function isHeldCertificate(certificate: NamedFact, matches: readonly TermMatch[], asOf: string): boolean {
  const { name, detail, date, state } = certificate
  if (state !== undefined && state !== 'finished') return false
  if (hasRunOut(certificate, asOf)) return false
  if (isAhead(date, asOf) || (name.match(/(?:19|20)\d\d/g) ?? []).some((year) => year > asOf.slice(0, 4))) return false
  // '2018–2021' is how long it held, and 'CKA?' is a question
  const [, until] = /(?:19|20)\d\d\s*[-–]\s*((?:19|20)\d\d)/.exec(`${detail} ${name}`) ?? []
  if ((until !== undefined && until < asOf.slice(0, 4)) || /[?¿]/.test(name + detail)) return false
  const issuer = tokenise(detail)
  const rest = restOf(tokenise(name), matches)
  const known = new Set(issuer.map(({ key }) => key))
  const isPlainIssuer =
    !TAKEN_BACK.test(detail) &&
    !IS_NONE.test(detail) &&
    issuer.every(({ text, key }) => /^[\p{Lu}\d]/u.test(text) || SMALL.test(key) || ISSUERS.test(key))
  return (
    isPlainIssuer &&
    rest.every(
      ({ key, text }) =>
        CERTIFICATE.test(key) || ISSUERS.test(key) || SMALL.test(key) || known.has(key) || /\d/.test(text),
    )
  )
}

/** Whether a certificate holds no more on a day: its last month or year is over, or its name says so. */
export const hasRunOut = ({ name, end }: NamedFact, asOf: string): boolean => isOver(end, asOf) || saysRanOut(name)

/** Whether a date is after the month of a letter. */
export const isAhead = (date: string, asOf: string) =>
  date !== '' && date !== 'present' && date > asOf.slice(0, date.length)

/** A job or project that has begun. */
export const hasBegun = ({ start }: Pick<ProfileEntry, 'start'>, asOf: string) => !isAhead(start, asOf)

/** 'Offer declined', 'Left after an hour': there was no such work. */
const NEVER_TAKEN_UP = new RegExp(
  [
    String.raw`^(?:offer|position|job|contract|angebot|stelle|teklif|offre|oferta)\p{L}* (?:\p{L}+ )?(?:declined|rejected|refused|withdrawn|cancelled|turned down|abgelehnt|zurückgezogen|reddedildi|refusée?|rechazada)`,
    String.raw`^(?:declined|turned down|never started|did not start|nicht angetreten|reddettim|başlamadım)`,
    String.raw`(?:left|quit) after (?:an?|one|two) (?:hour|day|week)s?|nach (?:einer|einem|zwei) (?:stunden?|tag(?:en)?|wochen?) (?:gegangen|gekündigt|verlassen)|(?:bir|iki) (?:saat|gün|hafta) sonra ayrıldım`,
  ].join('|'),
  'iu',
)

/** A job that was not taken up, or left at once, shows nothing by its title. */
export const isTakenUp = ({ bullets }: Pick<ProfileEntry, 'bullets'>): boolean =>
  !bullets.some(({ text }) => NEVER_TAKEN_UP.test(text.trim()))

/** 'Senior Python Developer' works with Python; what is more than such a title says more, or of somebody else. */
const OF_TITLE =
  /^(?:senior|junior|lead|principal|staff|mid|level|full|stack|software|web|back|front|end|backend|frontend|cloud|data|platform|systems?|application|applications|mobile|und|and|ve|sr|jr)$/u
const DOES =
  /^(?:engineer|developer|programmer|administrator|admin|architect|entwickler(?:in)?|administrator(?:in)?|architekt(?:in)?|programmierer(?:in)?|ingenieur(?:in)?|geliştirici(?:si)?|mühendisi|yöneticisi|développeu(?:r|se)|ingénieure?|desarrollador(?:a)?|ingenier[oa])$/u

export function namedByTitle(title: string, skills: SkillTerm[]): TermMatch[] {
  const tokens = tokenise(title)
  const matches = matchTerms(tokens, title, indexTerms(skills))
  const isPlain =
    tokens.some(({ key }) => DOES.test(key)) &&
    restOf(tokens, matches).every(({ key }) => OF_TITLE.test(key) || DOES.test(key))
  return isPlain && !/[,()–:]/.test(title) ? matches : []
}
