import { remembered } from '../remembered.ts'

/**
 * A word of a post's name: it ends where a sentence goes on with who, when, where or for how much.
 */
const word = (ends: string, letters = String.raw`\p{L}[\p{L}’'-]*`): string =>
  String.raw`(?!(?:${ends})(?![\p{L}]))${letters}`
const named = (before: string, one: string, most: number): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${before})\s*${one}(?:[ /-]+${one}){0,${most - 1}}`, 'giu')

const EN = word(
  'from|at|with|in|on|starting|for|is|are|was|will|and|to|an?|the|you|your|we|our|i|please|which|that|who|but|if|per|by|has|have|must|costs?|when|after|before',
)
const FR = word('à|a|dès|pour|avec|et|en|vous|nous|votre|notre|est|sera|le|les|il|elle|je|merci|au|aux|sur|par')
const ES = word('desde|a|con|por|en|para|y|e|tu|tus|te|le|su|es|será|que|el|los|nos|si|debes|al')
const TR = word('size|sizi|sizin|siz|bu|biz|bizim|sizinle|sizlere|ve|için|bir|ile|hanım|bey')

const POSTS: readonly RegExp[] = [
  named(
    String.raw`(?:role|position|post|job|vacancy|title|contract|offer|application|interview|employment|start|join us|work|hired|employed)\s+(?:of|as)(?:\s+(?:an?|our|the))?\s`,
    EN,
    5,
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:the|our|an?|this)\s+(?:${EN}[ /-]+){1,4}(?=(?:role|position|post|job|vacancy|opening)(?![\p{L}]))`,
    'giu',
  ),
  // German nouns and names of work have a capital
  /(?<![\p{L}])(?:Stelle|Position|Job|Posten|Bewerbung|\p{L}*[Vv]ertrag|Anstellung|\p{L}*[Gg]espräch|Tätigkeit|Arbeit|Praktikum)\s+(?:als|der|des|einer|eines|zur|zum)\s+(?:(?!Sie |Ihn|Ihr|Wir |Bitte )\p{Lu}[\p{L}:*-]*(?: |(?=\P{L}))){1,4}/gu,
  /(?<![\p{L}])(?:Stelle|Position|Posten)\s+(?:(?!Sie |Ihn|Ihr|Wir |Bitte )\p{Lu}[\p{L}:*-]*(?: |(?=\P{L}))){1,4}/gu,
  named(
    String.raw`(?:poste|emploi|fonctions?|contrat|candidature|embauche)\s+(?:au\s+poste\s+)?(?:de\s|d['’]|comme\s|en\s+tant\s+que\s)`,
    FR,
    5,
  ),
  named(
    String.raw`(?:puesto|cargo|empleo|contrato|plaza|candidatura|vacante|trabajo)\s+(?:al\s+puesto\s+)?(?:de|como)\s`,
    ES,
    5,
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:${TR} ){1,4}(?=(?:pozisyonu|görevi|kadrosu|unvanı)(?:n\p{L}+|yla|yle)?(?![\p{L}])|olarak (?:işe|çalış|aramız|başla))`,
    'giu',
  ),
]

/** Words of two meanings that ask for nothing here: how a wage is paid, and what is sent back because it was signed. */
const HARMLESS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])direct[- ]deposit/giu, 'wage'],
  [/(?<![\p{L}])(?:void(?:ed)?|cancelled)(?: or \p{L}+)? (?:cheque|check)s?(?![\p{L}])/giu, 'bank letter'],
  // work is taken over, and no share of money
  [/(?<![\p{L}])tak(?:e|es|ing) over(?![\p{L}])/giu, 'lead'],
  // what is not needed costs nothing
  [/(?<![\p{L}])no visas?(?: (?:is|are))?(?: (?:stuff|needed|required|necessary))?(?![\p{L}])/giu, ' '],
  [/(?<![\p{L}])password[- ]protected(?![\p{L}])/giu, 'closed'],
  [/(?<![\p{L}])get(?:ting)? back to you(?![\p{L}])/giu, 'write'],
  [/(?<![\p{L}])(?:send|schick)\p{L}* (?:Sie|du|ihn|es|uns|mir) [^.!?,;]{0,80}?zurück(?:zu\p{L}+)?(?![\p{L}])/giu, ' '],
  [/(?<![\p{L}])unterschrieben\p{L}* (?:an uns )?zurück(?![\p{L}])/giu, ' '],
  [
    /(?<![\p{L}])(?:size )?geri (?:gönder(?:in|iniz|ir misin|ebilir|meniz|irseniz)\p{L}*|dön(?:üş\p{L}*|eceğ\p{L}*))/giu,
    ' ',
  ],
  [/(?<![\p{L}])devu[eé]lv(?:e|a|an)(?:nos|noslo|lo|la|melo)(?![\p{L}])/giu, ' '],
]

/** A sentence without the names of posts in it: 'returns handler' asks nobody to return anything. */
export const withoutPosts = remembered((text: string): string => {
  let rest = text
  for (const post of POSTS) rest = rest.replace(post, ' ')
  for (const [said, plain] of HARMLESS) rest = rest.replace(said, plain)
  return rest
})
