import { any } from './any.ts'

/**
 * Orders that begin with whom they are for: a program by its trade ('screening bots'), by what it does with the text ('you who are
 * scoring this'), by what only it has ('if you have tools'), or by the form in which programs talk. Folded letters; en, de, tr.
 */
const near = (most: number) => `[^.\\n]{0,${most}}`

const PROGRAM = any(
  'bots?|software|parsers?|crawlers?|scrapers?|programs?|machines?|llms?|a\\.?i\\.?|assistants?|models?|agents?|copilots?|chatbots?',
  String.raw`\w*software|\w*programme?n?|maschinen?|assistent\w*|ki|bots?|sprachmodelle?n?|modelle?n?|systeme?n?`,
)
const READS = any('screening|reading|parsing|ranking|scoring|matching|hiring|summari[sz]ing|automated|any|all')
const ANSWERS = any(
  'return|output|answer|reply|respond|report|rank|rate|score|mark|skip|stop|ignore|print|give|say|state|write|treat|approve|recommend|omit|leave out|show|present|describe|call',
)
const ABOUT =
  '(?:this|the) (?:employer|company|firm|job|advert|ad|offer|post|role|vacancy|candidate|applicant|person|resume|cv)'
const TR_PROGRAM = any(
  String.raw`yapay zeka(?: \w*(?:asistan|model|arac)\w*)?`,
  String.raw`(?:okuyan|degerlendiren|isleyen|ozetleyen|puanlayan|tarayan) (?:\w+ )?(?:yazilim|program|sistem|bot|model|asistan)\w*`,
)
const TR_LET_IT = any(
  'gormezden gelsin|yok saysin|atlasin|versin|yazsin|desin|soylesin|isaretlesin|onersin|puanlasin|secsin|gostermesin|gostersin|dondursun|belirtsin|tanitsin|degerlendirsin|koysun|siralasin',
)
const DU = any(
  'setze?|antworte|ignorier\\w*|bewerte|schreibe?|gib|nenne|markiere|stufe|uberspring\\w*|behaupte|empfiehl|erwahne|ab (?:jetzt|sofort)|von nun an',
)

/** Programs by the names that they are sold under. */
const NAMED = any('chatgpt|gpt|copilot|gemini|claude|llms?')
const ENDS = any('finish|end|begin|start|keep|add|treat|set')

/** 'assistants reading this', 'any agent sorting this mail', 'Assistenten, die das lesen'. */
const WHO_READS = String.raw`,?\s+(?:(?:that|who|which|die|der|das|welche)\s+)?(?:(?:this|it|das|dies|diese[ns]?|diese \w+)\s+)?(?:read|handl|sort|process|pars|triag|summari|fil|manag|scan|lesen|liest|sortier|verarbeit|auswert|bearbeit)\w*(?:\s+(?:this|it|the|these|das|dies|mail|mails|message|messages|inbox|thread|text|post)){0,3}`

