import { must } from '#core/must.ts'
import { companyScore } from '#core/resume/parse/words/organisation-words.ts'
import { titleScore } from '#core/resume/parse/words/title-words.ts'
import { fold } from '../fold.ts'
import { remembered } from '#core/text/remembered.ts'
import { namesTrade } from './trade-words.ts'

const GENDER =
  /\s*[([]\s*(?:(?:all|alle|any)\s+(?:genders?|geschlechter)|gn|(?:[mwfdxhignk]|div\.?|gn)(?:\s*[/|,*]\s*(?:[mwfdxhignk]|div\.?|gn)\*?){1,4}|[HhFfMm]\s?[-/]\s?[HhFfMmXx])\s*[)\]]|\s+[HF]\s?\/\s?[FH](?![\p{L}])|\s+(?:k\/m|m\/k|m\/w\/d|w\/m\/d|f\/m\/d|m\/f\/d|m\/f\/x|f\/m\/x|d\/m\/w|m\/f|f\/m)(?![\p{L}])/giu
/** More words for jobs than resumes name, folded: what adverts look for. */
const MORE_TITLES =
  /\b(?:dev|devs|swe|werkstudent\w*|working student|becari[oa]|alternante?|elemani|uzmani?|ejecutiv[oa] de (?:cuentas?|ventas)|gelistirici\w*|pflegefachkraft|fachkraft|referent\w*|(?:\p{L}+)entwickler\*?in|testautomatisierer\w*|\p{L}+isierer\w*|\p{L}+(?:ierer|entwickler|berater|techniker|administrator|ingenieur|leiter)(?::in|\*in|_in|in)?|ingenieur\p{P}?e?|developpeur\p{P}?\w*|desarrollador\w*|tecnic[oa]|administrateur\P{L}?\w*|teamleitung|leitung|product owner|scrum master|nurse|clerk|manager|engineer\w*|tech lead|sysadmin|traineeship|internship|stage|praktikum|ausbildung|support|analista)\b/u

/** How much a text looks like the title of a vacancy, 0 to 3. */
export const vacancyScore = remembered(scoreOf)

