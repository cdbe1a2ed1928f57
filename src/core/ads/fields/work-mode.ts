import { easternMode } from '../eastern.ts'
import { fold } from '../fold.ts'
import { found, type Found } from '../found.ts'
import type { WorkMode } from '../kinds.ts'

const HYBRID =
  /\b(?:telework|home ?office|teletravail|teletrabajo|smart working|thuiswerken)[^:\n]{0,12}: ?(?:yes|ja|oui|si|evet|sim)\b|\bhybrid\w*\b|\bhibrit\b|\bhibrid[oa]\b|\bibrid[oa]\b|\bhybryd\w*|\bblended work(?:ing)?\b|\bdonusumlu\b|\b(?:teilweise|teils|zum teil|anteilig) (?:remote|home ?office|mobil)|\bpartly remote|\bpartially remote|\b(?:flexible|remote and office|home and office)\b.{0,15}\boffice\b/
const DAYS =
  /\b(?:one|two|three|four|\d|zwei|drei|vier|ein(?:en|e|em)?|bis zu \w+|deux|trois|un|dos|tres|iki|uc|due|tre|dois|duas|twee|drie|een|several|few|half (?:of )?the)\b[^.\n]{0,25}\b(?:days?|tage?n?|jours?|dias?|giorn[oi]|dag(?:en)?|gunu?)\b[^.\n]{0,45}\b(?:home\b|office|studio|from home|wherever|anywhere|remote\w*|home ?office|mobil\w*|thuis|chez (?:toi|vous|soi)|sur site|thuis|kantoor|teletravail|teletrabajo|evden|uzaktan|ofis\w*|on-? ?site|in person|campus|hq|headquarters|bureau|oficina|buro)|\b(?:is|are|be|come) in (?:one|two|three|four|[1-4]) days? (?:a|per|each|every) week\b|\b(?:office|studio|from home|remote\w*|remoto|home ?office|teletravail|teletrabajo|evden|uzaktan|ofis\w*|on-?site|in person|bureau|oficina)\b[^.\n]{0,25}\b(?:one|two|three|four|\d|zwei|drei|vier|einem|deux|trois|dos|tres|iki|uc)\b[^.\n]{0,20}\b(?:days?|tage?n?|jours?|dias?|gun)\b|\b(?:one|two|three|four|\d|dos|tres|deux|trois|zwei|drei|iki|uc) (?:fixed |set |core )?(?:office|home|remote) days?\b|\b(?:one|two|three|four|[1-4]) days? (?:a|per|each|every) week (?:in|at) (?!total|school|college|university|vocational)\p{L}|\b(?:ein|zwei|drei|vier|[1-4]) tagen? (?:pro|die|in der) woche (?:in|im|am|vor) (?!der berufs|der schule|der uni)\p{L}|\b(?:at|from) home on (?:mon|tues|wednes|thurs|fri)days?\b|\b(?:half|helft|hälfte|halfte|moitie|mitad|meta)\b[^.\n]{0,14}\b(?:week|woche|semaine|semana|settimana)\b[^.\n]{0,20}\b(?:home|thuis|zu ?hause|remote|chez|casa)\b|\bwork(?:ing)? (?:at|from) home by agreement\b|\bonce a (?:week|month)\b[^.\n]{0,25}\boffice\b|\bweek from home\b|\b(?:one|a|two) weeks? (?:a|per|each|every) (?:month|quarter)\b[^.\n]{0,30}\b(?:office|together|on-?site|hq|studio)\b|\beine woche (?:im|pro) monat\b[^.\n]{0,30}\b(?:buro|vor ort)\b|\bune semaine par (?:mois|trimestre)\b[^.\n]{0,30}\b(?:bureau|sur site)\b|\buna semana al (?:mes|trimestre)\b[^.\n]{0,30}\boficina\b|\bayda (?:bir|iki|\d) (?:hafta|gun)\b[^.\n]{0,20}\bofis\w*|\b(?:tuesdays?|wednesdays?|thursdays?|mondays?|fridays?)\b[^.\n]{0,40}\b(?:office|from home|in (?:the )?studio|dev kits)\b|\boffice\b[^.\n]{0,20}\bon (?:mon|tues|wednes|thurs|fri)days?\b/u
/** A share of the time, and not all of it: 'home working up to 40 %', '60 % office, 40 % home'. */
const SHARE =
  /\b(?:home|home ?office|home ?working|remote|mobil\w*|teletravail|teletrabajo|smart working|thuis\w*|uzaktan|evden)\b[^.\n\d]{0,30}\b[1-9]\d ?%|\b[1-9]\d ?% (?:\p{L}+ ){0,2}(?:zu ?hause|daheim|casa|chez (?:soi|vous|toi)|home|remote|mobil\w*|teletravail|teletrabajo|thuis\w*|uzaktan|evden|office|buro|bureau|oficina)/u
