import { must } from '#core/must.ts'
import { linesOf, sentencesOf, type AdLine } from '../sections/ad-lines.ts'
import { easternYears, isEasternCondition } from '../eastern.ts'
import { flagsIn } from '../scam/flags.ts'
import { fold } from '../fold.ts'
import { degreeIn } from '../fields/degree.ts'
import { languagesIn } from '../fields/languages.ts'
import { yearsAsked } from '../fields/years.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import type { SectionKind } from '../kinds.ts'
import { sectionsOf } from '../sections/sections.ts'

/** Conditions that one meets or does not, by what they are about; folded words of nine languages. */
const CONDITIONS: RegExp[] = [
  // a licence, a certificate, a register
  /\b(?:(?:driver'?s|driving) licen[cs]e|fuhrerschein\w*|permis (?:[abcd]\b|de conduire)|carnes? de \w+|carnet? (?:de conducir|[abcd]\b)|permiso de conducir|ehliyet\w*|surucu belgesi\w*|rijbewijs|patente(?: di guida| [abcd]\b)?|carta de conducao|prawo jazdy|korkort|forerkort|cnh|cdl|(?:hgv|lgv|forklift) (?:licen[cs]e|ticket)|src belgesi\w*|caces|(?:gabel)?staplerschein|certifi(?:ed|cate|cation)s?|zertifi\w*|sertifika\w*|certificat\w*|certificad[oa]\w*|certyfikat\w*|habilitation\w*|abilitazion\w*|uprawnieni\w*|licen[cs]ed?\b|licentie|licencia|licenza|licenca|nachweis\w*|attestation|registered (?:nurse|with|\w+ in)|registration with|(?:staats)?examen|approbation|big-registratie|iscrizione all'albo|ustalik belgesi\w*|mesleki yeterlilik|qualified)\b/,
  // a permit, a nationality, where one lives
  /\b(?:right to work|work(?:ing)? (?:permit|authori[sz]ation|visa)|authori[sz]ed to work|eligib\w+ to work|sponsor(?:ship)?|visa|citizen(?:ship)?|u\.?s\.? person|permanent resident|residence permit|arbeitserlaubnis|aufenthaltstitel|staatsangehorigkeit|calisma izni|permis de travail|titre de sejour|permiso de (?:trabajo|residencia)|werkvergunning|tewerkstellingsvergunning|permesso di (?:lavoro|soggiorno)|autorizacao de (?:trabalho|residencia)|pozwoleni\w+ na prace|must (?:be based|be located|live|reside)|you (?:are|must be|need to be) (?:based )?in\b|based in (?:the )?\p{L}+ (?:and|or)|(?:live|living|reside|residing|resident) (?:in|within|near|close to)|(?:can|may) legally work|legally (?:able|allowed|entitled) to work|residence in|wohnsitz|wohnhaft|wohnst|ikamet (?:eden|etmek)|oturan|residir|residencia en|residenza|residente|resider|habiter|woonachtig|woont in|zamieszk\w+)\b/u,
  // hours, shifts, nights, weekends
  /\b(?:time ?zones?|overlap\w*|hours? of (?:overlap|[a-z]+ time)|weekends?|weekeinde|week-ends?|fins? de (?:semana|semaine)|fines de semana|fine settimana|hafta sonu|night shifts?|nights?|nachtdienst\w*|nachtschicht\w*|nuits?|noches|notti|nocn\w+|gece|shift (?:work|pattern|system)|shifts|\w*schicht\w*|wochenend\w*|saturdays?|sundays?|samstag\w*|sonntag\w*|cumartesi|samedis?|sabados?|domingos?|zaterdag\w*|sabato|vardiya\w*|travail (?:de nuit|poste)|[2345]x8|turnos?|turni|turnaz\w+|zmian(?:owy\w*|ach|y)|ploegen\w*|evenings?|abends?|soirs?|avond\w*|aksam\w*|early mornings?|fruh (?:um|ab)|public holidays|feiertag\w*|jours feries)\b|\b\d{1,2}[:.h]\d{2}\s?(?:-|–|to|and|a|à|bis|tot|do|e|y|et|ile)\s?(?:las )?\d{1,2}\b/,
  // on call, travel, presence
  /\b(?:on[- ]call|phone rota|rota\b|rufbereitschaft|bereitschaftsdienst\w*|nobet\w*|astreintes?|guardias?|piket\w*|consignatie\w*|reperibilita|dyzur\w*|travel(?:ling)?\b|trips|reisebereitschaft|dienstreisen|reisetatigkeit|reisen|seyahat\w*|deplacements?|viajar|viajes|trasfert[ea]|reizen|viagens|deslocac\w+|delegacj\w+|podroz\w+ sluzb\w+|field trips|in person|on[- ]site (?:presence|days|attendance)|in (?:the|our) \p{L}* ?office (?:at least )?(?:\p{L}+|\d) days|(?:on|every) (?:mon|tues|wednes|thurs|fri)days?|(?:in|at|from) (?:the|our) \p{L}+ (?:for )?(?:at least )?(?:\p{L}+|\d) days|beredskap\w*|jour\w*|remote (?:days|work)|does not allow for remote|vor ort|anwesenheit\w*|presence (?:requise|obligatoire)|presencial\w*|in presenza|aanwezig\w*|disponibilidad para|disponibilite|disponibilita|disponibilidade|beschikbaar\w*|dyspozycyjn\w+|availab(?:le|ility))\b/u,
  // clearance, health, age, service
  /\b(?:security clearance|clearance|background check|credit check|vetting|dbs|police check|polizeiliches fuhrungszeugnis|fuhrungszeugnis|sabika|casier judiciaire|antecedentes|casellario|registo criminal|niekaralnos\w+|vog\b|verklaring omtrent|drug (?:test|screen)\w*|vaccinat\w*|impf\w*|masern\w*|immunit\w*|gesundheitszeugnis|medical (?:exam|check)|lift (?:up to )?\d|lifting|able to (?:lift|stand|climb|sit)|stand(?:ing)? for|physically|korperlich\w*|schwindelfrei|hohentauglich\w*|\d{2} ?(?:kg|lbs?)\b|heavy (?:boxes|loads|pans)|askerlik\w*|tecilli|enrol(?:l)?ed (?:at|in|as)|eingeschrieben\w*|immatrikuliert\w*|18 (?:years|jahre|ans|anos|yas\w*|jaar|anni|lat)|over 18|age of|volljahrig|portfolio)\b/,
  // certificates by the names that they are asked by, where nothing else says that they are one
  /\b(?:ccn[ap]|ccie|ccda|comptia|(?:network|security|linux)\+|itil|prince2|pmp|psm|cspo|cissp|cisa|cism|ceh|oscp|gcih|cka|ckad|cks|rhcsa|rhce|lpic|mcsa|mcse|jncia|jncip|nse ?\d|vcp|a[zi]-\d{3}|ms-\d{3}|sc-\d{3}|istqb|cbap|togaf|cpa|cfa|acca|cima|spk|smmm|nebosh|iosh|osha)\b/,
]
const isCondition = (folded: string) => CONDITIONS.some((pattern) => pattern.test(folded))
const ASKS =
  /\b(?:required?|requires?|must|need(?:ed|s)?|mandatory|essential|necessary|at least|minimum|willing\w*|able|ability|able to|valid|full|clean|current|held|hold|holding|possess|expect\w*|you (?:join|are|can|will|take)|part of the job|before the first day|about|indispensable|obligatoire|exige|requis\w*|erforderlich|voraussetzung|zwingend|notwendig|bereit\w*|kannst|konnen|calisabil\w*|sart\w*|zorunlu|olan|olmayan|tamamlamis|imprescindible|necesari\w*|obligatori\w*|cannot|can't|not able|not|no|only|nur|share in|take part|participat\w*|times? (?:a|per)|days? (?:a|per)|weeks?|sie (?:arbeiten|ubernehmen)|du (?:arbeitest|ubernimmst)|vous (?:participez|travaillez|assurez)|tu (?:participes|travailles)|trabajaras|lavorerai|werk je|je werkt|vereist|noodzakelijk|verplicht|bereid\w*|richiest\w*|necessari\w*|obbligatori\w*|indispensabil\w*|obrigatori\w*|exig\w+|necessario|wymagan\w*|konieczn\w*|niezbedn\w*|gotowosc\w*|pracujesz|calisilacak|gerekmektedir|aranmaktadir|you work|you(?:'ll| will) (?:work|be|take)|we ask|all (?:employees|staff|members)|everyone|legally|ingar|kravs|maste)\b/
