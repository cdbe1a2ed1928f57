import { isSmallWord } from '#core/text/language.ts'
import type { LetterLanguage } from './content.ts'
import { formsOf, bare } from './fact-words.ts'
import type { ProfileEntry } from './profile.ts'

/** Words around facts of one entry: before them, between two, between the last two, and behind. None says anything of the person. */
type Way = { lead: string; between: string; and: string; end: string }

/** How a language tells facts: `quoted` any as they stand, `further` where the resume was quoted before; `spoken` in a sentence those that fit into one, else null. */
type Telling = {
  quoted: (entry: ProfileEntry, further: boolean) => Way
  spoken: (entry: ProfileEntry, facts: readonly string[]) => Way | null
}

/** 'bei Zahnarztpraxis Dr. Weiler' lacks an article: such a name stands in brackets. */
const INSTITUTION =
  /^\S*(?:praxis|klinik|klinikum|schule|universität|hochschule|stadt|gemeinde|kanzlei|verein|amt|bank|institut|zentrum|museum|hotel|restaurant|café|bäckerei|apotheke|krankenhaus|heim|verlag|werkstatt|ministerium|behörde)(?!\p{L})/iu
/** 'Freiberuflicher Webentwickler' is small within a sentence, 'Entwickler Backend' is not. */
const ADJECTIVE_OF_TITLE = /^\p{Lu}\p{Ll}+(?:lich|isch|ig|end)(?:er|e) (?=\p{Lu})/u
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const titleDe = (title: string) => (ADJECTIVE_OF_TITLE.test(title) ? small(title) : title)

function placeDe({ title, organisation }: ProfileEntry): string {
  const at = INSTITUTION.test(organisation) ? ` (${organisation})` : ` bei ${organisation}`
  return `${title ? ` als ${titleDe(title)}` : ''}${organisation ? at : ''}`
}

const quotedDe = (about: string, further: boolean) =>
  further ? `Dort steht ${about}: „` : `${about.charAt(0).toUpperCase()}${about.slice(1)} steht in meinem Lebenslauf: „`
const quotedTr = (about: string, further: boolean) =>
  `${about} için ${further ? 'orada' : 'özgeçmişimde'} şunlar yazıyor: “`

const TELLING: Partial<Record<LetterLanguage, Telling>> = {
  de: {
    quoted: (entry, further) => ({
      lead: quotedDe(
        entry.kind === 'project' ? `zu meinem Projekt ${entry.title}` : `über meine Arbeit${placeDe(entry)}`,
        further,
      ),
      between: '“, „',
      and: '“ und „',
      end: '“.',
    }),
    spoken: (entry, facts) => {
      if (!facts.every(isDone)) return null
      const { kind, title } = entry
      const lead =
        kind === 'project'
          ? `In meinem Projekt ${title} habe ich `
          : `${placeDe(entry)
              .trim()
              .replace(/^./, (first) => first.toUpperCase())} habe ich `
      return { lead, between: ', ', and: ' und ', end: '.' }
    },
  },
  tr: {
    quoted: ({ kind, title, organisation }, further) => ({
      lead: quotedTr(
        kind === 'project'
          ? `${title} projem`
          : `${organisation ? `${organisation} bünyesindeki ` : ''}${title ? `${title} görevim` : 'görevim'}`,
        further,
      ),
      between: '”, “',
      and: '” ve “',
      end: '”.',
    }),
    spoken: ({ kind, title, organisation, end }, facts) => {
      if (kind === 'project' || title === '' || !facts.every(isSentenceTr)) return null
      const work = end === 'present' ? 'çalışıyorum' : 'çalıştım'
      const lead = `${organisation ? `${organisation} bünyesinde ` : ''}${title} olarak ${work}. `
      return { lead, between: '. ', and: '. ', end: '.' }
    },
  },
}

/** A verb of the first person makes a sentence of a fact, at its end or before a second clause that ends with a verb. */
const TR_OWN = /(?:[dt][ıiuü](?:m|k)|yor(?:um|uz|du[mk])|m[ae]kt[ae]y[ıi][mz])(?!\p{L})/u
const TR_FINITE = /(?:[dt][ıiuü][mk]?|yor(?:um|uz|du[mk]?)?|m[ae]kt[ae](?:y[ıi][mz]|d[ıi]r)?|l[ae]r)$/u
const isSentenceTr = (fact: string) => TR_OWN.test(fact) && TR_FINITE.test(fact.replace(/\s*\([^()]*\)$/, ''))

/** 'Server aufgebaut': ends with what was done, so 'habe ich' can stand before it. */
const DONE = /(?<=\s)(?:(?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|unter|über)\p{Ll}{3,}t)$/u
/** What looks alike and is nothing that one did, was done to one, needs 'bin', has two parts, or opens with a word that is small within a sentence. */
const NOT_DONE =
  /\s(?:gesamt|geeignet|begeistert|vertraut|bereit|bestimmt|ausgezeichnet|befördert|geehrt|gelobt|ernannt|nominiert|zertifiziert|benutzt|genutzt|verwendet)$|[;:,.]|^(?:ich|wurde|war|hat|habe)\s|^\p{L}+(?:lich|fach|reich|mäßig|ständig|weise|sam)\s/iu
