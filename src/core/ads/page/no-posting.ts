import { fold } from '../fold.ts'

/** Pages that have the words of an advert and offer no post: texts to copy, guides to a trade, courses, postings of a demo. */

/** What such a text calls itself, in a heading. Folded. */
const CALLED =
  /\b(?:job descriptions?(?: (?:templates?|samples?|examples?|guide))?|templates?|sample (?:job )?(?:advert|posting|description)|stellenbeschreibung (?:muster|vorlage|beispiel)|vorlagen?|muster(?:text|anzeige|stellen\p{L}*|beschreibung)?|berufsbild|fiches? (?:de poste|metier)|(?:modele|exemple) (?:de|d')|plantillas?|(?:modelo|ejemplo|exemplo) de|perfil del puesto|voorbeeld\p{L}*|functieprofiel|modello|esempio|mansionario|sablon\p{L}*|ornek|gorev tanimi|wzor|szablon)\b/u
/** What such a page says to those who use it, folded. */
const TO_USE =
  /\b(?:use (?:this|our) (?:template|sample|text|description)|(?:copy|download|customi[sz]e|adapt|edit) (?:this|the|our|it)\b.{0,40}(?:template|text|description|sample|word|company|needs)|copy to clipboard|post this job(?: for free)?|post (?:on|to) job boards|free templates?|add (?:your|the) company|your company(?:'s)? (?:name|here)|(?:vorlage|muster\p{L}*|text) (?:kopieren|herunterladen|anpassen|verwenden|nutzen)|kostenlose vorlage|(?:copier|telecharger|adapter|utiliser) (?:ce|le) (?:modele|texte)|(?:copia|descarga|adapta|utiliza|usa) (?:esta|la|este|el) (?:plantilla|modelo|texto)|(?:copia|scarica|usa|adatta) (?:questo|il) (?:modello|testo)|(?:kopieer|download|gebruik) (?:deze|dit|het) (?:tekst|voorbeeld|sjabloon)|(?:bu|sablonu|metni) (?:sablonu |metni )?(?:kopyala\p{L}*|indir\p{L}*|kullan\p{L}*)|(?:skopiuj|pobierz|uzyj) (?:ten|tego|wzor|szablon))/u
/** What one asks of a trade and never of a post. Folded. */
const OF_TRADE =
  /\b(?:what does an? .{3,50} do\b|what is an? .{3,50}\?|how (?:do i|to) become|how much (?:does|do|can) an? .{3,50} (?:earn|make)|is a professional who|was macht (?:ein|eine|man als) |was verdient (?:ein|eine|man als) |wie wird man |que fait un|(?:quel est le salaire|combien gagne) |comment devenir |que hace un|cuanto gana |como (?:ser|llegar a ser|convertirse en) |cosa fa un|quanto guadagna |come diventare |wat doet een |wat verdient een |hoe word je |ne is yapar|ne kadar kazanir|nasil olunur|co robi |ile zarabia |jak zostac |o que faz um|quanto ganha |como se tornar )/gu
const DEMO =
  /^(?:test|demo|dummy|sample|example|beispiel|exemple|ejemplo|ornek)[\s-]*(?:job|posting|position|vacancy|role|opening|stelle|anzeige|offre|oferta|ilan)?\b(?!\s*(?:engineer|automation|lead|manager|analyst|technician|developer|driver|pilot|entwickler|ingenieur|fahrer|specialist|architect|designer|coordinator|administrator|manager))|\b(?:do not apply|please ignore|nicht bewerben|ne pas postuler|no (?:postular|inscribirse))\b/u
const BLANK =
  /\[(?:your |the )?(?:company|employer|city|location|name|number|x|firma|ort|entreprise|ville|empresa|ciudad)[^\]]{0,30}\]|\{\{[^}]{1,40}\}\}|<(?:company|city)[^>]{0,20}>|lorem ipsum/giu

/** What is to be learnt and what learning it costs: a course, whatever job it leads to. */
const TEACHES =
  /\b(?:what you(?:'ll| will) learn|curriculum|syllabus|course (?:content|outline|structure)|learning outcomes|lerninhalte|kursinhalte|lehrplan|lernziele|programme de (?:la )?formation|contenu de la formation|ce que vous apprendrez|temario|plan de estudios|lo que aprenderas|que aprenderas|mufredat|neler ogreneceksin\p{L}*|programma del corso|cosa imparerai)\b/u
const COSTS =
  /\b(?:tuition(?: fees?)?|(?:course|programme|program) fees?|^fees|enrol(?:l)?(?: now| today)?|pay when you (?:are|get) hired|income share|instal(?:l)?ments|next cohort|teilnahmegebuhr|kursgebuhr\p{L}*|lehrgangskosten|kurskosten|bildungsgutschein|frais (?:de scolarite|d'inscription|de formation)|eligible (?:au )?cpf|matricula|precio del curso|coste del curso|kurs ucreti|quota di iscrizione)\b/mu

const MOST_READ = 30_000
const FEW = 2

/** Whether a text offers no post although it reads like an advert. `heads` are its headings and titles, `shown` all that is shown. */
export function offersNoPost(title: string, heads: readonly string[], shown: string): boolean {
  const text = fold(shown.slice(0, MOST_READ))
  if (DEMO.test(fold(title)) || (shown.slice(0, MOST_READ).match(BLANK)?.length ?? 0) >= FEW) return true
  if (TEACHES.test(text) && COSTS.test(text)) return true
  const isCalled = heads.some((one) => CALLED.test(fold(one)))
  const asked = new Set(text.match(OF_TRADE)).size
  const isToUse = TO_USE.test(text)
  return isCalled ? isToUse || asked > 0 : isToUse ? asked > 0 : asked >= FEW
}
