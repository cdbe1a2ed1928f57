import { isOtherEngineer, readTitle } from '#core/career/catalogue/job-titles.ts'
import type { TitleFamily } from '#core/career/catalogue/catalogue-types.ts'
import { namesTrade } from '../header/trade-words.ts'
import { fold } from '../fold.ts'

/** Words in a title that make the job one of software, data, networks, design of products, or support of computers. */
const TECH =
  /(?<![\p{L}\p{N}])(?:software|developer|devops|sre|full[- ]?stack|front[- ]?end|back[- ]?end|web\w*|ios|android|mobile (?:app|developer|engineer)|flutter|react(?:[ .]?js| native)?|node\w*|java\w*|python|php|ruby|rails|golang|go(?!-to)|rust|c\+\+|c#|\.net|dotnet|kotlin|swift|scala|sap|salesforce (?:admin\w*|dev\w*|eng\w*)|data\w*|analytics|bi|business intelligence|machine learning|ml|ai|nlp|llm|computer vision|deep learning|cloud|aws|azure|gcp|kubernetes|platform engineer|infrastructure|network\w*|netzwerk\w*|netz|ag uzmani|sistem\w*|system(?!gastro|isch)\w*|linux|windows|dba|database\w*|security (?:engineer|analyst|architect|operations|specialist|consultant)|cyber\w*|soc|pentest\w*|penetration|siber|qa|quality assurance (?:engineer|analyst)|test (?:engineer|automation|analyst)|tester|testautomati\w*|sdet|ux|ui|product (?:designer|manager|owner)|interaction design\w*|technical writer|technical support|it|edv|ict|help ?desk|service ?desk|support (?:engineer|specialist|technician|analyst)|desktop support|informati\w*|yazilim\w*|bilgi (?:islem|teknoloji\w*|guvenligi)|veri \w+|donnees|datos|dados|dati|gegevens|danych|logiciels?|informatique|programmator\w*|programmeur\w*|programist\w*|sviluppat\w+|sviluppo|desenvolv\w+|ontwikkelaar\w*|ontwikkeling|sistemist\w*|systeembeheer\w*|redes|reti|netwerk\w*|cybersecurite|seguridad informatica|sicurezza informatica|seguranca da informacao|nuvem|nube|entwickler\w*|softwareentwick\w*|programmier\w*|programmer|programador\w*|desarrollador\w*|desarrollo|developpeu\w*|developpement|analista de (?:bi|datos|sistemas)|administra\w+ (?:systeme\w*|reseaux?|de sistemas)|reseaux?|systemes|ciberseguridad|embedded|firmware|blockchain|game (?:developer|programmer|designer)|unity|scrum|agile|solutions? (?:architect|engineer)|etl|sql|user experience|user research\w*|computer|technology|digital product|data entry|veri girisi|bases? de donnees|bases? de datos|datenbank\w*|veritabani|gis|crm developer|erp|robotics|telecom\w*|wordpress|prompt|mlops|site reliability|engineering manager|cto|automation engineer|power bi|tableau|werkstudent (?:it|software|data|machine).*|software\w+)(?![\p{L}\p{N}])|softwareentwickl|entwickler\*?in|netzwerk|systemadmin|informatik|yazilim/u
/** Engineers of other things than software. */
const OTHER_ENGINEER =
  /\b(?:civil|mechanical|electrical|chemical|process|structural|sales|maintenance|field service|manufacturing|hvac|biomedical|production|petroleum|mining|quality|project|building|design) engineer\b/
const NOT_TECH =
  /\b(?:nurse|nursing|pflege\w*|sales|account executive|account manager|recruiter|talent acquisition|accountant|buchhalt\w*|muhasebe\w*|office manager|receptionist|driver|fahrer|chef|cook|waiter|barista|teacher|lehrer\w*|warehouse|cleaner|carer|care assistant|marketing|hr|human resources|lawyer|legal counsel|mechanic|electrician|plumber|welder|civil engineer|store|retail|cashier|customer success|copywriter|social media|finance|controller|operations manager|construction|physio\w*|dentist|pharmac\w*|doctor|veterinar\w*|gardener|security guard|verkaufer\w*|satis|vendeu\w*|comercial|commercial|customer (?:support|service|care)|(?:family|learning|employment) support|procurement|purchasing|logisti\w+|payroll|steuer\w*|sachbearbeit\w*|vertrieb\w*|einkauf(?:er\w*|s\w+)?|lager\w*|administrativ[oae]s?|contab\w+|comptab\w+|recursos humanos|ressources humaines|ventas|compras|almacen\w*|magasinier\w*|gestionnaire de paie|insan kaynaklari|pazarlama|satin alma|finans|lojistik|depo|sofor|asci|garson|ogretmen\w*|hemsire\w*|avukat\w*|musteri (?:temsilcisi|hizmetleri)|enfermer\w*|infirmi\w*|comptable|contable|cuisini\w*|camarer\w*)\b/

/** Kinds of work whose titles other trades share: a researcher of law, a designer of posters, who manages a building project. */
const SHARED = new Set(['research', 'graphic', 'product', 'network-field', 'writing'])

/** Whether the job is one of the trades this product knows; by its title first, else by how much of the craft it asks. */
export function isTechJob(
  families: readonly TitleFamily[],
  title: string | null,
  hardSkills: number,
  text: string,
): boolean {
  const folded = fold(title ?? text.slice(0, 200))
  // without a title some skill of the craft says that it is one
  if (title === null) return hardSkills >= (NOT_TECH.test(folded) ? SOME : 1)
  const isOthers = OTHER_ENGINEER.test(folded) || isOtherEngineer(title)
  const named = readTitle(families, title)
  if (!isOthers && named.families.some((family) => !SHARED.has(family))) return true
  const isTech = TECH.test(folded)
  const isOther =
    isOthers || (named.isBeside && !PROJECTS.test(folded)) || NOT_TECH.test(folded) || (!isTech && namesTrade(folded))
  if (isTech && !(isOther && hardSkills < SOME)) return true
  if (/\bengineer\b/.test(folded) && !isOther) return true
  return hardSkills >= (isOther ? MOST : SOME)
}
/** Who plans a project of the craft is asked for its words. */
const PROJECTS = /\b(?:proje(?:c?t|kt)?\w*|progett\w*|proyecto\w*)\b/

/** Skills of the craft that make a job one of it, whatever it is called; and that outweigh the name of another trade. */
const SOME = 3
const MOST = 6
