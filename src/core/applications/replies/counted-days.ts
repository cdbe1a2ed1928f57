import { addDays, daysBetween, type LocalDate } from '../../time.ts'
import { STATT } from './instead.ts'

/** A day that is counted: from the day of receipt by weeks, by the number of its week, or from the day that it takes the place of. */
export type CountedDay = { from: number; to: number; day: LocalDate }

const TENS = [
  [20, 'twenty|zwanzig|yirmi|vingt|veinte'],
  [30, 'thirty|dreissig|otuz|trente|treinta'],
] as const
const NAMES: readonly (readonly [number, string])[] = [
  [1, 'a|one|eine|einer|bir|une|una'],
  [2, 'two|zwei|iki|deux|dos'],
  [3, 'three|drei|uc|trois|tres'],
  [4, 'four|vier|dort|quatre|cuatro'],
  [5, 'five|funf|bes|cinq|cinco'],
  [6, 'six|sechs|alti|seis'],
  [7, 'seven|sieben|yedi|sept|siete'],
  [8, 'eight|acht|sekiz|huit|ocho'],
  [9, 'nine|neun|dokuz|neuf|nueve'],
  [10, 'ten|zehn|on|dix|diez'],
  [11, 'eleven|elf|on bir|onze'],
  [12, 'twelve|zwolf|on iki|douze|doce'],
  [13, 'thirteen|dreizehn|on uc|treize|trece'],
  [14, 'fourteen|vierzehn|on dort|quatorze|catorce'],
  [15, 'fifteen|funfzehn|on bes|quinze|quince'],
  [16, 'sixteen|sechzehn|on alti|seize|dieciseis'],
  [17, 'seventeen|siebzehn|on yedi|dix-sept|diecisiete'],
  [18, 'eighteen|achtzehn|on sekiz|dix-huit|dieciocho'],
  [19, 'nineteen|neunzehn|on dokuz|dix-neuf|diecinueve'],
  ...TENS,
]
/** From one to nine as they stand beside tens: English, German, Turkish, French, Spanish. */
const UNITS = (
  'one ein bir un un|two zwei iki deux dos|three drei uc trois tres|four vier dort quatre cuatro|five funf bes cinq cinco|' +
  'six sechs alti six seis|seven sieben yedi sept siete|eight acht sekiz huit ocho|nine neun dokuz neuf nueve'
)
  .split('|')
  .map((names, at) => [at + 1, names.split(' ')] as const)
/** 'twenty-two', 'zweiundzwanzig', 'yirmi iki', 'vingt-deux', 'treinta y dos': of a unit and tens in the language of both. */
const COMPOUNDS = TENS.flatMap(([count, names]) => {
  const [english = '', german = '', turkish = '', french = '', spanish = ''] = names.split('|')
  return UNITS.flatMap(([unit, [en, de, tr, fr, es]]) =>
    [
      `${english}-${en}`,
      `${english} ${en}`,
      `${de}und${german}`,
      `${turkish} ${tr}`,
      unit === 1 ? `${french} et ${fr}` : `${french}-${fr}`,
      count === 20 ? `veinti${es}` : `${spanish} y ${es}`,
    ].map((name): readonly [string, number] => [name, count + unit]),
  )
})
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...NAMES.flatMap(([count, names]) => names.split('|').map((name) => [name, count] as const)),
  ...COMPOUNDS,
])
/** 'on bes' before 'on'. In English 'on' stands before days as well. */
export const COUNT = `(${Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => (name === 'on' ? 'on(?= (?:is gunu|gun|hafta))' : name))
  .join('|')}|\\d{1,2})`

/** 'A week from today', 'heute in einer Woche', 'haftaya bugün'. */
const FROM_A_DAY: readonly [RegExp, number][] = [
  [
    /\b(?:a|one) week from today\b|\btoday (?:in a )?week\b|\bheute in (?:einer woche|acht tagen|8 tagen)\b|\bhaftaya bugun\b|\bbugunden bir hafta sonra\b|\baujourd'hui en huit\b|\b(?:de )?hoy en (?:una semana|ocho dias)\b/g,
    7,
  ],
  [
    /\b(?:a|one) week (?:from )?tomorrow\b|\btomorrow (?:in a )?week\b|\bmorgen in (?:einer woche|acht tagen|8 tagen)\b|\bhaftaya yarin\b|\bdemain en huit\b|\bmanana en (?:una semana|ocho dias)\b/g,
    8,
  ],
]
const IN_WEEKS = new RegExp(
  `\\bin ${COUNT} (?:weeks?(?:'? time)?|wochen?)\\b|\\b${COUNT} hafta sonra\\b|\\bdans ${COUNT} semaines?\\b|\\b(?:dentro de|en) ${COUNT} semanas?\\b`,
  'g',
)
const WEEK_NUMBER =
  /\b(?:kw|kalenderwoche|calendar week|week(?: no\.?| number)?|cw|semaine|semana)\s?(\d{1,2})\b|\b(\d{1,2})\. hafta\b/g
