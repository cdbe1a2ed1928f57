import { isSomeoneElses } from './someone-else.ts'

/** A sentence parted where it names a thing, in small letters. */
export type Around = { before: string; behind: string; category: string }

const CLAUSE =
  /,\s|\s[–—-]\s|\s(?:and|but|und|aber|ama) (?=(?:i|we|ich|wir|ben|biz|then) )|\s(?:but|aber|ama|so|while|when|während|als) /u
const clauseOf = ({ before, behind }: Around) => `${before.split(CLAUSE).at(-1) ?? ''}*${behind.split(CLAUSE)[0] ?? ''}`

/**
 * Whether what a sentence tells of a thing is somebody else's deed, or came to nothing for the person: skipped, only wished
 * for, copied unread.
 */
export const isNoneOfTheirs = (around: Around): boolean => {
  const clause = clauseOf(around)
  const sentence = `${around.before}*${around.behind}`
  if (TAKEN_UP.test(around.behind) || OWN_MAKING.test(sentence)) return false
  if (BOOKS.test(sentence) && CALLED.some((pattern) => pattern.test(around.behind))) return true
  return isSomeoneElses(clause) || NOTHING.some((pattern) => pattern.test(sentence)) || isUsersOnly(around)
}

/** 'The vendor had left a broken cluster, I repaired it' */
const TAKEN_UP =
  /(?:,|;| and) (?:i|we) (?:\p{L}+ )?(?!watch|saw|see|read|like|love|envy|admire)\p{L}+ (?:\p{L}+ )?(?:it|them)(?!\p{L})/u

/** 'Our customers move their data through the pipeline I built' */
const OWN_MAKING =
  /(?<!\p{L})(?:(?<!(?:and|but|,) )i (?:built|wrote|made|set up|run|ran|maintain(?:ed)?|designed|look(?:ed)? after)|(?:had|made|got|let) (?:me|us))(?!\p{L})/u

const NOTHING = [
  /(?<!\p{L})(?:paid|hired|commissioned|engaged) (?:an?|the|our|another) (?:\p{L}+ )?(?:firm|agency|freelancer|contractor|company|studio|vendor|student|friend)s? (?:to|for|who) .*\*/u,
  /(?<!\p{L})asked (?!(?:me|us) )(?:\p{L}+ ){1,3}?to (?!let |teach |show ).*\*/u,
  /(?<!\p{L})(?:put|placed|noted|wrote|have|had) \* (?:on|onto|at|down) (?:\S+ ){0,4}?(?:lists?|to-?do)(?!\p{L})/u,
  /^\s*(?:i )?(?:lost|had no|was refused|never got|waited for) (?:my |the |any )?(?:access|login|account|permission) .*\*/u,
  /^\s*(?:i )?(?:copied|pasted|copy-pasted)(?!\p{L}).*\*.*(?:without (?:knowing|reading|understanding|looking)|unread|blindly)/u,
  /\*.* (?:that|which|one|part) i (?:skipped|missed|left out|slept through|never (?:opened|saw|used|tried)|did not (?:attend|read|open))(?!\p{L})/u,
  /\*(?:\S*) (?:stand|steht|war|wäre) .*(?:lehrplan|wunschliste|liste|plan)(?!\p{L})/u,
  /\*.*(?:fiel|kam|ist|wurde) (?:aber|jedoch|dann|doch) (?:\p{L}+ )?(?:aus|nie|nicht|ausgefallen|gestrichen)(?!\p{L})/u,
  /\*\S* .*öğrenme\p{L}* (?:\p{L}+ )?iste(?:diğim|diklerim)/u,
]

/** 'Filled in forms in a React app': of what an app is made who types into it does not see. */
const TYPED =
  /(?<!\p{L})(?:filled (?:in|out)|typed|clicked|entered|keyed|ticked|looked up|logged (?:in)?to)(?!\p{L}).*(?:in|into|through|with|on|to) (?:an?|the|our|their) (?:\p{L}+ )?$/u
const APP = /^[ -](?:based )?(?:app|application|site|website|page|portal|form|frontend|shop|screen)s?(?!\p{L})/u
/** 'Rated Kotlin and Swift apps' */
const TRIED =
  /(?<!\p{L})(?:installed|downloaded|rated|tried(?: out)?|used|ordered|opened|drove with|played) (?:[^,;]* )?$/u
const APPS = /^(?:(?: and| or|,) \S+(?: native)?){0,3} (?:apps|games)(?!\p{L})/u
const isUsersOnly = ({ before, behind, category }: Around) =>
  category !== 'tool' &&
  ((TYPED.test(before) && APP.test(behind)) || (TRIED.test(before) && APPS.test(behind) && !/ to /u.test(before)))

/** Who leads, joins or teaches those who work with a thing is one of them. */
const AMONG =
  /(?<!\p{L})(?:led|lead|leading|managed?|headed|built up|joined|member|part of|mentor(?:ed|ing|s)?|train(?:ed|ing)?|taught|coach(?:ed|ing)?|support(?:ed|ing)?|helped|(?:worked|work|working) (?:in|on|as)|geleitet|leite|leitete|leitung|geführt|aufgebaut|geschult|unterstützt|eingearbeitet|mitglied|teil|mitarbeit|üye\p{L}*|parça\p{L}*)(?!\p{L})|yönet|lider|eğit/u
