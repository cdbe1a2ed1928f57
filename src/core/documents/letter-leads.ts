import { openingVerb } from '#core/resume/checks/action-verbs.ts'
import { oneStop } from '#core/text/one-stop.ts'
import { isSmallWord } from '#core/text/language.ts'
import type { DocumentLanguage } from './content.ts'
import { afterI, bare } from './fact-words.ts'
import { periodOf } from './letter-periods.ts'
import { inWay, listUnder, type Way } from './letter-told.ts'
import type { ProfileEntry } from './profile.ts'
import { IRREGULAR } from './proof/words/irregular.ts'
import { studyName } from './study-name.ts'

/** How a language tells the facts of one entry: `under` which sentence they may all be listed; `spoken` in sentences of the person those that fit into some, else null. */
type Telling = {
  under: (entry: ProfileEntry) => string
  spoken: (entry: ProfileEntry, facts: readonly string[]) => Way | null
  /** A fact within such a sentence. */
  inside: (fact: string) => string
}

/** 'bei Zahnarztpraxis Dr. Weiler' and 'bei Städtisches Klinikum' lack an article or an ending: such a name stands in brackets. */
const INSTITUTION =
  /^\p{Lu}\p{Ll}+(?:isch|lich)e[sr]? \p{Lu}|^(?:Deutsch|Neu|Frei|Alt|Erst|Vereinigt)e[sr]? \p{Lu}|^\S*(?:praxis|klinik|klinikum|schule|universität|hochschule|stadt|gemeinde|kanzlei|verein|amt|bank|institut|zentrum|museum|hotel|restaurant|café|bäckerei|apotheke|krankenhaus|heim|verlag|werkstatt|ministerium|behörde)(?!\p{L})/iu
/** 'Freiberuflicher Webentwickler' is small within a sentence, 'Entwickler Backend' is not. */
const ADJECTIVE_OF_TITLE = /^\p{Lu}\p{Ll}+(?:lich|isch|ig|end)(?:er|e) (?=\p{Lu})/u
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const titleDe = (title: string) => (ADJECTIVE_OF_TITLE.test(title) ? small(title) : title)

export function placeDe({ title, organisation }: ProfileEntry): string {
  const at = INSTITUTION.test(organisation) ? ` (${organisation})` : ` bei ${organisation}`
  return `${title ? ` als ${titleDe(title)}` : ''}${organisation ? at : ''}`
}

function placeEn({ title, organisation }: ProfileEntry): string {
  return `${title ? ` as ${title}` : ''}${organisation ? ` at ${organisation}` : ''}`
}
const placeTr = ({ title, organisation }: ProfileEntry) =>
  `${organisation ? `${organisation} bünyesinde ` : ''}${title ? `${title} olarak ` : ''}`
const placeFr = ({ title, organisation }: ProfileEntry) =>
  `${title ? ` comme ${title}` : ''}${organisation ? ` chez ${organisation}` : ''}`
const placeEs = ({ title, organisation }: ProfileEntry) =>
  `${title ? ` como ${title}` : ''}${organisation ? ` en ${organisation}` : ''}`

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'd’avril', 'de mars'. */
const fromFr = (month: string) => (/^[aeo]/.test(month) ? `d’${month}` : `de ${month}`)

const none = () => null
const asItIs = (fact: string) => fact

