import { must } from '#core/must.ts'
import { MORE_DENIALS, MORE_WISHES } from './demand-words.ts'
import { fold } from '../fold.ts'
import { remembered } from '#core/text/remembered.ts'
import { polarityOf, turnOf } from './polarity.ts'
import { kindOfHeading } from '../sections/section-kind.ts'

/** What a stretch of a sentence does with what it names. `plain` leaves that to the section. */
export type Demand = 'must' | 'wish' | 'none' | 'plain'
export type Stretch = { text: string; from: number; demand: Demand }

/** From here on: 'firewalls, ideally Fortinet'. */
const WISH_LEADS =
  /\b(?:ideally|preferabl[ey]|optionally|soon|nice to have|bonus(?: points)?(?: (?:if|for))?|plus points for|extra points for|extra credit for|even better if|better still|(?:we'd|would|we would) (?:be (?:delighted|happy|thrilled|pleased)|love)|idealerweise|toll ware|schon ware|super ware|(?:lo que )?nos encantaria|vorzugsweise|bevorzugt|am liebsten|gerne? auch|wunschenswert\w*|optional|gern(?: mit| gesehen)?|moglichst (?:mit|nach|in|auch|erste|etwas|schon)|bestenfalls|tercihen|idealement|de preference|preferiblemente|idealmente|a ser posible|si es posible|gradit[aoie]|preferibilmente|idealmente|bij voorkeur|liefst|de preferencia|valoriza(?:mos|-se)?|mile widzian\w*|najlepiej|garna)\b/
/** Up to here: 'Docker is a plus'. */
const WISH_ENDS =
  /\b(?:sans l'exiger|(?:serait|serions|sommes) ravi\w*|would delight us|sit up|sin exigirlo)\b|\b(?:(?:is|are|as|would be|will be|'s|be|considered|seen as|counts as) )?(?:an? )?(?:big |huge |strong |real |definite |nice |great |distinct |added |major |significant |small )?(?:(?<=\b(?<!n')(?:an?|big|huge|strong|real|definite|is|are|as) )plus|plus(?=[.,;:)!]|$)|bonus|advantage|asset)\b(?! (?:scheme|programme|program|plan|point|payment|of)|es)|\bnice\b(?= to have|[).,;]|$)|\b(?:preferred|prefered|desired|desirable|beneficial|advantageous|optional|handy|welcome|appreciated|helpful|useful|valued|valuable|a nice touch)\b|\bhelps\b|\blovely\b|, (?:all the better|even better|wonderful|great|brilliant|fantastic|perfect|so much the better|umso besser|super|toll|tant mieux|mejor(?: aun)?|genial)\b|\bwould (?:save|help)\b|\bnos encantaria\b|\bhandy\b|\btoll ware\b|\bschon ware\b|\bwould be (?:great|nice|good|lovely|ideal|amazing|handy|cool)\b|\bnice to have\b|\bgood to have\b|\bnot (?:strictly |absolutely )?(?:a must|a deal-?breaker|essential)\b|\bbut (?:we )?(?:don't|do not) (?:expect|require|need) (?:it|this|that)\b|\bbut not (?:required|necessary|needed|essential|mandatory)\b|\bvon vorteil\b|\bvorteilhaft\b|\bhilfreich\b|\bwunschenswert\w*|\bein plus\b|\bkein muss\b|\bgern gesehen\b|(?<!(?:not|n't) an? )\bnice-to-have\b|\bwillkommen\b|\btercih (?:sebebi\w*|edil\w*|ediyoruz|nedeni\w*)|\barti(?:dir|si)?\b(?= |[).,;]|$)|\bavantaj\w*|\b(?:serait |est |sont |constitue )?un (?:vrai |gros |reel )?(?:plus|atout|avantage)\b|\bapprecie\w*|\bapprecia\w*|\bsouhaite\w*|\bbienvenu\w*|\bse valora\w*|\bvalorable\w*|\bdeseable\w*|\bun plus\b|\bsera un plus\b|\bpunto a favor\b|\bgradit[aoie]\b|\bpreferibil\w*|\btitolo preferenziale\b|\b(?:een )?pluspunt\b|\been pre\b|\bmooi meegenomen\b|\bdiferencial\b|\bpreferencial\w*|\bmile widzian\w*|\batut(?:em)?\b|\bmeriterande\b|\bwould be an? (?:\w+ )?(?:gift|treat|joy|luxury|dream|luck)\b|\bolursa\b|\bolsa\b|\bbir adim on(?:e|de)\w*|\bware(?:n)? (?:schon|toll|super|ideal|klasse|prima)\b|\bsumara?n? puntos\b/
const MUST =
  /\b(?:must(?: have| be)?|required|requires?|mandatory|essential|you need|you'll need|is a must|we expect|need to|necessary|erforderlich|pflicht|zwingend|vorausgesetzt|voraussetzung|notwendig|unbedingt|zorunlu\w*|sart(?:tir)?|gerekli\w*|mutlaka|indispensable\w*|imperatif\w*|obligatoire\w*|(?<!sans l')exige\w*|requis\w*|imprescindible\w*|obligatori\w*|necesari\w*|requerid\w*|richiest[aoie]|necessari[aoe]?|vereist|noodzakelijk|verplicht|obrigatori[oa]s?|exigid[oa]s?|wymagan[aey]\w*|konieczn\w+|niezbedn\w+|cannot do (?:this|the) (?:job|work) without|compulsory|live(?:s)? and breathes?|in (?:your|their) sleep|im (?:halb)?schlaf|aus dem effeff|sur le bout des doigts|como pez en el agua|avucunun ici\w*|hakimsin\w*)\b/
/** What one has done; among wishes it is wished as all else there. */
const HAS_DONE = /\b(?:you'll have|you will have|you(?:'ve| have) (?:written|built|shipped|used|run|worked|led|done))\b/
const NONE =
  /\b(?:(?:you )?(?:don't|do not|won't|will not) (?:need|require|have to|care|expect|use|ask)|(?:is|are|it's)? ?not (?:needed|required|necessary|mandatory|expected)|not (?:needed|required|necessary)(?: either)?|no(?: prior| previous)? [^,.;]{0,40}(?:needed|required|necessary|experience needed)|no need (?:for|to)|never (?:used|need)|never (?:have|need) to|(?:nobody|no one|none of us)\b[^.;]{0,30}\b(?:used?|uses|writes?|touch\w*)|(?:not|n't) planning (?:to|on)|not for us\b|(?:we |have )?(?:stopped using|no longer use|moved (?:off|away from)|got rid of|abandoned)|(?:sen )?dokunma(?:yacak|z|n)\w*|nutzen wir nicht|(?:musst|mussen) (?:du|sie) (?:das |es )?nicht|(?:du|sie) (?:musst|mussen) (?:das |es )nicht|(?:brauch|benotig)\w+ (?:du|sie|man|ihr) (?:\w+ )?nicht|bilmeniz gerekmez|kullanmiyoruz|n'utilisons (?:pas|plus)|(?:ya )?no (?:usamos|utilizamos)|lo (?:dejamos|abandonamos)|kein(?:e|en|erlei)? [^,.;]{0,40}(?:notig|erforderlich|notwendig|voraussetzung)|nicht (?:erforderlich|notig|notwendig)|gerekmez|gerekmiyor|aranmamaktadir|zorunlu degil\w*|sart degil\w*|pas besoin|(?:n'est|ne sont) pas (?:necessaires?|requis\w*|obligatoires?)|no (?:es|hace) (?:necesari\w*|falta)|no se (?:requiere|exige|necesita)|sin necesidad|(?:you|they|candidates?) needs? (?:no|neither)|(?:is|are) (?:banned|out of scope|somebody else's|someone else's|another team's|other teams)|(?:please )?(?:don't|do not) (?:send|bring|apply)|should (?:see|look at|wait for|apply (?:to|for) (?:the )?other)|(?:will|does|do|won't) (?:not )?(?:be counted|count)\b|(?:is|are) not (?:for|part of) (?:this|you)|(?:won't|wouldn't|does not|doesn't) fit|(?:will|'ll) never (?:touch|use|see)|never have to touch|is what you(?:'d| would)? (?:like|want)\b[^.;]{0,40}\bwe(?:'re| are) (?:the|in the) wrong (?:place|firm|company|team|people)|(?:tool|used) to support your application|this is not an?|ne (?:cherchons|recherchons|demandons) pas|n'(?:aurez|auras) pas a|nicht (?:dein|ihr|unser) (?:thema|job|bier)|(?:darfst|kannst) du (?:getrost )?vergessen|ihtiyac\w* yok|gerek yok|icin degildir|aran(?:mamak|ma)\w*|aranmiyor\w*|no (?:buscamos|pedimos|necesitas|hace falta)|how many years|combien d'annees|cuantos anos|wie viele jahre|kac yil)\b/

/** What is chosen against, or what one will not need thanks to the rest. */
const PASSED_OVER =
  /\b(?:instead of|rather than|as opposed to|in place of|replac(?:e|ing|ement of) (?:our|the|an?) (?:old|ageing|aging|legacy|former)|(?:moving|move|migrat\w+) (?:off|away from)|sortie de|sortir de|abandon de|ablosung (?:von|des|der)|abschied von|weg von|retirada del?|to not (?:need|have to)|so (?:that )?(?:you|we) (?:don't|do not|won't) need|without (?:needing|having to)|statt|anstatt|anstelle|plutot qu[e']|au lieu d[e']|en lugar de|en vez de|invece di|piuttosto che|em vez de|in plaats van) [^,;:.()]*/g

/** What bears the name is no tool: 'our six ships are called Phoenix, Neon and Kafka'. */
const NAMED_SO =
  /\b(?:(?<!so[- ])called|named|nicknamed|christened|heiss?en|heiss?t|namens|getauft(?: auf)?|s'appellent|s'appelle|nommee?s?|baptisee?s?|se llaman?|llamad[oa]s?|si chiamano?|chiamat[oaie]|chamad[oa]s?|se chamam?|heten|genaamd|adli|isimli|adi|adlari) [^;:.()]*/g

/** 'Englisch für die Dokumentation', 'dokümanları takip edecek düzeyde İngilizce': what a language is for is no skill beside it. */
const OF_LANGUAGE =
  /\b(?:english|englisch\w*|german|deutsch\w*|french|franzosisch\w*|spanish|spanisch\w*|anglais|allemand|francais|espagnol|ingles|aleman|frances|espanol|ingilizce|almanca|inglese|tedesco|engels|duits)(?: \p{L}+){0,4} (?:for|to (?:read|follow|understand)|fur|zum|zur|pour|para|per|voor) (?:(?:the|our|reading|writing|die|das|den|der|unsere?|la|le|les|lire|nos|il|de|het|el|los|leer)\s){0,2}\p{L}+/gu

const OF_TURKISH_LANGUAGE =
  /(?:\p{L}+ ){1,5}(?:edebilecek|okuyabilecek|anlayabilecek|yazabilecek|yapabilecek|kurabilecek)(?: (?:duzeyde|seviyede|derecede|kadar))?(?= \p{L}* ?(?:ingilizce|almanca))/gu

/** 'Ansible rather than shell scripts, and Bash': blanks for what is passed over or only a name, up to the next stop, so that the rest is read by itself. */
export const withoutAsides = (text: string): string => {
  const folded = sameLength(text)
  let rest = text
  for (const { 0: words, index } of [
    ...folded.matchAll(PASSED_OVER),
    ...folded.matchAll(NAMED_SO),
    ...folded.matchAll(OF_LANGUAGE),
    ...(folded.includes('ebilecek') || folded.includes('abilecek') ? folded.matchAll(OF_TURKISH_LANGUAGE) : []),
  ])
    rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length)
  return rest
}

/** 'If you have run one at home, tell us': told if it is so. */
const IF_SO =
  /(?:^|[.;] )(?:if|wenn|falls|si|se|als|eger)\b.{4,140}\b(?:tell us|let us know|mention it|say so|raconte\p{L}*|dites|ecrive[zs]|parlez|erzahl\p{L}*|schreib\p{L}*|sag\p{L}* uns|cuentan\p{L}*|dinos|mencion\p{L}*|racconta\p{L}*|scriv\p{L}+|conte|conta|vertel\p{L}*|anlat\p{L}*|belirt\p{L}*|nous (?:plaira|plait)|freut uns|nos (?:alegra|gustara|encantara))(?!\p{L})/u

const isWish = (folded: string) =>
  IF_SO.test(folded) || WISH_ENDS.test(folded) || MORE_WISHES.test(folded) || turnOf(folded) === 'forgiven'
const isDenied = (folded: string) => {
  const polarity = polarityOf(folded)
  if (polarity !== null) return polarity === 'denied'
  return NONE.test(folded) || MORE_DENIALS.test(folded)
}

/** Sentences and brackets of a line, with what each does with what it names. */
export function stretchesOf(text: string, from: number): Stretch[] {
  return partsOf(text, from).flatMap((part) => demandsIn(part))
}

export function demandsIn(
  { text, from }: { text: string; from: number },
  holdsName: (from: number, to: number) => boolean = () => true,
): Stretch[] {
  const folded = sameLength(text)
  // 'Le petit plus : dbt, un peu de Python'
  const label = /^([^:]{3,60}?)\s?:\s/.exec(folded)?.[1]
  const announced = label === undefined ? null : kindOfHeading(label)
  if (announced === 'nice') return [{ text, from, demand: 'wish' }]
  if (announced === 'unwanted') return [{ text, from, demand: 'none' }]
  const isWished = isWish(folded)
  if (isDenied(folded)) {
    const parts = contrastsOf(text, from)
    if (parts.length > 1) {
      const own = parts.map((part) => ({ ...part, demand: demandOf(sameLength(part.text)) }))
      const denied = own.filter(({ demand }) => demand === 'none')
      // 'Java, but you will never open it': a denial that names nothing speaks of what stands before it
      if (denied.length > 0 && denied.every((part) => holdsName(part.from, part.from + part.text.length))) return own
    }
    // 'Rust curiosity welcome, not needed': the wish is what counts
    return [{ text, from, demand: isWished || WISH_LEADS.test(folded) ? 'wish' : 'none' }]
  }
  if (isWished) {
    const parts = MUST.test(folded) || /[,;]/.test(text) ? clausesOf(text, from) : [{ text, from }]
    if (parts.length > 1) {
      const own = parts.map((part) => ({ ...part, demand: demandOf(sameLength(part.text)) }))
      const hasBoth =
        own.some(({ demand }) => demand === 'wish') &&
        own.some((part) => part.demand === 'must' && MUST.test(sameLength(part.text)))
      if (hasBoth) return own
    }
    return [{ text, from, demand: 'wish' }]
  }
  const lead = WISH_LEADS.exec(folded)
  if (lead) {
    const before = text.slice(0, lead.index)
    return [
      ...(/[\p{L}\p{N}]/u.test(before) ? [{ text: before, from, demand: demandOf(sameLength(before)) }] : []),
      { text: text.slice(lead.index), from: from + lead.index, demand: 'wish' as const },
    ]
  }
  return [{ text, from, demand: demandOf(folded) }]
}

/** Whether a sentence among wishes is none: 'Docker is mandatory'. */
export const isInsisted = (text: string): boolean => MUST.test(sameLength(text))

/** Whether the words of a line themselves ask for something or wish it. */
export const saysDemand = remembered((text: string): boolean => {
  const folded = sameLength(text)
  return (
    MUST.test(folded) ||
    HAS_DONE.test(folded) ||
    turnOf(folded) === 'insisted' ||
    SAYS_YOU.test(folded) ||
    isWish(folded) ||
    WISH_LEADS.test(folded)
  )
})
/** What it says of its reader or of the one it looks for. */
const SAYS_YOU =
  /\b(?:you(?:'ve| have| can| know| should|'re| are| care| love| enjoy)|some(?:one|body) who|birini|birisini|you(?:'ll| will)? (?:must|should)|du (?:kannst|hast|bist|magst|kennst|musst|solltest|brauchst|beherrschst|bringst|schreibst)|(?:kannst|hast|bist|musst|solltest|brauchst|beherrschst|bringst) du|(?:sollten|mussen|bringen|beherrschen) sie|il faut|il te faut|il vous faut|on attend|nous attendons|(?:vous|tu) (?:devez|dois|devrez|devras)|(?:debes|deberas|tienes que|hay que)|esperamos que|\p{L}+m[ae]l[iı]s[iı]n\p{L}*|bekliyoruz|lazim|sie (?:haben|sind|kennen)|vous (?:avez|savez|etes|maitrisez|aimez)|tu (?:as|sais|es|maitrises)|sabes|tienes|conoces|que sepa\w*|biliyorsun\w*|bilen|taniyan)\b/u

function demandOf(folded: string): Demand {
  if (isDenied(folded)) return 'none'
  if (isWish(folded) || WISH_LEADS.test(folded)) return 'wish'
  return MUST.test(folded) || HAS_DONE.test(folded) || turnOf(folded) === 'insisted' ? 'must' : 'plain'
}

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|z\. ?B|d\. ?h|u\. ?a|o\. ?Ä|bzw|inkl|ca|vs|etc|ör|vb|örn|p\. ?ej|Dr|Nr|No|St|Inc|approx|incl|max|min|mind|ggf|bzgl|evtl|sog|vgl|exkl|zzgl|gem|aprox|yakl|tel|dept|usw)|\b\p{Lu})\.$/u

/** 'AWS Certified Solutions Architect – Associate preferred': the dash stands within the name of a certificate. */
const IS_LEVEL = /^(?:associate|professional|specialty|foundation(?:al)?|practitioner|expert|fundamentals)\b/i

/** Sentences; what stands in brackets is its own sentence when it says what is wished. */
export function partsOf(text: string, from: number): { text: string; from: number }[] {
  const parts: { text: string; from: number }[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?;](?=\s+\S)|\s[–—]\s/g)) {
    const end = match.index + match[0].length
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(0, match.index - 12), match.index + 1))) continue
    if (IS_LEVEL.test(text.slice(end, end + 20))) continue
    parts.push({ text: text.slice(start, end), from: from + start })
    start = end
  }
  parts.push({ text: text.slice(start), from: from + start })
  return parts.filter((part) => part.text.trim() !== '').flatMap(withBracketsApart)
}