const WISHED =
  /\b(?:a plus|an advantage|nice to have|bonus|ideally|preferably|preferred|desirable|welcome|optional|not required|not necessary|no .{0,20} (?:needed|required)|helpful|handy|von vorteil|wunschenswert\w*|idealerweise|gern gesehen|tercihen|tercih sebebi\w*|un plus|souhaite\w*|se valora\w*|deseable|valorable|would be (?:great|nice|good)|pluspunt|een pre|bij voorkeur|mooi meegenomen|gradit\w*|preferibil\w*|titolo preferenziale|valoriza\w*|diferencial|preferencialmente|mile widzian\w*|atut\w*|not essential|isn't essential|(?:useful|helpful) but)\b/
const OFFERED =
  /\b(?:we (?:offer|pay|give|cover|sponsor|provide|support|help)|you (?:also )?get|paid (?:leave|time|holiday|study)|days of|weeks? of|vacation|holiday|leave|wir bieten|urlaub|zuschuss|visa sponsorship (?:is )?(?:available|offered|provided|possible)|we sponsor|relocation (?:help|support|package)|budget|conference|conges|vacaciones|izin|certification (?:a|per) year|zertifizierung im jahr|(?:on|auf) (?:our|unsere) (?:cost|kosten))\b/

/** The sentences and list items that state a hard condition, as they stand in the advert. */
export function mustQuotes(description: string): string[] {
  const quotes: string[] = []
  let before: SectionKind = 'facts'
  const sections = sectionsOf(linesOf(unflattened(description)))
  const hasMusts = sections.some(({ kind, lines }) => kind === 'must' && lines.length > 0)
  for (const { kind: own, heading, lines } of sections) {
    // a line of law inside a section stays a line of it: a background check is a condition too
    const said: SectionKind = own === 'legal' && heading === null ? before : own
    const kind: SectionKind = heading !== null && isListOfDemands(said, heading.folded, lines) ? 'must' : said
    before = kind
    // what follows the list of wishes as a paragraph is no wish
    const isEnded = kind === 'nice' && lines.some(({ isBullet }) => isBullet)
    const lastItem = lines.findLastIndex(({ isBullet }) => isBullet)
    if (isEnded)
      for (const line of lines.slice(lastItem + 1))
        for (const { text } of sentencesOf(line.text))
          if (STRICT.test(fold(text)) && isHard(text, 'facts', false)) quotes.push(text)
    if (kind === 'legal' || kind === 'nice' || kind === 'process' || kind === 'apply') continue
    for (const line of lines) {
      const parts = line.isBullet ? [line.text] : sentencesOf(line.text).map(({ text }) => text)
      // an advert without headings has its demands in its only list
      // a paragraph below a list of demands is none of them
      const isBelow = line.isAfterBlank && !line.isBullet && lines.indexOf(line) > lastItem && lastItem >= 0
      const isAsked = (kind === 'must' && !isBelow) || (!hasMusts && kind === 'facts' && line.isBullet)
      for (const part of parts)
        quotes.push(...hardParts(part, isAsked ? 'must' : kind === 'must' ? 'facts' : kind, line.isBullet))
    }
  }
  if (quotes.length === 0) return quotes
  const signs = flagsIn(description).map(({ words }) => words.replace(/…$/, ''))
  // what a scam asks for is no condition of a job
  const isOfSign = (quote: string) =>
    signs.some((words) => words.includes(quote.slice(0, 150)) || quote.includes(words)) || flagsIn(quote).length > 0
  return [...new Set(quotes.filter((quote) => !isOfSign(quote)).map((quote) => withoutHeading(quote)))]
}

/** What is hard of a sentence or an item; one that holds a wish as well is parted: 'CCNA required; CCNP is a plus'. */
function hardParts(text: string, kind: SectionKind, isItem: boolean): string[] {
  const isWish = (part: string) => WISHED.test(fold(part))
  const apart = isWish(text) ? text.split(PARTS).map((part) => part.trim()) : []
  const others = apart.filter((part) => !isWish(part))
  return (others.length === 0 ? [text] : others).filter((part) => isHard(part, kind, isItem))
}

const PARTS = /;\s+|(?<=[\p{L}\d)][.!?])\s+(?=\p{Lu})/u

