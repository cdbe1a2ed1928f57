import { fold } from '#core/text/fold.ts'
import type { Season } from '../../schema.ts'

/** Months by language, full names in the forms dates use (Polish in the genitive too); short forms follow. */
const NAMES: string[][] = [
  ['january', 'januar', 'janner', 'janvier', 'enero', 'janeiro', 'ocak', 'styczen', 'stycznia', 'gennaio', 'januari'],
  [
    'february',
    'februar',
    'feber',
    'fevrier',
    'febrero',
    'fevereiro',
    'subat',
    'luty',
    'lutego',
    'febbraio',
    'februari',
  ],
  ['march', 'marz', 'maerz', 'mars', 'marzo', 'marco', 'mart', 'marzec', 'marca', 'maart'],
  ['april', 'avril', 'abril', 'nisan', 'kwiecien', 'kwietnia', 'aprile'],
  ['may', 'mai', 'mayo', 'maio', 'mayis', 'maj', 'maja', 'maggio', 'mei'],
  ['june', 'juni', 'juin', 'junio', 'junho', 'haziran', 'czerwiec', 'czerwca', 'giugno'],
  ['july', 'juli', 'juillet', 'julio', 'julho', 'temmuz', 'lipiec', 'lipca', 'luglio'],
  ['august', 'aout', 'agosto', 'agustos', 'sierpien', 'sierpnia', 'augustus', 'augusti'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'setembro', 'eylul', 'wrzesien', 'wrzesnia', 'settembre'],
  ['october', 'oktober', 'octobre', 'octubre', 'outubro', 'ekim', 'pazdziernik', 'pazdziernika', 'ottobre'],
  ['november', 'novembre', 'noviembre', 'novembro', 'kasim', 'listopad', 'listopada'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dezembro', 'aralik', 'grudzien', 'grudnia', 'dicembre'],
]

const SHORT: string[][] = [
  ['jan', 'janv', 'ene', 'oca', 'sty', 'gen', 'jann', 'jän'],
  ['feb', 'febr', 'fev', 'fevr', 'sub', 'lut'],
  ['mar', 'mrz', 'mrt', 'maz'],
  ['apr', 'avr', 'abr', 'nis', 'kwi'],
  ['may', 'mag'],
  ['jun', 'haz', 'cze', 'giu'],
  ['jul', 'juil', 'tem', 'lip', 'lug'],
  ['aug', 'ago', 'agu', 'sie'],
  ['sep', 'sept', 'set', 'eyl', 'wrz'],
  ['oct', 'okt', 'out', 'eki', 'paz', 'ott'],
  ['nov', 'kas', 'lis'],
  ['dec', 'dez', 'dic', 'ara', 'gru'],
]

/** Russian, in both forms dates use, and Ukrainian. */
const CYRILLIC: string[][] = [
  ['январь', 'января', 'янв', 'січень', 'січня'],
  ['февраль', 'февраля', 'фев', 'лютий', 'лютого'],
  ['март', 'марта', 'мар', 'березень', 'березня'],
  ['апрель', 'апреля', 'апр', 'квітень', 'квітня'],
  ['май', 'мая', 'травень', 'травня'],
  ['июнь', 'июня', 'июн', 'червень', 'червня'],
  ['июль', 'июля', 'июл', 'липень', 'липня'],
  ['август', 'августа', 'авг', 'серпень', 'серпня'],
  ['сентябрь', 'сентября', 'сен', 'сент', 'вересень', 'вересня'],
  ['октябрь', 'октября', 'окт', 'жовтень', 'жовтня'],
  ['ноябрь', 'ноября', 'ноя', 'листопад', 'листопада'],
  ['декабрь', 'декабря', 'дек', 'грудень', 'грудня'],
]

const MONTHS = new Map<string, number>()
for (const table of [NAMES, SHORT, CYRILLIC])
  table.forEach((names, index) => names.forEach((name) => MONTHS.set(fold(name), index + 1)))

/** First month of a season, by which dates are put in order; nobody is told that month. */
const SEASONS = new Map<string, number>(
  Object.entries({
    spring: 3,
    summer: 6,
    summers: 6,
    autumn: 9,
    fall: 9,
    winter: 12,
    fruhjahr: 3,
    fruhling: 3,
    sommer: 6,
    herbst: 9,
    printemps: 3,
    ete: 6,
    etes: 6,
    automne: 9,
    hiver: 12,
    estate: 6,
    autunno: 9,
    guz: 9,
    bahar: 3,
    primavera: 3,
    verano: 6,
    veranos: 6,
    otono: 9,
    invierno: 12,
    verao: 6,
    outono: 9,
    inverno: 12,
    wiosna: 3,
    lato: 6,
    jesien: 9,
    zima: 12,
    ilkbahar: 3,
    yaz: 6,
    sonbahar: 9,
    kis: 12,
    sommersemester: 4,
    sose: 4,
    ss: 4,
    wintersemester: 10,
    wise: 10,
    ws: 10,
    lente: 3,
    voorjaar: 3,
    zomer: 6,
    najaar: 9,
    herfst: 9,
  }),
)

/** 1 to 12 for a month's name or abbreviation in any of the languages, folded and without its dot. */
export const monthOf = (word: string): number | undefined => MONTHS.get(word)
/** Terms of universities begin in a known month. */
const TERMS = new Set(['sommersemester', 'sose', 'ss', 'wintersemester', 'wise', 'ws'])
const NAMES_BY_MONTH: Readonly<Record<number, Season>> = { 3: 'spring', 6: 'summer', 9: 'autumn', 12: 'winter' }
/** What the word is called; a term is none. */
export const seasonNamed = (word: string): Season | undefined => {
  const month = TERMS.has(word) ? undefined : SEASONS.get(word)
  return month === undefined ? undefined : NAMES_BY_MONTH[month]
}
export const seasonOf = (word: string): number | undefined => SEASONS.get(word)