const SAME_WEEK =
  /\b(?:that|same|the same) week\b|\b(?:derselben|gleichen|selben|der) woche\b|\bayni hafta\b|\b(?:la|cette) meme semaine\b|\b(?:la|esa) misma semana\b/
const IN_PLACE = new RegExp(
  String.raw`\binstead of\b|\brather than\b|\b${STATT}\b|\banstelle\b|\byerine\b|\bau lieu d|\ben (?:lugar|vez) de|\b(?:mov|shift|postpon|resched|push|verschieb|verleg|ertel|report|decal|aplaz)\w*`,
)
/** How far from its week a weekday may stand. */
const NEAR = 30

type Named = { from: number; to: number; index: number }

export function countedDays(
  soft: string,
  receivedOn: LocalDate,
  { weekdays, dated }: { weekdays: readonly Named[]; dated: readonly CountedDay[] },
): CountedDay[] {
  const found: CountedDay[] = []
  for (const [pattern, days] of FROM_A_DAY)
    for (const match of soft.matchAll(pattern))
      found.push({ from: match.index, to: match.index + match[0].length, day: addDays(receivedOn, days) })
  const take = (from: number, to: number, dayFor: (index: number) => LocalDate | null) => {
    const near = weekdays.find((one) => one.from - to < NEAR && from - one.to < NEAR)
    const day = near ? dayFor(near.index) : null
    if (near && day !== null) found.push({ from: near.from, to: near.to, day })
  }
  for (const match of soft.matchAll(IN_WEEKS)) {
    const said = match.slice(1).find(Boolean) ?? ''
    const around = addDays(receivedOn, 7 * (NUMBERS[said] ?? Number(said)))
    take(match.index, match.index + match[0].length, (index) => nearestWeekday(around, index))
  }
  for (const match of soft.matchAll(WEEK_NUMBER)) {
    const week = Number(match[1] ?? match[2])
    take(match.index, match.index + match[0].length, (index) => dayOfWeek(week, index, receivedOn))
  }
  const old = dated[0]
  if (old && found.length === 0 && (IN_PLACE.test(soft) || SAME_WEEK.test(soft)))
    for (const { from, to, index } of weekdays) {
      // the old day's own weekday stands right before it
      if (dated.some((one) => (one.from >= to && one.from - to <= 14) || (from >= one.to && from - one.to <= 6)))
        continue
      const monday = addDays(old.day, -weekdayOf(old.day))
      const inWeek = addDays(monday, index)
      const ahead = (index - weekdayOf(old.day) + 7) % 7 || 7
      found.push({ from, to, day: SAME_WEEK.test(soft) ? inWeek : addDays(old.day, ahead) })
    }
  return found
}

/** Whether a day of a sentence is counted, or named by a weekday that it is not: it may be another. */
export const isCounted = (soft: string): boolean =>
  [...FROM_A_DAY.map(([pattern]) => pattern), IN_WEEKS, WEEK_NUMBER].some((pattern) => soft.search(pattern) >= 0) ||
  SAME_WEEK.test(soft)

function nearestWeekday(around: LocalDate, index: number): LocalDate {
  const ahead = (index - weekdayOf(around) + 7) % 7
  return addDays(around, ahead > 3 ? ahead - 7 : ahead)
}

/** A weekday of an ISO week that is not over: of this year, or of the next. */
function dayOfWeek(week: number, index: number, receivedOn: LocalDate): LocalDate | null {
  if (week < 1 || week > 53) return null
  const year = Number(receivedOn.slice(0, 4))
  return (
    [year, year + 1]
      .map((one) => {
        const fourth: LocalDate = `${one}-01-04`
        return addDays(fourth, 7 * (week - 1) + index - weekdayOf(fourth))
      })
      .find((day) => day >= receivedOn) ?? null
  )
}

/** 0 for Monday. 1970-01-05 was one. */
export function weekdayOf(date: LocalDate): number {
  return ((daysBetween('1970-01-05', date) % 7) + 7) % 7
}
