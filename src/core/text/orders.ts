import { ADDRESSED_ORDERS } from './addressed-orders.ts'
import { any } from './any.ts'
import { fold } from './fold.ts'
import { decoded, dropsRulesElsewhere, ORDERS_BY_DEED } from './orders-elsewhere.ts'
import { hasPartedLetters, plainLetters } from './plain-letters.ts'

/**
 * An order to a program, told by its parts: a verb in the form of an order, and what it is about (given rules, the person or
 * text at hand, a program). Who writes about programs, rules or ratings has other forms: 'I wrote instructions', 'ignored the
 * previous design'. Seven languages, in folded letters.
 */
const MOST = 2_000

/** Where an order begins. In Turkish its verb ends the clause instead. */
const BEGINS = String.raw`(?:^|[.,:;!?()"»–—]\s*|\b(?:and|und|et|y|e|please|kindly|bitte|then|now|absolutely|always|you (?:must|should|have to))\s)`
const near = (most: number) => `[^.\\n]{0,${most}}`

const DROP = any(
  'ignore|disregard|forget|override|bypass',
  'ignorier(?:e|t|en sie)|vergiss|vergesst|vergessen sie|missachtet?|missachten sie|ubergeh(?:e|t)',
  'ignore[zs]?|oublie[zs]?|ne (?:tiens|tenez) pas compte|fais abstraction|faites abstraction',
  'ignora(?:d)?|olvida(?:d)?|olvide(?:n)?|no hagas? caso|haz caso omiso|no tengas en cuenta|descarta(?:d)?',
  'ignorate|dimentica(?:te)?|non (?:tenere|tenete) conto|non considera(?:re|te)|trascura(?:te)?',
  'ignorem|esqueca(?:m)?|desconsidere(?:m)?|nao (?:leve|considere)m?',
)
const RULES = any(
  'instructions?|prompts?|rules|guidelines|criteria|rubric',
  String.raw`\w*anweisung(?:en)?|regeln?|kriterien|vorgaben|consignes?|regles|criteres|directives`,
  'instrucciones|reglas|criterios|indicaciones|ordenes|istruzioni|regole|criteri|indicazioni|instrucoes|regras|orientacoes',
)
const GIVEN = any(
  'previous|prior|above|earlier|all|any|your',
  String.raw`vorherig\w*|obig\w*|oben|bisherig\w*|alle|deine|fruher\w*|precedent\w*|ci-dessus|plus haut|toutes?|tous|tes|vos`,
  String.raw`anterior\w*|arriba|todas?|todos|tus|previ[ao]s|sopra|tutt[ei]|tue|acima|suas`,
)
/** What the sender takes back of what the sender said: 'please ignore our previous instructions'. */
const NOT_THEIR_OWN = String.raw`(?!\s+(?:my|our|meine|unsere|mes|nos|mis|nuestras)\b)`
const TR_DROP = String.raw`(?:yok say|unut|dikkate alma|gormezden gel|goz ardi et|bos ver|bir (?:kenara|yana) birak)(?:in|un|iniz|yin|yiniz)?\b`
const TR_RULES = String.raw`\b(?:talimat|kural|yonerge|olcut|komut|kriter)(?!(?:lar|ler)?[iu]m(?:[iu]z)?[iu]?\b)\w*`
/** What a program was asked before, without a name for it. */
const ASKED = any(
  'what(?:ever)? you (?:were|have been) (?:asked|told|given)',
  'was (?:dir|ihnen|euch) (?:\\w+ ){0,2}(?:gesagt|aufgetragen|vorgegeben) wurde',
  "ce (?:qu'on|que l'on) (?:t'a|vous a) (?:demande|dit)",
  'lo que te (?:han |hayan )?(?:pidieron|dijeron|pedido|dicho)',
)
const TR_ASKED = String.raw`\bsana (?:\w+ ){0,2}(?:soylenen|verilen|istenen)\w*`
const TR_GIVEN = String.raw`\b(?:onceki|yukarida\w*|diger|tum|butun|daha once|verilen|sana)\b`

