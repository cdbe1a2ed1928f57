import { isSomeoneElses } from './someone-else.ts'

const edge = (...words: string[]) => String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`

/** A sentence with one of these says that it did not come to it, or not yet. */
const DENIED = [
  String.raw`not|n['’]t|never|nobody|fails?|failed(?! \p{L}+s(?!\p{L}))|cancel\p{L}*|abandon\p{L}*|scrapped|unfinished|incomplete|aborted|rejected|declined|refused|ruled out|put off|postponed|planned|planning|plans? to|hop(?:ed|ing)|want(?:ed|s)?|wish(?:ed)?|would|should|will|shall|soon|if i|next (?:week|month|spring|summer|autumn|year)|wish list|on my list|so far|somebody else|gave up|given up|got lost|by mistake|by accident|accidentally|(?:tried|trying|attempted|attempts) to`,
  String.raw`nicht|nie|niemals|gescheitert|abgebrochen|abgesagt|abgelehnt|abgeraten|verschoben|verworfen|eingestellt|geplant\p{L}*|möchte|würde|hätte|sollte|werde[nt]?|wird|erst 20\d\d|nächstes? jahr|wunschliste|durchgefallen|hörensagen|steht noch aus|versehentlich|aus versehen|aufgegeben|versucht(?= .*zu)`,
  String.raw`iptal\p{L}*|ertele\p{L}*|vazgeç\p{L}*|hiç|henüz|yarı[dm]\p{L}*|bırak\p{L}*|kaldım|planla(?:dı|nı|nd|ma)\p{L}*|isti?yor\p{L}*|\p{L}+[ae]c[ae][ğk]\p{L}*|gelecek yıl|tamamlanma\p{L}*|başarısız\p{L}*|değil\p{L}*|yok|yanlışlıkla|\p{L}+m[ae]y[ae] çalış\p{L}+`,
  String.raw`jamais|pas|abandonnée?s?|annulée?s?|(?<=\p{L} )(?<! y )reportée?s?|refusée?s?|renoncée?|échou\p{L}*|échec|prévue?s?|sera|serai|voudrais|aimerais|souhait\p{L}*|l['’]an prochain|reste à|par erreur|essayé d\p{L}*`,
  String.raw`nunca|jamás|cancelad[oa]s?|abandonad[oa]s?|rechazad[oa]s?|aplazad[oa]s?|previst[oa]s?|quisiera|quiero|próximo año|por error|intent(?:é|aba)`,
]
/** And with one of these, that it was tried or came near it. */
const TENTATIVE = [
  String.raw`proposed|could|attempt(?:ed|s)?|tried|nearly|almost|barely|hardly|rarely|yet`,
  String.raw`vorgeschlagen|fast|beinahe|kaum|önerdi\p{L}*|neredeyse|presque|à peine|casi|apenas`,
]
const NEVER_WAS = new RegExp(edge(...DENIED), 'iu')
export const TAKEN_BACK = new RegExp(edge(...DENIED, ...TENTATIVE), 'iu')

/** What the person kept away from, or somebody else did: a clause that opens so tells of none of their work. */
const AWAY = new RegExp(
  String.raw`^[\s\p{P}]*(?:(?:decided|argued|advised|voted|spoke) against|gave up|backed out|applied for|turned down|lost the|(?:watched|observed)(?! (?:over |all |[\d.,]+ ))|shadowed|was (?:taught|told|informed|promised|warned)|references?:|referenzen:|referanslar:|(?:job )?(?:advert|posting)|stellenanzeige|iş ilanı|curious about|zero|(?:reviewed|read) (?:an? |the )?(?:books?|articles?)|(?:two|three|\d) attempts|\p{L}+ exam (?:booked|planned)|keinerlei|échec)(?![\p{L}])`,
  'iu',
)
/** What follows tells of something else than what was done. */
const BESIDE = /[\s,]+(?:that|which|who|when|where|while|because|dass|wenn|weil|welche|qui|que|quand|parce)\s|,\s/iu
const SPEAKER = /(?<!\p{L})(?:I|we|ich|wir|je|j['’]ai|nous|yo|ben|biz)(?!\p{L})/iu
/** A determiner, somebody, a verb: whose deed it is stands before the verb. */
const SOMEBODY_DID = [
  /^(?:my|our|an?|another) (?:\p{L}+ )?(?:colleague|friend|predecessor|successor|boss|vendor|supplier|contractor|freelancer|manager|brother|sister|wife|husband|mentor|teacher|intern|partner|client|customer)s?(?: \p{Lu}\p{Ll}+)? \p{L}+(?:ed|s|t|an|ote|ew|ok|ave)(?!\p{L})/iu,
  /^(?:[Ee]ine?|[Mm]eine?|[Uu]nsere?|[Dd](?:er|ie|as)) \p{Lu}\p{L}+ (?!(?:für|mit|von|und|zur|zum|im|in|aus|bei|der|des|auf|an|am|als|über|unter|wie)\s)\p{Ll}+ /u,
  /^(?:mon|ma|une?|notre|le|la) \p{L}+ (?:a|ont|\p{L}{2,}ai(?:en)?t)(?!\p{L})/iu,
  /(?:arkadaş|müdür|ekip|ekib|yönetici|tedarikçi|firma|şef|usta|stajyer)\p{L}*(?: \p{L}+)? (?!\p{L}*(?:[ıiuü]ld|[ıiuü]nd)[ıiuü]$)\p{L}+[dt][ıiuü]$/iu,
]

/** 'Never missed a release': asked of elsewhere. */
const AT_NO_TIME = /^[\s\p{P}]*(?:never|nie|niemals|jamais|nunca)(?!\p{L})/iu

/** Whether a clause of a job tells what was not done, or not by the person; `tellsDeed` says that it tells of a deed of theirs. */
export const isDistant = (clause: string, tellsDeed: boolean): boolean => {
  const plain = clause.trim().replace(/[\s\p{P}]+$/u, '')
  if (AWAY.test(plain)) return true
  if (!SPEAKER.test(plain) && SOMEBODY_DID.some((pattern) => pattern.test(plain))) return true
  if (!SPEAKER.test(plain) && !plain.includes(',') && isSomeoneElses(plain.toLowerCase())) return true
  return !tellsDeed && !AT_NO_TIME.test(plain) && NEVER_WAS.test(plain.split(BESIDE, 1)[0] ?? '')
}
