import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken, Sources } from './sources.ts'
import { IRREGULAR } from './words/irregular.ts'

/** 'The head librarian wrote the application, I proofread it': a verb that has somebody else for its subject is not the person's deed. */
export function checkOthers(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const claims = units
    .filter(({ kind }) => kind === 'bullet')
    .flatMap((unit) =>
      [...new Set(unit.tokens.map(({ part }) => part))].flatMap((part) =>
        claimIn(
          unit.tokens.filter((token) => token.part === part),
          language,
        ),
      ),
    )
  return claims.flatMap(({ subject, deed }) => {
    const used = tokens.find(
      ({ isContent, found }) => isContent && found.length > 0 && found.every((one) => deed.includes(one)),
    )
    const isNamed = tokens.some(({ found }) => found.some((source) => subject.includes(source)))
    return used && !isNamed ? [{ token: used, why: 'somebody else did it' }] : []
  })
}

type Claim = { subject: readonly SourceToken[]; deed: readonly SourceToken[] }

/** A determiner and somebody right before a finite verb; in German behind it as well, in Turkish anywhere before it. */
function claimIn(words: readonly SourceToken[], language: Language): Claim[] {
  const isSomebody = ({ lower }: SourceToken) => language.ranks.has(lower) || PEOPLE[language.code].test(lower)
  const finite = FINITE[language.code]
  const isDeed = (word: SourceToken | undefined) =>
    word !== undefined &&
    word.value === null &&
    (finite.test(word.lower) || (language.code === 'en' && IRREGULAR.has(word.lower)))
  if (language.code === 'tr') {
    const last = words.at(-1)
    const subject = words.filter((word) => isSomebody(word) && !/(?:n[ıiuü]n|[ae]|d[ae]n?|l[ae])$/.test(word.lower))
    return last && isDeed(last) && subject.length > 0 ? [{ subject, deed: [last] }] : []
  }
  const [first] = words
  const inGerman = language.code === 'de' ? claimInGerman(words, language) : null
  if (inGerman) return [inGerman]
  if (first && DETERMINER[language.code].test(first.lower)) {
    const head = words.slice(1, 4).findLast(isSomebody)
    const behind = head === undefined ? undefined : words.find(({ at }) => at === head.at + 1)
    const isAux = behind !== undefined && AUXILIARY.test(behind.lower)
    const deed = isAux
      ? words.filter(({ at, lower }) => at > behind.at && PAST.test(lower)).slice(0, 1)
      : behind
        ? [behind]
        : []
    if (head && deed.length > 0 && (isAux || isDeed(must(deed[0]))))
      return [{ subject: words.slice(1, words.indexOf(head) + 1), deed }]
  }
  if (language.code !== 'de') return []
  return words.flatMap((word, index): Claim[] => {
    const [determiner, head] = [words[index + 1], words[index + 2]]
    const isSubject =
      determiner && head && /^(?:der|die|das|ein|eine|unser|unsere)$/.test(determiner.lower) && isSomebody(head)
    return isSubject && index > 0 && isDeed(word) && word.part === head.part ? [{ subject: [head], deed: [word] }] : []
  })
}

/**
 * 'Mein Ausbilder hat meine Skripte ausgerollt', 'Die Schule stellte um': what opens a German sentence and has the finite verb right
 * behind it is its subject, where no 'ich' follows.
 */
function claimInGerman(words: readonly SourceToken[], { code }: Language): Claim | null {
  const [first] = words
  if (!first || !DETERMINER[code].test(first.lower) || words.some(({ lower }) => /^(?:ich|wir)$/.test(lower)))
    return null
  const verb = words.findIndex(({ lower, text }, at) => at > 1 && /^\p{Ll}/u.test(text) && DE_FINITE.test(lower))
  const subject = words.slice(1, Math.max(verb, 1))
  if (verb < 0 || verb > DE_LONGEST || !/^\p{Lu}/u.test(subject.at(-1)?.text ?? '')) return null
  const isAux = /^h(?:at|atte|aben|atten)$/.test(must(words[verb]).lower)
  const last = words.findLast(({ text, at }) => /^\p{Ll}/u.test(text) && at > must(words[verb]).at)
  return { subject, deed: isAux ? [last ?? must(words[verb])] : [must(words[verb])] }
}
const DE_LONGEST = 5
/** A verb in the past with another subject; 'geleitet' and 'bearbeitet' are none. */
const DE_FINITE =
  /^(?:hat|hatte|haben|hatten|gewann|gab|schrieb|nahm|ließ|ging|kam|stand|zog|trug|fuhr|half|fand|begann|hielt|schuf|sprach|trat|unterschrieb|übernahm|betrieb|schloss|bot|warf|traf|brachte|dachte)$|(?:te|ten)$/

const DETERMINER: Readonly<Record<Language['code'], RegExp>> = {
  en: /^(?:the|a|an|our|another|my)$/,
  de: /^(?:der|die|das|ein|eine|unser|unsere|mein|meine)$/,
  fr: /^(?:le|la|l|un|une|notre|mon|ma)$/,
  es: /^(?:el|la|un|una|nuestro|nuestra|mi)$/,
  tr: /^$/,
}
const FINITE: Readonly<Record<Language['code'], RegExp>> = {
  en: /(?:[^e]ed)$/,
  de: /(?:t|te)$/,
  fr: /(?:ait|a|e)$/,
  es: /(?:ó|aba|ía)$/,
  tr: /(?:[dt][ıiuü]|yor|m[ıiuü]ş)(?:l[ae]r)?$/u,
}
const AUXILIARY = /^(?:has|had|hat|hatte|a|avait|ha|había)$/
const PAST = /(?:ed|en|t|é|ée|és|ées|i|is|it|u|ado|ido)$/
/** Who works there beside those that have a rank. */
const PEOPLE: Readonly<Record<Language['code'], RegExp>> = {
  en: /^(?:librarian|technician|electrician|physician|colleague|intern|supervisor|volunteer|mentor|client|customer|consultant|council|board|owner)$/,
  de: /(?:leitung|kraft|meister|meisterin|kollege|kollegin|berater|beraterin|chef|chefin|inhaber|inhaberin|führung|azubi)$/,
  fr: /^(?:collègue|patronne?|propriétaire|stagiaire|bénévole|client|cliente)$|(?:trice|ien|ienne)$/,
  es: /^(?:compañer[oa]|dueñ[oa]|client[ea]|becari[oa])$|(?:tora|ora|ista)$/,
  tr: /^(?:şef|müdür|arkadaş|usta|yönetici|stajyer|patron|kalfa|öğretmen|hoca)(?:[ıiuü]?m|[ıiuü])?$/u,
}