const SOME_HOME =
  /\b(?:home ?office|mobiles? arbeiten|mobile arbeit|telearbeit|teletravail|teletrabajo|work(?:ing)? from home|home ?working|wfh|evden calisma|flexible working location|smart working|thuiswerken|trabalho remoto parcial|hemifran)\b/
const REMOTE =
  /\b(?:teletravail|remote|home ?office|teletrabajo|smart working|thuiswerk\w*|uzaktan)(?: work| calisma)? (?:a |al |zu )?100 ?%|\bda remoto\b|\bop afstand\b|\bthere is no office\b|\b(?:have|has) no (?:physical |central |real )?(?:offices?|headquarters)\b|\bkein buro\b|\b(?:100 ?%|fully|entirely) home[- ]based\b|\b(?:fully|100 ?%|entirely|completely|permanently|all|vollstandig|komplett|tamamen)[- ](?:remote|distributed|uzaktan)\b|\bremote[- ](?:first|only|within|in|from|role|position|job|anywhere|worldwide|eu|europe|us|usa|uk|global)\b|\bremote\b|\bwork(?:ing)? from (?:anywhere|wherever)\b|\b(?:arbeite\w*|von) (?:von )?(?:uberall|wo (?:du|sie) (?:willst|wollen|mochtest|mochten))\b|\bd'ou (?:tu veux|vous voulez)\b|\bdesde (?:donde quieras|cualquier lugar)\b|\b(?:gerisi|kalani) nerede istersen\w*|\bistedigin(?:iz)? yerden\b|\banywhere (?:on earth|in the world|in)\b|\bdistributed team\b|\b(?:full|100 ?%) (?:teletravail|remote|home ?office)\b|(?<!\b(?:control[e]?|acceso|acesso|soporte|suporte|escritorio|equipo|asistencia|assistencia) )\bremot[oa]\b|\b(?:trabajo|100 ?%|totalmente|completamente|puesto|modalidad|modelo|posicion|trabalho|lavoro) remot[oa]\b|\b100 ?% (?:teletrabajo|home ?office)\b|\buzaktan\b|\bevden (?:ek is|calis\w*|is\b)|\bhome[- ]based\b|\ba distance\b|\bda remoto\b|\b(?:teletrabajo|teletrabalho|teletravail|home ?office) (?:completo|total|complet|integral|100)\b|\bfull remote\b|\bthuiswerk\w* mogelijk 100|\bvolledig (?:remote|thuis\w*)|\bpraca zdalna\b|\bzdaln\w+|\bpa distans\b|\bteletrabalho\b/
const ONSITE =
  /\bon-? ?site\b(?! (?:clinic|gym|parking|parties|training|cafe|canteen|visits?|interview|day ?care|support))|\b(?:in|office)-? ?(?:office|based|person)\b(?! interview)|\bwork(?:ing|s)? (?:from|in|at|out of) (?:our|the) (?:\p{L}+ ){0,3}?(?:office|offices|hq|headquarters|studio|lab|laboratory|plant|workshop)\b|\b(?:office|studio)-first\b|\bpresence (?:in|at|on)\b[^.\n]{0,40}\b(?:required|expected|needed|necessary)|\banwesenheit\w*|\bvor ort\b|\bprasenz\b|\bpresencial\b|\bsur site\b|\bpresentiel\b|\bin presenza\b|\bin sede\b|\bop locatie\b|\bop kantoor\b|\bstacjonarn\w+|\bpa plats\b|\bis yerinde\b|\bofis(?:ten|te)? (?:agirlikli|calisma)\b|\bon location\b|\bstationary work\b|\b(?:at|in) our (?:office|offices|premises|studio|workshop|lab)\b|\bno(?:t a)? (?:remote|home ?office)\b|\bkein (?:home ?office|remote)\b|\bdoes not allow for remote\b/u
/** A place of work that stands alone: 'İzmir (ofisten)', 'Lyon, au bureau', 'Çalışma şekli: ofis'. */
const AT_THE_OFFICE =
  /(?:^|[,(/|·–-])\s?(?:ofis(?:te|ten)|im buro|au bureau|en (?:la )?oficina|in (?:the )?office|in ufficio|op kantoor|w biurze)\s?(?=[),/|·–-]|$)|\((?:ofis|office|buro|bureau|oficina|ufficio|kantoor)\)|\b(?:calisma (?:sekli|yeri|modeli|duzeni)|work ?(?:mode|place|model)|arbeitsort) ?: ?(?:ofis\w*|office|buro)\s?(?=[),/|·–-]|$)|\bofisten calis\w*/