/** 'Profil: Staplerschein' states the condition behind the colon. */
function withoutHeading(quote: string): string {
  const label = /^([^:]{3,60}?)\s?:\s+(?=\S)/u.exec(quote)
  return label && kindOfHeading(fold(must(label[1]))) === 'must' ? quote.slice(label[0].length) : quote
}

const STRICT =
  /\b(?:must|required|mandatory|essential|unable|erforderlich|zwingend|voraussetzung|obligatoire|indispensable|imprescindible|obligatori\w*|necesari\w*|vereist|verplicht|obrigatori\w*|wymagan\w*|konieczn\w*|zorunlu\w*|sart\w*)\b/

/** A list under words that no list of headings knows asks for something when two of its items are conditions. */
function isListOfDemands(kind: SectionKind, heading: string, lines: readonly AdLine[]): boolean {
  if (kind === 'must' || kindOfHeading(heading) !== null) return false
  const items = lines.filter(({ isBullet }) => isBullet)
  const asked = items.filter(({ text }) => hardParts(text, 'must', true).length > 0).length
  return asked >= 2 && asked >= items.length / 3
}

function isHard(text: string, kind: SectionKind, isItem: boolean): boolean {
  if (text.length > 400 || text.length < 8) return false
  const folded = fold(text)
  const isAsked = kind === 'must'
  if (isAsked && (easternYears(text) !== null || isEasternCondition(text))) return true
  if (
    yearsAsked(text, isAsked) !== null &&
    (yearsAsked(text, isAsked) ?? 0) > 0 &&
    (isAsked ||
      /\b(?:you|need|must|require\w*|minimum|at least|mindestens|en az|vous|sie|du|au moins|al menos|almeno|minimaal|minstens|pelo menos|co najmniej)\b/.test(
        folded,
      )) &&
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
    (isAsked ||
      /\b(?:required|must|need|essential|fluen\w*|you (?:speak|write)|vous parlez|(?:sie )?sprechen|du sprichst|hablas|parli|je spreekt|falas|mowisz)\b/.test(
        folded,
      ))
  ) {
    const languages = languagesIn(text, 0, false)
    if (languages.some(({ demand }) => demand === 'must') && (isItem || languages.length > 0)) return true
  }
  if (isItem && kind === 'duties' && ON_CALL.test(folded) && !startsAsWish(folded)) return true
  if (isAsked && SEVERAL_YEARS.test(folded) && !startsAsWish(folded)) return true
  if (isAsked && isItem && WILLING.test(folded) && !startsAsWish(folded)) return true
  if (ONLY_THOSE.test(folded)) return true
  if (!isCondition(folded) || startsAsWish(folded) || NOT_NEEDED.test(folded)) return false
  if (WISHED.test(folded)) return false
  if (
    OFFERED.test(folded) &&
    !/\b(?:vor ort|on site|no remote|cannot sponsor|not (?:able to )?sponsor|unable to sponsor)\b/.test(folded)
  )
    return false
  return isAsked || ASKS.test(folded)
}

