import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { isKnownIssuer } from './certificate-items.ts'
import { isMeasure } from './settle-skills.ts'

/** Whose products have names of several words: 'Adobe Flex', 'Google Calendar API'. */
const MAKER =
  /^(?:adobe|amazon|apache|apple|atlassian|aws|azure|cisco|google|hashicorp|ibm|microsoft|oracle|red hat|sap|vmware)\s/i
/** What every program has or is, and firms that everybody names; folded. */
const GENERAL =
  /^(?:apis?|sdks?|dbs?|db|uis?|guis?|clis?|spas?|apps?|ides?|vms?|cdns?|saas|poc|mvp|iso|os|it|ai|pcs?|apple|amazon|ebay|facebook|meta|samsung|twitter|youtube)$/
/** Ends a name of a thing to program with. */
const KIND = /\s(?:APIs?|SDKs?|CLI|DB|GUI)$/
/** Capitals or figures inside a word: 'FabricJs', 'radare2', 'CruiseControl.NET', 'web3.js'. */
const MARKED = /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|\.(?:js|JS|net|NET|io)$/u
const SITE = /\.(?:com|org|edu|gov|eu|de|fr|co\.\p{L}{2})$/iu
/** 'Implemented CruiseControl.NET' */
const DEED = /^\p{Lu}\p{Ll}+(?:ed|ing) (?=\p{L})/u
/** Ends of common nouns, adverbs and deeds, which names of tools seldom have. */
const COMMON_END =
  /(?:[^e]ed|ing|ly|[ts]ions?|ments?|ness|it(?:y|ies)|[ae]nces?|tures?|ships?|isms?|ages?|ics|faces?|frameworks?)$/u
const SHORTEST_COMMON = 6
/** More capitals in a row are no letters that stand for words, but a word in a loud line. */
const MOST_LETTERS = 6

/** A name in a sentence that no catalogue knows, as it should stand; null where it is hardly a tool's. */
export function toldName(written: string): string | null {
  const text = written.replace(DEED, '').replace(/['’]s$/u, '')
  const words = text.split(' ')
  if (GENERAL.test(fold(text)) || isMeasure(text) || SITE.test(text) || isKnownIssuer(text)) return null
  const isMarked = words.some((word) => /\p{Ll}/u.test(word) && MARKED.test(word))
  if (words.length > 1) return isMarked || MAKER.test(text) || KIND.test(text) ? text : null
  const [word] = words
  if (/^\p{Lu}+$/u.test(must(word))) return text.length > MOST_LETTERS ? null : text
  const isCommon = !isMarked && text.length >= SHORTEST_COMMON && COMMON_END.test(text.toLowerCase())
  return isCommon ? null : text
}
