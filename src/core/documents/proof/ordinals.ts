import type { LanguageCode } from './stem.ts'

type Ordinals = { figure: RegExp; words: readonly string[] }

/** The first twelve, as they are written out. */
const ORDINALS: Readonly<Record<LanguageCode, Ordinals>> = {
  en: {
    figure: /(?<![\p{L}\d.,])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/gu,
    words: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  },
  de: {
    figure: /(?<![\p{L}\d.,])(\d{1,2})\.(?= ?\p{L})/gu,
    words: 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(' '),
  },
  tr: {
    figure: /(?<![\p{L}\d.,])(\d{1,2})\.(?= ?\p{L})/gu,
    words: 'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu onbirinci onikinci'.split(
      ' ',
    ),
  },
  fr: {
    figure: /(?<![\p{L}\d.,])(\d{1,2})(?:ers?|ère|[eè]me|es?|nde?)(?![\p{L}\d])/gu,
    words:
      'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
        ' ',
      ),
  },
  es: {
    figure: /(?<![\p{L}\d.,])(\d{1,2})(?:\.?[ºª]|er|do|to|ro)(?![\p{L}\d])/gu,
    words: 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(' '),
  },
}

/** '5th', '5.' and '5e' in words, so that they are places in a row and no figures. */
export function withOrdinals(text: string, code: LanguageCode): string {
  const { figure, words } = ORDINALS[code]
  return text.replaceAll(figure, (whole: string, digits: string) => words[Number(digits) - 1] ?? whole)
}