/** 'The team is in the office five days a week', 'haftanın beş günü ofisteyiz'. */
const ALL_DAYS =
  /\b(?:office|studio|buro|bureau|oficina|ufficio|kantoor|ofis\w*|on-?site|vor ort|site)\b[^.\n]{0,60}\b(?:five|5|funf|cinq|cinco|bes|every|alle|tous les)\b ?(?:days?|tagen?|jours|dias|giorni|dagen|gun\w*)|\b(?:five|5|funf|cinq|cinco|bes|alle|all (?:five|5))\b (?:days?|tag(?:en)?|jours|dias|giorni|dagen|gun\w*)\b[^.\n]{0,50}\b(?:office|studio|buro|bureau|oficina|ufficio|kantoor|ofis\w*|on-?site|vor ort)\b/
/** 'in the office every day', but not 'used every day in a thousand offices'. */
const EVERY_DAY =
  /\b(?:office|on-?site|studio|plant|kantoor|ufficio|sede|buro|vor ort|bureau|oficina|escritorio|ofis\w*)\b,? (?:every|each|all the|elke|ogni|jeden|her|tutti i|todos los|todos os|tous les) (?:day|dag|giorn[oi]|tag|gun|dias|jours)\b|\b(?:every|each|elke|ogni|jeden|her) (?:day|dag|giorno|tag|gun)\b (?:in|at|on|op|im|nel|al|vor) (?:the |our |het |ons |unserem )?(?:office|site|studio|plant|kantoor|ufficio|buro|ort)\b|\bher gun ofis\w*/
const NOT_REMOTE =
  /\bremote (?:candidates?|applicants?|applications?|workers?)\b[^.,;\n]{0,20}\b(?:not|no)\b|\b(?:no|not|kein(?:e)?|nicht|sin|pas de|without|no es posible|nao e possivel|non e possibile)\b[^.,;\n]{0,25}\b(?:remot[eoa]|home ?office|work(?:ing)? from home|wfh|teletravail|teletrabajo)\b|\bdoes not allow for remote\b|\bremote (?:work )?is not\b|\b(?:remote|home ?office|mobiles arbeiten|home ?working|teletravail|teletrabajo|smart working|thuiswerken|uzaktan \p{L}+|evden \p{L}+)\b[^.,;\n]{0,30}\b(?:nicht|not|pas|no es|non e|niet|nao e) (?:considered|accepted|moglich|vorgesehen|possible|an option|posible|possibile|possivel|mogelijk)\b|\b(?:uzaktan|evden) \p{L}+ (?:yok\p{L}*|mumkun degil\p{L}*|yapil(?:ma\p{L}*|amaz)|kabul edilm\p{L}+)\b|\b(?:remote|home ?office|teletravail|teletrabajo)\b[^.,;\n]{0,25}\b(?:gibt|geht|bieten|klappt|existe|hay)\b[^.,;\n]{0,25}\b(?:nicht|nichts|kein\p{L}*|nada)\b|\bremote(?: \p{L}+)? ?[:?] ?(?:no|nein|non|hayir|nao|nee)\b/u
/** 'Remote sensing', 'remote teams', 'remote support': somebody else is far away. */
const OTHER_REMOTE =
  /(?<!\b(?:fully|entirely|completely|all|100 ?%)[- ])\bremote (?:sensing|tools?|teams?|offices?|users?|support|access|colleagues?|monitoring|sites?|desktop|servers?|hands|control|sensors?|wartung|communities|areas?|locations|(?:types?|status|policy)(?! ?: ?(?:yes|100|full)))\b|\b(?:(?:yerinde|on-?site|vor ort) (?:ve|veya|ya da|and|or|und|oder) )?(?:remote|uzaktan)(?: (?:ve|veya|ya da|and|or|und|oder) (?:yerinde|on-?site|vor ort))?[- ](?:support|destek|erisim|mudahale|baglanti|yardim|izleme|hilfe|unterstutz)\w*|\b(?:support|manage|managing|access|monitor)\w* (?:of )?remote\b|\b(?:for|towards?|fur|pour|para|set up|furnish|equip|armar|equipar|amenager) (?:your|the|a|dein\p{L}*|ihr\p{L}*|ton|votre|tu|su|o seu) home[- ]?office\b|\bhome[- ]?office[- ](?:budget|set-?up|equipment|allowance|stipend|ausstattung|zuschuss|pauschale)\b/gu

const WEEKDAY =
  /\b(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:mon|diens|donners|frei)tags?\b|\bmittwochs?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi)s?\b|\b(?:lunes|martes|miercoles|jueves|viernes)\b|\b(?:luned|marted|mercoled|gioved|venerd)i\b|\b(?:segundas?|tercas?|quartas?|quintas?|sextas?)(?:-feiras?)?\b|\b(?:maan|dins|woens|donder|vrij)dagen?\b|\b(?:pazartesi|sali|carsamba|persembe|cuma)\b/g