const RATE = any(
  'rate|score|rank|mark|grade|recommend|select|shortlist|hire|place|put',
  'bewerte[tn]?|empfiehl|empfehlt|empfehlen sie|setzt?e?|wahlt?e?|stellt?e?|gib|gebt|geben sie',
  'recommande[zs]?|classe[zs]?|evalue[zs]?|place[zs]?|mets|mettez|donne[zs]?|attribue[zs]?|selectionne[zs]?|choisis(?:sez)?',
  'recomienda|recomiende|puntua|pon|califica|dale|selecciona(?:d)?|otorga|elige|evalua',
  'consiglia(?:te)?|raccomanda(?:te)?|assegna(?:te)?|metti|mettete|valuta(?:te)?|dai|date|seleziona(?:te)?|scegli',
  'recomende(?:m)?|coloque|avalie(?:m)?|selecione(?:m)?|atribua|classifique|escolha|de (?=a |nota|\\d)',
)
/** Who or what is judged, pointed at. */
const THIS = any(
  '(?:this|the) (?:candidate|applicant|resume|cv)|this (?:person|profile|application|answer)',
  String.raw`dies\w* (?:\w*bewerber\w*|bewerbung|kandidat\w*|lebenslauf\w*|antwort\w*|profil\w*|person)`,
  String.raw`(?:ce|cette|ces) (?:candidat\w*|cv|profil|reponse|personne)`,
  String.raw`est[ea] (?:candidat\w*|curriculum|curriculo|cv|perfil|respuesta|resposta|solicitud|persona|pessoa)`,
  String.raw`quest[oa] (?:candidat\w*|curriculum|cv|profilo|risposta|persona)`,
)
const TR_THIS = String.raw`\bbu (?:aday|ozgecmis|basvuru|cevab|cevap|yanit|profil|kisi)\w*|\badayi\b`
const TR_RATE = String.raw`\b(?:oner|sec|ver|koy|yaz|yerlestir|degerlendir|puanla|ise al|kabul et)(?:in|iniz)?\s*(?:$|[.,;!]|ve\b)`

