import type { SkillTerm } from './skill-term.ts'
import { spotWrittenSkills } from './resume-skills.ts'
import { stancesIn } from './stance.ts'
import { indexTerms, matchTerms } from './term-index.ts'
import { tokenise } from './tokens.ts'

export type ListedSkill = { id: string | null; text: string }

const LEVEL_WORDS =
  'skillful|skilled|experienced user|professional|expert|advanced|intermediate|beginner|basic|basics|proficient|fluent|familiar|novice|working knowledge|good|very good|strong|master|experienced|competent|fortgeschritten|experte|sehr gute kenntnisse|gute kenntnisse|sehr gut|gut|ottima conoscenza|buona conoscenza|ottimo|buono|avanzato|intermedio|goed|redelijk|bon niveau|grundkenntnisse|anfänger|avancé|intermédiaire|débutant|maîtrise|notions|grundlagen|basiskenntnisse|avanzado|intermedio|básico|avançado|intermediário|zaawansowany|średniozaawansowany|podstawowy|podstawy|ileri|orta|başlangıç|iyi|temel'
/** 'Python - basics (scripts for routers)': how well, and in a bracket with what. */
export const LEVEL_AND_USE = new RegExp(`^(.{1,60}?)\\s*[-–—:]\\s*(${LEVEL_WORDS})\\s*\\(([^()]{1,120})\\)$`, 'iu')
const LEVEL = new RegExp(`(?:\\s*[-–—:(]\\s*|\\s+)(?:${LEVEL_WORDS})(?:\\s*\\))?$`, 'iu')
const ONLY_LEVEL = new RegExp(
  `^(?:${LEVEL_WORDS}|level \\d|\\d{1,3} ?%|\\d(?:/\\d{1,2})?|[●○■□★☆•·.]+|\\d{1,2}\\+? (?:years?|yrs?|jahre|ans|años|anos|lat|yıl))$`,
  'iu',
)
/** 'Proficient in Kotlin' names Kotlin. */
const KNOWN_HOW =
  /^(?:(?:very |highly )?(?:proficient|familiar|experienced|fluent|skilled|comfortable|competent)|(?:good |basic |strong |working |solid )?(?:knowledge|command|understanding)|experience) (?:in|with|of|at|using) (?=\p{Lu})/iu
const AMOUNT =
  /(?:(?<!\s)\s+)?(?:[-–—:(]\s*)?(?:\d{1,2}\+?\s*(?:years?|yrs?|jahre|ans|años|anos|lat|yıl)|\d{1,3}\s?%|[●○■□★☆]{2,})\)?$/iu
