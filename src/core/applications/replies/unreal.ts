import { anyPattern, fewWords as few } from '../phrases.ts'

const GIVING = String.raw`(?:(?:mak(?:e|ing)|send(?:ing)?|extend(?:ing)?|issu(?:e|ing)) (?:you )?(?:an?|any|the)(?: \w+)? offer|offer(?:ed|ing)?|hir(?:e|ed|ing)|employ(?:ed|ing)?|appoint(?:ed|ing)?|(?:give|giving|have|having|take|taking|welcome|welcoming|bring|bringing|see|seeing|make|making) you|work(?:ing)? with you|say(?:ing)? yes)`
/** Of these, what only a firm does for the one it takes. */
const OFFERING = String.raw`(?:(?:make|send|extend|issue) (?:you )?(?:an?|any|the)(?: \w+)? offer|offer|hire|employ|appoint)`
/** What might have been offered and is not: 'we would have loved to offer you the job', 'size teklif etmek isterdik'. Folded texts. */
const UNREAL = anyPattern(
  `(?:would|could|should|might|d)${few(3)} have${few(7)} ${GIVING}`,
  `(?:had|d) (?:really |very much |sincerely )?(?:hoped|wanted|planned|intended|wished|meant|been (?:about|going|ready|hoping|planning))${few(4)} ${GIVING}`,
  `(?:were|was) (?:just |all |already )?(?:about|going|ready|set|planning|hoping|close)${few(3)} ${GIVING}`,
  `(?:wish|wished) (?:that )?(?:we|i) (?:could|were able|had been able)${few(3)} ${GIVING}`,
  `would${few(3)} (?:love|like|wish|be (?:glad|happy|delighted)) to be able to${few(3)} ${GIVING}`,
  `would (?:now |today |gladly )?be (?:offering|hiring|sending|welcoming|writing)`,
  `(?:came (?:very )?close to|nearly|almost)${few(1)} (?:offering|offered|hiring|hired|giving you|making you)`,
  `(?:hatte|hatten|ware|waren|wollte|wollten)${few(12)} (?:angeboten|anbieten|anzubieten|eingestellt|einstellen|genommen|gegeben|gewonnen|gewinnen|begrusst|begrussen|zugesagt|zusagen)`,
  String.raw`(?:teklif|oner|sun|calis|ise al)[^ ]*${few(5)} (?:isterdik|isterdim|dilerdik|olurduk|(?:mutlu|memnun) olurduk|niyetindeydik|uzereydik|planliyorduk|dusunuyorduk|umuyorduk)`,
  String.raw`(?:aurions|aurais|avions (?:espere|prevu|souhaite|voulu|pense)|voulions|etions (?:sur le point|prets))${few(8)} (?:propos|offr|confi|embauch|recrut|reten|accueill)[^ ]*`,
  String.raw`(?:habria[^ ]*|hubiera[^ ]*|hubiese[^ ]*|queriamos|ibamos a|estabamos a punto|esperabamos|pensabamos)${few(6)} (?:ofrec|contrat|propon|incorpor|contar)[^ ]*`,
)

/** What may be offered later and is not yet: 'before we make you an offer', 'teklifiniz onay bekliyor'. */
const NOT_YET = anyPattern(
  `before (?:we|i)${few(3)} ${OFFERING}`,
  `offer${few(3)} (?:can t|cannot|can not|won t|will not)${few(2)} (?:issued|made|sent|confirmed|released|extended|prepared)`,
  `bevor (?:wir|ich)${few(4)} angebot${few(2)} (?:machen|unterbreiten|schicken|senden|ausstellen)`,
  `angebot${few(3)} (?:erst|noch nicht)${few(4)} (?:machen|unterbreiten|schicken|senden|ausstellen|bestatigt|fertig|moglich)`,
  String.raw`teklif[^ ]*${few(2)} (?:yap|sun|ver|ilet)(?:[ae]bilme(?:miz|k) icin|[ae]?m[ae]d[ae]n once)`,
  `avant (?:que nous${few(3)}|de(?: pouvoir)? vous) (?:fassions|faire|envoyer|adresser|soumettre|transmettre)${few(2)} (?:offre|proposition)`,
  `antes de(?: poder| que podamos)? (?:hacer|enviar|presentar)(?:te|le|les|os)?${few(2)} (?:oferta|propuesta)`,
  String.raw`teklif[^ ]*${few(3)} (?:imza|onay)(?!(?:n|in)iz)[^ ]* (?:asamasinda|surecinde|bekl[^ ]*)`,
  `offer${few(3)} (?:has not|hasn t|is not|isn t)(?: yet)? (?:been )?(?:signed off|approved|confirmed|final|finalised)`,
)

/** Where in a folded text such words begin; -1 where none do. */
export const unrealAt = (folded: string): number => folded.search(UNREAL)
export const notYetAt = (folded: string): number => folded.search(NOT_YET)
