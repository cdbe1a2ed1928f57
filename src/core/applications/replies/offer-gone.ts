import type { Letter } from './letter-signs.ts'

/** The person said no to it: nothing that is offered now. Folded texts, as everywhere here. */
const TURNED_DOWN =
  /\b(?:(?:turn(?:ed|ing)? down|declin\w+|refus\w+|reject\w+) (?:\w+ )?(?:our|the|this|that) (?:\w+ )?offer|offer (?:that )?you (?:have )?(?:turned down|declined|refused)|unser angebot (?:\w+ ){0,4}(?:abgelehnt|ausgeschlagen)|teklifimizi (?:reddet|geri cevir)\w*|(?:refus\w+|declin\w+) notre offre|rechaz\w+ nuestra oferta)\b/
/** The firm took it back. */
const WITHDRAWN =
  /\b(?:offer(?: \w+){0,8} (?:is|has been|was|must be) (?:hereby )?(?:withdrawn|rescinded|revoked|retracted)|(?:withdrew|withdraw(?:ing|n)?|rescind(?:ed|ing)?|revok(?:e|ed|ing)|retract(?:ed|ing)?) (?:\w+ )?(?:our|the|this|your) (?:\w+ )?offer|angebot(?: \w+){0,6} (?:zuruckgezogen|zuruckziehen|zuruck)|(?:ziehen|zogen) (?:\w+ ){0,3}angebot(?: \w+){0,4} zuruck|teklif\w*(?: \w+){0,4} geri cek\w*|(?:retirons|retire[ers]*|retiree?) (?:\w+ )?(?:notre|l) ?offre|retir\w+ (?:nuestra|la) oferta)\b/
const ONLY_IF = /\b(?:if|unless|may|might|could|would|reserve|otherwise|wenn|falls|sofern|konnten|si|eger|halinde)\b/

/** What became of an offer that a letter speaks of: null where it stands, or there is none. */
export function offerGone({ heard }: Letter): 'turned_down' | 'withdrawn' | null {
  const sentences = heard.map(({ sentence }) => sentence.folded)
  if (sentences.some((folded) => WITHDRAWN.test(folded) && !ONLY_IF.test(folded))) return 'withdrawn'
  return sentences.some((folded) => TURNED_DOWN.test(folded) && !ONLY_IF.test(folded)) ? 'turned_down' : null
}
