import { easternHeading } from '../eastern.ts'
import type { SectionKind } from '../kinds.ts'
import { remembered } from '#core/text/remembered.ts'

/**
 * Cues in a heading, folded, in the order in which they win: 'What we offer you' is an offer although it says 'you',
 * 'Preferred qualifications' are wishes. Cues are words and shapes of five languages, not whole headings.
 */
const HEADINGS: [SectionKind, RegExp][] = [
  [
    'legal',
    /\b(?:equal|eeo|diversity|inclusi(?:on|ve)|privacy|data protection|disclaimer|accommodations?|fair chance|legal|notices?|datenschutz|chancengleichheit|diversitat|kvkk|aydinlatma|rgpd|egalite|proteccion de datos|igualdad|physical (?:requirements|demands)|work(?:ing)? environment|pay transparency|e-verify|non-discrimination)\b/,
  ],
  [
    'nice',
    /^meritos\b|^nice\b(?! to (?:meet|see))|^(?:handy|useful|helpful|lovely|extras|sweeteners?|advantageous)$|\b(?:nice|bonus|good|great|even better|lovely|fantastic|helpful|useful|sweet)\b.{0,12}\b(?:to haves?|if you|have|points?|skills|extras?|when)\b|\bbonus\b|\bplus(?:es|punkte)?\b(?! size)|\bprefer(?:red|ences?|ably|ible.*)?\b|\bdesir(?:ed|able|ables|es)?\b|\b(?:desead|valorad)[oa]s?\b|\barzu edilen\b|\b(?:erwunscht|gewunscht)\w*\b|\bextra (?:points?|credit)\b|\bbrownie\b|\b(?:an |added |your )advantages?\b|\bon top\b|\bstand out\b|\bset you apart\b|\bnice[- ]to[- ]haves?\b|\bgood[- ]to[- ]haves?\b|\bbeneficial\b|\b(?:it|that)(?:'d| would| will)? be (?:great|nice|good|lovely|ideal)\b|\bwould be\b|\bwhat would (?!you\b)|\b(?:not|n't) (?:a must|essential|required)\b|\bmight also\b|\balso (?:had|have|bring|like|love)\b|\boptional\b|\bnot (?:required|essential|a must|mandatory)\b|\bdeal-?breaker\b|\bwelcome\b|\bwunsch\w*|\bvon vorteil\b|\bvorteilhaft\b|\bkein muss\b|\bkann[- ]?kriterien\b|\bzusatzlich\b|\bidealerweise\b|\btercih(?:en|ler)?\b|\btercih (?:sebebi|edilen)\b|\bolsa\b|\bolursa\b|\barti(?:lar)?\b(?= |$)|\bekstra\b|\batouts?\b|\bappreci(?:e|ees|es)\b|\b(?:petits?|les|un|serait) plus\b|\bserait un plus\b|\bsouhait\w*|\bse valor\w*|\bvalorable\b|\bsuma(?:n|s)?\b|\bdeseable\w*|\bideally\b|\bin an ideal world\b|\bdream\b|\bsugar\b|\b(?:pre'?s|mooi meegenomen|pluspunten|gradit[oi]|titoli? preferenziali?|costituisce titolo|valorizamos|diferencia(?:l|is)|mile widziane|dodatkowe atuty|nice to have|meriterande)\b|\bschon,? wenn\b|\bseviniriz\b|\bcerise\b/,
  ],
  [
    'process',
    /\b(?:interview(?:s|ing)?|hiring process|recruit(?:ment|ing) process|selection process|our process|the process|process|what happens (?:next|after)|next steps|how (?:does )?hiring|how we hire|bewerbungsprozess|ablauf|so geht es weiter|surec(?:i)?|basvuru sureci|processus|deroulement|proceso|timeline)\b/,
  ],
  [
    'apply',
    /\b(?:how to apply|to apply|apply|application(?:s)?|contact(?: us)?|get in touch|interested|bewirb|bewerbung|jetzt bewerben|kontakt|ansprechpartner\w*|basvur\w*|iletisim|postuler|candidature|contacto|como (?:aplicar|inscribirte)|inscri\w+|write to us|schreib uns|solliciteren|interesse|come candidarsi|candidatura|candidati|como (?:te )?candidatar|jak aplikowac|aplikuj|ansok)\b/,
  ],
  [
    'offer',
    /\b(?:(?:we|wir|unser|our|nous|te|que|was wir|das) (?:will )?(?:offer|bieten|angebot|offrons|ofrecemos|give)|offer(?:s|ing)?|benefits?|perks?|compensation|salary|pay|package|rewards?|what'?s in it|in it for you|in return|you(?:'ll| will| can)? (?:get|receive|enjoy)|(?:why|reasons to) (?:join|work|us|choose)\w*|why .{0,30}\?|bieten wir|das bieten|bekommst du|darauf .{0,20}freuen|freuen sie sich|freu dich|deine vorteile|ihre vorteile|benefits|yan haklar|sun(?:uyoruz|duk\w*|ulan\w*)|olanaklar|imkanlar|avantages|remuneration|ce que nous (?:offrons|proposons)|nous (?:t'|vous )?(?:offrons|proposons)|ofrecemos|beneficios|que te damos|condiciones|conditions|terms|pourquoi nous|por que .{0,20}|wij bieden|wat (?:wij|we) bieden|wat bieden (?:wij|we)|dit krijg je|arbeidsvoorwaarden|cosa offriamo|offriamo|si offre|se ofrecen?|o que oferecemos|oferecemos|co oferujemy|oferujemy|benefity|vi erbjuder|was es (?:dafur )?gibt|das bekommen sie|la paga)\b|^(?:warum|neden) /,
  ],
  [
    'must',
    /^(?:(?:min |job |key )?(?:reqs?|quals|pre-?reqs?)|jd)\b|\b(?:require(?:d|ments?|s)?|qualif\w*|essentials?(?! (?:\p{L}+ )?(?:duties|functions|responsibilit|tasks))|must(?:[- ]haves?)?|minimum|mandatory|criteria|imprescindible|obligatori[oa]s?|indispensable\w*|erforderlich|zwingend|muss|notwendig|zorunlu\w*|obligatoires?|requis|person(?:al)? spec\w*|competenc\w*|credentials)\b|\b(?:looking|look|searching|hoping|hope) for\b|\byou(?:'ll|'d| will| should| would| can| already)? (?:have|bring|need|know|are|possess|come with|fit)\b|\byou(?:'ve|'re| are)\b(?! (?:joining|getting))|\b(?:who|what) you are\b|\bwho (?:we|are we) .{0,20}(?:for|imagine|want|need)\b|\babout you\b|\byour (?:profile|background|skills?|experience|toolkit|strengths|qualifications|expertise)\b|\b(?:skills?|experience|knowledge|expertise|abilities|profile|candidate|education|certifications?)\b|\bwe (?:need|expect|ask|require|imagine|want|look)\b|\bwhat (?:makes you|it takes)\b|\bneed to (?:know|have)\b|\bfit\b.{0,20}\bif\b|\bis this you\b|\b(?:dein|ihr|euer) profil\b|\bprofil\b|\b(?:mit|be)?bring(?:st|en)\b|\bmitbringst\b|\bvoraussetzung\w*|\banforderung\w*|\bqualifikation\w*|\bkenntnisse\b|\b(?:wir|wen|was) (?:wir )?(?:suchen|erwarten|wunschen)\b|\bwir (?:erwarten|wunschen|suchen)\b|\bwunschen wir uns\b|\bdas (?:bist|kannst|hast) du\b|\bwer du bist\b|\bbrauchst du\b|\bdu brauchst\b|\bbrauchen sie\b|\bmuss[- ]?kriterien\b|\bnitelik\w*|\bgereksinim\w*|\bgerekli\w*|\bbekle(?:nti|dik|dig)\w*|\bbekliyoruz\b|\bistiyoruz\b|\bariyoruz\b|\baran(?:an|iyor|lar)\b|\bsizde\b|\bsende\b|\byetkinlik\w*|\bprofil (?:recherche|souhaite)\b|\b(?:votre|ton|le) profil\b|\bcompetences\b|\bprerequis\b|\bexigences\b|\bnous (?:recherchons|attendons|cherchons)\b|\b(?:tu|vous) (?:es|etes|as|avez|apportez)\b|\brequisitos?\b|\b(?:que )?(?:buscamos|pedimos|necesitas|esperamos)\b|\bperfil\b|\bconocimientos\b|\btu perfil\b|\beres\b|\btienes\b|\b(?:you|you'll|you'd)\b.{2,30}\b(?:if|when)$|\b(?:du|sie)\b.{2,40}\bwenn$|\b(?:vous|tu|toi)\b.{2,40}\bsi$|\b(?:te|tu|usted)\b.{2,40}\bsi$|\b(?:ti|tu)\b.{2,40}\bse$|\bvoce\b.{2,40}\bse$|\bje\b.{2,40}\bals$|^(?:and |und |et )?(?:you|du|sie|vous|toi|tu|sen|siz|usted|jij|wie ben jij|jij|u|tu sei|voce|ty)$|\b(?:functie-?eisen|wat (?:je|wij|we) (?:meebrengt|meeneemt|vragen|van jou)|wat vragen (?:wij|we)|jouw profiel|dit ben jij|jij hebt|wij vragen|chi cerchiamo|cosa cerchiamo|requisiti|il tuo profilo|competenze|chi sei|o que procuramos|o teu perfil|procuramos|wymagania|oczekujemy|czego oczekujemy|oczekiwania|twoj profil|nasze wymagania|kvalifikationer|vi soker|din profil)\b/u,
  ],
  [
    'stack',
    /\b(?:tech(?:nology|nical)?[- ]?stack|our stack|stack|tools? (?:we|you|of)|technolog(?:y|ies|ien)|toolbox|umgebung|teknoloji\w*|tecnologias|environnement technique)\b/,
  ],
  [
    'duties',
    /\b(?:responsib\w*|accountab\w*|duties|tasks?|mission(?:s|en)?|day[- ]to[- ]day|day in the life|objectives|deliverables|scope)\b|\byou(?:'ll|'d| will| would| get to)\b|\b(?:what|how) (?:the|a|your|you) .{0,20}(?:do|looks?|year|week|day|impact)\b|\bwhat you do\b|\b(?:your|the|this|about the|in this|job) (?:role|work|job|post|position|opportunity|challenge|impact|focus|task|assignment|project|day|year|first .{0,20})\b|\b(?:role|job|position|post)(?: (?:overview|summary|description|purpose|profile))?$|\b(?:overview|summary|description|purpose|opportunity)\b|\baufgaben\w*|\btatigkeit\w*|\b(?:deine|ihre|die) (?:rolle|stelle|mission)\b|\berwartet (?:dich|sie)\b|\b(?:sie|dich) erwartet\b|\bmachst du\b|\bworum es geht\b|\bgorev\w*|\bsorumluluk\w*|\bis (?:tanimi|ozeti)\b|\bneler yapacak\w*|\bne yapacak\w*|\bpozisyon hakkinda\b|\b(?:vos|tes|les|votre|ta) missions?\b|\b(?:le|du) poste\b|\btaches\b|\bque haras\b|\bharas\b|\bfunciones\b|\btareas\b|\b(?:el|tu) (?:puesto|rol|dia)\b|\bdescripcion\b|\bresponsabilidades\b|\bthe work\b|\b(?:wat ga je doen|je werkzaamheden|functieomschrijving|jouw (?:rol|taken|werk)|takenpakket|cosa farai|attivita|mansioni|le tue (?:attivita|responsabilita)|o que vais fazer|funcoes|atividades|obowiazki|zakres obowiazkow|twoje zadania|czym bedziesz|arbetsuppgifter|vad du gor)\b|\b(?:doing|up to)\b/,
  ],
  [
    'about',
    /\babout (?:us|our|the (?:company|team|firm|organi[sz]ation|group|business))\b|\babout \p{L}|\bwho we are\b|\bwho(?:'s| is| are) \p{L}|\b(?:our|the) (?:company|story|mission|values|team|culture|product|technology|firm|group|people|client|organi[sz]ation)\b|\bcompany\b|\bwhat we (?:do|build|make|believe)\b|\bwe are\b|\bmeet \p{L}|\buber (?:uns|das|die|\p{L})|\bwer wir sind\b|\bdas sind wir\b|\bunternehmen\w*|\bwir (?:sind|uber)\b|\bbiz kimiz\b|\bhakk(?:imizda|inda)\b|\bsirket\w*|\bqui sommes[- ]nous\b|\bchi siamo\b|\bwie zijn (?:wij|we)\b|\bwie we zijn\b|\bquem somos\b|\bsobre nos\b|\bvem ar vi\b|\bom (?:oss|foretaget)\b|\bkim jestesmy\b|\bo nas\b|\bo firmie\b|\bo projekcie\b|\bover ons\b|\ba propos\b|\bl'entreprise\b|\bnotre (?:equipe|histoire)\b|\bsobre (?:nosotros|\p{L})|\bquienes somos\b|\b(?:la )?empresa\b|\bnuestr[oa]\b|\bteam\b|\blife at\b/u,
  ],
]

/** The kind that a heading announces by its words; null when they say nothing. */
export const kindOfHeading = remembered(headingKind)

function headingKind(given: string): SectionKind | null {
  const plain = plainHeading(given)
  return easternHeading(plain) ?? moodOf(plain) ?? HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** A heading in words and blanks, its question turned to the reader. */
export const plainHeading = remembered((given: string): string => {
  // 'What do I need?' asks what 'What you need' says
  const folded = /\b(?:i|ich|mich)\b/.test(given)
    ? given
        .replace(/\b(?:do|should|must|can) i\b/, 'you')
        .replace(/\b(?:will|would) i\b/, 'you will')
        .replace(/\b(?:muss|brauche|sollte|kann) ich\b/, 'du brauchst')
        .replace(/\berwartet mich\b/, 'erwartet dich')
        .replace(/\b(?:bekomme|kriege) ich\b/, 'bekommst du')
    : given
  return /^[a-z' ?/&-]*$/.test(folded) && !folded.includes('  ')
    ? folded.trim()
    : folded
        .replaceAll(/[^\p{L}\p{N}' ?/&-]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
})

/** Whether the grammar of a short line shows that it is a heading: 'You don't need', 'Would make us smile'. */
export const hasMood = (folded: string): boolean => moodOf(plainHeading(folded)) !== null

/** A need that is denied: 'You don't need', 'Das brauchst du nicht', 'Pas besoin de', 'Lo que no hace falta'. */
const DENIED =
  /\b(?:nicht (?:\p{L}+ ){1,4}muss|kein muss|(?:don't|dont|do not|doesn't|does not|won't|will not|needn't|need not|can't|never) (?:\w+ )?(?:need|require|have to|expect|want|care|look for|mind|bother)|not (?:for this|looking for|asking for|needed|required|wanted|expected)|no need|need no\w*|leave (?:\w+ ){0,2}at (?:home|the door)|zu hause lassen|(?:puedes|podeis) olvidar|oubliez|(?:don't|do not) apply if|(?:brauch|erwart|verlang|such|vorauss|muss|benotig|mitbring)\w*\b.{0,30}\b(?:nicht|keine?n?)|(?:nicht|keine?n?) (?:\w+ )?(?:brauch|erwart|verlang|such|vorauss|muss|benotig|mitbring|notig|erforderlich|notwendig)\w*|(?:vergessen|sparen|schenken) (?:darfst|kannst|konnen|durfen)|(?:ihtiyac\w*|gerek|sart|zorunlu) (?:yok|degil)\w*|(?:arami|beklemi|istemi)yoruz|(?:aran|beklen|gerek|isten)m[ae](?:mektedir|z|yen)\w*|pas besoin|n'(?:avez|as) pas|ne (?:\w+ )?(?:cherchons|demandons|exigeons) pas|inutile|no (?:te |se |os )?(?:hace falta|necesit\w+|ped\w+|pid\w+|busc\w+|exig\w+|requier\w+))\b/u
/** What would be liked: a conditional without 'you would', or a feeling about it. */
const WISHED =
  /^(?:would|could|might)\b|\b(?:delight|sit up|smile|lovely|thrilled|tip the scales?|scales|assets|even happier|cherry on|icing|gold dust|love to see|shine|move you up|earn (?:you )?points|(?:und die )?kur|sahnehaube|on top of that|en prime|en bonus|y si ademas|si ademas|guinda|arti puan|fazladan|kalbimizi|punti in piu|sweeten|head start|swoon|wow us|impress us|in your favou?r|freuen wir uns|freut uns|freuen uns|rund macht|abrundet|abrunden|sahne\w*|begeister\w+|seviniriz|varsa|memnun oluruz|mutlu oluruz|ravis?|ravies?|enchantes?|aimerions|adorerions|serait|seraient|schon,? wenn|nett,? wenn|sumari[ae]n?|encantaria|gustaria|valoraremos|valoramos|ideal seria|molaria|wurden?|ware|waren|pluspunkte|cok iyi olur|guzel olur|iyi olur)\b/
const ADDRESSED =
  /\b(?:minimum (?:conditions|standards?)|auszeichnet|zeichnen? (?:dich|sie|du|sich) (?:\w+ )?aus|ausmacht|ausmachen|the basics|the essentials|non-?negotiables?|can't teach|cannot teach|(?:you|yourself) in a nutshell|the person|dealbreakers?|we insist|walk in with|compromise on|pflichtprogramm|uberzeugst du|das solltest du|womit du (?:punktest|uberzeugst)|il (?:te|vous) faut|ce qu'il faut|lo que hace falta|lo imprescindible|olmazsa olmaz|aradiklarimiz|we'd expect|we would expect|must-?haves?|pedimos|demandons|attend(?:ons)?|isteriz|beklentimiz)\b/
/** What somebody asks while the form is filled in, and how the firm chooses. */
const ASIDE =
  /\b(?:added by the|screening|avoidance of doubt|out of scope|exclusions|job poster|absenden|how we choose|sonrasinda|apres votre candidature|weitergeht|wie geht'?s weiter|(?:questions?|preguntas|fragen|sorular\w*) (?:de candidature|de l'employeur|del? |from|zur bewerbung|an dich)|responde|remarks|hinweise|notlar|stages)\b|^notes?$|^(?:aday kriterleri|keyskills|key skills match|job match score|job function)$/
const GIVEN =
  /\b(?:was wir (?:dir|ihnen|euch) (?:\p{L}+ )?(?:geben|mitgeben|schenken)|was du von uns|bizden sana|bizden size|(?:on|nous) (?:te|vous) (?:donne|offre|propose)\p{L}*|(?:te|le|os) (?:damos|ofrecemos)|verlassen (?:kannst|konnen|darfst)|te llevas|a cambio|en echange|im gegenzug|karsiliginda|sana ne|bekommst|bekommen sie|erhaltst|lands in your|your account|we'll give|the rest of the package|(?:fur dich|fur sie) drin|davon hast|vous gagnez|tu gagnes|ganaras|the deal|kazandiklarin|seni neler kazandiriyor)\b/u
const DAYS =
  /\b(?:deine tage|dein tag|dein alltag|arbeitsalltag|quotidien|journees?|dia a dia|(?:normal|typical|average|usual) (?:day|week|fortnight|month)|(?:a|your) (?:day|week|fortnight|month) (?:on|in|at|might|could|looks)|(?:auf|your|dein\w*) (?:\w+ )?(?:tisch|desk|plate)|neler bekliyor|seni bekleyen|aufgabengebiet)\b/

/** The kind that the grammar of a heading gives away, whatever nouns it uses. */
function moodOf(plain: string): SectionKind | null {
  const isWished = WISHED.test(plain)
  if (DENIED.test(plain)) return isWished || NICE_WORD.test(plain) ? 'nice' : 'unwanted'
  if (ASIDE.test(plain)) return 'process'
  if (GIVEN.test(plain)) return 'offer'
  if (DAYS.test(plain)) return 'duties'
  if (isWished && !/\byou (?:would|could|might)\b|\bwe(?:'d| would) (?:expect|need|require)\b/.test(plain))
    return 'nice'
  return ADDRESSED.test(plain) ? 'must' : null
}
const NICE_WORD =
  /\b(?:nice|bonus|plus|great|good|welcome|optional|bedingung|kein muss|schon|gern\w*|but|aber|mais|pero|ama|ogretiriz)\b/

const LEGAL =
  /\bequal[- ]opportunit|\bequal employment|\bregardless of (?:race|age|gender|background|their)|\baffirmative action\b|\bprotected veterans?\b|\breasonable (?:accommodation|adjustment)|\bdoes not discriminate\b|\bgdpr\b|\be-verify\b|\bdata protection\b|\bpersonal data\b|\bprivacy (?:notice|policy)\b|\bdatenschutz|\bschwerbehindert|\bpersonenbezogen|\bkvkk\b|\bkisisel veri|\brgpd\b|\bdonnees (?:personnelles|sont trait)|\bproteccion de datos\b|\bbackground check\b|\ball (?:backgrounds|applicants)\b|\bccpa\b|\bwithout regard to\b|\bgeschlecht|\bvielfalt\b|\bhandicap\b|\bdiscapacidad\b|\bno agenc(?:y|ies)\b|\bagency submissions\b|\bcontroller of your\b|\bright of access\b|\bfair chance\b|\bacquisition in response\b/
const OFFER =
  /[£$€₺]\s?\d|\d\s?[£$€₺]|\b\d+(?:[.,]\d+)? (?:days|tage|jours|dias)\b.{0,30}(?:holiday|vacation|leave|off|urlaub|conges|vacaciones)|\b(?:vacation|holidays?|pension|insurance|dental|401\(?k|paid leave|parental leave|health (?:cover|care|plan|insurance)|stock options|equity|bonus scheme|gym|lunch|urlaub\w*|altersvorsorge|jobrad|betriebliche|jobticket|kantine|deutschlandticket|sigorta\w*|yemek karti|servis|mutuelle|tickets?[- ]restaurants?|rtt|seguro (?:medico|de salud)|horario flexible|flexible (?:hours|working))\b/
const MUSTS =
  /\b(?:experienced?|knowledge|proficien\w*|familiar(?:ity)?|understanding|grasp|degree|diploma|fluen\w*|\d\+? years?|years? of|ability to|able to|comfortable|skills?|certifi\w*|background|expertise|solid|hands-on|track record|command of|you have|you know|you are|you can|you understand|you've|you're|at home (?:in|with)|required|must|kenntnisse|erfahrung\w*|abgeschlossene\w*|studium|ausbildung|umgang mit|verstandnis|sicher in|beherrsch\w*|deneyim\w*|bilgi(?:si|sahibi)?|hakim|mezun\w*|tecrube\w*|bilen|kullanabilen|connaissances?|maitrise|diplome|formation|experience|a l'aise|bac\+?\d|anglais|experiencia|conocimientos?|dominio|nivel|titulacion|manejo|ingles|grado en)\b/
const PEOPLE =
  /\b(?:we (?:are|'re|make|build|help|sell|were|have grown|believe)|founded|since (?:18|19|20)\d\d|seit (?:18|19|20)\d\d|depuis (?:18|19|20)\d\d|desde (?:18|19|20)\d\d|our (?:customers|clients|engineers|platform|team|product|investors|app)|employees|mitarbeitende\w*|headquarter\w*|wir sind|calisaniz|nous sommes|somos)\b/

/** The kind that a line of text speaks for by what it says; null when it could stand anywhere. */
export const kindOfLine = remembered(lineKind)

function lineKind(folded: string): SectionKind | null {
  if (LEGAL.test(folded)) return 'legal'
  if (MUSTS.test(folded)) return 'must'
  if (OFFER.test(folded)) return 'offer'
  if (isDuty(folded)) return 'duties'
  if (PEOPLE.test(folded)) return 'about'
  return null
}

export const isLegal = (folded: string) => LEGAL.test(folded)

const VERBS = new Set(
  `build design develop maintain lead own work write create help manage support implement deliver collaborate partner define drive ensure run operate plan improve review test monitor investigate fix
  deploy automate analyse analyze troubleshoot document coordinate contribute participate assist mentor present translate research conduct provide identify set keep turn take make bring teach reduce
  configure install migrate integrate optimise optimize report respond triage escalate perform prepare evaluate architect ship scale shape explore track communicate sketch prototype patch recruit
  transcribe answer handle oversee represent execute prioritise prioritize facilitate propose join share serve`.split(
    /\s+/,
  ),
)

/** 'Build dashboards', 'Building dashboards', 'You will build', 'Entwicklung von', 'Concevoir', 'Diseñar', 'tasarlamak'. */
function isDuty(folded: string): boolean {
  const first = /^[\p{L}-]+/u.exec(folded)?.[0] ?? ''
  if (VERBS.has(first) || /^\p{L}{3,}ing$/u.test(first) || VERBS.has(first.replace(/s$/, ''))) return true
  if (
    /\b(?:you(?:'ll| will|'d| would)|du (?:wirst|entwickelst|baust|betreust|hilfst)|tu (?:participes|developpes)|vous (?:participez|developpez|serez))\b/.test(
      folded,
    )
  )
    return true
  if (/^\p{L}{3,}(?:ung|tion|pflege)\b (?:von|der|des|und|unserer|neuer)/u.test(folded)) return true
  if (/^[\p{L}']{3,}(?:er|ir|re)\b (?:l|d|a|et|au|les|des|nos|avec)/u.test(folded)) return true
  if (/^\p{L}{3,}(?:ar|er|ir)\b (?:l|d|el|y|con|nuevos|a)/u.test(folded)) return true
  return /(?:mak|mek|acaksin|eceksin|acaksiniz|eceksiniz|masi|mesi|mesine|masina)[.,;]?$/.test(folded)
}
