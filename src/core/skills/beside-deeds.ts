import { must } from '#core/must.ts'
import { isAroundIt, isAroundItInTurkish, isNoneOfTheirs } from './around-it.ts'
import { endsDeed } from './deed-words.ts'
import { isIdle } from './own-use.ts'
import { SUBJECT_NOUNS } from './subject-nouns.ts'
import { tellsDeed } from './tells-deed.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

/**
 * Which matches a line only hears of, buys, leaves or does something for: 'a talk on Docker', 'Docker books', 'moved off
 * Docker'. Letters and the match ask the same: what stands beside the person's deed shows nothing of it.
 */
export function besideDeeds(text: string, tokens: readonly Token[], matches: readonly TermMatch[]): Beside[] {
  return matches.map((match): Beside => {
    if (match.term.skill.category === 'certification') return null
    const { before, name, behind } = sentenceAround(text, tokens, match)
    const isOwn = () => tellsDeed(`${before}${name}${behind}`.replaceAll(ABOUT_WORD, ' '))
    const around = `${before} ${behind}`
    const parts = { before, behind, category: match.term.skill.category }
    if (isNoneOfTheirs(parts) || (isAroundItInTurkish(parts) && !isGiven(around))) return 'beside'
    if (isLeft(before, behind) || (CHOOSES.test(behind) && COMPARES.test(before))) return 'beside'
    if (isHeardOf(before, behind) && !isGiven(around) && !isOwn())
      return ATTENDED.test(around) && !OTHERS_COURSE.test(around) ? 'attended' : 'beside'
    if (isIdle(before) && !isOwn()) return 'beside'
    return (isCalledAfter(before, behind) || (isAroundIt(parts) && !isGiven(around))) && !isOwn() ? 'beside' : null
  })
}

/** The sentence that names a thing, parted there, in small letters. */
export function sentenceAround(text: string, tokens: readonly Token[], { from, to }: TermMatch) {
  const start = must(tokens[from]).start
  const end = must(tokens[to - 1]).end
  return {
    before: must(text.slice(0, start).split(SENTENCE_END).at(-1)).toLowerCase(),
    name: text.slice(start, end),
    behind: must(text.slice(end).split(SENTENCE_END)[0]).toLowerCase(),
  }
}

/** `attended`: a course on it, which shows a little. */
export type Beside = 'beside' | 'attended' | null

const SENTENCE_END = /[;!?\n]|\.(?=\s|$)/u
const words = (...parts: string[]) => String.raw`(?<![\p{L}\d])(?:${parts.join('|')})(?![\p{L}\d])`