/** Stands without an article: a figure, some of them, the name of a thing, or several. */
const WITHOUT_ARTICLE =
  /^(?:\d[\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere|einige|viele|alle|eine?[nr]?|den|die|das)\s|^\p{Lu}\p{Ll}+e (?=\p{Lu}\p{L}+(?:en|s|te|ke|fe|se|he|ge|be|de|re|ne|le|me)\s)|^(?:\p{Lu}[\p{L}-]*(?:[^u]en|ungen|ionen|s|er)|\p{Lu}[\p{L}-]*[\p{Lu}]\p{L}*)\s/u
const NEEDS_ONE = /^\S*(?:ung|heit|keit|ion|schaft|tät|er-?app|system|portal|shop|website|seite)\s/iu

/** A German adjective that opens a fact is small within a sentence: 'Interne Skripte geschrieben'. */
const ADJECTIVE =
  /^(?:\p{Lu}\p{Ll}{3,}(?:isch|lich|bar|los|haft)|Klein|Groß|Neu|Eigen|Intern|Extern|Mehrer|All|Zentral)(?:e|en|er|es|em) (?=\p{Lu})/u

const isDone = (fact: string) =>
  DONE.test(fact) &&
  !NOT_DONE.test(fact) &&
  WITHOUT_ARTICLE.test(fact) &&
  !NEEDS_ONE.test(fact) &&
  !isSmallWord(fact.split(' ', 1)[0] ?? '')

const inside = (fact: string) => (ADJECTIVE.test(fact) ? small(fact) : fact)

/** How the facts of one entry are told in a language that introduces them once; null where each is told by itself. */
export function toldOnce(
  language: LetterLanguage,
  entry: ProfileEntry,
  facts: readonly string[],
  further = false,
): string | null {
  const telling = TELLING[language]
  if (!telling) return null
  const words = facts.map(bare)
  const spoken = telling.spoken(entry, words)
  const { lead, between, and, end } = spoken ?? telling.quoted(entry, further)
  const shown = spoken && language === 'de' ? words.map(inside) : words
  const [last, ...before] = shown.toReversed()
  return `${lead}${[before.toReversed().join(between), last ?? ''].filter(Boolean).join(and)}${end}`
}

/** Leads of letters that were written before, with facts as a list behind a colon. */
function listLeads({ kind, title, organisation }: ProfileEntry): Way[] {
  const at = [title, organisation].filter(Boolean).join(' bei ')
  const de =
    kind === 'project'
      ? [`Aus meinem Projekt ${title}: `, `In meinem Projekt ${title} habe ich `]
      : [
          `Aus meiner Arbeit${title ? ` als ${title}` : ''}${organisation ? ` bei ${organisation}` : ''}: `,
          `${title ? `Als ${at}` : `Bei ${organisation}`} habe ich `,
        ]
  const tr =
    kind === 'project'
      ? `${title} projemde yaptıklarım: `
      : `${organisation ? `${organisation} bünyesinde ` : ''}${title ? `${title} olarak ` : ''}yaptıklarım: `
  return [...de.map((lead) => ({ lead, and: ' und ' })), { lead: tr, and: ' ve ' }].flatMap(({ lead, and }) => [
    { lead, between: ', ', and, end: '.' },
    { lead, between: '; ', and: '; ', end: '.' },
  ])
}

/** A text without the sentences that tell facts of an entry behind one of its leads, and nothing else. */
export function withoutToldOnce(text: string, entry: ProfileEntry): string {
  let left = text
  const forms = entry.bullets.flatMap(({ text: fact }) => formsOf(fact)).toSorted((a, b) => b.length - a.length)
  const facts = entry.bullets.map((one) => bare(one.text))
  const ways = Object.values(TELLING).flatMap(({ quoted, spoken }) => [
    quoted(entry, false),
    quoted(entry, true),
    ...facts.flatMap((fact) => spoken(entry, [fact]) ?? []),
  ])
  for (const { lead, between, and, end } of [...ways, ...listLeads(entry)])
    for (let at = left.indexOf(lead); at >= 0; at = left.indexOf(lead, at + 1)) {
      const stop = endOfFacts(left, at + lead.length, forms, [between, and], end)
      if (stop > 0) left = `${left.slice(0, at)} ${left.slice(stop)}`
    }
  return left
}

/** Where the sentence of facts that begins at a place ends; -1 where it says anything else. */
function endOfFacts(
  text: string,
  from: number,
  forms: readonly string[],
  between: readonly string[],
  end: string,
): number {
  const fact = forms.find((form) => form !== '' && text.startsWith(form, from))
  if (fact === undefined) return -1
  const next = from + fact.length
  const mark = between.find((one) => text.startsWith(one, next))
  const further = mark === undefined ? -1 : endOfFacts(text, next + mark.length, forms, between, end)
  if (further > 0) return further
  return text.startsWith(end, next) ? next + end.length : -1
}