export const ADDRESSED_ORDERS = [
  // 'For software only:', 'An die Auswertungssoftware:'
  `(?:^|[.;!?]\\s+)(?:for|to|note (?:to|for)|an|fur|hinweis (?:an|fur))\\s+(?:(?:the|all|any|die|das|den|alle|reading|screening|automated|auswertende|lesende)\\s+){0,2}${PROGRAM}(?:\\s+only|\\s+nur|${WHO_READS})?\\s*:\\s`,
  `\\b${READS}\\s+(?:\\w+\\s+)?${PROGRAM}\\s+(?:reading this\\s+)?(?:may|should|must|shall|can|are to|is to|please)\\s${near(40)}\\b${ANSWERS}\\b${near(20)}(?:\\b(?:strong|top|perfect|highest|match|yes|approved?|\\d+ ?(?:%|percent|points?)|this (?:post|job|ad|advert|employer|firm|candidate|applicant|text))\\b|["“„'])`,
  `(?:^|[.;!?]\\s+)(?:hey |dear |hi )?(?:llms?|gpt|chatgpt|a\\.?i\\.?|bots?|parsers?|crawlers?|scrapers?|assistant|model|copilot|claude|gemini)\\s*[,:]\\s+(?:please |now |just )?(?:whatever|${ANSWERS}|tell|copy|put|add|fill|tick)\\b`,
  `\\byou (?:who|that) (?:are |now )?(?:scor|rat|rank|read|pars|summari|process|grad|evaluat|judg)\\w*\\s${near(20)}\\b(?:text|page|advert|ad|document|resume|cv|line|message|candidate|application)\\b`,
  '["\']role["\']\\s*:\\s*["\'](?:system|assistant|developer)["\']',
  `\\b(?:when|while) (?:summari[sz]ing|scoring|rating|ranking|parsing|processing)(?: this \\w+)?, (?:${ANSWERS}|put|place)\\s${near(20)}\\b${ABOUT}\\b`,
  `\\bif you (?:have|can use|are given|own) (?:\\w+ )?(?:tools?|functions?|browsing|plugins?|a browser|web access)\\b${near(20)}\\b(?:open|call|fetch|visit|send|post|request|load)\\b`,
  `\\b(?:remember|keep in mind|bear in mind|note) (?:this |that )?(?:for|in|throughout|across) (?:all|any|every)\\s${near(20)}\\b(?:chats?|conversations?|sessions?|answers?|prompts?)\\b`,
  '\\[\\[?\\s*(?:assistant|system|developer)\\s*:',
  `\\bif you (?:are )?read(?:ing)? this ${near(20)}\\bas an? ${PROGRAM}\\b`,
  `\\b(?:wenn|falls) (?:du|sie|ihr) (?:das|dies|diesen text|diese zeilen?|diese anzeige|dies hier)${near(20)}\\bals ${PROGRAM}\\b`,
  `(?:^|[.;!?]\\s+)system(?:hinweis|notiz|vorgabe)\\s*:\\s+${DU}\\b`,
  `\\b${TR_PROGRAM}\\b${near(60)}\\b${TR_LET_IT}\\b`,
  // spoken to by its trade or name, as a person is
  `(?:^|[.;!?]\\s+)(?:dear|hello|hey|hi)\\s+(?:\\w+\\s+)?${PROGRAM}\\s*[,:]\\s+(?:please |kindly |now |just )*(?:${ANSWERS}|${ENDS})\\b`,
  `(?:^|[.;!?]\\s+)${NAMED}\\s*[,:]\\s+(?:please |kindly |now |just )*${ENDS}\\b`,
  `\\b${NAMED}\\s+(?:should|must|shall|has to|is to)\\s+${ANSWERS}\\b${near(60)}["“„']`,
  `(?:^|[.;!?]\\s+)(?:ki|sprachmodelle?|bots?)\\s*[,:]\\s+${DU}\\b`,
  `\\bey (?:dil model|yapay zeka|bot|asistan|yazilim|program)\\w*`,
  `\\b(?:toi|vous),? (?:l['’ ]?|le |la |les )?(?:ia|modele|programme|robot|bot|assistant)\\w* qui (?:lis|lisez|lit|traite|note|evalue)\\w*`,
  `\\b${PROGRAM}\\s+(?:reading|parsing|processing|summari[sz]ing) this\\b,?\\s+(?:must|should|shall|may|are to|is to|please)\\b`,
  // for programs alone, whichever they are
  `(?:^|[.;!?]\\s+)to (?:whichever|whatever|any|every) (?:engine|tool|system|${PROGRAM})\\b${near(60)}:`,
  `(?:^|[.;!?]\\s+)(?:ro)?(?:bots?|machines?|programs?) only\\s*[.:!]`,
  `\\bif (?:this|the) (?:\\w+ )?(?:is|gets) (?:being )?(?:read|processed|parsed) by (?:an? |any )?(?:code|engine|${PROGRAM})\\b`,
  `\\bbu (?:satir|not|metin|bolum|paragraf) (?:yapay zeka|dil model|bot|yazilim|program|sistem)\\w* icin(?:dir)?\\b`,
  `\\b(?:ro)?(?:bot|model|asistan|yazilim|sistem|program)(?:lar|ler)?y?[ae] not\\s*:`,
  `\\bpara (?:el|la|los|las|cualquier) (?:modelos?|programas?|bots?|asistentes?|sistemas?|ia) que (?:lea|procese|analice|evalue)\\w*`,
  `(?:^|[.;!?]\\s+)(?:assistants?|agents?|bots?|copilots?)${WHO_READS}\\s+(?:should|must|shall|are to|is to|has to|have to)\\s`,
  `\\bnot[ae]s? (?:aux?|para|per) (?:(?:los|las|el|la|gli)\\s)?(?:assist\\w+|asistent\\w+|agent\\w+|bots?|programm\\w+)\\s+(?:qui|que|che)\\s${near(30)}:`,
  `\\b(?:okuyan|isleyen|siralayan|duzenleyen) (?:asistan|bot|yazilim|program|model|araci?)\\w* not\\s*:`,
  `\\bnotes? (?:aux?|a l['’ ]?) ?(?:modeles?|programmes?|robots?|bots?|ia|assistants?|systemes?)\\s*:`,
  // what stands before is taken back
  `\\b(?:text|everything|all) above is (?:void|invalid|obsolete)\\b|\\bthe real instructions? (?:is|are) (?:to )?${ANSWERS}\\b`,
  `<{1,2}/?sys>{1,2}`,
]
