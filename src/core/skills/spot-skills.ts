import { must } from '#core/must.ts'
import { FOLLOWING, JOINTS, KNOWING, LEADS, TOOL_LEADS, isTechVerb } from './context-words.ts'
import { barredByContext } from './other-meanings.ts'
import { stancesIn, type Stance } from './stance.ts'
import type { Hedge } from './stance-cues.ts'
import { PERSON, namesRole } from './role-words.ts'
import type { SkillTerm } from './skill-term.ts'
import { indexTerms, matchTerms, type TermMatch } from './term-index.ts'
import { isOfDevice, isOfTested, isOnlyTested, isServedWith } from './built-for.ts'
import { tokenise, type Token } from './tokens.ts'
import { isNameInCase } from './word-endings.ts'

/** A skill of the catalogue named in a text. `start` and `end` are characters of that text. */
export type SkillMention = {
  skillId: string
  text: string
  start: number
  end: number
  /** No everyday word, or one that stands in a place where only a name can stand. */
  isSure: boolean
  /** Part of what a person or a team is called: 'Backend developer', 'network engineer', 'data team'. */
  isRole: boolean
  /** What the text says is lacking or not wanted: 'no experience with', 'you do not need'. */
  isNegated: boolean
  /** How far the text itself takes it back; null when it does not. */
  hedge: Hedge | null
}

export type SpotOptions = {
  /** Ids that the document lists as skills: their everyday names count more easily. */
  listed?: ReadonlySet<string>
  /** Which words are names of employers, schools, places or people. */
  isBarred?: (text: string) => boolean
}

/** What a text was taken apart into; for rules that look at its words as well. */
export type SpottedText = { tokens: Token[]; matches: TermMatch[]; isTaken: boolean[]; mentions: SkillMention[] }

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LONGEST_TEXT = 60_000

type Scene = {
  tokens: Token[]
  matches: TermMatch[]
  firm: boolean[]
  listed: ReadonlySet<string>
  isEastern: boolean
  isShouted: boolean
  /** How many verbs that take a tool stand before each token. */
  verbsBefore: number[]
}

/**
 * The skills named in a text, in order, every naming of its own. Everyday words ('go', 'excel', 'spring') count only with a
 * second signal: capitals together with a neighbour that is a skill, a word that leads to a tool, or a noun that follows
 * one. The language need not be known: its words are looked for all at once. `skills` is indexed once per array.
 */
export function spotSkills(text: string, skills: SkillTerm[], options: SpotOptions = {}): SkillMention[] {
  return takeApart(text, skills, options).mentions
}

/** The same, with the words and all that looked like a skill. */
export function takeApart(text: string, skills: SkillTerm[], options: SpotOptions = {}): SpottedText {
  const { listed = new Set<string>(), isBarred = () => false } = options
  const plain = withoutAddresses(text.slice(0, LONGEST_TEXT))
  const tokens = tokenise(plain)
  const matches = matchTerms(tokens, plain, indexTerms(skills))
  const isShouted = isAllCapitals(tokens)
  const isEastern = EASTERN.test(plain)
  const scene: Scene = { tokens, matches, firm: [], listed, isEastern, isShouted, verbsBefore: countVerbs(tokens) }
  scene.firm = matches.map((match) => isFirm(match, scene))
  const isTaken = matches.map(
    (match, index) =>
      !isBarred(match.text) &&
      !barredByContext(match, tokens) &&
      (scene.firm[index] === true || isBacked(match, index, scene)),
  )
  const said = matches.length > 0 ? stancesIn(tokens, matches) : []
  const mentions = matches.flatMap((match, index): SkillMention[] => {
    if (!isTaken[index]) return []
    const start = must(tokens[match.from]).start
    const end = must(tokens[match.to - 1]).end
    return [
      {
        skillId: match.term.skill.id,
        text: match.text,
        start,
        end,
        isSure: must(scene.firm[index]),
        isRole: namesRole(match, tokens),
        ...asBuilt(must(said[index]), match, plain, start, end),
      },
    ]
  })
  return { tokens, matches, isTaken, mentions }
}

/** So much on either side tells what a platform stands for. */
const AROUND = 300

/** A phone that an app was tested on, or that was repaired, is no phone that somebody built for. */
function asBuilt(said: Stance, { text, term }: TermMatch, plain: string, start: number, end: number): Stance {
  const { category } = term.skill
  if (said.hedge !== null || !(category === 'networking' || isOfTested(category))) return said
  const before =
    plain
      .slice(Math.max(0, start - AROUND), start)
      .split(SENTENCE_END)
      .at(-1) ?? ''
  if (category === 'networking') return isServedWith(before) ? { ...said, hedge: 'slight' } : said
  const behind = plain.slice(end, end + AROUND).split(SENTENCE_END)[0] ?? ''
  if (isOfDevice(before, behind)) return { ...said, hedge: 'others' }
  return isOnlyTested(`${before}${text}${behind}`) ? { ...said, hedge: 'slight' } : said
}

