import { any } from '#core/text/any.ts'

/**
 * Whether a clause says in plain words that the person works with a thing: it is the means of whatever they did, what they
 * look after, or where they moved something to. Any verb will do for a means; whose deed it is must be clear. Pure.
 */
export function isOwnUse({ before, behind }: { before: string; behind: string }): boolean {
  const start = before.split(NEXT_CLAUSE).at(-1) ?? ''
  const clause = `${start.trimStart()}*${behind}`
  if (STILL.test(clause)) return false
  const isOf = (pattern: RegExp) => pattern.test(clause)
  return OWN_ENGLISH.some(isOf) || OWN_GERMAN.some(isOf) || isOwnTurkish(behind)
}

/** Where the clause of another subject may begin. */
const NEXT_CLAUSE =
  /,\s(?:so |and |but |which |that )?(?=i |we )|\s(?:and|but|so) (?=i |we )|\s[–—]\s|(?<=\w) while |;\s/u

/** Who looks on, plays or likes has not done it, in work of any kind. */
const IDLE = any(
  'sat',
  'heard',
  'listened',
  'looked (?:at|through|over)',
  'watched(?! (?:over |all |[\\d.,]+ ))',
  'saw',
  'liked',
  'rated',
  'admired',
  'visited',
  'played',
  'dream(?:ed|t)',
  'fell',
  'drove',
  'rode',
  'fed',
)
const OPENS_IDLE = new RegExp(String.raw`^[\s\p{P}]*(?:(?:i|we|also|then) )*${IDLE}(?!\p{L})`, 'u')
export const isIdle = (clause: string): boolean => OPENS_IDLE.test(clause)

/** Who sits, hears, waits or asks has not done it. */
const STILL = new RegExp(
  String.raw`^(?:(?:i|we|also|then) )*(?:${IDLE}|sit|stood|stand|lived|read|waited|asked|talked|spoke|chatted|shared|met|stayed|attended|enrolled|interviewed|translated|printed|ordered|bought|sold|recruited|hired|introduced to|(?:ran|run) (?:into|out)|came across|stumbled|impressed|interested|was|were|am|is|are|lost|failed|struggled|wished|hoped|planned|wanted|considered|compared|discussed|laughed|paid|advertised|invited|won|flew)(?!\p{L})`,
  'u',
)

const LEAD = String.raw`^(?:(?:i|we|also|then|now|still|daily|mostly|mainly) )*`
const PAST = any(
  String.raw`\p{L}{2,}ed`,
  'did|do|does|doing|made|make|makes|making|kept|keep|keeps|keeping|put|drew|wrote|found|gave|taught|took|brought|held|ran|run|runs|built|rebuilt|set|cut|enter|handle|prepare|plan|manage|record|track|answer|check|draw|write|solve|create|calculate|look(?:s|ed)? after|care(?:s|d)? for',
)
/** Words between the verb and the means: no second deed, nobody else, no 'of' that hangs the means on a thing. */
const WITHIN = String.raw`(?:(?!(?:who|which|that|when|while|because|before|after|until|where|how|why|for|without|not|never|against|about|by)(?!\p{L}))[\p{L}\p{N}'’.%+/-]+ ){0,9}?`
const ONE = any('the', 'our', 'an?', 'my', 'its', 'their', 'one', 'two', 'some', String.raw`\d+`)
const THING = any(
  'apps?|applications?|sites?|websites?|pages?|shops?|front ?ends?|back ?ends?|code|scripts?|jobs?|pipelines?|clusters?|containers?|images?|databases?|servers?|tables?|sheets?|spreadsheets?|files?|queries|roles|playbooks|modules?|templates?|dashboards?|reports?|boards?|models?|setup|set-up|stack|environment|workflows?|projects?',
)
/** The thing itself, or what is made of it; not those who work with it. */
const IT = String.raw`(?:${ONE} )?(?:[\p{L}-]+ )?\*(?:[ -]${THING})?(?=$|[\p{P}]| (?:and|for|to|so|at|in|on|from|with|every|each|as|by|since|until|during|of|when|after|while|ever|over|across|last|daily|now|today|\d))`
/** These end as nouns do, and are none: 'in Excel for the Head of Operations'. */
const JOINING = any(
  'for',
  'or',
  'as',
  'is',
  'was',
  'across',
  'after',
  'over',
  'under',
  'per',
  'thus',
  'always',
  'its',
  'his',
  'this',
)
const MEANS = any('with', 'in', 'using', 'through', 'via', 'on', 'by means of', 'by hand in')

