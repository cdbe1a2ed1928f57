import { any } from './any.ts'
import { fromBase64 } from './base64.ts'

/**
 * Orders by what only a program is asked to do: to call the conditions of a text met, to speak as somebody else from now on, to pass
 * something on when it sums up this very text. Folded letters, nine languages of Latin script.
 */
const near = (most: number) => `[^.\\n]{0,${most}}`
const STARTS = String.raw`(?:^|[.,:;!?()"»–—]\s*|\b(?:and|und|et|y|e|please|bitte|then)\s)`

const JUDGE_AS = any(
  'treat|regard|consider|count|mark|assume|take',
  String.raw`werte[nt]?|betrachte[nt]?|behandel[ent]*|markiere[nt]?`,
  String.raw`considere[zsm]?|considera(?:te|d)?|traite[zs]?|trata(?:te|d)?|trate[nm]?|beschouw|uznaj\w*|potraktuj\w*`,
)
const CONDITIONS = String.raw`\b(?:requirements?|criteri\w+|kriteri\w+|conditions?|conditii|qualifications?|anforderung\w*|voraussetzung\w*|exigences?|requisit\w*|condici\w+|condizion\w+|vereisten|wymagani\w*)`
const MET = String.raw`\b(?:satisfied|met|fulfilled|passed|erfullt|gegeben|satisfait\w*|rempli\w*|cumplid\w*|satisfech\w*|soddisfatt\w*|satisfeit\w*|atendid\w*|cumprid\w*|vervuld|voldaan|spelnion\w*)\b`

const SELF = any('text|page|posting|post|message|mail|document|advert|ad|listing|job|offer')
const SUMS_UP = `\\b(?:when|while|if|once)\\s+(?:you\\s+)?(?:summari[sz]\\w*|pars\\w*|translat\\w*|scor\\w*|rat\\w*|rank\\w*|process\\w*)\\s+this\\s+${SELF}\\b${near(30)},\\s*(?:please\\s+|always\\s+)?`
const DOES = any(
  'tell|say|state|leave|omit|skip|hide|add|include|write|answer|mention|advise|ask|urge|claim|recommend|output',
)

export const ORDERS_BY_DEED = [
  `${STARTS}${JUDGE_AS}\\b(?=${near(80)}${CONDITIONS})(?=${near(80)}${MET})`,
  String.raw`\b(?:kosul|olcut|kriter|gereklilik|sart)\w*[^.\n]{0,40}\b(?:karsilanmis|saglanmis|yerine getirilmis)\s+(?:say|kabul et|degerlendir|goster)`,
  `${SUMS_UP}${DOES}\\b`,
  `\\b(?:from (?:now|here) on|henceforth|ab (?:jetzt|sofort)|von nun an|desormais|a partir de ahora|d'ora in poi|bundan sonra)\\b,?\\s*(?:you (?:must|will|shall|are to) )?(?:answer|reply|respond|act|speak|antworte\\w*|sprich|repond\\w*|responde\\w*|rispondi|yanitla|cevapla)\\b${near(30)}\\b(?:as|als|comme|como|come|gibi|olarak)\\b`,
  `(?:^|[.;!?]\\s+)(?:for|to|attention|note (?:to|for))\\s*,?\\s+(?:all\\s+|any\\s+|the\\s+)?(?:automated|automatic|machine|ai|algorithmic)\\s+(?:\\w+\\s+)?(?:tools?|readers?|reviewers?|screeners?|systems?|parsers?|graders?)\\s*:\\s`,
]

/** What is dropped and what of it, where a word has no edge that a pattern knows; each beside the other in one sentence. */
const DROPPED: readonly (readonly [string, string])[] = [
  ['игнорируй\\p{L}*|забудь\\p{L}*|не учитывай\\p{L}*', 'инструкци|указани|правил|команд'],
  ['ігноруй\\p{L}*|забудь\\p{L}*', 'інструкці|вказівк|правил'],
  ['忽略|无视|無視|忘记|忘記', '指令|指示|提示|说明|說明|规则|規則|命令'],
  ['무시|잊어', '지시|명령|프롬프트|규칙'],
  ['تجاهل|انس ', 'تعليمات|أوامر|قواعد|التوجيهات'],
  ['התעלם|התעלמ', 'הוראות|כללים'],
  ['अनदेखा|नज़रअंदाज़|भूल जा', 'निर्देश|आदेश|नियम'],
  ['αγνοησ|ξεχασ', 'οδηγι|εντολ|κανονε'],
  ['negeer|vergeet', 'instructies|aanwijzingen|regels'],
  ['zignoruj|ignoruj|zapomnij', 'instrukcj|polece[nń]|zasad'],
  ['ignorera|glom|bortse', 'instruktion|regler'],
]
const APART = DROPPED.map(([drop, what]) => {
  const between = '[^.。！？!?\\n]{0,60}'
  return new RegExp(`(?:${drop})${between}(?:${what})|(?:${what})${between}(?:${drop})`, 'iu')
})

/** Without one of the verbs nothing is dropped: most texts are asked once and not once for each language. */
const ANY_DROPPED = new RegExp(DROPPED.map(([drop]) => drop).join('|'), 'iu')

/** In writing of other scripts, as it stands. */
export const dropsRulesElsewhere = (text: string): boolean =>
  ANY_DROPPED.test(text) && APART.some((one) => one.test(text))

const CODED = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{24,2000}={0,2}(?![A-Za-z0-9+/=])/g
const READABLE = /^[\t\n\x20-\x7e]+$/

/** What is written in base64 and reads as words. */
export function decoded(text: string): string[] {
  return (text.match(CODED) ?? []).slice(0, 20).flatMap((run) => {
    if (run.length % 4 !== 0) return []
    const plain = fromBase64(run)
    return READABLE.test(plain) && plain.includes(' ') ? [plain] : []
  })
}