/** 'Only candidates who can join within 30 days should apply.' */
const ONLY_THOSE =
  /\bonly (?:candidates|applicants|applications|people|those)\b[^.]{5,100}\b(?:should|may|need|can|please|will be considered)\b|\b(?:nur|ausschliesslich) bewerb\w+ (?:mit|die|von|aus)\b|\b(?:do not|don't|please do not) apply (?:if|unless)\b/

/** 'Rufbereitschaft etwa jede sechste Woche' among the duties: an item that begins with it. */
const ON_CALL =
  /^(?:on[- ]call|rufbereitschaft|bereitschaftsdienst\w*|nobet\w*|astreintes?|guardias?|piket\w*|reperibilita|dyzur\w*|standby)\b/
/** 'Mehrere Jahre Erfahrung mit C#': years, though not how many. */
const SEVERAL_YEARS =
  /\b(?:several years|mehrere jahre|mehrjahrige\w* (?:\p{L}+ ){0,2}\p{L}*(?:erfahrung|praxis)|plusieurs annees|varios anos|birkac yil|diversi anni|meerdere jaren|varios anos)\b/u

/** An item that begins with what one must be ready for: hours, travel, a place. */
const WILLING =
  /^(?:must be (?:able|willing|available|prepared) to\b|(?:you are |a |your |the )?(?:willing(?:ness)?|ready|readiness|able|ability) to (?:work|travel|join|move|relocate|stay|start|be|take|stand|lift|push|drive|commute|cover)\b|(?:die |deine |ihre )?bereitschaft (?:zu|zur|zum|fur)\b|disponib\w+ (?:a|para|per|pour|de|des|a la)\b|bereid(?:heid)?\b|(?:pelna )?gotowosc\b|dispuest[oa] a\b|pret(?:e)? a\b|disposto a\b)/

/** 'Part-66 knowledge, licence not needed', 'no driving licence necessary'. */
const NOT_NEEDED =
  /\bnot (?:needed|required|necessary|a must)\b|\bnicht (?:notig|erforderlich|notwendig)\b|\bno (?:\p{L}+ ){1,3}(?:needed|required|necessary)\b|\bniet (?:nodig|vereist)\b|\bnon (?:richiest\w*|necessari\w*)\b|\bpas (?:necessaire|obligatoire|requis\w*|besoin)\b|\bno (?:es necesari\w*|hace falta)\b|\bgerekmez\b|\baranmamaktadir\b/u

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
