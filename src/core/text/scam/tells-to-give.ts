import { plainLetters } from '../plain-letters.ts'
import { remembered } from '../remembered.ts'

const GIVE_EN =
  '(?:pay|transfer|send|wire|buy|purchase|deposit|forward|enter|give|share|provide|upload|hand|text|e-?mail|settle|scan|install|reply with)'
const GIVE_FR =
  '(?:versez|payez|envoyez|transmettez|reglez|achetez|communiquez|virez|donnez|verser|payer|envoyer|transmettre|regler|acheter|communiquer|virer|donner)'
const GIVE_ES =
  '(?:paga|pague|envi[ae]|mand[ae]|ingres[ae]|abon[ae]|compr[ae]|dinos|diganos|dime|respond[ae]|facilit[ae]|transfier[ae]|deposit[ae])(?:nos|me|lo|la)?'

/** A part of a sentence that has the reader hand something over, or says that it is due. */
const GIVE: readonly RegExp[] = [
  new RegExp(`^(?:(?:please|kindly|then|so|just|simply|first|only|now|instead) )*${GIVE_EN}\\b`),
  new RegExp(`\\b(?:please|you(?: (?:must|need to|have to|should|can|will|only|just|then))?) ${GIVE_EN}\\b`),
  /\b(?:is|are)(?: only)? (?:needed|required|due|payable)\b|\b(?:has|have|needs?|must|is|are) (?:to )?be (?:paid|sent|transferred|settled|bought|reach\w*)\b/,
  /\b(?:uberweis|zahl|bezahl|send|schick|kauf|hinterleg|teil|geb|nenn|lad|leit)\w* (?:sie|du|uns|mir)\b|\b(?:fallig|zu zahlen|erforderlich)\b/,
  new RegExp(`^(?:(?:veuillez|merci de|il faut) )?${GIVE_FR}\\b|\\b(?:veuillez|merci de|devez) ${GIVE_FR}\\b`),
  /\bdoit etre (?:regle|verse|paye|vire)\w*/,
  new RegExp(`^(?:por favor )?${GIVE_ES}\\b`),
  /\b(?:debes?|tienes? que|hay que) (?:pagar|abonar|ingresar|enviar|comprar)\b/,
  /\b(?:gonder|yatir|ilet|paylas|ode[y]?|yaz|aktar|at|satin al|yukle)(?:in|iniz|in\w?z)\b|\b(?:yatirman|gondermen|odemen|iletmen)\w* gerek\w*/,
  /^(?:nur|only|just|seulement|uniquement|solo|solamente|sadece|yalnizca)\b.*\d/,
]
/** Nothing is given, or the warning itself is to be passed on. */
const NOTHING =
  /\b(?:no|not|never|nothing|nobody|don'?t|any|such|suspicious|mails?|messages?|requests?|nie|niemals|nicht|nichts|kein\w*|solche\w*|nachricht\w*|ne|n'|jamais|aucun\w*|rien|nunca|nada|jamas|ningun\w*|asla|hicbir|mesaj\w*)\b/
/** What others ask is no order of the one who writes: 'they ask you to deposit a cheque and send on the rest'. */
const ASKED =
  /\b(?:ask|want|request|demand|require|claim|bitt|bat|verlang|forder|auffordern|woll|demand|reclam|exig|pid|solicit|exij|ist[ei]y)\w*/
const PARTS = /[,;:!?–—()]|\.\s/u
const LINKS = /\s(?:and|but|und|aber|sondern|et|mais|y|pero|sino|ve|ama)\s|\s(?=(?:only|instead)\s)/u

/** Whether a sentence, warning or not, has the reader give something: 'against fraud, please send us the code'. */
export const tellsToGive = remembered((text: string): boolean =>
  plainLetters(text)
    .split(PARTS)
    .map((part) => part.trim().replace(/^(?:and|but|und|aber|sondern|et|mais|y|pero|sino|ve|ama) /, ''))
    .flatMap((part) => (ASKED.test(part) ? [part] : part.split(LINKS)))
    .some((part) => !NOTHING.test(part) && GIVE.some((one) => one.test(part))),
)
