import { sentencesOf } from './ad-lines.ts'
import { fold } from './fold.ts'
import { degreeIn } from './fields/degree.ts'
import { languagesIn } from './fields/languages.ts'
import { yearsAsked } from './fields/years.ts'
import { kindOfHeading, type SectionKind } from './section-kind.ts'

/** Conditions that one meets or does not: a licence, a permit, presence, hours, travel, clearance, health. */
const HARD =
  /\b(?:(?:driver'?s|driving) licen[cs]e|fuhrerschein\w*|permis [abc]\b|permis de conduire|carnet de conducir|permiso de conducir|ehliyet\w*|surucu belgesi|right to work|work (?:permit|authori[sz]ation)|authori[sz]ed to work|eligib\w+ to work|sponsor(?:ship)?|visa|citizen(?:ship)?|u\.?s\.? person|permanent resident|residence permit|arbeitserlaubnis|aufenthaltstitel|calisma izni|permis de travail|permiso de trabajo|must (?:be based|be located|live|reside)|you (?:are|must be|need to be) based in|based in (?:the )?\p{L}+ (?:and|or)|(?:live|reside|residing|resident) in|residence in|wohnsitz|wohnhaft|ikamet (?:eden|etmek)|residir|residencia en|resider|time ?zones?|overlap|hours? of (?:overlap|[a-z]+ time)|security clearance|clearance|background check|vetting|dbs|police check|polizeiliches fuhrungszeugnis|fuhrungszeugnis|sabika|casier judiciaire|antecedentes|drug (?:test|screen)\w*|vaccinat\w*|impf\w*|medical (?:exam|check)|lift (?:up to )?\d|lifting|able to (?:lift|stand|climb|sit)|stand(?:ing)? for|physically|korperlich\w*|schwindelfrei|hohentauglich\w*|weekends?|night shifts?|shift (?:work|pattern|system)|shifts|schicht\w*|wochenend\w*|saturdays?|samstag\w*|cumartesi|samedis?|sabados?|(?:staats)?examen|approbation|vardiya\w*|travail (?:de nuit|poste|le week-?end)|turnos|fines de semana|on[- ]call|phone rota|rota\b|rufbereitschaft|bereitschaftsdienst|nobet\w*|astreintes?|guardias?|travel(?:ling)?\b|trips|reisebereitschaft|dienstreisen|reisetatigkeit|seyahat\w*|deplacements?|viajar|disponibilidad para viajar|viajes|askerlik\w*|tecilli|field trips|on[- ]site (?:presence|days|attendance)|in (?:the|our) \p{L}* ?office (?:at least )?(?:\p{L}+|\d) days|remote (?:days|work)|does not allow for remote|nur vor ort|vor ort|anwesenheit\w*|presence (?:requise|obligatoire)|presencial\w*|enrol(?:l)?ed (?:at|in|as)|eingeschrieben\w*|immatrikuliert\w*|certifi(?:ed|cate|cation)s?|zertifi\w*|sertifika\w*|certificat\w*|habilitation\w*|licen[cs]ed?\b|registered (?:nurse|with)|registration with|18 years|over 18|age of|volljahrig)\b/u
const ASKS =
  /\b(?:required?|requires?|must|need(?:ed|s)?|mandatory|essential|necessary|at least|minimum|willing\w*|able|ability|able to|valid|full|clean|current|held|hold|holding|possess|expect\w*|you (?:join|are|can|will|take)|part of the job|before the first day|about|indispensable|obligatoire|exige|requis\w*|erforderlich|voraussetzung|zwingend|notwendig|bereit\w*|kannst|konnen|calisabil\w*|sart\w*|zorunlu|olan|olmayan|tamamlamis|imprescindible|necesari\w*|obligatori\w*|cannot|can't|not able|not|no|only|nur|share in|take part|participat\w*|times? (?:a|per)|days? (?:a|per)|weeks?)\b/
const WISHED =
  /\b(?:a plus|an advantage|nice to have|bonus|ideally|preferably|preferred|desirable|welcome|optional|not required|not necessary|no .{0,20} (?:needed|required)|helpful|handy|von vorteil|wunschenswert\w*|idealerweise|gern gesehen|tercihen|tercih sebebi\w*|un plus|souhaite\w*|se valora\w*|deseable|valorable|would be (?:great|nice|good))\b/
const OFFERED =
  /\b(?:we (?:offer|pay|give|cover|sponsor|provide|support|help)|you (?:also )?get|paid (?:leave|time|holiday|study)|days of|weeks? of|vacation|holiday|leave|wir bieten|urlaub|zuschuss|visa sponsorship (?:is )?(?:available|offered|provided|possible)|we sponsor|relocation (?:help|support|package)|budget|conference|conges|vacaciones|izin|certification (?:a|per) year|zertifizierung im jahr|(?:on|auf) (?:our|unsere) (?:cost|kosten))\b/

type Line = { text: string; kind: SectionKind | null; isItem: boolean }

/** The sentences and list items that state a hard condition, as they stand in the advert. */
export function mustQuotes(description: string): string[] {
  const quotes: string[] = []
  for (const { text, kind, isItem } of linesWithKind(description)) {
    if (kind === 'legal' || kind === 'nice' || kind === 'process' || kind === 'apply') continue
    const parts = isItem ? [text] : sentencesOf(text).map((sentence) => sentence.text)
    for (const part of parts) if (isHard(part, kind, isItem)) quotes.push(part)
  }
  return [...new Set(quotes)]
}

function isHard(text: string, kind: SectionKind | null, isItem: boolean): boolean {
  if (text.length > 400 || text.length < 8) return false
  const folded = fold(text)
  const isAsked = kind === 'must'
  if (
    yearsAsked(text, isAsked) !== null &&
    (yearsAsked(text, isAsked) ?? 0) > 0 &&
    (isAsked || /\b(?:you|need|must|require\w*|minimum|at least|mindestens|en az)\b/.test(folded)) &&
    !startsAsWish(folded)
  )
    return true
  const degree = degreeIn(text, false)
  if (
    degree &&
    degree.demand !== 'none' &&
    degree.demand !== 'preferred' &&
    (isAsked || ASKS.test(folded)) &&
    kind !== 'offer' &&
    kind !== 'about' &&
    kind !== 'duties'
  )
    return true
  if (
    kind !== 'offer' &&
    kind !== 'about' &&
    kind !== 'duties' &&
    (isAsked || /\b(?:required|must|need|essential|fluen\w*)\b/.test(folded))
  ) {
    const languages = languagesIn(text, 0, false)
    if (languages.some(({ demand }) => demand === 'must') && (isItem || languages.length > 0)) return true
  }
  if (!HARD.test(folded) || startsAsWish(folded)) return false
  if (WISHED.test(folded)) return false
  if (
    OFFERED.test(folded) &&
    !/\b(?:vor ort|on site|no remote|cannot sponsor|not (?:able to )?sponsor|unable to sponsor)\b/.test(folded)
  )
    return false
  return isAsked || ASKS.test(folded)
}

const startsAsWish = (folded: string) =>
  /^(?:bonus|nice to have|ideally|a plus|plus|optional|desirable|preferred|preferably|se valora|tercihen|wunschenswert)\b/.test(
    folded,
  ) ||
  (WISHED.test(folded) && !/;/.test(folded))

/** Some systems hand over the advert in one line without stops: a capital after a small letter begins a new item there. */
function unflattened(description: string): string {
  if (description.includes('\n') || description.length < 400) return description
  return sentencesOf(description)
    .map(({ text }) =>
      text.length > 160
        ? text.replaceAll(
            /(?<=[\p{Ll}\d)%]) (?=\p{Lu}\p{Ll}+(?:'s)? \p{Ll})|(?<=[\p{Ll}\d)%]) (?=(?:Minimum|Preferred|Required|Requirements|Qualifications|Responsibilities|Basic|Desired)\b)/gu,
            '\n',
          )
        : text,
    )
    .join('\n')
}

/** The lines of a description with the kind of section they stand in: a short line without a bullet above items is a heading. */
function linesWithKind(description: string): Line[] {
  const lines = unflattened(description)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  let kind: SectionKind | null = null
  let isSection = false
  return lines.flatMap((line, index): Line[] => {
    const isItem = /^[-•*·–]\s/.test(line)
    const text = line.replace(/^[-•*·–]\s+/, '')
    const next = lines[index + 1] ?? ''
    if (
      !isItem &&
      text.length < 70 &&
      !/[.!;,]$/.test(text) &&
      next !== '' &&
      text.split(/\s+/).length <= 9 &&
      (/^[-•*·–]\s/.test(next) || next.length > text.length || /[:?]$/.test(text))
    ) {
      kind = kindOfHeading(fold(text))
      isSection = true
      return []
    }
    // prose after a list no longer belongs to its heading
    if (!isItem && isSection && index > 0 && /^[-•*·–]\s/.test(lines[index - 1]!)) kind = null
    return [{ text, kind, isItem }]
  })
}
