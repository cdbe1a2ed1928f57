import { must } from '#core/must.ts'
import { stretchesOf } from '../demands/demand.ts'
import { fold } from '../fold.ts'

export type AskedLanguage = { language: string; level: string | null; demand: 'must' | 'nice' }

/** Names of languages, folded, in the five languages of the adverts; German ones as stems: 'Deutschkenntnisse'. */
const NAMES: [string, RegExp][] = [
  [
    'en',
    /\beng(?=\.? [abc][12]\b)|\benglish\b|\benglisch\w*|\bingilizce\w*|\banglais\w*|\bingles[ei]?\b|\bengels\w*|\bangielski\w*|\bengelska?\b/,
  ],
  [
    'de',
    /\bger(?=\.? [abc][12]\b)|\bgerman\b|\bdeutsch(?!land|e?[rnms]? (?:kunden|markt|unternehmen|stadt|bank))\w*|\balmanca\w*|\ballemand\b|\baleman\b|\bduits\w*|\btedesc[oa]\b|\balemao\b|\bniemiecki\w*/,
  ],
  ['tr', /\bturkish\b|\bturkisch\w*|\bturkce(?!ll)\w*|\bturc\b|\bturco\b/],
  [
    'fr',
    /\bfrench\b|\bfranzosisch\w*|\bfransizca\w*|\bfrancais\b|\blangue (?:maternelle )?francaise\b|\bfrances[ei]?\b|\bfrans(?:e taal)?\b|\bfrancuski\w*/,
  ],
  [
    'es',
    /\bspanish\b|\bspanisch\w*|\bispanyolca\w*|\bespagnol\b|\bespanol\b|\bcastellano\b|\bspaans\w*|\bspagnolo\b|\bespanhol\b|\bhiszpanski\w*/,
  ],
  ['it', /\bitalian\b|\bitalienisch\w*|\bitalyanca\b|\bitalien\b(?= (?:courant|est))|\bitaliano\b/],
  [
    'nl',
    /\bdutch\b|\bniederlandisch\w*|\bflemish\b|\bneerlandais\b|\bneerlandes\b|\bhollandaca\b|\bnederlands\w*|\bolandese\b|\bholandes\b/,
  ],
  ['pl', /\bpolish\b(?! (?:the|your|and|up|off))|\bpolnisch\w*|\bpolski\w*/],
  ['pt', /\bportuguese\b|\bportugiesisch\w*|\bportugais\b|\bportugues\b/],
  ['da', /\bdanish\b|\bdanisch\w*/],
  ['sv', /\bswedish\b|\bschwedisch\w*/],
  ['no', /\bnorwegian\b|\bnorwegisch\w*/],
  ['fi', /\bfinnish\b|\bfinnisch\w*/],
  ['ru', /\brussian\b|\brussisch\w*|\brusca\b|\bruso\b/],
  ['ar', /\barabic\b|\barabisch\w*|\barapca\b|\barabe\b/],
  ['zh', /\b(?:mandarin|chinese)\b|\bchinesisch\w*|\bcince\b/],
  ['ja', /\bjapanese\b|\bjapanisch\w*|\bjaponca\b/],
  ['ko', /\bkorean\b/],
  ['cs', /\bczech\b|\btschechisch\w*/],
  ['hu', /\bhungarian\b/],
  ['ro', /\bromanian\b/],
  ['uk', /\bukrainian\b/],
  ['he', /\bhebrew\b/],
  ['el', /\bgreek\b/],
  ['ca', /\bcatalan\b|\bcatala\b|\bkatalanisch\w*/],
  ['yue', /\bcantonese\b/],
  ['fa', /\b(?:persian|farsi)\b/],
  ['ur', /\burdu\b/],
  ['hr', /\bcroatian\b|\bkroatisch\w*/],
  ['sr', /\bserbian\b|\bserbisch\w*/],
  ['bg', /\bbulgarian\b|\bbulgarisch\w*/],
  ['sk', /\bslovak\b|\bslowakisch\w*/],
  ['lt', /\blithuanian\b/],
  ['lv', /\blatvian\b/],
  ['et', /\bestonian\b/],
  ['cy', /\bwelsh\b/],
  ['hi', /\bhindi\b/],
]
/** Languages that adverts name seldom, by the names that the reader's own platform knows in five languages. */
const SELDOM =
  'af am az be bn bs eu fil fy ga gd gl gu ha hy id ig is ka kk km kn ku kw ky lb lo mi mk ml mn mr ms mt my ne pa ps si sl so sq sw ta te tg th tk tl uz vi xh yo zu'.split(
    ' ',
  )
for (const code of SELDOM) {
  const names = ['en', 'de', 'fr', 'es', 'tr'].flatMap((locale) => {
    const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
    return name === undefined ? [] : [fold(name)]
  })
  const single = [...new Set(names)].filter((name) => /^\p{L}{3,}$/u.test(name))
  if (single.length > 0) NAMES.push([code, new RegExp(String.raw`\b(?:${single.join('|')})\b`)])
}
/** The language that a resume calls so: 'Englisch', 'İngilizce'. */
export const languageCalled = (name: string): string | null =>
  NAMES.find(([, pattern]) => pattern.test(fold(name)))?.[0] ?? null

/** Whether words of a resume name this language, alone or beside others: 'Englisch und Deutsch'. */
export const namesLanguage = (words: string, language: string): boolean =>
  NAMES.some(([code, pattern]) => code === language && pattern.test(fold(words)))