const MACHINE = any(
  String.raw`copilots?|chatbots?|automated (?:readers?|screeners?|systems?)|yapay zeka\w*|dil model\w*|ki|ki-\w+|automatische\w* (?:leser|auswertung\w*|systeme?n?)|lecteurs? automatiques?|lectores? automaticos?|kunstliche\w* intelligenz|sprachmodell\w*|a\.?i\.?|llms?|chatgpt|gpt`,
  '(?:large )?language models?|ai (?:assistants?|models?|agents?|systems?)|screening (?:system|software)|ats',
  String.raw`ias?|intelligences? artificielles?|modeles? de langage|inteligencias? artificial(?:es)?|inteligencias artificiais`,
  'modelos? de (?:lenguaje|linguagem)|intelligenz[ae] artificial[ei]|modell[oi] linguistic[oi]|assistants? (?:ai|ia|virtuels?)|asistentes? de ia|assistent[ei] (?:de )?(?:ai|ia)',
)
const JUDGE = any(
  MACHINE,
  String.raw`recruiter|resume screener|assistant|\w*personal\w*|recruteu[rs]e?|reclutador\w*|recrutador\w*|selezionat\w+|ise alim\w*`,
)
/** A program and no work with one: 'an AI engineer' is a person. */
const READER = String.raw`${MACHINE}(?:\s*(?:[,.:;)–—]|$)|,? (?:models?|assistants?|agents?|systems?|bots?|reading|reviewing|screening|that|who|which|qui|que|che|der|die|das|leyendo|lendo)\b)`
const IF_YOU = any('if you are|si (?:tu es|vous etes)|si (?:eres|sois)|se (?:sei|siete)|se (?:voce |tu )?(?:e|es|for)')
const IF_YOU_DE = `\\b(?:falls|wenn|sofern) (?:du|sie|ihr)\\b${near(30)}\\b${MACHINE}\\b${near(12)}\\b(?:bist|seid|sind)\\b`
const YOU_ARE_NOW = any(
  'you are now|you must now|act as|pretend to be|du bist (?:jetzt|nun|ab jetzt|ab sofort)|(?:tu es|vous etes) (?:desormais|maintenant)|ahora eres|(?:adesso|ora|d.ora in poi) sei|(?:agora|a partir de agora) (?:voce e|tu es)',
)
const CALLS = any(
  'note',
  'message',
  'nota',
  'hinweis',
  'nachricht',
  'an alle',
  'a tous',
  "a l'attention",
  'a tod[ao]s',
  'a tutt[ei]',
)
const SYSTEM = any(
  'system|(?:system|assistant|developer) ?(?:prompt|message)',
  'system(?:nachricht|meldung|anweisung|befehl)',
  'sistem (?:mesaji|komutu|istemi)',
  '(?:message|instruction) (?:du )?systeme',
  'mensaje (?:del? )?sistema',
  'messaggio (?:di|del) sistema',
  'mensagem d[oe] sistema',
)
const ADDRESSED = any(
  `(?:dear|hello|hi|sevgili|liebe[rs]?|cher|chere|querid[oa]|estimad[oa]) ${MACHINE}\\s*[,:!–—]`,
  // in Turkish the one who is spoken to stands in the dative
  String.raw`(?:otomatik|yapay|dil|okuyan|yapan)\b[^.:\n]{0,30}\b(?:sistem|program|yazilim|okuyucu|asistan|model|zeka)(?:lar|ler)?(?:y?[ae])(?: not)?\s*:`,
)
/** This text, and what only a program does with it. */
const TEXT = any('text|page|message|mail|e-?mail|document|advert|listing|resume|cv')
const HANDLED = any(
  `(?:when|if|once|whenever) (?:this|the above) ${TEXT} (?:is|gets) (?:processed|parsed|summari[sz]ed|indexed|embedded)`,
  `(?:who|what)ever (?:summari[sz]es|processes|parses) this ${TEXT}|(?:any|the|every) (?:program|software|system|tool|model) (?:that|which) (?:reads|summari[sz]es|processes|parses) this ${TEXT}`,
  `(?:if|when|falls|wenn|sobald) (?:an? |the |any |ein\\w* )?${MACHINE} (?:is |are )?(?:read|process|pars|summari|dies)\\w*`,
  String.raw`(?:wenn|sobald) (?:dieser text|diese (?:nachricht|seite)) (?:verarbeitet|zusammengefasst|ausgewertet) wird|wer (?:diesen text|diese (?:nachricht|seite)) (?:zusammenfasst|verarbeitet|auswertet)`,
  String.raw`bu (?:metni|sayfayi|iletiyi|mesaji|ilani) (?:\w+ ){0,2}(?:ozetleyen|isleyen|okuyan|degerlendiren) (?:her )?(?:program|sistem|yazilim|asistan|model)\w*|bu (?:metin|sayfa|ileti|mesaj) (?:islendiginde|islenirken|ozetlendiginde|ozetlenirken)`,
  String.raw`(?:quand|lorsque|si) ce (?:texte|message) (?:est|sera) (?:traite|resume|analyse)\b|(?:cuando|si) este (?:texto|mensaje) (?:sea|es) (?:procesado|resumido)`,
)
/** What is filed: a message, a thread of them, what it is about. */
const THREAD = any(TEXT, 'thread|conversation|exchange|ticket|entry|application|reply|case')
/** What a message is to be put down as, which nobody asks the person of who gets it. */
const FILED = any(
  `(?:classify|mark|record|log|label|tag|file|categori[sz]e) (?:this|the) ${THREAD}${near(20)}\\bas (?:an? |the )?(?:\\w+ )?(?:offer|rejection|rejected|accept\\w*|hired|invitation|interview)`,
  `(?:set|update|change|move|put) (?:the|this) (?:status|stage|application)${near(30)}\\bto (?:an? |the )?["']?(?:offer|reject\\w*|accept\\w*|hired|interview\\w*)`,
  String.raw`(?:diese[sn]?|die|das|den) (?:nachricht|mail|e-mail|bewerbung|gesprach|verlauf|faden|vorgang)[^.\n]{0,20} als (?:\w+ )?(?:angebot|zusage|absage|einladung) (?:zu )?(?:markier|einstuf|einzustuf|eintrag|einzutrag|verbuch|klassifizier|speicher)\w*`,
  String.raw`(?:markier|klassifizier|verbuch|speicher)\w* (?:sie )?(?:diese[sn]?|die|das|den) (?:nachricht|mail|e-mail|bewerbung|gesprach|verlauf|faden|vorgang)[^.\n]{0,20} als`,
  String.raw`bu (?:mesaj|ileti|e-?posta|basvuru|yazisma|konusma)\w*[^.\n]{0,30} olarak (?:isaretle|kaydet|siniflandir)(?:yin|in|iniz)?\b`,
  String.raw`(?:class|marqu|enregistr)e[zs]? (?:ce|cet|cette) (?:message|mail|courriel|fil|echange|conversation) comme|(?:clasifi|marc|registr)\w+ est[ea] (?:mensaje|correo|hilo|conversacion) como`,
)
const NEW_TASK = any(
  'new (?:instructions?|task|orders?|system prompt)|neue (?:anweisung(?:en)?|aufgabe)|yeni (?:talimat(?:lar)?|gorev)',
  'nouvelles? (?:instructions?|consignes?)|nuevas? (?:instrucciones|instruccion)',
)
const WRITE = any(
  'write|say|state|output|answer|reply|print|treat|praise|skip',
  'schreibe?|sage?|ecri[st]|dis|escribe|di|scrivi|escreva|diga',
)

