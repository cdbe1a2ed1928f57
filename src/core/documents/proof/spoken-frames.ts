import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import type { Sources } from './sources.ts'
import type { LanguageCode } from './stem.ts'

/** Words that only say what kind of thing a founded word is, or that a founded figure is a year or a length of time. */
export function isFrame(
  token: Aligned,
  tokens: readonly Aligned[],
  sources: Sources,
  isSettled: (token: Aligned) => boolean,
  language: Language,
): boolean {
  return (
    isKindOfName(token, tokens, language) ||
    isOfYear(token, tokens, language) ||
    isOfLength(token, tokens, isSettled, language) ||
    isFormer(token, tokens, sources, language) ||
    isStill(token, sources, language) ||
    isUntil(token, tokens, sources, isSettled, language)
  )
}

/** 'In the CRM system' of 'in CRM'. Without what leads to it, it may be what was built: 'made an Excel tool'. */
function isKindOfName({ at, lower, gap }: Aligned, tokens: readonly Aligned[], { code }: Language): boolean {
  if (!KIND_OF_NAME[code].test(lower)) return false
  const isName = (one: Aligned | undefined, space: string | undefined) =>
    one !== undefined &&
    /^[ -]$/.test(space ?? '') &&
    /^\p{Lu}/u.test(one.text) &&
    one.isContent &&
    one.found.length > 0
  if (code === 'tr') return isName(tokens[at - 1], gap)
  const next = tokens[at + 1]
  const place = isName(tokens[at - 1], gap) ? at - 1 : isName(next, next?.gap) ? at : undefined
  return place !== undefined && tokens.slice(Math.max(0, place - 3), place).some((one) => LEADS[code].test(one.lower))
}
/** Turkish has the relation in the ending. */
export const KIND_OF_NAME: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:system|tool|software|platform|program|programme|suite)$/,
  de: /^(?:system|tool|software|plattform|programm)$/,
  tr: /^(?:sistem|yazılım|program|platform|arac)[ıiuü](?:n[ae]|nd[ae]|yl[ae])$/u,
  fr: /^(?:système|outil|logiciel|plateforme|programme)$/,
  es: /^(?:sistema|herramienta|plataforma|programa)$/,
}
const LEADS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:in|with|using|via|on)$/,
  de: /^(?:im|in|mit|über)$/,
  tr: /^(?!)/,
  fr: /^(?:dans|avec|sur|sous)$/,
  es: /^(?:en|con)$/,
}

/** 'In the year 2024'. */
function isOfYear({ at, lower }: Aligned, tokens: readonly Aligned[], { code }: Language): boolean {
  const year = tokens[code === 'tr' ? at - 1 : at + 1]
  return YEAR_NOUN[code].test(lower) && year !== undefined && /^(?:19|20)\d\d$/.test(year.text) && year.found.length > 0
}
const YEAR_NOUN: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^year$/,
  de: /^jahre?$/,
  tr: /^yıl(?:ı|ında|ının)$/u,
  fr: /^(?:année|an)$/,
  es: /^año$/,
}

/** 'For a period of six years', where the dates bear the years out. */
function isOfLength(
  { at, lower }: Aligned,
  tokens: readonly Aligned[],
  isSettled: (token: Aligned) => boolean,
  { code }: Language,
): boolean {
  return (
    LENGTH_NOUN[code].test(lower) &&
    tokens.slice(Math.max(0, at - 4), at + 4).some((one) => one.value !== null && isSettled(one))
  )
}
const LENGTH_NOUN: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:period|span|total)$/,
  de: /^(?:zeitraum|dauer|erfahrung|berufserfahrung|bringt|bringe|verfüge|verfügt|mit)$/,
  tr: /^(?:süre(?:yle|dir)?|deneyim\p{L}*|tecrübe\p{L}*)$/u,
  fr: /^(?:période|durée|expérience)$/,
  es: /^(?:período|periodo|experiencia)$/,
}

/** 'Former nurse': the entry with that title has an end. */
function isFormer(
  { at, lower }: Aligned,
  tokens: readonly Aligned[],
  { entries }: Sources,
  { code }: Language,
): boolean {
  if (!FORMER[code].test(lower)) return false
  const rest = code === 'fr' || code === 'es' ? tokens.slice(Math.max(0, at - 3), at + 4) : tokens.slice(at + 1, at + 5)
  return rest.some(({ found }) =>
    found.some(({ unit }) => {
      const entry = unit.kind === 'title' ? entries[unit.entry] : undefined
      return entry !== undefined && entry.kind === 'job' && entry.end !== '' && entry.end !== 'present'
    }),
  )
}
const FORMER: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:former|formerly|previously|ex)$/,
  de: /^(?:ehemalige[rnsm]?|frühere[rnsm]?|vormals|ex)$/,
  tr: /^(?:eski|önceki)$/,
  fr: /^(?:ancien(?:ne)?|ex)$/,
  es: /^(?:antigu[oa]|ex|anterior)$/,
}

/** What goes on goes on still. */
const isStill = ({ lower }: Aligned, { entries }: Sources, { code }: Language) =>
  STILL[code].test(lower) && entries.some(({ end }) => end === 'present')
const STILL: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^still$/,
  de: /^(?!)/,
  tr: /^(?:hâlâ|hala)$/,
  fr: /^(?:encore|toujours)$/,
  es: /^(?:todavía|aún)$/,
}

/** 'Until May 2022', where the entry ends then. */
function isUntil(
  { at, lower }: Aligned,
  tokens: readonly Aligned[],
  { entries }: Sources,
  isSettled: (token: Aligned) => boolean,
  { code }: Language,
): boolean {
  const year = tokens.slice(at + 1, at + 3).find(({ text }) => /^(?:19|20)\d\d$/.test(text))
  return (
    UNTIL[code].test(lower) &&
    year !== undefined &&
    isSettled(year) &&
    entries.some(({ end }) => end.startsWith(year.text))
  )
}
const UNTIL: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:until|till)$/,
  de: /^bis$/,
  tr: /^(?!)/,
  fr: /^jusqu(?:e)?$/,
  es: /^hasta$/,
}
