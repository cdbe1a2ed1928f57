import { must } from '#core/must.ts'
import { fold } from '../fold.ts'
import { kindOfHeading } from './section-kind.ts'
import { vacancyScore } from '../header/title.ts'
import { labelOf } from '../labels.ts'
import type { AdLine } from './ad-lines.ts'

/** A page's name and the way through it stand in its first lines. */
const FIRST_LINES = 5
const LEAST_LEFT = 3
/** Where a page leads to: to its jobs, its companies, one's own account. */
const LEADS_TO =
  /^(?:\p{L}+ ){0,2}(?:jobs?|jobsuche|job search|search|profile|log ?in|sign (?:in|up)|register|companies|employers?|recruiters|salar(?:y|ies)|careers?|career advice|home|messag\p{L}+|notifications(?: \d+)?|my network|help|cv|resume|lebenslauf|stellen\p{L}*|arbeitgeber|firmen|unternehmen|anmelden|einloggen|merkzettel|ofertas|empleos?|candidatos|empresas|inicio|postulaciones|bolsas? de trabajo|vacantes|acceso|iniciar sesion|is ara|is ilanlari|aday girisi|isveren\p{L}*|giris(?: yap)?|cv hazirla|uye ol|emplois?|offres(?: d'emploi)?|entreprises|recruteurs|connexion|mon compte|se connecter|vagas|entrar|vacatures|werkgevers|inloggen|lavoro|aziende|accedi|oferty pracy|pracodawcy|zaloguj(?: sie)?|lediga jobb)(?: \p{L}+)?$/u
const DOMAIN = /^(?:www\.)?([\p{L}\d-]{2,30})(?:\.\p{L}{2,7}){1,2}$/u
/** 'JobStreet', 'USAJOBS', 'Stellenwerk Hamburg', 'Agentur für Arbeit – Jobsuche'. */
const OF_JOBS =
  /(?:^|[^\p{L}])(?:\p{L}*jobs?\p{L}*|\p{L}*jobborse|\p{L}*jobsuche|stellen\p{L}+|\p{L}*karriereportal|emplois?|empleos?|trabajos?|vacatures?|vagas|lavoro|kariyer|is ilanlari|platsbanken)(?![\p{L}])/u
/** '41 208 subscribers', '#jobs-data': a channel and how many read it. */
const CHANNEL =
  /^#[\p{L}\d_-]+$|(?:^|\s)\d[\d., ]*k?\s(?:subscribers|members|followers|abonnenten|mitglieder|abonnes|membres|suscriptores|miembros|abone|uye|subskrybent\p{L}*)$/u
/** 'Good day! Forwarded as received 👇': a word of who passed it on. */
const PASSED_ON =
  /^.{0,40}\b(?:forwarded|fwd|passing (?:this|it) on|weitergeleitet|geteilt von|reenviado|transfere|inoltrato|iletildi|iletiyorum|see below|siehe unten|voir ci-dessous|ver abajo)\b.{0,40}$|^[^:]{0,60}👇\s*$/u
/** 'Marit Solheim  9:14 AM': who wrote in a chat, and when. */
const WRITER = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},?\s{1,3}(?:\[?\d{1,2}:\d\d\]?)(?: ?[AaPp]\.?[Mm]\.?)?$/u

/**
 * Without what stands above the advert because of where it was copied: the name of a board or a channel and the way
 * through its page. A name that the text says again belongs to the advert.
 */
export function withoutMasthead(lines: AdLine[]): AdLine[] {
  const first = lines.slice(0, FIRST_LINES)
  const ways = first.findLastIndex(({ folded }) => isWayThrough(folded))
  const below = lines.slice(Math.max(1, ways + 1))
  const isNamed = (line: AdLine) => isSaidAgain(line, below)
  const start = ways >= 0 && first.slice(0, ways).every((line) => isBare(line) && !isNamed(line)) ? ways + 1 : 0
  const rest = lines.slice(start)
  const kept = rest.filter(
    (line, index) =>
      index >= FIRST_LINES ||
      !(
        isWayThrough(line.folded) ||
        CHANNEL.test(line.folded) ||
        WRITER.test(line.text) ||
        (index < 2 && PASSED_ON.test(line.folded) && vacancyScore(line.text) < 2) ||
        (start === 0 && index === 0 && isBoard(line) && !isNamed(line))
      ),
  )
  return kept.length >= LEAST_LEFT ? kept : lines
}

/** Several short parts beside each other, of which two lead somewhere. */
function isWayThrough(folded: string): boolean {
  if (folded.length > 120) return false
  const parts = folded.split(/\s{2,}|\t|\s[|·•]\s/).filter(Boolean)
  return parts.length >= 3 && parts.filter((part) => LEADS_TO.test(part)).length >= 2
}

const isBare = ({ text }: AdLine) => text.split(/\s+/).length <= 5 && vacancyScore(text) < 2

function isBoard(line: AdLine): boolean {
  if (DOMAIN.test(line.text)) return true
  const words = line.text.split(/\s+/).length
  return (
    words <= 7 &&
    !/[:!?,;.>]/.test(line.text) &&
    OF_JOBS.test(line.folded) &&
    vacancyScore(line.text) < 2 &&
    labelOf(line.text) === null &&
    kindOfHeading(line.folded) === null
  )
}

/** The name before a dash, or that of a domain without its end, once more in the text. */
function isSaidAgain(line: AdLine, below: readonly AdLine[]): boolean {
  const domain = DOMAIN.exec(line.text)?.[1]
  const name = fold(domain ?? must(line.text.split(/\s[–—|·-]\s/)[0])).trim()
  return name.length > 1 && below.some(({ folded }) => isWordOf(folded, name))
}

function isWordOf(folded: string, name: string): boolean {
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    if (!LETTER.test(folded.charAt(at - 1)) && !LETTER.test(folded.charAt(at + name.length))) return true
  return false
}
const LETTER = /[\p{L}\p{N}]/u