const OWN_ENGLISH = [
  new RegExp(
    String.raw`^(?:(?!(?:with|at|by|on|in|to|from|how) )[\p{L}\d-]+ ){1,5}(?:prepared|built|made|done|written|drawn|created|kept|modelled|automated) (?:in|with) ${IT}`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}${PAST} ${WITHIN}${MEANS} (?:${ONE} )?\*(?:[ -]${THING})?(?=$|[\p{P}]| )(?! (?!${THING}|${JOINING})(?:\p{L}+(?:s|ers?|ors?))(?!\p{L}))`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}${any('put|puts|brought|bring|turn(?:ed)?|pull(?:ed)?|mov(?:e|ed)|got|carried|convert(?:ed)?|shift(?:ed)?')} ${WITHIN}(?:into|onto|over to|to) ${IT}`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}(?!look|went|ran|run)${PAST} ${ONE.replace('the', 'the|all')} ${WITHIN}(?:into|onto) ${IT}`,
    'u',
  ),
  new RegExp(String.raw`${LEAD}(?:swapp?(?:ed)?|exchanged?|traded) ${WITHIN}for ${IT}`, 'u'),
  new RegExp(String.raw`${LEAD}replaced? ${WITHIN}(?:by|with) ${IT}`, 'u'),
  new RegExp(String.raw`${LEAD}(?:rebuil[dt]|redid|made|wrote|rewrote|delivered|shipped) ${WITHIN}as ${IT}`, 'u'),
  new RegExp(
    String.raw`${LEAD}(?:look(?:s|ed|ing)? after|t(?:ake|akes|ook|aking) (?:over|care of|charge of)|(?:was |am )?(?:in charge|the owner) of|responsible for|rescued?|repair(?:ed)?|restored?|revived?|tun(?:e|ed)|inherited) ${IT}`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}k(?:eep|eeps|ept) (?:${ONE} )?(?:[\p{L}-]+ )?\*(?:[ -]${THING})? (?:[\p{L}'’]+ ){0,5}?(?:running|alive|healthy|up|going|in order|patched|online|stable|available|working|safe)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}(?:got|get) (?:${ONE} )?(?:[\p{L}-]+ )?\*(?:[ -]${THING})? (?:going|running|to work|working)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}(?:taught|teach|showed|trained|coached) (?!myself)${WITHIN}(?:(?:how )?to (?:work with|use|set up|write) )?${IT}`,
    'u',
  ),
  new RegExp(
    String.raw`${LEAD}learn(?:ed|t) ${IT}.* and (?:i )?(?:now )?(?:built|rebuilt|ran|run|made|wrote|automat|set up|mov|migrat|use)`,
    'u',
  ),
  new RegExp(
    String.raw`\*(?:[ -]${THING})?(?:,| and|, and|, so) i (?:then )?(?:repaired|fixed|rebuilt|cleaned up|cleaned|took over|set up|rewrote|moved|finished|ran|run|kept|maintain(?:ed)?) (?:it|them)(?!\p{L})`,
    'u',
  ),
  /^(?:(?:half|most|part|all) of )?my (?:\p{L}+ )?(?:part|job|task|share|half|thesis|work|projects?)(?: \p{L}+){0,5} (?:was|is|are|were|runs?|live|lives) (?:all |mostly )?(?:in |with |on )?(?:the |an? )?\*/u,
  new RegExp(
    String.raw`${LEAD}(?:kept|got|look(?:ed)? after|took over|take care of|took care of|fixed|rescued|maintain(?:ed)?|extended) .*(?:which|it|that|all) (?:is|are|was|were) (?:written |built |made |done |all )?(?:in|with|on) ${IT}`,
    'u',
  ),
  /\*(?:[ -]\p{L}+)? (?:is|was) what (?:i|we) (?:use|used|run|work|worked|ran|write|wrote|build|built)(?!\p{L})/u,
  new RegExp(
    String.raw`\*(?:[ -]${THING})?,? (?:which|that) (?:i|we) (?:still |also |now )?(?:look(?:ed)? after|run|ran|built|set up|maintain(?:ed)?|wrote|keep|kept|administer(?:ed)?|use|used)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})my (?:own )?\*[ -]${THING} (?:builds?|runs?|tests?|deploys?|sends?|checks?|does|reads?)(?!\p{L})`,
    'u',
  ),
]

const DONE = String.raw`(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|er|ent|ver|zer|über|unter)\p{L}+(?:t|en))`
const OWN_GERMAN = [
  /^meine? (?:\p{L}+ )?(?:laufen|läuft|sind|ist) (?:\p{L}+ ){0,2}(?:in|mit|auf) \*/u,
  new RegExp(
    String.raw`^(?!.*(?<!\p{L})(?:wurden?|wird|worden|hat|hatte|haben (?!wir))(?!\p{L}))(?:.* )?(?:mit|in|auf|per|mittels) (?:der|dem|den|einer|einem|unserer|unserem|meiner|meinem )?\s?\*(?:-\p{L}+)? (?:[\p{L}\d.-]+ ){0,6}${DONE}[\s\p{P}]*$`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})um (?:\p{L}+ ){1,2}\*(?:-\p{L}+)? (?:\p{L}+ )?(?:kümmere ich|habe ich|haben wir|kümmern wir)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`\*,? (?:\p{L}+ )?(?:ich habe|habe ich|das habe ich|ich) (?:es|sie|ihn|das)? ?(?:\p{L}+ ){0,3}${DONE}[\s\p{P}]*$`,
    'u',
  ),
]

