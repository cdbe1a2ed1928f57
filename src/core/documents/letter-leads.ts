import { isSmallWord } from '#core/text/language.ts'
import type { LetterLanguage } from './content.ts'
import { formsOf, bare } from './fact-words.ts'
import type { ProfileEntry } from './profile.ts'

/** What introduces the facts of one entry, once. `done`: 'habe ich', before 'Server aufgebaut'. No lead says anything of the person. */
type Leads = { list: (entry: ProfileEntry) => string; done?: (entry: ProfileEntry) => string; and: string }

const LEADS: Partial<Record<LetterLanguage, Leads>> = {
  de: {
    list: ({ kind, title, organisation }) => {
      if (kind === 'project') return `Aus meinem Projekt ${title}: `
      return `Aus meiner Arbeit${title ? ` als ${title}` : ''}${organisation ? ` bei ${organisation}` : ''}: `
    },
    done: ({ kind, title, organisation }) => {
      if (kind === 'project') return `In meinem Projekt ${title} habe ich `
      return `${title ? `Als ${[title, organisation].filter(Boolean).join(' bei ')}` : `Bei ${organisation}`} habe ich `
    },
    and: ' und ',
  },
  tr: {
    list: ({ kind, title, organisation }) => {
      if (kind === 'project') return `${title} projemde yaptıklarım: `
      return `${organisation ? `${organisation} bünyesinde ` : ''}${title ? `${title} olarak ` : ''}yaptıklarım: `
    },
    and: ' ve ',
  },
}

/** 'Server aufgebaut': ends with what was done, so 'habe ich' can stand before it. */
const DONE = /(?<=\s)(?:(?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|unter|über)\p{Ll}{3,}t)$/u
/** What looks alike and is nothing that one did, was done to one, needs 'bin', or opens with a word that is small within a sentence. */
const NOT_DONE =
  /\s(?:gesamt|geeignet|begeistert|vertraut|bereit|bestimmt|ausgezeichnet|befördert|geehrt|gelobt|ernannt|nominiert|zertifiziert)$|,\s(?:die|der|das|den|dem|welche\p{Ll}?|dass|wenn|weil|damit|sodass)\s|^(?:ich|wurde|war|hat|habe)\s|^\p{L}+(?:lich|fach|reich|mäßig|ständig|weise|sam)\s/iu

/** A German adjective that opens a fact is small within a sentence: 'Interne Skripte geschrieben'. */
const ADJECTIVE =
  /^(?:\p{Lu}\p{Ll}{3,}(?:isch|lich|bar|los|haft)|Klein|Groß|Neu|Eigen|Intern|Extern|Mehrer|All|Zentral)(?:e|en|er|es|em) (?=\p{Lu})/u

/** How the facts of one entry are told in a language that introduces them once; null where each is told by itself. */
export function toldOnce(language: LetterLanguage, entry: ProfileEntry, facts: readonly string[]): string | null {
  const leads = LEADS[language]
  if (!leads) return null
  const words = facts.map(bare)
  const allDone = leads.done !== undefined && words.every(isDone)
  const lead = allDone && leads.done ? leads.done(entry) : leads.list(entry)
  const inside = words.map((fact, at) => ((at > 0 || allDone) && language === 'de' ? smallAdjective(fact) : fact))
  return `${lead}${joined(inside, leads.and)}.`
}

const isDone = (fact: string) => DONE.test(fact) && !NOT_DONE.test(fact) && !isSmallWord(fact.split(' ', 1)[0] ?? '')

const smallAdjective = (fact: string) => (ADJECTIVE.test(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact)

/** With semicolons where a fact has commas or its own 'and'. */
function joined(facts: readonly string[], and: string): string {
  if (facts.some((fact) => fact.includes(and) || /[,;.!?:]/.test(fact))) return facts.join('; ')
  return [facts.slice(0, -1).join(', '), facts.at(-1) ?? ''].filter(Boolean).join(and)
}

/** A text without the sentences that tell facts of an entry behind one of its leads, and nothing else. */
export function withoutToldOnce(text: string, entry: ProfileEntry): string {
  let left = text
  const forms = entry.bullets.flatMap(({ text: fact }) => formsOf(fact)).toSorted((a, b) => b.length - a.length)
  for (const { list, done, and } of Object.values(LEADS))
    for (const lead of [list(entry), done?.(entry)].filter((one) => one !== undefined)) {
      for (let at = left.indexOf(lead); at >= 0; at = left.indexOf(lead, at + 1)) {
        const end = endOfFacts(left, at + lead.length, forms, [', ', '; ', and])
        if (end > 0) left = `${left.slice(0, at)} ${left.slice(end)}`
      }
    }
  return left
}

/** Where the sentence of facts that begins at a place ends; -1 where it says anything else. */
function endOfFacts(text: string, from: number, forms: readonly string[], between: readonly string[]): number {
  const fact = forms.find((form) => form !== '' && text.startsWith(form, from))
  if (fact === undefined) return -1
  const next = from + fact.length
  if (text[next] === '.') return next + 1
  const mark = between.find((one) => text.startsWith(one, next))
  return mark === undefined ? -1 : endOfFacts(text, next + mark.length, forms, between)
}