const SENTENCE_END = /[;!?\n]|\.(?=\s|$)/u

const ADDRESS = /https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,200}|\b[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}\/\S*/g
/** 'Node.js/Express' and 'ASP.NET/C#' look like addresses. */
const NO_ADDRESS = /^[\w-]+\.(?:js|net)\//i

/** Addresses give way to as many blanks, so that places in the text stay what they are. */
const withoutAddresses = (text: string) =>
  text.replaceAll(ADDRESS, (address) => (NO_ADDRESS.test(address) ? address : `;${' '.repeat(address.length - 1)}`))

/** Needs no second signal: not an everyday word, and its capitals are right where they matter. */
function isFirm(match: TermMatch, { tokens, isEastern, isShouted }: Scene): boolean {
  const { term } = match
  // a Turkish ending behind an apostrophe stands behind names alone
  if (hasCapital(match.text) && isNameInCase(must(tokens[match.to - 1]).key)) return true
  // Among characters of another script no everyday word of English stands.
  if (term.isAmbiguous && !(hasCapital(match.text) && isEastern)) return false
  if (isGlued(match, tokens) && term.words.length === 1 && match.text.length <= 4 && !isInCompound(match, tokens))
    return false
  if (term.spelling === null) return true
  if (isShouted) return false
  return match.text === term.spelling || (match.text.length > 1 && isInCapitals(match.text))
}

/** A line in capitals says nothing by them; a list of initials ('SQL, HTML, CSS') is no such line. */
function isAllCapitals(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => text.length >= 5)
  return words.length > 1 && words.every(({ text }) => text === text.toUpperCase())
}

const hasCapital = (text: string) => /\p{Lu}|\d/u.test(text)

const isInCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}|\d/u.test(text)

/** Part of a longer word with hyphens: 'Go-to-market', 'R-squared'. */
function isGlued(match: TermMatch, tokens: Token[]): boolean {
  const next = tokens[match.to]
  return next?.joint === 'tight' || (must(tokens[match.from]).joint === 'tight' && match.from > 0)
}

/** English hangs words on that say no thing: 'AI-Driven', 'Cloud-First'. */
const NO_NOUN = /(?:ed|ing|ven|able)$|^(?:first|native|ready|level|style|like|free|only|heavy|centric|friendly)$/i

/** German puts a name before a noun: 'SQL-Kenntnisse', 'PHP-Entwickler'. */
function isInCompound(match: TermMatch, tokens: Token[]): boolean {
  const noun = tokens[match.to]
  return (
    noun?.joint === 'tight' &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(noun.text) &&
    !NO_NOUN.test(noun.text) &&
    (match.from === 0 || must(tokens[match.from]).joint !== 'tight')
  )
}

/** 'Excel to an advanced level': only what one can do has a level. */
function isGraded(tokens: Token[], from: number): boolean {
  const behind = tokens.slice(from, from + 6).map(({ key }) => key)
  return /^(?:to|at|up) .*\b(?:level|standard)$/.test(
    behind.slice(0, behind.findLastIndex((key) => /^(?:level|standard)$/.test(key)) + 1).join(' '),
  )
}

/** Whether an everyday word stands here as the name of a tool. */
function isBacked(match: TermMatch, index: number, scene: Scene): boolean {
  const { tokens, listed } = scene
  if (!match.term.isAmbiguous || isGlued(match, tokens)) return false
  const isOwnCase = match.text === match.term.skill.name
  if (!hasCapital(match.text) && !isOwnCase) return isInPlainList(match, index, scene)
  // An item of a list that says nothing else: '- Tableau'.
  if (match.from === 0 && match.to === tokens.length) return true
  const previous = tokens[match.from - 1]
  const next = tokens[match.to]
  if (next && /^(?:19|20)\d\d$/.test(next.key)) return false
  if (isGraded(tokens, match.to)) return true
  const opensSentence = previous === undefined || must(tokens[match.from]).joint === 'stop'
  const isFollowed = next !== undefined && next.joint === 'blank' && FOLLOWING.has(next.key)
  if (isListMate(match, index, 1, scene) || (isListMate(match, index, -1, scene) && (!opensSentence || index > 0)))
    return true
  if (listed.has(match.term.skill.id) && (!opensSentence || isFollowed)) return true
  if (isFollowed)
    return (
      !/^(?:test|tests|site|sites|service|services|program|programs|model|models)$/.test(next.key) || !opensSentence
    )
  if (next?.joint === 'blank' && OR.has(next.key) && SIMILAR.has(tokens[match.to + 1]?.key ?? '')) return true
  if (opensSentence) return isForSomething(match, next, listed)
  return isLed(match, index, scene)
}

/** 'Jest for the money rules': a bare noun with a purpose, by whom lists what goes with the tool. */
const isForSomething = ({ term }: TermMatch, next: Token | undefined, listed: ReadonlySet<string>) =>
  next?.joint === 'blank' && PURPOSE.has(next.key) && (term.skill.related ?? []).some((one) => listed.has(one))