/**
 * Whether the person is who the line is about: it opens with a deed as resumes have it, says 'I', or has no verb at all.
 * 'The hosting company looks after Docker' is about somebody else.
 */
export function isAboutThem(line: string): boolean {
  const text = line.toLowerCase()
  if (STILL.test(text)) return false
  return (
    OPENS_WITH_DEED.test(text) ||
    /(?<!\p{L})(?:i|ich|je|yo)(?!\p{L})/u.test(text) ||
    ENDS_WITH_DEED.test(text) ||
    FIRST_PERSON.test(text) ||
    !FINITE.test(text)
  )
}
/** 'VLANs and firewalls for two sites': a line without a verb says what the work was. */
export function hasNoVerb(line: string): boolean {
  const text = line.toLowerCase()
  return ![OPENS_WITH_SUBJECT, FINITE, OPENS_WITH_DEED, OPENS_WITH_PAST, ENDS_WITH_DEED, FIRST_PERSON].some((verb) =>
    verb.test(text),
  )
}
/** 'My son builds' */
const OPENS_WITH_SUBJECT =
  /^[\s\p{P}]*(?:my|our|the|their|his|her|its|i|he|she|they|it|we|you|mein\p{L}*|unser\p{L}*|der|die|das|mon|ma|mes|notre|nos|le|la|les|mi|mis|nuestr\p{L}+|el|los|las)(?!\p{L})/u
const OPENS_WITH_PAST =
  /^[\s\p{P}]*(?:bound|bought|sold|gave|drove|fed|flew|fell|hung|lent|led|met|read|saw|sat|sang|spoke|spent|stood|told|won|wore|knew|heard|held|sent|shot|shut|swept|swam|taught|understood|woke|tore|threw|stole|rode|rang|rose|paid|made|left|laid|hid|grew|got|forgot|found|fought|felt|dealt|cut|caught|came|broke|began|became|ate|drank|did|drew)(?!\p{L})/u

/** A verb of the subject before it. */
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|has|had|went|ran|runs|could|can|will|would|does|did|looks|uses|works|says|\p{L}{3,}ed|hat|haben|hatte|ist|sind|war|waren|wurden?|wird|lief|\p{L}+[dt][ıiuü]|\p{L}+[ıiuü]yor(?:du)?)(?!\p{L})/u

const OPENS_WITH_DEED = new RegExp(`${LEAD}${PAST}(?!\\p{L})`, 'u')
const ENDS_WITH_DEED = new RegExp(`${DONE}[\\s\\p{P}]*$`, 'u')
const FIRST_PERSON =
  /(?<!\p{L})\p{L}+(?:[dt][ıiuü](?:m|k)|[ıiuü]?yor(?:um|uz)|m[ae]kt[ae](?:y[ıi]m|y[ıi]z))[\s\p{P}]*$/u
const TR_THING = any(
  'veri ?taban',
  'imaj',
  'küme',
  'sunucu',
  'kod',
  'betik',
  'betiğ',
  'uygulama',
  'site',
  'boru hat',
  'pipeline',
  'konteyner',
  'tablo',
  'sorgu',
  'görev',
  'iş akış',
  'panel',
  'proje',
)
/** 'uğraşan', 'yapan': between the thing and the person's deed stands somebody else's. */
const TR_OTHER = /(?<!\p{L})(?!neden|sonradan|yeniden|her zaman)\p{L}{2,}(?:an|en|[dt][ıiuü]ğ[ıiuü]\p{L}*)(?!\p{L})/u
const TR_MET = /(?:tanış|karşılaş|konuş|otur|ilgilenme|duy|bekle)(?:[dt][ıiuü](?:m|k)|[ıiuü]?yor(?:um|uz))[\s\p{P}]*$/u
const TR_MEANS = /^(?: ile|['’](?:l[ae]|yl[ae]|d[ae]|t[ae])) /u
const TR_OF_THING = new RegExp(`^ ${TR_THING}`, 'u')
function isOwnTurkish(behind: string): boolean {
  if (!FIRST_PERSON.test(behind) || TR_OTHER.test(behind) || TR_MET.test(behind)) return false
  return TR_MEANS.test(behind) || TR_OF_THING.test(behind)
}
