import { must } from '#core/must.ts'
import { fold } from '../fold.ts'
import { labelOf } from '../labels.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { looksLikeCompany } from './title.ts'

/** The patterns read a text over and over. */
const LONGEST_NAME = 300

/** The name alone, without what it is looking for, dashes and brackets behind it. */
export function cleanCompany(text: string): string {
  return (
    must(
      text
        .slice(0, LONGEST_NAME)
        // '株式会社みどり回廊は、…'
        .replace(/(?:[はが]、|。).*$/u, '')
        .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, ' ')
        .replace(/\s*\([^)]*\)\s*$/u, '')
        .replace(
          /^(?:[Bb]eim|[Bb]ei (?:der|dem)|[Ii]m|[Dd]ie|[Dd]er|[Dd]as|the company|company|about|at|bei|chez|[Ee]n|[Aa]t|[Bb]ei|[Bb]ij|[Cc]hez|[Pp]resso|unser kunde|our client)\s*:?\s+(?=\p{Lu})/u,
          '',
        )
        .split(
          isOneName(text)
            ? /,\s|\s\|\s/u
            : /,\s|\s[|·•–—]\s|\s(?:sucht|suchen|recrute|recherche|busca|necesita|seeks|is hiring|is looking|is recruiting|arıyor)\b/u,
        )[0],
    )
      // 'Landkreis Moorbach (rd. 98.000 Einwohner) sucht'
      .replace(/\s*\([^)]*\)\s*$/u, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s"“„'«*_-]+|[\s"”“'»*_:,;.!-]+$/gu, (sign) => (sign.endsWith('.') ? '.' : ''))
      .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|o\.o|a\.s|s\.r\.o|A\.Ş|Ş|S\.L|S\.A|B\.V|e\.V)|(?:Şti|ŞTİ))\.$/u, '')
      .trim()
  )
}

/** 'Rechtsanwälte Brückner · Sahin · Loos PartG mbB': dots between partners, the legal form last. */
export const isOneName = (text: string) =>
  / · /.test(text) && !text.includes('|') && text.length < 80 && looksLikeCompany(must(text.split(' · ').at(-1))) >= 2

export function isName(name: string): boolean {
  const words = name.split(/\s+/)
  if (
    words
      .slice(1)
      .some(
        (word) =>
          /^\p{Ll}(?!['’]\p{Lu})/u.test(word) &&
          !/^(?:gGmbH|gUG|eG|e\.V\.|a\.|z|o\.|o\.o\.|a\.s\.|s\.r\.o\.|d\.o\.o\.|of|and|the|for|in|at|by|und|für|der|die|das|von|am|de|la|le|les|des|du|et|y|del|los|ve|ile|van|di|da|dos|do|den|e|on|aux|het|mbh|mbH|mbB|x)$/u.test(
            word,
          ),
      )
  )
    return false
  return (
    name.length > 1 &&
    name.length <= 60 &&
    name.split(/\s+/).length <= 7 &&
    /^[\p{Lu}\d]|^\p{Ll}+[\p{Lu}.]/u.test(name) &&
    !/[!?:。、]|\d{4}/.test(name) &&
    !HEADCOUNT.test(name) &&
    labelOf(name) === null &&
    !NO_FIRM.test(name) &&
    !PRONOUN.test(name.replace(/^The (?=\p{Lu}\p{L}+ \p{Lu})/u, '')) &&
    isNoHeading(name)
  )
}

/** 'Centre de services scolaire des Trois-Baies': small words within a name that a word of houses begins or ends. */
export const isLongName = (name: string) =>
  name.length <= 70 &&
  name.split(/\s+/).length <= 8 &&
  /^\p{Lu}/u.test(name) &&
  /\s\p{Lu}[\p{L}-]+$/u.test(name) &&
  !/[!?:.,;\d]/.test(name) &&
  labelOf(name) === null &&
  isNoHeading(name)

/** '50 à 99 salariés', '11,904 followers' */
export const HEADCOUNT =
  /^\d.*(?:salari|employ|mitarbeit|beschäftigt|emplead|çalışan|people|followers|valoraciones|reviews)/iu

/** 'Karanfil Teknoloji' names a firm, 'Teknolojiler' heads a list. */
function isNoHeading(name: string): boolean {
  const kind = kindOfHeading(fold(name))
  return kind === null || (kind === 'stack' && looksLikeCompany(name) >= 1)
}

/** 'URGENT HIRING' and 'Selam kızlar' open a message. */
const NO_FIRM =
  /^(?:eur|usdt?|gbp|chf|pln|try|tl|(?:urgent(?:ly)?|immediate(?:ly)?|now|acil|sofort|dringend)\s(?:hiring|required|needed|wanted|vacanc(?:y|ies)|openings?|gesucht|personel|eleman|alım\p{L}*)|(?:selam(?:lar)?|merhaba(?:lar)?|hallo|hello|hi|hey|bonjour|hola)(?: (?:kızlar|arkadaşlar|herkese|dostlar|zusammen|all|everyone|dear|there|folks|à tous|a todos))?)$/iu
const PRONOUN =
  /^(?:expect|imagine|picture|quel(?:le)?s?|welche[rsn]?|cual(?:es)?|which|whose|hangi|kim|women|men|applicants?|interested|successful|every|once|before|after|because|when|while|though|fragen|rückfragen|interesse|we|you|our|your|this|that|these|it|there|here|they|he|she|i|as|in|at|if|wir|sie|du|dein|ihr|unser|das|dies|worum|wofur|wofür|warum|was|wer|wie|wo|wann|hier|dort|dann|damit|dabei|für|mit|bei|nach|vor|im|am|zum|zur|nous|vous|tu|il|elle|notre|ce|nuestro|tu|este|esta|es|biz|the|a|an|people|someone|everyone|what|who|how|when|where|why|experience|knowledge|today|last|one|most|all|each|some|half|engineering|applications?|candidates?|interviews?|ideally|currently|english|german|react|python|java|mysql|php|sql|spark|docker|kubernetes|linux|windows|excel|azure|on|nous|il faut|no|yes|please|hybrid|remote|work(?:ing)?|every|both|and|or|but|with|for|from)(?![\p{L}\p{N}_])/iu
