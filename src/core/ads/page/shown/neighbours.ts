import { sizeOf } from '#core/ads/eastern.ts'
import { fold } from '#core/ads/fold.ts'
import { isPageChrome } from '#core/ads/sections/page-chrome.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'

/** Headings below which the advert begins, whatever a board shows above it. Folded. */
const BEGINS =
  /^(?:about (?:the|this) (?:job|position|vacancy|opportunity)|(?:full |original )?(?:job|position|role|vacancy|post) (?:description|advert(?:isement)?|details?)|description|stellenbeschreibung|stellenanzeige|beschreibung(?: der stelle)?|jobbeschreibung|descriptif (?:du poste|de l'offre)|description (?:du poste|de l'offre)|descripcion (?:del puesto|de la (?:oferta|vacante))|descricao (?:da vaga|do cargo)|descrizione (?:dell'offerta|del lavoro|della posizione|dell'annuncio)|(?:functie|vacature)omschrijving|vacaturetekst|opis (?:stanowiska|oferty|pracy)|(?:is )?ilan[iı]? (?:hakkinda|detay\p{L}*|metni|aciklamasi)|(?:arbets|jobb|stillings)beskriv\p{L}*|om jobbet)$/u

/** Headings of what a board or a site puts beside an advert: questions of its form, warnings, guides, reviews, news. Folded. */
const BESIDE =
  /^(?:(?:employer|screening|application) questions?|questions? (?:from the employer|you will be asked)|be careful|stay safe.*|safety (?:tips|advice).*|beware of .*|(?:report|flag) (?:this|the) .*|what can i earn.*|salary (?:guide|insights?|comparison|estimates?).*|how much does .{3,60}(?:earn|make|get paid).*|(?:company|employee|employer) (?:reviews?|ratings?|photos?).*|meet (?:the hiring team|your recruiter)|(?:about|contact) the recruiter|profile insights|how (?:you|your (?:profile|skills)) (?:match|compare|fit|rank).*|your (?:match|skills match|profile) .*|(?:your )?commute|(?:location )?map|share (?:this|the) .*|follow us.*|(?:join|sign up (?:to|for)) our (?:talent (?:pool|community|network)|newsletter).*|get (?:job )?alerts?.*|(?:job )?alerts?|not (?:the right|quite right|ready to apply).*|career advice.*|(?:latest|recent) (?:news|posts|articles|stories).*|popular searches|people also .*|members? also .*|people you .*|arbeitgeberfragen|gehalts(?:vergleich|infos?|check|spanne).*|was verdient .*|sicher bewerben.*|(?:arbeitgeber|firmen|mitarbeiter)?-?bewertungen.*|aktuelle(?:s|(?: nachrichten| meldungen|s aus .*))|neuigkeiten.*|job-?alarm.*|jobs? per (?:e-?)?mail.*|folge(?:n sie)? uns.*|(?:stelle|anzeige|job) (?:teilen|melden)|anfahrt|avis (?:des salaries|sur .*)|signaler (?:cette|l').*|partager (?:cette|l').*|(?:dernieres )?actualites|alertes? emploi.*|combien gagne .*|denunciar .*|(?:valoraciones|opiniones) .*|compartir .*|alertas? de empleo.*|(?:ultimas )?noticias|cuanto gana .*|laatste nieuws|deel deze .*|job ?alert.*|(?:ultime )?notizie|segnala .*|condividi .*|ilani? (?:bildir|paylas|sikayet)\p{L}*.*|son haberler|ne kadar kazan.*|udostepnij .*|zglos .*|aktualnosci|partilhar .*|ultimas noticias|senaste nytt|dela (?:annonsen|jobbet).*)$/u

const isProse = (line: string) => (sizeOf(line) >= 45 && /[.!?。]$/.test(line)) || sizeOf(line) >= 120
const bare = (line: string) =>
  fold(line)
    .replace(/(?:(?<!\s)\s+)?:$/, '')
    .trim()

const MOST_ABOVE = 0.4
const LEAST_BELOW = 150

/** The advert's lines without the boxes that a board puts above, below and between them. */
export function withoutNeighbours(lines: readonly string[]): string[] {
  const parts: string[][] = [[]]
  for (const line of lines) {
    // a heading has an empty line above it, and one that opens a box needs none
    if (line === '' || (isHead(line) && BESIDE.test(bare(line)))) parts.push([])
    parts.at(-1)?.push(line)
  }
  const own = parts.filter((part) => !isBeside(part)).flat()
  return fromBeginning(own).filter(
    (line) => line === '' || line.startsWith('- ') || !isPageChrome({ folded: fold(line) }),
  )
}

const isHead = (line: string) => line !== '' && line.length < 90 && !line.startsWith('- ')

/** How many follow a house or work there: the card that a board keeps of it. */
const COUNTED =
  /\b\d[\d.,\s+–-]* (?:followers|employees|abonnes|employes|salaries|mitarbeit\p{L}*|seguidores|empleados|dipendenti|medewerkers|calisan|takipci|pracownikow|funcionarios)\b/u

function isBeside(part: readonly string[]): boolean {
  const head = part.find((line) => line !== '') ?? ''
  return (
    (isHead(head) && BESIDE.test(bare(head))) ||
    part.filter((line) => isHead(line) && COUNTED.test(fold(line)) && !/[.!?]$/.test(line)).length >= 2
  )
}

/** From the last heading that announces the advert and has nothing of it above. */
function fromBeginning(lines: readonly string[]): string[] {
  for (let at = lines.length - 1; at >= 0; at--) {
    if (!BEGINS.test(bare(lines[at] ?? ''))) continue
    const [above, below] = [lines.slice(0, at), lines.slice(at + 1)]
    const [sizeAbove, sizeBelow] = [above, below].map((part) => part.reduce((sum, line) => sum + line.length, 0))
    if (Number(sizeBelow) < LEAST_BELOW || Number(sizeAbove) > Number(sizeBelow) * MOST_ABOVE) continue
    if (!above.some((line, index) => isProse(line) || isPartOfAdvert(line, above[index + 1] ?? ''))) return below
  }
  return [...lines]
}

/** 'About us' or 'Your tasks', and below it more than a fact. */
function isPartOfAdvert(line: string, next: string): boolean {
  if (line.length >= 60 || next.length < 40) return false
  const kind = kindOfHeading(bare(line))
  return kind === 'about' || kind === 'must' || kind === 'duties'
}