/** 'basic Linux', 'a bit of PostgreSQL', 'notions de C': how well, in front of what. */
const HOW_WELL =
  /^(?:(?:an? )?(?:very |really |çok )?(?:algo|etwas|biraz|um pouco|un po['’]?|un peu|een beetje|trochę|basics?|advanced|intermediate|beginner|good|strong|solid|some|little|bit|working knowledge|notions?|bases|connaissances?|conocimientos?|nociones|conhecimentos?|no[cç][oõ]es|grundkenntnisse|kenntnisse|podstawy|temel|orta|ileri|gelişmiş|iyi|conoscenze?)(?: (?:(?:düzey|seviye|derece)(?:de)?|básicos|básicas|de base|of|de|in|en|di|em))* ?)+(?:d['’])?(?=\S)/iu
/** 'Python for data logging', 'PowerShell (basic scripts)': what it was used for stands behind it. */
const USED_FOR = /^ ?(?:\(|(?:for|für|pour|para|per|için|do)\s)/iu
/** 'Linux on old laptops' */
const USED_ON = /^ (?:on|at|in|auf|sur|dans|em|su) [^\p{Lu}]+$/u
/** A language, unless it is one of programming: 'Fluent in Dutch', 'Fluent in Python'. */
const SPOKEN = /^\s*fluent in /iu
/** 'Redis. Cloud: AWS' in one paragraph. */
const INNER_LABEL = /[.;] \p{Lu}[\p{L} &/-]{1,30}: /gu
const LONGEST_ITEM = 48
const MOST_WORDS = 5
const LONGEST_LIST = 20_000
const LONGEST_RAW_ITEM = 300

/** 'Java (Advanced)'. */
export const isLevelled = (text: string): boolean => text.endsWith(')') && text.includes('(') && LEVEL.test(text)

/** A level that says how little it is stays with the skill: 'Docker (basic)'. */
const LITTLE =
  /(?:\s*[-–—:(]\s*|\s+)(beginner|basics?|novice|grundkenntnisse|grundlagen|basiskenntnisse|anfänger|débutante?|notions|básico|podstawowy|podstawy|başlangıç|temel)(?:\s*\))?$/iu

/** Whether an item says that its skill is known only a little. */
export const saysLittle = (item: string): boolean => LITTLE.test(item)

/** In front of it: 'basic Linux'. */
const LITTLE_OF = /(?<!\p{L})(beginner|basics?|grundkenntnisse|notions|nociones|noções|podstawy|temel)(?!\p{L})/iu

/** The skills of one item of a list, versions and levels left out; a phrase yields the skills it names. */
export function skillsOfItem(raw: string, skills: SkillTerm[]): ListedSkill[] {
  const [, name, how, use] = LEVEL_AND_USE.exec(raw.slice(0, LONGEST_RAW_ITEM).trim()) ?? []
  if (name && use) return [...skillsOfItem(`${name} (${how})`, skills), ...spotWrittenSkills(use, skills)]
  const level = LITTLE.exec(raw.slice(0, LONGEST_RAW_ITEM).trim())?.[1]
  const found = namedInItem(raw, skills)
  return level === undefined ? found : found.map(({ id, text }) => ({ id, text: `${text} (${level})` }))
}

/** 'Kubernetes 0/10', 'Docker (never used)', 'Python: none', 'SQL ☆☆☆☆☆': an item that takes itself back. */
const AT_NOUGHT =
  /(?:(?<!\d)0\s*(?:\/\s*\d{1,3}|%|(?:years?|yrs?|jahre|ans|años|yıl))|(?<![●★■⬤◉•]\s?)[○☆□◯]{3,}|(?<=[-–—:(]\s*)(?:none|no|nil|n\/a|no (?:experience|knowledge)|never(?: used)?|not (?:yet|used)|keine?(?: erfahrung| kenntnisse)?|nie(?: genutzt)?|aucune?(?: expérience)?|jamais|ninguna?|sin experiencia|nunca|yok|hiç))\s*\)?$/iu
const LACKED = /^(?:not|no|never|kein\p{L}*|nie|nicht|pas de|sin|ohne|sans)\s+(?=\p{Lu})/iu

function namedInItem(raw: string, skills: SkillTerm[]): ListedSkill[] {
  const text = cleanItem(raw)
  if (AT_NOUGHT.test(raw.slice(0, LONGEST_RAW_ITEM).trim())) return []
  if (text === '' || ONLY_LEVEL.test(text)) return []
  const tokens = tokenise(text)
  if (tokens.length === 0) return []
  const matches = matchTerms(tokens, text, indexTerms(skills))
  const whole = matches.find((match) => match.from === 0 && match.to === tokens.length)
  if (whole) return [{ id: whole.term.skill.id, text }]
  if (LACKED.test(text)) return []
  const bare = text.replace(HOW_WELL, '')
  if (bare !== text && bare !== '') {
    const named = skillsOfItem(bare, skills)
    const little = LITTLE_OF.exec(text.slice(0, -bare.length))?.[1]
    if (named.length > 0 && named.every(({ id }) => id !== null))
      return little === undefined ? named : named.map(({ id, text }) => ({ id, text: `${text} (${little})` }))
  }
  const [first] = matches
  const isAlone = matches.slice(1).every((match) => /^\p{Ll}/u.test(match.text))
  const isHeld = stancesIn(tokens, matches).every(
    ({ isNegated, hedge }) => !isNegated && (hedge === null || hedge === 'slight'),
  )
  if (first && isAlone && isHeld && text.startsWith(first.text) && isUse(text.slice(first.text.length)))
    return [{ id: first.term.skill.id, text: first.text }]
  // All of the item is skills: 'HTML/CSS', 'Git & GitHub'.
  const covered = matches.reduce((sum, match) => sum + match.to - match.from, 0)
  if (
    matches.length > 1 &&
    tokens.length - covered <= Math.max(1, matches.length - 1) &&
    tokens.every((token, at) => isCovered(at, matches) || /^(?:and|und|et|y|e|i|ve|or|with|\d+)$/.test(token.key))
  ) {
    return matches.map((match) => ({ id: match.term.skill.id, text: match.text }))
  }
  // 'SAP en Excel', 'Excel und Kassenführung': one of the two is known.
  const halves = text.split(/ (?:and|und|sowie|et|y|e|i|ve|en|och|og|oraz) /)
  if (
    halves.length === 2 &&
    halves.every((half) => /^\p{Lu}/u.test(half)) &&
    matches.some((match) => halves.includes(match.text))
  )
    return halves.flatMap((half) => skillsOfItem(half, skills))
  const isName = text.length > 1 && text.length <= LONGEST_ITEM && tokens.length <= MOST_WORDS && !/[.!?]$/.test(text)
  if (isName) return SPOKEN.test(raw) ? [] : [{ id: null, text }]
  return spotWrittenSkills(text, skills).map(({ id, text }) => ({ id, text }))
}

const isUse = (behind: string) => USED_FOR.test(behind) || USED_ON.test(behind)

const isCovered = (at: number, matches: { from: number; to: number }[]) =>
  matches.some((match) => at >= match.from && at < match.to)

function cleanItem(raw: string): string {
  let text = raw
    .slice(0, LONGEST_RAW_ITEM)
    .replaceAll(/[●○■□★☆⬤◯]{2,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[-–—:\s]+|^\.(?!\p{L})|[-–—:;.,\s]+$/gu, '')
    .replace(KNOWN_HOW, '')
  for (let pass = 0; pass < 2; pass += 1) text = text.replace(AMOUNT, '').replace(LEVEL, '').trim()
  // Versions: 'Java 17', 'Angular 2+', 'Python 3.11', but not 'OAuth2' or 'Neo4j'.
  text = text.replace(/\s+v?\d{1,2}(?:\.[\dx]{1,3}){0,2}\+?(?:\s*(?:\/|&|and|und|et|y|e|ve)\s*\d{1,2})?$/iu, '')
  const opens = text.split('(').length - text.split(')').length
  // '(K-Means (KM)' opens a list in brackets.
  if (opens > 0) text = text.startsWith('(') ? text.slice(1) : text.replace(/\s*\([^)]*$/, '')
  if (opens < 0) text = text.endsWith(')') ? text.slice(0, opens).trim() : text.replaceAll(')', '')
  return text.trim()
}

/** A level behind its dash stays with what it is of. */
const SEPARATOR = new RegExp(
  String.raw`[,;|•·▪●◦‣⋅▸►✓✔]| [–—-] (?=\p{L})(?!(?:${LEVEL_WORDS})\s*(?:$|[(,;|•·]))| \/ `,
  'iu',
)

/** Whether a text says how well something is known, perhaps with what, and nothing else: 'advanced (pivot tables)'. */
export const isLevel = (text: string): boolean => ONLY_LEVEL.test(text.replace(/\s*\([^()]*\)$/u, '').trim())

/** Parts a list at its separators; brackets give their content as items of their own. */
export function splitItems(text: string): string[] {
  // Blanks are made one first: separators with open ends on both sides would look at long gaps again and again.
  const even = text
    .slice(0, LONGEST_LIST)
    .replaceAll(/\s+/g, (blanks) => (blanks.length > 2 || blanks.includes('\t') ? ' | ' : ' '))
  const flat = even
    .replaceAll(INNER_LABEL, ' | ')
    .replaceAll(/ ?\(([^()]{1,120})\)/g, (whole, inner: string) => (/[,;/|]/.test(inner) ? `, ${inner}, ` : whole))
  return flat
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