const TELLING: Record<DocumentLanguage, Telling> = {
  en: {
    under: (entry) => {
      if (entry.kind === 'project') return `From my project ${entry.title}:`
      const [place, period] = [placeEn(entry), periodOf(entry, 'en')]
      if (period === null) return `From my work${place}:`
      if ('since' in period) return `I have worked${place} since ${period.since}. From this work:`
      return `I worked${place} ${'from' in period ? `from ${period.from} to ${period.to}` : `in ${period.within}`}. From this work:`
    },
    spoken: (entry, facts) => {
      if (!facts.every((fact) => followsI(fact, entry))) return null
      if (entry.kind === 'project') return spokenEn(`In my project ${entry.title}, I `, 'In the same project')
      const { title, organisation } = entry
      const place = title ? `As ${[title, organisation].filter(Boolean).join(' at ')}` : `At ${organisation}`
      return spokenEn(`${place}, I `, 'In the same role')
    },
    inside: afterI,
  },
  de: {
    under: (entry) => {
      if (entry.kind === 'project') return `Aus meinem Projekt ${entry.title}:`
      const [place, period] = [placeDe(entry), periodOf(entry, 'de')]
      if (period === null) return `Aus meiner Arbeit${place}:`
      if ('since' in period) return `Seit ${period.since} arbeite ich${place}. Aus dieser Arbeit:`
      const when =
        'from' in period ? `Von ${period.from} bis ${period.to}` : `Im ${period.isYear ? 'Jahr ' : ''}${period.within}`
      return `${when} habe ich${place} gearbeitet. Aus dieser Arbeit:`
    },
    spoken: (entry, facts) => {
      if (!facts.every(isDone)) return null
      const lead = entry.kind === 'project' ? `In meinem Projekt ${entry.title}` : first(placeDe(entry).trim())
      return { lead: `${lead} habe ich `, between: ', ', and: ' und ', end: '.' }
    },
    inside: (fact) => (ADJECTIVE.test(fact) ? small(fact) : fact),
  },
  tr: {
    under: (entry) => {
      if (entry.kind === 'project') return `${entry.title} projemden öne çıkanlar:`
      const [place, period] = [placeTr(entry), periodOf(entry, 'tr')]
      if (period === null) return `${place.trim()}${place ? ', ' : ''}öne çıkanlar:`
      if ('since' in period)
        return `${period.since} ${period.isYear ? 'yılından' : 'tarihinden'} beri ${place}çalışıyorum. Bu görevden öne çıkanlar:`
      const when =
        'from' in period
          ? `${period.from} – ${period.to} arasında`
          : `${period.within} ${period.isYear ? 'yılında' : 'döneminde'}`
      return `${when} ${place}çalıştım. Bu görevden öne çıkanlar:`
    },
    spoken: (entry, facts) => {
      if (entry.kind === 'project' || entry.title === '' || !facts.every(isSentenceTr)) return null
      const work = entry.end === 'present' ? 'çalışıyorum' : 'çalıştım'
      return { lead: `${placeTr(entry)}${work}. `, between: '. ', and: '. ', end: '.' }
    },
    inside: asItIs,
  },
  fr: {
    under: (entry) => {
      if (entry.kind === 'project') return `De mon projet ${entry.title}, je retiens :`
      const [place, period] = [placeFr(entry), periodOf(entry, 'fr')]
      if (period === null) return `De mon travail${place}, je retiens :`
      if ('since' in period) return `Je travaille${place} depuis ${period.since}. De ce travail, je retiens :`
      const when = 'from' in period ? `${fromFr(period.from)} à ${period.to}` : `en ${period.within}`
      return `J’ai travaillé${place} ${when}. De cette expérience, je retiens :`
    },
    spoken: none,
    inside: asItIs,
  },
  es: {
    under: (entry) => {
      if (entry.kind === 'project') return `De mi proyecto ${entry.title} destaco:`
      const [place, period] = [placeEs(entry), periodOf(entry, 'es')]
      if (period === null) return `De mi trabajo${place} destaco:`
      if ('since' in period) return `Trabajo${place} desde ${period.since}. De este trabajo destaco:`
      return `Trabajé${place} ${'from' in period ? `de ${period.from} a ${period.to}` : `en ${period.within}`}. De este trabajo destaco:`
    },
    spoken: none,
    inside: asItIs,
  },
}

const spokenEn = (lead: string, again: string): Way => ({
  lead,
  between: `. ${again}, I `,
  and: '. I also ',
  end: '.',
})

/** 'Resolved 38 tickets' can follow 'I'; 'Managing tickets' and 'Tickets' cannot. */
function followsI(words: string, { end }: ProfileEntry): boolean {
  const verb = openingVerb(words)
  const said = /^[A-Z][a-z]+(?=\s)/.exec(words)?.[0].toLowerCase()
  if (!verb || !said) return false
  const isPast = said.endsWith('ed') || IRREGULAR.has(said)
  return isPast || (end === 'present' && said === verb)
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

/** More than these in one sentence tire. */
const MOST_SPOKEN = 3

/** The facts of one entry in sentences of the person where each fits into one, else listed under a sentence. */
export function tellEntry(language: DocumentLanguage, entry: ProfileEntry, facts: readonly string[]): string {
  const telling = TELLING[language]
  const words = facts.map(bare)
  const spoken = words.length <= MOST_SPOKEN ? spokenIn(telling, entry, words) : null
  return spoken ? inWay(spoken, words.map(telling.inside)) : inWay(listUnder(sentenceIn(telling, entry)), words)
}

/** Studies are no work. */
const sentenceIn = ({ under }: Telling, entry: ProfileEntry) =>
  entry.kind === 'education'
    ? `${[studyName(entry.title), entry.organisation].filter(Boolean).join(', ')}:`
    : oneStop(under(entry))
const spokenIn = ({ spoken }: Telling, entry: ProfileEntry, facts: readonly string[]) =>
  entry.kind === 'education' ? null : spoken(entry, facts)

/** All ways in which facts of an entry are told, in any language. */
export function waysOf(entry: ProfileEntry): Way[] {
  const facts = entry.bullets.map(({ text }) => bare(text))
  return Object.values(TELLING).flatMap((telling) => [
    listUnder(sentenceIn(telling, entry)),
    ...facts.flatMap((fact) => spokenIn(telling, entry, [fact]) ?? []),
  ])
}