/** Each language of a fact with its own words: 'English C1, German A2', and 'English / German' at 'C1 / B2'. */
export function spokenOnes({
  name,
  level,
}: {
  name: string
  level: string | null
}): { name: string; level: string | null }[] {
  const names = partsOf(name)
  if (names.filter((part) => languageCalled(part) !== null).length < 2) return [{ name, level }]
  const levels = partsOf(level ?? '')
  return names.map((part, at) => ({ name: part, level: levels.length === names.length ? must(levels[at]) : level }))
}
const partsOf = (words: string) => words.split(/[,;/&|]|\s(?:and|und|et|y|e|ve)\s/iu).map((part) => part.trim())

const ANY_NAME = new RegExp(NAMES.map(([, pattern]) => pattern.source).join('|'))
const SPEAKS =
  /\b(?:fluen\w*|speak\w*|spr[ie]ch\w*|konus\w*|parl(?:er|ez|ons|ant)|habl\w+|spoken|written|write|native|language\w*|proficien\w*|level|business|working|professional|communicat\w*|command|good|excellent|strong|very|kenntnisse|verhandlungssicher\w*|fliessend\w*|muttersprach\w*|wort und schrift|sprach\w*|niveau|gute[srn]?|sehr|sicher\w*|hilfreich|duzey\w*|seviye\w*|bilen|bilgisi|iyi|stilsicher\w*|maternelle|courant|lu|parle|ecrit|technique|correct|bilingue|nivel|alto|nativo|hablado|fluido|avanzado|medio|goede?|vloeiend\w*|beheers\w*|taal|spreek\w*|schrijf\w*|buon[ao]|ottim[ao]|fluente|conoscenza|livello|bom|domini[ao]|znajomosc|jezyk\w*|biegl\w*|komunikatywn\w*|[abc][12]|must|required|plus|helps|advantage|essential)\b|kenntnisse/
const LEVEL = /(?<![\p{L}\d])([abc][12])\+?(?![\p{L}\d])/u

/** Whether a line says of a language how it is spoken or wanted: the head of an advert names firms after languages. */
export const saysHowSpoken = (text: string): boolean => SPEAKS.test(fold(text))

/** The languages that a line asks for. A line that only mentions one ('our German customers') asks for none. */
export function languagesIn(text: string, from: number, isWish: boolean): AskedLanguage[] {
  // few lines of an advert name a language
  if (!ANY_NAME.test(fold(text))) return []
  return clauses(text)
    .flatMap((own) => stretchesOf(own, from))
    .flatMap(({ text: part, demand }) => {
      if (demand === 'none') return []
      return [part].flatMap((clause) => {
        const folded = fold(clause)
        const isShort = folded.trim().split(/\s+/).length <= 4
        const names = namesIn(folded)
        if (
          names.length === 0 ||
          (!isShort && !SPEAKS.test(folded) && !isSubject(must(names[0]))) ||
          NOT_ASKED.test(folded)
        )
          return []
        const isNice = isWish || demand === 'wish'
        return names.map(({ language, before, behind }, at): AskedLanguage => {
          // 'English and German preferred (C1)': what stands behind a row of names is said of each
          const said = must(names.slice(at).find((one) => one.behind !== '') ?? names.at(-1)).behind
          const level = LEVEL.exec(behind) ?? LEVEL.exec(said) ?? LEVEL.exec(before)
          return {
            language,
            level: level?.[1]?.toUpperCase() ?? null,
            demand: isNice || NICE.test(said) || NICE.test(before) ? 'nice' : 'must',
          }
        })
      })
    })
}

type Name = { language: string; from: number; before: string; behind: string }

/** The languages of a clause in their order, each with the words around it: those behind a name end where the next one is joined. */
function namesIn(folded: string): Name[] {
  const found = NAMES.flatMap(([language, pattern]) => {
    const match = pattern.exec(folded)
    return match ? [{ language, from: match.index, to: match.index + match[0].length }] : []
  }).toSorted((a, b) => a.from - b.from)
  let before = folded.slice(0, found[0]?.from)
  return found.map(({ language, from, to }, at) => {
    const next = found[at + 1]
    const between = folded.slice(to, next?.from)
    const behind = next ? must(between.split(JOINED)[0]).trim() : between
    const name = { language, from, before, behind }
    before = between.slice(behind.length)
    return name
  })
}

/** 'Spanish is nice to have' speaks of the language, 'a German tax is a plus' does not. */
const isSubject = ({ from, behind }: Name) =>
  from <= 2 && /^,? ?(?:is|are|would|will|can|ist|sind|ware|est|es|seria|e|sera|zou)\b/.test(behind)

const JOINED =
  /[/&+]|(?<![\p{L}'])(?:and|or|und|oder|bzw|sowie|et|ou|y|o|e|en|i|ve|veya|of|ya da|as well as)(?![\p{L}])/u
const NICE =
  /\b(?:plus|von vorteil|hilfreich|hilft|un atout|valora\w*|helps|advantage|nice|preferred|preferabl\w+|ideal\w*|idealement|am liebsten|desirable|bonus|deseja\w+|deseable|gradit\w+|souhait\w+|apprecie\w*|mile widzian\w+|tercih\w*|wunschenswert|pre|pluspunt)\b/

const NOT_ASKED =
  /\b(?:customers|clients|documents|market|courses?|lessons|classes|clases|kurse?|unterricht|users|office|speaking countries|holidays?|law|team in|colleagues)\b/

/** 'Deutsch fließend, Englisch hilfreich' are two; 'English and German, both fluent' is one. */
function clauses(text: string): string[] {
  const parts = text.split(/[,;:]|\s[–—]\s/)
  const count = parts.filter((part) => NAMES.some(([, pattern]) => pattern.test(fold(part)))).length
  if (count > 1) return parts
  // 'Français courant : nos clients écrivent long': the reason after the colon is no part of what is asked
  const lead = must(text.split(/\s?:\s/)[0])
  return count === 1 && NAMES.some(([, pattern]) => pattern.test(fold(lead))) ? [lead] : [text]
}