const OFFICE = /\b(?:offices?|studio|buro|bureau|oficina|ufficio|escritorio|kantoor|ofis\w*)\b/
const COMES = /\b(?:in|at|im|ins|au|en|in|no|op|see you|come|meet|together|gather|work|vor ort|sur|dans|ofis\w*)\b/
const FROM_TO =
  /\p{L}{2,}(?:days?|tags?|di|dag(?:en)?|feira|es|i)\s(?:to|through|thru|till|until|bis|a|au|al|ate|tot|t\/m|ile|en)\s(?:fri|frei|ven|vier|vie|vrij|sex|cuma)|\p{L}{3,}\s?[-–]\s?(?:fri|fr\b|ven|vie|vrij|sex|cuma)/u
/** 'We'd want to see you at the wharf on Tuesdays': wherever it is that one is seen. */
const SEEN =
  /\b(?:see|have|expect|want|need) you (?:in|at|on|here)\b|\b(?:we|everyone|you) (?:all )?(?:meet|gather|come together|are together)\b|\b(?:sehen|treffen) (?:wir )?(?:dich|sie|uns)\b|\bte esperamos\b|\bnos vemos\b|\bon se (?:voit|retrouve)\b|\bbulus\w+/
const HOURS = /\d[:.h]\d\d|\bhours\b|\boffnungszeiten\b|\binterview|\bvisit/
/** 'in the office Tuesdays and Thursdays': some days of the week, not all five. */
function isSomeDays(folded: string): boolean {
  if (!(OFFICE.test(folded) && COMES.test(folded)) && !SEEN.test(folded)) return false
  const days = new Set(folded.match(WEEKDAY))
  // 'Monday to Friday', and the hours of an office, are no choice of days
  return days.size >= 1 && days.size <= 3 && !FROM_TO.test(folded) && !HOURS.test(folded)
}

/** 'office@harbour.example' */
const withoutAddresses = (text: string) =>
  text.replaceAll(/\S+/g, (word) => (word.includes('@') || word.includes('://') ? ' ' : word))

/** Where one works, by the words of one text: a row of facts, a header, a sentence. */
export function modeSaid(text: string): WorkMode | null {
  const eastern = easternMode(text)
  if (eastern) return eastern
  const folded = fold(withoutAddresses(text)).replaceAll(OTHER_REMOTE, ' ')
  if (HYBRID.test(folded)) return 'hybrid'
  if (NOT_REMOTE.test(folded) || ALL_DAYS.test(folded) || EVERY_DAY.test(folded)) return 'onsite'
  if (DAYS.test(folded) || SHARE.test(folded) || isSomeDays(folded)) return 'hybrid'
  const isRemote = REMOTE.test(folded)
  const isOnsite = ONSITE.test(folded) || AT_THE_OFFICE.test(folded)
  if (isRemote && isOnsite)
    return /\bremote\b[^.\n]{0,20}\bor\b|\bor\b[^.\n]{0,20}\bremote\b|\bwelcome (?:in|at|to)\b|\bif you (?:like|want|prefer)\b|\bwillkommen\b|\bwenn (?:du|sie) (?:magst|mochtest|mochten|willst|wollen)\b|\bsi (?:tu veux|vous voulez|quieres)\b|\bistersen(?:iz)?\b/.test(
      folded,
    )
      ? 'remote'
      : 'hybrid'
  if (isRemote) return 'remote'
  if (SOME_HOME.test(folded)) return 'hybrid'
  return isOnsite ? 'onsite' : null
}

/**
 * From the witnesses in order of weight: labelled rows and the header, then single lines of the text. A header that says
 * 'Remote' gives way to a line that counts office days only when it does not say 'fully'.
 */
export function workModeOf(
  rows: readonly Line[],
  header: readonly Line[],
  body: readonly Line[],
): Found<WorkMode> | null {
  for (const [lines, confidence] of [
    [rows, 'sure'],
    [header, 'likely'],
  ] as const) {
    const said = lines.flatMap((line) => {
      const mode = modeSaid(line.text)
      return mode ? [{ mode, line }] : []
    })
    // 'Remote job: no', 'Telework: yes'
    const isSplit = said.some(({ mode }) => mode === 'onsite')
    const first = (isSplit ? said.find(({ mode }) => mode === 'hybrid') : undefined) ?? said[0]
    if (first) return found(first.mode, first.line.text, first.line.from, confidence)
  }
  const said = body.flatMap((line) => {
    const mode = modeSaid(line.text)
    return mode ? [{ mode, line }] : []
  })
  const pick = said.find(({ mode }) => mode === 'hybrid') ?? said.find(({ mode }) => mode === 'onsite') ?? said[0]
  return pick ? found(pick.mode, pick.line.text, pick.line.from, 'likely') : null
}

export type Line = { text: string; from: number }
