import { anyPattern, fewWords as few } from '../phrases.ts'
import type { Letter } from './letter-signs.ts'
import { unrealAt } from './unreal.ts'

/** The person said no to it: nothing that is offered now. Folded texts, as everywhere here. */
const TURNED_DOWN = anyPattern(
  String.raw`(?:turn(?:ed|ing)? down|declin\p{L}+|refus\p{L}+|reject\p{L}+)${few(1)} (?:our|the|this|that)${few(1)} offer`,
  'offer (?:that )?you (?:have )?(?:turned down|declined|refused)',
  `unser angebot${few(4)} (?:abgelehnt|ausgeschlagen)`,
  String.raw`teklifimizi (?:reddet|geri cevir)\p{L}*`,
  String.raw`(?:refus\p{L}+|declin\p{L}+) notre offre`,
  String.raw`rechaz\p{L}+ nuestra oferta`,
)
const VOID_EN = String.raw`(?:(?:is|has been|was|must be)(?: hereby| sadly| now)? (?:withdrawn|rescinded|revoked|retracted|cancell?ed|void|off the table)|(?:no longer|not any longer)(?: be)? (?:stands?|holds?|valid|applies|available|upheld|honou?red|open|on the table)|(?:has |is )?(?:now )?(?:lapsed|expired)|(?:cannot|can not|can t|can no longer|will not|won t)(?: be)? (?:stand|be upheld|be honou?red|be kept up|upheld|honou?red))`
const TAKING = String.raw`(?:withdrew|withdraw(?:ing|n)?|rescind(?:ed|ing)?|revok(?:e|ed|ing)|retract(?:ed|ing)?|cancel(?:l?ed|l?ing)?|pull(?:ed|ing)?|take back|taking back|took back)`
/** The firm took it back. */
const WITHDRAWN = anyPattern(
  `offer${few(8)} (?:is (?:now )?)?${VOID_EN}`,
  `${TAKING}${few(1)} (?:our|the|this|your)${few(1)} offer`,
  `(?:no longer|not) (?:able to )?(?:uphold|honou?r|stand by|keep up)${few(1)} (?:our|the|this|your)${few(1)} offer`,
  `angebot${few(8)} (?:zuruckgezogen|zuruckziehen|zuruck|hinfallig|nicht (?:langer )?aufrechterhalten|nicht mehr (?:gultig|aufrecht|bestehen))`,
  `angebot${few(6)} (?:gilt|steht|besteht)(?: leider)? (?:nicht mehr|nicht langer)`,
  `(?:ziehen|zogen)${few(3)} angebot${few(4)} zuruck`,
  String.raw`teklif\p{L}*${few(6)} (?:geri (?:cek|al)\p{L}*|gecersiz\p{L}*|hukumsuz\p{L}*|gecerli(?:ligini)? (?:degil\p{L}*|yitir\p{L}*|kalmadi)|gecerliligini yitir\p{L}*|gecerli olmayac\p{L}*)`,
  String.raw`(?:retirons|retire[ers]*|retiree?|annulons)${few(1)} (?:notre|l) ?offre`,
  `offre${few(7)} (?:n est plus (?:valable|valide|d actualite)|ne tient plus|est caduque|est annulee|est retiree)`,
  String.raw`(?:retir|anul)\p{L}+ (?:nuestra|la) oferta`,
  `oferta${few(7)} (?:ya no (?:es valida|esta vigente|sigue en pie)|queda (?:sin efecto|anulada|retirada)|ha caducado)`,
)
const ONLY_IF = /\b(?:if|unless|may|might|could|would|reserve|otherwise|wenn|falls|sofern|konnten|si|eger|halinde)\b/
/** Another one takes its place. */
const IN_ITS_PLACE =
  /\b(?:raised?|rais(?:ing|ed)|increased?|improved|revised|replaced|instead|(?:a|our|the|your) (?:new|better|higher|revised|updated) (?:offer|contract|figure)|neues? angebot|erhoht|stattdessen|yeni teklif\w*|yukselt\w*|nouvelle offre|augment\w+|nueva oferta|aument\w+)\b/

/** It was made to somebody else, who has not answered yet: nothing is refused. */
const TO_ANOTHER = anyPattern(
  `(?:made|extended|sent|given|making|extending)${few(2)} offer${few(2)} to${few(2)} (?:another|other|else|someone|somebody|finalists?|first choice)`,
  `offer${few(3)} (?:gone|went|is|was|has been)${few(3)} (?:to|with)${few(3)} (?:another|other|others|else|someone|somebody|finalists?|first choice)`,
  `(?:another|other)${few(1)} (?:candidate|applicant|finalist|person)${few(3)} (?:has|holds|received|was made|is considering)${few(2)} offer`,
  `ander(?:en|er|em)${few(2)} (?:bewerber|bewerberin|kandidaten|kandidatin|person)${few(3)} angebot`,
  String.raw`baska (?:bir )?(?:aday|kisi|isim)\p{L}*${few(3)} teklif\p{L}*`,
  String.raw`offre${few(3)} (?:a|pour) (?:un|une) autre (?:candidat|personne|profil)\p{L}*`,
  String.raw`oferta${few(2)} a (?:otra|otro|otra persona) ?(?:candidat|persona|perfil)?\p{L}*`,
)
const NOT_ANSWERED =
  /\b(?:(?:wait|awaiting|waiting|waits)\b.{0,40}\b(?:answer|decision|reply|response|hear|decide)|(?:he|she|they|who) (?:declines?|says? no|turns? (?:it|us) down|does not accept)|warten?\b.{0,40}\b(?:antwort|entscheidung|ruckmeldung|zusage)|(?:cevab|yanit|karar)\w*\b.{0,20}\bbekli\w*|(?:attend\w*)\b.{0,30}\b(?:reponse|decision)|esper\w+\b.{0,30}\b(?:respuesta|decision))\b/

/**
 * What became of an offer that a letter speaks of: null where it stands, or there is none. `unreal` is one that would have been made,
 * `pending` one that somebody else has.
 */
export function offerGone({ heard }: Letter): 'turned_down' | 'withdrawn' | 'pending' | 'unreal' | null {
  const sentences = heard.map(({ sentence }) => sentence.folded)
  const says = (pattern: RegExp) => sentences.some((folded) => pattern.test(folded) && !ONLY_IF.test(folded))
  if (says(WITHDRAWN) && !sentences.some((folded) => IN_ITS_PLACE.test(folded))) return 'withdrawn'
  if (says(TURNED_DOWN)) return 'turned_down'
  if (says(TO_ANOTHER) && sentences.some((folded) => NOT_ANSWERED.test(folded))) return 'pending'
  return sentences.some((folded) => unrealAt(folded) >= 0) ? 'unreal' : null
}