const PURPOSE = new Set(['for', 'around', 'behind', 'against', 'für', 'hinter', 'pour', 'para', 'per'])

/** 'Java or a similar language', 'Go oder vergleichbar'. */
const OR = new Set(['or', 'oder', 'veya', 'ou', 'o'])
const SIMILAR = new Set(
  'a another similar equivalent comparable any other ähnlich ähnliche ähnlichem vergleichbar vergleichbare benzeri similaire équivalent similares similar'.split(
    ' ',
  ),
)

/** 'python, go, sql': small letters are a name only between plain names. */
function isInPlainList(match: TermMatch, index: number, scene: Scene): boolean {
  return ([1, -1] as const).some((step) => {
    const mate = scene.matches[index + step]
    return mate !== undefined && scene.firm[index + step] === true && isListMate(match, index, step, scene)
  })
}

const NEARBY = 15
const IN = new Set(['in', 'en', 'em'])
/** 'Receipts in SAP': initials behind an 'in' are no everyday word. */
const isInitials = (text: string) => text.length > 2 && isInCapitals(text)
/** What is written in a language or a framework, or kept in an office tool: 'the booking page in React', 'weekly reports in Excel'. */
const MADE_THERE =
  /^(?:tests?|checks|mock-?ups?|wireframes?|prototypes?|prototypen|entwürfe|designs|drawings|diagrams?|pages?|web ?pages?|web-?sites?|sites?|apps?|applications?|screens?|front-?ends?|back-?ends?|services?|games?|scripts?|programs?|plots?|dashboards?|seiten?|webseiten?|anwendung(?:en)?|skripte?|pages?|sitios?|aplicaci(?:ón|ones)|reports?|tables?|spreadsheets?|budgets?|invoices?|orders|charts?|statements?|stock|accounts|payroll|rosters?|time ?sheets?|berichte?|tabellen?|rechnungen|auswertung(?:en)?|statistiken|rapports?|tableaux|factures|informes?|facturas|hojas|relatórios?|planilhas?|faturas)$/u
const isMadeThere = ({ from, text }: TermMatch, tokens: readonly Token[]) =>
  MADE_THERE.test(tokens[from - 2]?.key ?? '') && !SEASON.test(text)
const SEASON = /^spring$/iu

function isLed(match: TermMatch, index: number, { tokens, firm, matches, verbsBefore }: Scene): boolean {
  const previous = tokens[match.from - 1]
  const next = tokens[match.to]
  if (previous === undefined || must(tokens[match.from]).joint !== 'blank') return false
  const goesOnAsName =
    next !== undefined && next.joint === 'blank' && /^\p{Lu}/u.test(next.text) && matches[index + 1]?.from !== match.to
  if (goesOnAsName) return false
  const leadsOn = next?.joint === 'blank' && !LEADS.has(next.key) && !TOOL_LEADS.has(next.key)
  if (match.text.length <= 2 && leadsOn) return false
  if (TOOL_LEADS.has(previous.key) || isTechVerb(previous.text)) return true
  if (KNOWING.has(previous.key) || KNOWING.has(tokens[match.from - 2]?.key ?? '')) return true
  if (IN.has(previous.key) && (isInitials(match.text) || isMadeThere(match, tokens))) return true
  const hasFirm = [index - 1, index + 1, index - 2, index + 2].some(
    (other) => firm[other] && Math.abs(must(matches[other]).from - match.from) <= NEARBY,
  )
  const from = Math.max(0, match.from - NEARBY)
  const to = Math.min(tokens.length, match.to + NEARBY)
  const hasVerb = must(verbsBefore[to]) > must(verbsBefore[from])
  return LEADS.has(previous.key) && (hasFirm || hasVerb)
}

function countVerbs(tokens: readonly Token[]): number[] {
  const counts = [0]
  for (const token of tokens) counts.push(must(counts.at(-1)) + (isTechVerb(token.text) ? 1 : 0))
  return counts
}

/** Beside another tool, parted by a comma, a slash or a joining word. `step` is 1 for the next match, -1 for the one before. */
function isListMate(match: TermMatch, index: number, step: 1 | -1, { tokens, matches, firm, listed }: Scene): boolean {
  const mate = matches[index + step]
  if (!mate) return false
  const isTool =
    firm[index + step] === true ||
    listed.has(mate.term.skill.id) ||
    (mate.term.isAmbiguous && hasCapital(mate.text) && mate.text.length > 2)
  if (!isTool || (!hasCapital(mate.text) && !firm[index + step])) return false
  if (PERSON.test(must(tokens[mate.to - 1]).key)) return false
  const [before, after] = step < 0 ? [mate, match] : [match, mate]
  const gap = after.from - before.to
  if (gap === 0)
    return (
      /^(?:comma|slash|bracket)$/.test(must(tokens[after.from]).joint) ||
      (firm[index + step] === true && step < 0 && hasCapital(match.text))
    )
  return gap === 1 && JOINTS.has(must(tokens[before.to]).key)
}