function scoreOf(text: string): number {
  const bare = withoutGender(text)
  if (bare.length > 110 || bare.split(/\s+/).length > 14) return 0
  // parts after a dash or in brackets say more of the job than what it is
  const head = must(bare.split(/\s[–—|·•]\s|\s-\s|\s?\(/)[0])
  const score = Math.max(titleScore(bare), titleScore(head), titleScore(must(head.split(/,\s/)[0])))
  if (score >= 2) return score + (hasGender(text) ? 1 : 0)
  if (hasGender(text)) return 3
  const folded = fold(head)
  return MORE_TITLES.test(folded) || (namesTrade(folded) && looksLikeCompany(text) < 1) ? 2 : 0
}

/** Many times a title; what goes on behind it is none. */
const LONGEST_TITLE = 1_000
export const hasGender = (text: string) => new RegExp(GENDER.source, 'iu').test(text.slice(0, LONGEST_TITLE))
export const withoutGender = (text: string) =>
  text.slice(0, LONGEST_TITLE).replaceAll(GENDER, ' ').replaceAll(/\s+/g, ' ').trim()

const NOISE_BEFORE =
  /^(?:(?:job application for|apply (?:now )?(?:for|to)(?: the)?|(?:we(?:['’]re| are) |currently )*(?:hiring|looking for|seeking|searching for)(?: an?| our (?:next|first))?:?|(?:now |urgent(?:ly)? |immediate )?hiring(?: now)?:?(?: an?)?|wanted:?|vacancy:?|job(?: title| opening| vacancy)?:|position:|role:|title:|stellenangebot:?|opportunity:|opening:|vaga(?: de emprego)?(?: para| de)?:?|procura-se|contrata-se|(?:si )?cercasi|si cerca|ricerca:|vacature:?|gezocht:?|wij zoeken(?: een)?|se necesita|se precisa|poste à pourvoir\s?:?|stellenausschreibung:?|stellenanzeige:?|wir suchen(?: (?:dich|sie|verstärkung)!| dich als| sie als| eine?n?(?:\/\p{L}+)?)?:?|gesucht:?|verstarkung gesucht:?|verstärkung gesucht:?|iş ilanı:?|aranıyor:?|(?:ilk|ikinci|üçüncü|dördüncü|yeni)(?=\s\p{L})|offre d['’]emploi\s?:?|(?:(?:on|nous) )?(?:recrut(?:e|ement|ons)|recherch(?:e|ons)|cherch(?:e|ons))\s?:?(?:\s(?:notre|une?|des|1(?:er|ère|re)\S*|premi\S+|prochain\S*|futur\S*|nouve\S+)(?=\s))*|oferta(?: de (?:empleo|trabajo))?:?|se busca:?|buscamos(?:\s(?:a|un[ao]?|nuestr[ao]|primer[ao]?))*:?|un(?:[·.•]e|\(e\)|e)|(?:contract|permanent|temp(?:orary)?|interim|freelance) ?(?:role|position)?:|(?:position|stelle|job) als|eine?n?(?:[/:*](?:n|e|en|einen?))?(?=\s\p{Lu})|open (?:role|position):|subject:|betreff:|objet\s?:|konu:|asunto:|oggetto:|new:|fwd?:|re:|aw:)\s+)+/iu
/** '(12 mth FTC)': how long, not what. */
const TERM =
  /\s*\([^()]*(?:\d+[ -]?(?:months?|mths?|weeks?|monate|mois|meses|mesi|maanden|ay\b)|\bftc\b|fixed[- ]term|maternity cover|elternzeitvertretung)[^()]*\)/iu
const NOISE_AFTER =
  /\s+(?:wanted|needed|required|gesucht|arkadaş(?:lar)?(?:[ıi]m[ıi]z)?[ıiae]?|ar[ıI]yoruz|aran[ıI]yor|al[ıI]nacak(?:t[ıI]r)?|recherché\(?e?\)?|se busca|\(job\)|[–-] job (?:description|advert|posting)|(?:[iİ]ş )?[iİ]lan[ıI]|[–-] stellen(?:anzeige|ausschreibung))[!.]*$/iu

/** ', unbefristet, Vollzeit.': how one is employed. */
const TERMS_AFTER =
  /\s+(?:in|à|en)\s+(?:(?:voll|teil)zeit|temps (?:plein|partiel)|tiempo completo|jornada completa)(?:\s*(?:oder|und|\/|ou|o)\s*(?:voll|teil|temps |à temps )?(?:zeit|plein|partiel|completo))?[\s.]*$|(?:\s*[,|·/–-]\s*(?:(?:un)?befristet|festanstellung|vollzeit|teilzeit|full[- ]?time|part[- ]?time|permanent|fixed[- ]term|contract|temporary|freelance|cdi|cdd|temps (?:plein|partiel)|tiempo completo|jornada completa|indefinido|tam zaman[lL][ıI]|yar[ıI] zaman[lL][ıI]|fulltime|parttime))+[\s.]*$/iu

/** The title without pictures, 'We are hiring', prices, places and gender marks that stand around it; its own brackets stay. */
export function cleanTitle(text: string): string {
  return (
    withoutGender(text)
      .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^\[[^\]]{2,60}\]\s*/, '')
      .replace(NOISE_BEFORE, '')
      .replace(/^[^:!?]{6,60}[^\s:!?][:!]\s+(?=\S)/u, (lead, at: number, whole: string) =>
        vacancyScore(lead) < 2 && vacancyScore(whole.slice(at + lead.length)) >= 2 ? '' : lead,
      )
      .replace(TERM, '')
      .replace(/^\[[^\]]{2,60}\]\s*|^[^!]{4,60}!{2,}\s+(?=\p{Lu})/u, '')
      .replace(/\s*\((?:ref|id|job|kennziffer|réf)\b[^)]{1,30}\)$/iu, '')
      .replace(
        /\s[–-]\s(?:\d{1,2}|three|six|nine|twelve|sechs|zwölf|douze|seis|doce|altı)[ -]?(?:months?|monate|mois|meses|ay)$/iu,
        '',
      )
      // 'X A.Ş. olarak e-ticaret ekibimize FRONTEND GELİŞTİRİCİ'
      .replace(/^.{2,90}\s(?:ekibimize|ekibine|bünyemize|bünyesine|bünyesinde|kadromuza|firmamıza)\s+(?=\p{Lu})/u, '')
      .replace(
        /^[\p{Lu}\d][^:!?]{1,60}?\s(?:sucht|suchen|recrute|recherche|busca|necesita|seeks|is hiring|is looking for|is recruiting|arıyor)(?!\p{L})(?:\s(?:ab sofort|zum nächstmöglichen Zeitpunkt|für \p{L}+|in \p{Lu}\p{L}+|an?|un\(e\)|un[·.•/]e|un\/una|une?|una|eine?n?(?:\/\p{L})?))*\s*:?\s*(?=\p{L})/u,
        (lead, at: number, whole: string) => {
          const rest = whole.slice(at + lead.length)
          return /^\p{Lu}/u.test(rest) || vacancyScore(rest) >= 2 ? '' : lead
        },
      )
      // '(32-40 uur)', '(80 %)', ', 80-100 %': how much, not what
      .replace(
        /[\s,–-]*\(?(?:\d{1,3}\s?(?:[-–à]|bis|to|tot)\s?)?\d{1,3}\s?(?:%|(?:hours?|hrs|h|uur|Std\.?|Stunden|heures|horas|ore)(?:\s?\/\s?(?:week|wk|Woche|semaine))?)\)?$/iu,
        '',
      )
      .replace(/\s+in\s+(?:Voll-?|Teilzeit|Vollzeit)(?:\s+(?:oder|und|\/)\s+Teilzeit)?$/iu, '')
      .replace(TERMS_AFTER, '')
      // 'Python Developer (full time', where the sentence was cut at a comma
      .replace(/\s*\([^()]*$/u, '')
      .replace(NOISE_AFTER, '')
      .replace(/^["“„'«*_#\s-]+|["”“'»*_\s:!–—|,;-]+$/gu, '')
      .trim()
  )
}

export const looksLikeCompany = (text: string) =>
  companyScore(text) + (/\b(?:PartG|mbB|eG|gGmbH|KdöR|AdöR|e\.\s?K\.|S\.?\s?Coop)(?![\p{L}])/u.test(text) ? 2 : 0)