/** What is dropped and who is rated: told in letters drawn apart as well, where no blank shows the end of a word. */
const PLAIN_ORDERS = [
  `${BEGINS}${DROP}\\b${NOT_THEIR_OWN}(?=${near(80)}\\b${RULES}\\b)${near(80)}\\b${GIVEN}\\b`,
  `${BEGINS}${RATE}\\b${near(60)}\\b${THIS}\\b`,
  `${TR_GIVEN}${near(40)}${TR_RULES}${near(60)}\\b${TR_DROP}`,
  `(?:${TR_THIS})${near(60)}${TR_RATE}`,
]
const ORDERS = [
  ...PLAIN_ORDERS,
  ...ADDRESSED_ORDERS,
  ...ORDERS_BY_DEED,
  `\\b${MACHINE}\\b${near(40)}:(?:\\s*${any(RATE, DROP, WRITE)}\\b|${near(20)}\\b(?:${THIS}|${TR_THIS}))`,
  `${BEGINS}${CALLS}\\b${near(20)}\\b${MACHINE}\\b${near(30)}:`,
  '\\b(?:note|message|instructions?)\\s+(?:to|for)\\s+(?:the\\s+|any\\s+)?(?:ai|llm|model|language model|ats|chatgpt|screening (?:system|software))\\b',
  `${BEGINS}${DROP}\\b[^.\\n]{0,10}\\b${ASKED}`,
  `${TR_ASKED}${near(30)}\\b${TR_DROP}`,
  `\\b${ADDRESSED}`,
  `\\b${HANDLED}\\b`,
  `(?:${BEGINS}|\\b(?=diese |die |bu ))${FILED}\\b`,
  `(?:^|[.#;]\\s*)${NEW_TASK}\\s*(?::|is to|is:)\\s*${any(RATE, DROP, WRITE)}\\b`,
  `\\b(?:the|this|any|every) (?:model|assistant|ai|llm|chatbot|${MACHINE}) (?:must|should|may|shall) (?:not|never) (?:mention|tell|say|reveal|show|warn)\\b${near(40)}\\b(?:user|applicant|candidate|reader|person)\\b`,
  `\\b${IF_YOU} (?:an?|une?|una|uma?|uno?) ${READER}`,
  IF_YOU_DE,
  '\\b(?:this|the) (?:candidate|applicant) (?:is|must be|should be) (?:an? |the )?(?:perfect|ideal|best|top|exceptional|highly qualified|hired|selected|ranked)\\b',
  `\\b${YOU_ARE_NOW}\\b${near(40)}\\b${JUDGE}\\b`,
  `^\\s*${SYSTEM}\\s*:\\s+\\S`,
  `^\\s*(?:assistant|developer)\\s*:\\s+(?:from (?:here|now) on|you\\b|${any(RATE, DROP, WRITE)}\\b)`,
  '\\b(?:yapay zeka|dil model|asistan|llm)\\w*(?:ysen|ysan|isen|ysaniz|yseniz|iseniz)\\b',
  `\\bsen (?:artik|simdi)\\b${near(60)}\\b${JUDGE}`,
  '<!--\\s*(?:system|assistant|instructions?)\\b|<\\/?(?:system|assistant)>',
  '<\\|[a-z_]+\\|>|\\[\\/?inst\\]',
].map((source) => new RegExp(source))
const UNPARTED = PLAIN_ORDERS.map((source) => new RegExp(source.replaceAll(/\\b|\\s[*+]?| /g, '')))