const ABOUT = words(SUBJECT_NOUNS)
/** Neither is a deed of work: a training, and to organise or win one. */
const ABOUT_WORD = new RegExp(`${ABOUT}|${words(String.raw`organi[sz]\p{L}+|host\p{L}*`, 'won|wins?|winning')}`, 'giu')
const ABOUT_BEHIND = new RegExp(String.raw`^[ -](?:\p{L}+[ -])?${ABOUT}`, 'u')
const ABOUT_BEFORE = new RegExp(
  String.raw`${ABOUT} (?:for|on|about|of|in|to|zum?|zur|über|von|für|sur|de|du|à|sobre) (?:\S+ ){0,2}$`,
  'u',
)
const SPOKEN_OF_BEFORE = new RegExp(
  String.raw`${words('about|regarding|concerning|über|à propos de|acerca de', '(?:read|reading|heard|hear) (?:up )?o[fn]')} (?:\S+ )?$`,
  'u',
)
const SPOKEN_OF_BEHIND = /^(?:['’]\p{L}+| \p{L}+)? hakkında(?!\p{L})/u
const isHeardOf = (before: string, behind: string) =>
  ABOUT_BEHIND.test(behind) ||
  ABOUT_BEFORE.test(before) ||
  SPOKEN_OF_BEFORE.test(before) ||
  SPOKEN_OF_BEHIND.test(behind)

/** A course that was sat through teaches a little; a talk or a book that is named, nothing. */
const ATTENDED =
  /(?<!\p{L})(?:(?:attend|complet|finish|pass|did|took|taken|enrol)\p{L}* .*(?:trainings?|courses?|workshops?|boot ?camps?)|(?:trainings?|courses?|workshops?|boot ?camps?)(?!\p{L}).*(?:attended|completed|finished|passed)|(?:schulung|kurs|seminar)\p{L}* .*(?:besucht|absolviert|abgeschlossen)|(?:kurs|eğitim|seminer)\p{L}* .*(?:aldım|katıldım|tamamladım|bitirdim)|suivi .*(?:formation|cours)|(?:complet|hic|realic)é .*(?:curso|formación))(?!\p{L})/u
const OTHERS_COURSE =
  /(?<!\p{L})(?:of|for|für|von|pour|para) (?:an? |my |our |the |einen? |meinen? |unsere |les |los )?(?:colleagues?|team|others|kolleg\p{L}*|collègues?|compañer\p{L}*)(?!\p{L})/u

/** 'Followed a fast.ai notebook to fine-tune a model': what a lesson leads by the hand through shows a little of it. */
const FOLLOWED =
  /(?<!\p{L})(?:follow(?:ed|ing)|work(?:ed|ing) through|copied|typed (?:in|out|up)) (?:along (?:with )?)?(?:an?|the|one|two|some|several|its|their|\d+)? ?(?:\S+ ){0,3}?(?:notebooks?|tutorials?|walk-?throughs?|guides?|youtube|videos?|lessons?|how-?tos?)(?!\p{L})|(?<!\p{L})nach (?:einem|einer|dem|der) (?:\S+ )?(?:\S*tutorial|\S*anleitung|\S*video)(?!\p{L})|(?<!\p{L})(?:tutorial|anleitung|notebook) (?:nachgebaut|nachgemacht|abgetippt|gefolgt)(?!\p{L})|(?<!\p{L})(?:eğitim|ders|rehber|video|tutorial|notebook)\p{L}* (?:takip ed|izley)erek(?!\p{L})|suivi un (?:tutoriel|notebook)|siguiendo un (?:tutorial|cuaderno)/iu
export const isFollowed = (line: string): boolean => FOLLOWED.test(line)

/** Who gave the talk knows what it was about. */
const GAVE = new RegExp(
  words(
    'gave|give|gives|giving|held|holds?|holding|present(?:ed|s|ing)|spoke|speaker|speaking|lecturer|instructor|author\\p{L}*',
    '(?:organi[sz]|host)(?:e[ds]?|ing)(?!.* (?:to|for|at|of) )',
    'gehalten|gegeben|durchgeführt|halte|donné|impartí|di|verdim|veriyorum|verdik|düzenledim|anlattım',
  ),
  'u',
)
const isGiven = (clause: string) => GAVE.test(clause) || clause.split(/[^\p{L}]+/u).some(endsDeed)

/** 'Booked rooms for the Docker team', '… ekibine yemek siparişi verdim'. */
const PEOPLE = String.raw`(?:teams?|community|people|users|vendors?|engineers|developers|experts|specialists|entwickler\p{L}*|experten|nutzer)(?!\p{L})`
const FOR_BEFORE = /(?<!\p{L})(?:for|to|from|beside|für|dem|den|pour|para) (?:the |our |their |das |die |all )?$/u
const PEOPLE_BEHIND = new RegExp(String.raw`^[ -]${PEOPLE}`, 'u')
const PEOPLE_IN_TURKISH =
  /^ (?:ekibine|ekiplerine|uzman(?:ına|larına)|geliştirici(?:sine|lerine)|mühendis(?:ine|lerine))(?!\p{L})/u
const isCalledAfter = (before: string, behind: string) =>
  PEOPLE_IN_TURKISH.test(behind) || (PEOPLE_BEHIND.test(behind) && FOR_BEFORE.test(before))

/** 'Moved 12 services off Docker', 'Dropped Docker', 'Docker is not for us'. */
const OFF =
  /(?<!\p{L})(?:mov|migrat|port|switch|wean|transition|shift|got|get|took|tak)\p{L}* (?:\S+ ){0,6}?off (?:of )?(?:the |our )?$/u
const LEAVES =
  /(?<!\p{L})(?:drop(?:ped|s)?|ditch(?:ed|es)?|uninstall(?:ed|s)?|remov(?:ed|es)|got rid of|phased out|bann?(?:ed|s)|forbade|said no to|stopped using|quit using|scrapp(?:ed|ing)|retired) (?:the |our |all |any )?$/u
const ALONE =
  /^(?: (?:cluster|setup|set-up|installation|idea|pilot|migration|project|stack)s?)?(?:$|[,)]| (?:for|because|from|in|and|as|by|after|since|due|before|when|on)(?!\p{L}))/u
/** 'Left Docker to the platform team', 'Asked for Docker'. */
const LEFT_TO =
  /(?<!\p{L})(?:left|leaving) (?:the )?\*(?: \p{L}+)? to (?:the|our|a|my|others)|(?<!\p{L})(?:asked|begged|waited|lobbied) for (?:the )?\*|(?<!\p{L})auf \*(?:-\p{L}+)? verzichtet|^\*(?:-\p{L}+)? (?:\S+ ){0,3}überlassen/u
const WRONG =
  /^ (?:is|was|are|were|isn['’]t|wasn['’]t) (?:\p{L}+ )?(?:(?:not )?(?:for (?:us|me|our)|right|worth|needed|suitable|an option)|overkill|unsuitable|wrong|too \p{L}+)(?!\p{L})/u
const LEFT_BEHIND = [
  /^(?:[- ]\p{L}+)? (?:\S+ ){0,4}?(?:abgeschafft|abgeschaltet|entfernt|deinstalliert|verboten)(?!\p{L})/u,
  /^(?: \p{L}+)? (?:was|were|is|are|got|has been|had been) (?:soon |later |then )?(?:banned|dropped|removed|abandoned|forbidden|rejected|cancelled|scrapped|switched off|shut down|uninstalled)(?!\p{L})/u,
  /^['’]?\p{L}{0,4}(?: \p{L}+)? (?:vazgeç|kaldır[dt]|sildi|yasakla)\p{L}*/u,
]
/** 'Wrote why Docker is overkill' */
const REASONED = /(?<!\p{L})(?:why|how)(?!\p{L})/u

function isLeft(before: string, behind: string): boolean {
  if (OFF.test(before) || LEFT_BEHIND.some((pattern) => pattern.test(behind))) return true
  if (LEAVES.test(before) && ALONE.test(behind)) return true
  if (LEFT_TO.test(`${before}*${behind}`)) return true
  return (
    WRONG.test(behind) &&
    (REASONED.test(before) || / not |n['’]t |overkill|unsuitable|wrong|^ (?:is|was) too /u.test(behind))
  )
}

const COMPARES = /(?<!\p{L})(?:compar|evaluat|weigh|consider|look(?:ed|s|ing) at|verglich|geprüft|karşılaştır)\p{L}*/u
const CHOOSES =
  /(?<!\p{L})(?:cho(?:se|osing|sen)|picked|picking|settled on|went with|opted for|selected|entschieden|gewählt|seçti\p{L}*)(?!\p{L})/u
