import { fold } from '../fold.ts'

/** Words in a title that make the job one of software, data, networks, design of products, or support of computers. */
const TECH =
  /\b(?:software|developer|devops|sre|full[- ]?stack|front[- ]?end|back[- ]?end|web\w*|ios|android|mobile (?:app|developer|engineer)|flutter|react\w*|node\w*|java\w*|python|php|ruby|rails|golang|go|rust|c\+\+|c#|\.net|dotnet|kotlin|swift|scala|sap|salesforce (?:admin\w*|dev\w*|eng\w*)|data\w*|analytics|bi|business intelligence|machine learning|ml|ai|nlp|llm|computer vision|deep learning|cloud|aws|azure|gcp|kubernetes|platform engineer|infrastructure|network\w*|netzwerk\w*|netz|ag uzmani|sistem\w*|system\w*|linux|windows|dba|database\w*|security (?:engineer|analyst|architect|operations|specialist|consultant)|cyber\w*|soc|pentest\w*|penetration|siber|qa|quality assurance (?:engineer|analyst)|test (?:engineer|automation|analyst)|tester|testautomati\w*|sdet|ux|ui|product (?:designer|manager|owner)|interaction design\w*|technical writer|technical support|it|edv|ict|help ?desk|service ?desk|support (?:engineer|specialist|technician|analyst)|desktop support|informati\w*|yazilim\w*|bilgi (?:islem|teknoloji\w*|guvenligi)|veri \w+|donnees|datos|dados|dati|gegevens|danych|logiciels?|informatique|programmator\w*|programmeur\w*|programist\w*|sviluppat\w+|sviluppo|desenvolv\w+|ontwikkelaar\w*|ontwikkeling|sistemist\w*|systeembeheer\w*|redes|reti|netwerk\w*|cybersecurite|seguridad informatica|sicurezza informatica|seguranca da informacao|nuvem|nube|entwickler\w*|softwareentwick\w*|programmier\w*|programmer|programador\w*|desarrollador\w*|desarrollo|developpeu\w*|developpement|analista de (?:bi|datos|sistemas)|administra\w+ (?:systeme\w*|reseaux?|de sistemas)|reseaux?|systemes|ciberseguridad|embedded|firmware|blockchain|game (?:developer|programmer|designer)|unity|scrum|agile|solutions? (?:architect|engineer)|etl|sql|user experience|user research\w*|computer|technology|digital product|data entry|veri girisi|bases? de donnees|bases? de datos|datenbank\w*|veritabani|gis|crm developer|erp|robotics|telecom\w*|wordpress|prompt|mlops|site reliability|engineering manager|cto|automation engineer|power bi|tableau|werkstudent (?:it|software|data|machine).*|software\w+)\b|softwareentwickl|entwickler\*?in|netzwerk|systemadmin|informatik|yazilim/u
/** Engineers of other things than software. */
const OTHER_ENGINEER =
  /\b(?:civil|mechanical|electrical|chemical|process|structural|sales|maintenance|field service|manufacturing|hvac|biomedical|production|petroleum|mining|quality|project|building|design) engineer\b/
const NOT_TECH =
  /\b(?:nurse|nursing|pflege\w*|sales|account executive|account manager|recruiter|talent acquisition|accountant|buchhalt\w*|muhasebe\w*|office manager|receptionist|driver|fahrer|chef|cook|waiter|barista|teacher|lehrer\w*|warehouse|cleaner|carer|care assistant|marketing|hr|human resources|lawyer|legal counsel|mechanic|electrician|plumber|welder|civil engineer|store|retail|cashier|customer success|copywriter|social media|finance|controller|operations manager|construction|physio\w*|dentist|pharmac\w*|doctor|veterinar\w*|gardener|security guard|verkaufer\w*|satis|vendeu\w*|comercial|commercial|enfermer\w*|infirmi\w*|comptable|contable|cuisini\w*|camarer\w*)\b/

/** Whether the job is one of the trades this product knows; by its title first, else by how much of the craft it asks. */
export function isTechJob(title: string | null, hardSkills: number, text: string): boolean {
  const folded = fold(title ?? text.slice(0, 200))
  // without a title only another trade's own words say that it is one
  if (title === null) return !NOT_TECH.test(folded) || hardSkills >= 3
  if (TECH.test(folded) && !(NOT_TECH.test(folded) && hardSkills < 3)) return true
  if (/\bengineer\b/.test(folded) && !OTHER_ENGINEER.test(folded) && !NOT_TECH.test(folded)) return true
  if (NOT_TECH.test(folded)) return hardSkills >= 6
  return hardSkills >= 3
}