/** Whether a line or sentence speaks to a program that reads it. */
export function isOrderToProgram(text: string): boolean {
  const plain = plainLetters(text.slice(0, MOST))
  if (
    ORDERS.some((order) => order.test(plain)) ||
    [text, fold(text)].some((one) => dropsRulesElsewhere(one.slice(0, MOST)))
  )
    return true
  if (decoded(text.slice(0, MOST)).some((one) => isOrderToProgram(one))) return true
  if (!hasPartedLetters(text)) return false
  const joined = plain.replaceAll(/\s/g, '')
  return UNPARTED.some((order) => order.test(joined))
}

/** Orders that are given to one reader alone, in English; those that any program is given come on top. */
const TO_READER = {
  advert: {
    most: MOST,
    orders: [
      /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|all|earlier|your|other)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|text|requirements|guidelines)\b|\b(?:if you are|as) an? (?:ai|llm|language model|ai assistant|bot|automated \w+)(?:[,.:;)]|$)|\b(?:ai|llm|language model|ai assistant|ai model)s?,? (?:\w+ ){0,3}(?:must|should|please|are to|have to)\b[^.\n]{0,60}\b(?:rank|score|rate|mark|say|state|output|report|write|include|recommend|answer|tell)\b|\bsystem prompt\b|\[(?:system|inst)\]|<\|?(?:system|im_start)|\b(?:rate|score|rank|mark) (?:this|every|all|the) (?:job|candidate|match|applicant|advert)s?\b[^.\n]{0,30}\b(?:100|perfect|highest|as a)\b|\bnote to (?:ai|llms?|automated|language models?|recruiting software)\b/,
    ],
  },
  answers: {
    most: Infinity,
    orders: [
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|rubric|prompts?|rules|above|previous|prior|anchors?)\b/u,
      /\b(?:give|award|assign|grant|set|mark|rate|score|grade)\b.{0,60}\b(?:me|this|my|answer|candidate|everything|all|dimensions?)\b.{0,60}\b(?:5|five|full|maximum|max|highest|perfect|top|100)\b/u,
      /\b(?:you are|act as|pretend to be|you must now)\b.{0,60}\b(?:model|assistant|ai|grader|judge|evaluator|interviewer|system)\b/u,
      /\b(?:system|developer)\s*(?:prompt|message|:)/u,
      /<\/?\s*data\b/u,
    ],
  },
}

/** Whether a text gives an order to a program, or one that only the reader of adverts, or the judge of answers, is given. */
export function isOrderTo(reader: keyof typeof TO_READER, text: string): boolean {
  const { most, orders } = TO_READER[reader]
  const plain = plainLetters(text.slice(0, most))
  return orders.some((order) => order.test(plain)) || isOrderToProgram(text)
}

const MACHINES =
  /\b(?:yapay zeka\w*|kunstliche\w* intelligenz|ki-?\s?(?:assisten\w*|systeme?|modelle?|tools?|bots?)|intelligence artificielle|assistants? (?:ia|virtuels?)|inteligencia artificial|asistentes? (?:de )?ia|intelligenza artificiale|assistenti? (?:ai|ia)|kunstmatige intelligentie|ai-?\s?(?:assisten\w*|tools?|models?|agents?|systems?|readers?)|inteligencia artificial|assistentes? de ia|sztuczn\w+ inteligencj\w*|asystent\w* (?:ai|si)|language models?|llms?|chatbots?)\b|(?:^|[.!]\s)(?:system|assistants?)\s?[:,]/
const ORDERED =
  /\b(?:note to|nota? (?:para|a|per|voor)|not:|hinweis (?:an|fur)|an alle|uwaga|attention|notitie|write|say|state|rank|tell|recommend|schreib\w*|nenne|empfiehl|bewerte|send\w*|yaz\w*|tanit\w*|gonder\w*|oner\w*|ecri\w+|indiqu\w+|recommand\w+|escrib\w+|recomiend\w+|scriv\w+|consiglia\w*|schrijf|vermeld|escrev\w+|recomend\w+|napisz|polec\w*)\b|\bnot\b\s*:/

/** Whether a line names a program and tells it to do something, in whatever language: enough where people cannot see it. */
export function speaksToMachines(line: string): boolean {
  const folded = fold(line.slice(0, MOST))
  return MACHINES.test(folded) && ORDERED.test(folded)
}
