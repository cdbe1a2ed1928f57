import type { AdLine } from './ad-lines.ts'
import { labelOf } from '../labels.ts'
import { withoutMasthead } from './masthead.ts'

/** Buttons and notices that come along when a page is copied; whole lines, folded. */
const BUTTONS =
  /^(?:\d+ notifications? total|(?:careers?|jobs?) home(?: page)?|skip to search|home my network.{0,60}|get ai-powered .{0,80}|people you can reach out to.{0,40}|easy apply|apply(?: now| here| for this job| on company (?:web)?site| externally)?|i'?m interested|save(?:d)?(?: job| this job| for later)?|share(?: this job)?|report(?: this)?(?: job| ad)?|print|email|follow|following|sign in|log ?in|join(?: now| or sign in)?|show (?:more|less)|see (?:more|less|all)|read more|view (?:more|all|profile|company)|back(?: to (?:jobs|search|results|all jobs|list))?|next|previous|close|dismiss|skip to (?:main )?content|home|menu|search|jobs?|set alert(?: for similar jobs)?|get (?:job )?alerts?|create (?:job )?alert|turn on|message|connect|promoted(?: by hirer)?|actively (?:recruiting|hiring)|be an early applicant|early applicant|responses managed off linkedin|no longer accepting applications|use ai to assess how you fit|show match details|am i a good fit.*|tailor my resume|help me .{0,30}|how your profile .{0,60}|meet the hiring team|job poster|people you can reach out to|premium|try premium.*|retry premium.*|accept(?: all)?(?: cookies)?|reject(?: all)?|cookie (?:settings|preferences)|manage (?:choices|preferences)|profile insights|find out how your .{0,60}|job details|here's how the job (?:details|qualifications) align .{0,40}|&nbsp;|full job description|urgently hiring|hiring multiple candidates|job activity|employer (?:active|reviewed).{0,40}|bewerben|jetzt bewerben|merken|speichern|teilen|drucken|anmelden|zuruck|mehr anzeigen|weniger anzeigen|schnellbewerbung|basvur|hemen basvur|kolay basvuru|daha (?:az|fazla) goster|is ilani hakkinda|ilani (?:kaydet|paylas|bildir)|solliciteer(?: direct| nu)?|bewaar|deel|terug|inloggen|candidati(?: ora)?|salva|condividi|accedi|indietro|candidatar-me|candidatar|partilhar|compartilhar|entrar|voltar|aplikuj(?: teraz)?|zapisz|udostepnij|zaloguj(?: sie)?|wroc|ansok(?: nu)?|spara|dela|kaydet|paylas|giris yap|takip et|geri|postuler|enregistrer|partager|voir plus|voir moins|se connecter|retour|sauvegarder|je postule|inscribirme|guardar|compartir|ver mas|iniciar sesion|volver|aplicar|solicitar|overview|application|like|comment|repost|send|copy link|copied|loading|yes|no|do you (?:have|know)\b.{0,80}\?|skip|required|optional|other jobs you may like|explore|notifications|my network|messaging|for business|questions et reponses sur l'offre|autres offres .{0,50})$/

/** Rows of a page about the page: how many applied, when it was posted. */
const COUNTERS =
  /^(?:over |be among the first |more than )?\d+[+]? (?:applicants?|people clicked apply|views?|followers|reactions?|comments?|repl(?:y|ies)|reposts?|likes?|school alumni.*|connections? work here|employees)$|^(?:posted |reposted |publie |veroffentlicht |vor |il y a |hace )?(?:about )?(?:\d+\+?|an?|ein|eine|einem|einer|un|une|una) (?:minutes?|hours?|days?|weeks?|months?|tag(?:en)?|wochen?|monat(?:en)?|stunden?|jours?|semaines?|mois|heures?|dias?|semanas?|meses|horas?)(?: ago| once)?$|^\d+ (?:gun|hafta|ay|saat) once$|^seniority level$|^employment type$|^job function$|^industries$|^referrals? increase .{0,80}$|^(?:your |this )?match(?:es)? .{0,40}$/

const COOKIES =
  /\bcookies?\b.{0,200}\b(?:accept|consent|reject|policy|partners|akzeptieren|kabul|accepter|aceptar)|^(?:we|this site|wir|nous|utilizamos) .{0,40}\bcookies?\b/

/** Where other people's adverts begin: everything below is another job. */
const OTHER_JOBS =
  /^(?:similar (?:jobs|roles|searches|positions|vacancies)|(?:people|others|candidates) also viewed.*|(?:more|other|related|recommended|latest|explore) (?:jobs|roles|vacancies|openings|positions|opportunities)(?: .{0,50})?|jobs you (?:may|might) .{0,30}|(?:you may|you might) also (?:like|be interested).{0,20}|explore collaborative articles|get notified about new .{0,60}|weitere (?:stellen|jobs|stellenangebote|anzeigen).{0,40}|ahnliche (?:stellen|jobs|stellenangebote).{0,20}|das konnte (?:dich|sie) auch interessieren|benzer (?:ilanlar|is ilanlari).{0,20}|diger ilanlar.{0,30}|offres?(?: d'emploi)? similaires?.{0,20}|(?:ces|d'autres) offres .{0,60}|vous aimerez aussi.{0,20}|ofertas? (?:similares|relacionadas).{0,20}|otras ofertas.{0,40}|more (?:at|from) [\p{L}\d&.' -]{2,40}|(?:ces|d'autres|nos autres|autres) (?:offres|postes|annonces).{0,60}|(?:benzer|diger) (?:pozisyonlar|is ilanlari).{0,30}|(?:andere|meer|vergelijkbare|gerelateerde|soortgelijke) (?:vacatures|banen|functies).{0,40}|(?:altre|ulteriori) (?:offerte|posizioni|opportunita).{0,40}|(?:annunci|offerte|posizioni|lavori) (?:simil\w+|correlat\w+).{0,30}|(?:outras|mais) (?:vagas|ofertas|oportunidades).{0,40}|(?:vagas|ofertas) (?:semelhantes|similares|relacionadas).{0,30}|(?:inne|podobne|wiecej|pozostale|zobacz tez) (?:oferty|ogloszenia|stanowiska).{0,40}|(?:andra|liknande|fler|andre|lignende|flere) (?:jobb?|lediga jobb|stillinger|annonser|tjanster).{0,40}|more jobs from .{0,60}|jobs? (?:similar|like) .{0,40}|people who viewed this .{0,40}|set alert for similar jobs|looking for (?:more|other) .{0,40}|roles you (?:may|might) .{0,40}|.{2,40} \d+ (?:hours?|minutes?|days?) ago \| parent.{0,10}|top searches|popular searches)$/u

/** Where the form to apply begins, with its fields to fill in. */
const FORM =
  /^\W{0,3}(?:indicates (?:a )?required (?:field|question)s?|(?:these )?fields? marked .{0,30}required|pflichtfeld(?:er)?|zorunlu alan(?:lar)?|champs? obligatoires?|campos? obligatorios?)\.?$/

/** The lines of the advert itself: no buttons, counters, cookie notices, and nothing below 'Similar jobs'. */
export function withoutPageChrome(lines: AdLine[]): AdLine[] {
  const end = lines.findIndex(
    (line, index) =>
      index > 4 &&
      (FORM.test(line.folded) ||
        (!line.isBullet && (isOtherJobs(line.folded) || isOtherJobs(/^([^:]{8,60}):\s/.exec(line.folded)?.[1] ?? '')))),
  )
  const own = withoutRecruiters(end < 0 ? lines : lines.slice(0, end))
  return withoutMasthead(own.filter((line, index) => !isPageChrome(line) || isAnswer(line, own[index - 1])))
}

/** 'Remote job' above 'No': what looks like a button answers the row. */
const isAnswer = ({ folded }: AdLine, before: AdLine | undefined) =>
  /^(?:yes|no)$/.test(folded) && before !== undefined && labelOf(before.text) === 'mode'

/** 'Meet the hiring team', who they are, and a button to write to them. */
function withoutRecruiters(lines: AdLine[]): AdLine[] {
  const start = lines.findIndex(({ folded }) => RECRUITERS.test(folded))
  const end = start < 0 ? -1 : lines.findIndex(({ folded }, index) => index > start && WRITE_TO.test(folded))
  return end < 0 || end - start > MOST_OF_RECRUITERS ? lines : [...lines.slice(0, start), ...lines.slice(end + 1)]
}
const RECRUITERS =
  /^(?:meet the hiring team|job poster|people you can reach out to|recruiting-team kennenlernen|treffen sie das (?:recruiting|einstellungs)team|conoce al equipo de contratacion|rencontrez l'equipe de recrutement|ise alim ekibiyle tanisin)$/
const WRITE_TO =
  /^(?:message|connect|nachricht(?: senden)?|vernetzen|(?:enviar )?mensaje|message prive|mesaj(?: gonder)?)$/
const MOST_OF_RECRUITERS = 9

/** 'Weitere Ausschreibungen', 'Other open positions': a word for more and a word for posts. */
const MORE_POSTS =
  /^(?:more|other|further|additional|related|similar|weitere|andere|ahnliche|benzer|diger|(?:nos |d')?autres|otr[ao]s|mas|altr[ei]|ulteriori|meer|vergelijkbare|outras|mais|inne|podobne|wiecej|andra|liknande|fler|andre|flere) (?:\p{L}+ )?(?:jobs|roles|positions|vacancies|openings|adverts|postings|stellen\p{L}*|\p{L}*ausschreibungen|jobangebote|vakanzen|ilanlar\p{L}*|pozisyonlar|offres|postes|annonces|ofertas|empleos|puestos|vacantes|offerte|posizioni|annunci|vacatures|banen|vagas|oferty|ogloszenia|stanowiska|jobb|stillinger|tjanster)$/u

/** 'next: #vacancy Senior Kotlin dev': another post of the channel. */
const NEXT_POST = /^(?:next|previous|also|nachste[rs]?|siguiente|suivante?|sonraki)\b[^#]{0,14}#\p{L}/u

export const isOtherJobs = (folded: string) => {
  // 'Similar jobs (3)'
  const bare = folded.replace(/(?:(?<!\s)\s+)?(?:[:.…]|\(\d{1,4}\+?\))$/, '')
  return folded.length < 90 && (OTHER_JOBS.test(bare) || MORE_POSTS.test(bare) || NEXT_POST.test(bare))
}

export function isPageChrome({ folded }: Pick<AdLine, 'folded'>): boolean {
  // 'Overview   Application', 'Apply now | Save job': buttons beside each other
  if (folded.length < 110 && folded.split(/\s{2,}|\s[|·•]\s/).every(isButton)) return true
  // 'Show more Show less'
  if (folded.length < 40 && isTwoButtons(folded)) return true
  return folded.length < 610 && folded.includes('cookie') && COOKIES.test(folded.replace(/^[^\p{L}\p{N}&]+/u, ''))
}

const isTwoButtons = (folded: string) =>
  [...folded.matchAll(/\s/g)].some(
    ({ index }) => isButton(folded.slice(0, index)) && isButton(folded.slice(index + 1)) && index > 4,
  )

function isButton(folded: string): boolean {
  const bare = folded.replace(/^[^\p{L}\p{N}&]+/u, '').replace(/[^\p{L}\p{N})?!]+$/u, '')
  return bare.length < 100 && (BUTTONS.test(bare) || COUNTERS.test(bare))
}