const CALLED = [
  /^[ -](?:people|folks|guys|crowd|maintainers?|consultants?|designers?|group|fans?|authors?|trainers?|speakers?|lecturers?)(?!\p{L})/u,
  /^[ -](?:(?:study|user|local|training|interest) )?(?:group|stand|booth|evening|day(?!-| and)|days|fair|circle|club|meeting|gathering)(?!\p{L})/u,
  /^-(?:\p{L}+)?(?:berater\p{L}*|leuten?|gruppe|kolleg\p{L}*|experten|entwickler\p{L}*|team|runde|abend|treffen|stand|kreis|tag)(?!\p{L})/u,
]
/** In Turkish the deed stands last, whatever it was done to. */
const CALLED_IN_TURKISH = [
  /^ (?:toplantı|etkinli|stant|stand[ıi]|buluşma|kitap|kitab)\p{L}*/u,
  /^ (?:ekib|ekip|takım|danışman|uzman|geliştirici|grub|topluluğ)\p{L}*[ıiuü]n(?!\p{L})/u,
  /^['’]?\p{L}{0,4} \p{L}+[ae]n (?:firma|şirket|ajans|ekip|ekib|kişi|arkadaş|danışman)\p{L}*/u,
]
/** Who keeps the minutes of those leads none of them. */
const BOOKS = /(?<!\p{L})(?:protokoll|kalender|kasse|liste|minutes|calendar|diary)(?!\p{L})/u
const OF_BEFORE = /(?<!\p{L})of (?:the |our |their |all )?$/u
const WORKERS = /^[ -](?:developers|engineers|experts|admins|teams?|users)(?!\p{L})/u

/** Whether a Turkish sentence has those who work with it, or what is held about it, before the deed. */
export const isAroundItInTurkish = ({ before, behind }: Around): boolean =>
  CALLED_IN_TURKISH.some((pattern) => pattern.test(behind)) && !AMONG.test(`${before}*${behind}`)

const ERRANDS = [
  /^\s*(?:i |we )?(?:approved|paid|filed|sorted|checked|booked|settled) (?:the |all )?(?:\p{L}+ )?(?:invoices?|bills?|expenses|receipts|orders|requests) (?:for|of) .*\*/u,
  /^\s*(?:i |we )?(?:wore|handed out|gave away|folded) .*\*/u,
  /^\s*(?:i |we )?commented .*\*.*(?<!\p{L})of (?:the|our|other) /u,
  /^[^:]{0,30}\*[^:]{0,20}: see (?:the|my) .* of (?:my|our|the)(?!\p{L})/u,
  /^\s*(?:i |we )?(?:chose|picked|selected|bought|ordered|arranged|counted|printed|hung|carried|collected|designed the cover) (?:\S+ ){1,6}?(?:for|of) (?:the |our |their |an? )?(?:\S+ ){0,3}?\*/u,
  /^\s*(?:i |we )?(?:printed|photocopied|stapled|laminated|filed) (?:out )?(?:the |all |our )?\*/u,
  /^\s*(?:i |we )?counted how (?:many|often).*\*/u,
  /^\s*(?:i |we )?(?:reviewed|checked|corrected|fixed|proofread) (?:the |all )?(?:spelling|commas?|typos|grammar|layout|translations?) .*\*/u,
  /^\s*(?:i |we )?shared (?:an? |the )?(?:office|room|desk|floor|lunch|flat|kitchen) .*\*/u,
  /^\s*(?:i |we )?(?:sat|stood|lived) (?:next to|beside|opposite|near|with) .*\*/u,
  /^\s*(?:i |we )?(?:forwarded|passed on|handed on|relayed) .*\*.* to (?:the|my|our|an?) (?:right |responsible )?(?:person|people|colleagues?|teams?|boss|developers?)(?!\p{L})/u,
  /^(?!\s*(?:helped|led|trained|taught|coached|supported)(?!\p{L})).*(?<!\p{L})(?:who|that) (?:knows?|uses?|likes?|loves?|works? with) \*/u,
  /\*.*(?:after i (?:had )?(?:left|quit|was gone)|before i (?:came|joined|arrived|could|was allowed))(?!\p{L})/u,
  /^\S*\* (?:konulu|temalı) /u,
]

/** Whether it names those who work with the thing, or an errand around it: 'invoices of the SAP consultants', 'photos for the React site'. */
export const isAroundIt = ({ before, behind }: Around): boolean => {
  const sentence = `${before}*${behind}`
  if (!(AMONG.test(sentence) && !BOOKS.test(sentence)) && CALLED.some((pattern) => pattern.test(behind))) return true
  if (OF_BEFORE.test(before) && WORKERS.test(behind) && !AMONG.test(sentence)) return true
  return ERRANDS.some((pattern) => pattern.test(sentence))
}