/** '(debugging yes, writing code is not expected)' denies what it names itself, '(not needed)' and '(we moved off it)' what stands before. */
const deniesItsOwn = (inner: string) =>
  polarityOf(inner) === 'denied' &&
  !POINTS_BACK.test(inner) &&
  (inner.split(' ').length >= 4 ||
    DENIES_A_NAME.test(inner) ||
    /^(?!n't|no\b|not\b)\p{L}{4,} (?:is |are )?not /u.test(inner))
/** 'Docker şart değil', and not 'olması şart değil' or 'kesinlikle şart değil': a verb or a small word is no name. */
const DENIES_A_NAME =
  /^(?!(?:sart|zorunlu|gerekli|mecburi|ancak|fakat|tabii|elbette|kesinlikle|artik|henuz|simdilik|deneyim\p{L}*|tecrube\p{L}*|bilgi\p{L}*|\p{L}+m[ae](?:k|si)) )\p{L}{4,} (?:sart|zorunlu|gerekli|mecburi) degil/u
const POINTS_BACK =
  /(?<![\p{L}])(?:it|that|them|those|this|das|es|dies|ihn|ca|cela|le|lo|eso|la|li|isso|ele|ela|het|dat|dit|bunu|onu|bunlar\p{L}*)(?![\p{L}])/u

const ONLY_WISHES =
  /^(?:(?:an?|is|ist|un|es|est|ein|nur|only) )?(?:(?:big|huge|real|nice|strong|great|vrai|grosser) )?(?:plus|bonus|asset|advantage|optional|optionnel|opcional|nice(?: to have)?|preferred|desirable|desired|not a must|von vorteil|wunschenswert|kein muss|un plus|un atout|apprecie|deseable|valorable|tercihen|tercih sebebi|arti|gern(?:e)? gesehen|welcome|ideally|idealerweise)$/

function withBracketsApart(part: { text: string; from: number }): { text: string; from: number }[] {
  const match = /\(([^()]{2,160})\)/.exec(part.text)
  if (!match) return [part]
  const inner = sameLength(must(match[1]))
  // 'Java, Docker (a plus)': said of what stands right before it
  if (ONLY_WISHES.test(inner)) {
    const start = /(?:[,;:]|\s(?:and|und|et|y|ve|e|en))\s(?=[^,;:]*$)/.exec(part.text.slice(0, match.index))?.index ?? 0
    const end = match.index + match[0].length
    const rest = part.text.slice(0, start) + ' '.repeat(end - start) + part.text.slice(end)
    return [
      ...(rest.trim() === '' ? [] : [{ text: rest, from: part.from }]),
      { text: part.text.slice(start, end).replace('(', ','), from: part.from + start },
    ]
  }
  if (!isWish(inner) && !WISH_LEADS.test(inner) && !deniesItsOwn(inner)) return [part]
  const blank =
    part.text.slice(0, match.index) + ' '.repeat(match[0].length) + part.text.slice(match.index + match[0].length)
  return [
    { text: blank, from: part.from },
    { text: must(match[1]), from: part.from + match.index + 1 },
  ]
}

const CONTRAST =
  /,?\s(?:but|however|although|though|whereas|aber|sondern|jedoch|allerdings|mais|pero|aunque|ma|mas|maar|ama|fakat|ancak)\s/gu

/** 'Docker, but no Kubernetes': what is set against what. */
function contrastsOf(text: string, from: number): { text: string; from: number }[] {
  const parts: { text: string; from: number }[] = []
  let start = 0
  for (const match of sameLength(text).matchAll(CONTRAST)) {
    parts.push({ text: text.slice(start, match.index), from: from + start })
    start = match.index + match[0].length
  }
  parts.push({ text: text.slice(start), from: from + start })
  return parts.filter((part) => part.text.trim() !== '')
}

/** What an answer says of the question before it, and the second half of a sentence of the first: 'Ruby? Not here.' */
export function demandOfAnswer(text: string): Demand {
  const folded = sameLength(text)
  const demand = demandOf(folded)
  return demand === 'plain' && LIKED.test(folded) ? 'wish' : demand
}
const LIKED =
  /^\s*(?:(?:then )?(?:even |all the )?better|great|brilliant|lovely|perfect|wonderful|tell us|umso besser|super|toll|prima|klasse|gerne?|tant mieux|super|parfait|genial|mejor|perfecto|estupendo|tanto meglio|ottimo|perfetto|melhor|otimo|optimo|top|mooi|prima|harika|super|ne guzel)(?![\p{L}])/u

function clausesOf(text: string, from: number): { text: string; from: number }[] {
  const parts: { text: string; from: number }[] = []
  let start = 0
  for (const match of text.matchAll(/[,;]|\s(?:but|aber|jedoch|ancak|ama|mais|pero)\s/g)) {
    parts.push({ text: text.slice(start, match.index), from: from + start })
    start = match.index + match[0].length
  }
  parts.push({ text: text.slice(start), from: from + start })
  return parts
}

/** Folded, and as long as it was, so that places found in it are places of the text. */
export function sameLength(text: string): string {
  const folded = fold(text)
  if (folded.length === text.length) return folded
  return [...text].map((letter) => (fold(letter) + ' '.repeat(letter.length)).slice(0, letter.length)).join('')
}
