/** Hours in words: 'half past two', 'halb drei', 'üç buçukta', 'las tres y media'. Softened letters. */
export type SpokenTime = { from: number; to: number; time: string }

const HOURS: readonly string[] = [
  'one|eins|ein|bir|bire|biri|una|une',
  'two|zwei|iki|ikiye|ikiyi|dos|deux',
  'three|drei|uc|uce|ucu|tres|trois',
  'four|vier|dort|dorde|dordu|cuatro|quatre',
  'five|funf|bes|bese|besi|cinco|cinq',
  'six|sechs|alti|altiya|altiyi|seis',
  'seven|sieben|yedi|yediye|yediyi|siete|sept',
  'eight|acht|sekiz|sekize|sekizi|ocho|huit',
  'nine|neun|dokuz|dokuza|dokuzu|nueve|neuf',
  'ten|zehn|on|ona|onu|diez|dix',
  'eleven|elf|on bir|on bire|on biri|once|onze',
  'twelve|zwolf|on iki|on ikiye|on ikiyi|doce|douze',
]
const HOUR = `(${HOURS.flatMap((names) => names.split('|'))
  .toSorted((one, other) => other.length - one.length)
  .join('|')}|\\d{1,2})`
/** Each form with the minutes that are added to its hour. */
const FORMS: readonly (readonly [RegExp, number])[] = (
  [
    [`half (?:past )?${HOUR}\\b`, 30],
    [`(?:a )?quarter past ${HOUR}\\b`, 15],
    [`(?:a )?quarter (?:to|before|of) ${HOUR}\\b`, -15],
    [`halb ${HOUR}\\b`, -30],
    [`viertel nach ${HOUR}\\b`, 15],
    [`(?:viertel vor|dreiviertel) ${HOUR}\\b`, -15],
    [`${HOUR} bucuk(?:ta|da)?\\b`, 30],
    [`${HOUR} ceyrek gec\\w+`, 15],
    [`${HOUR} ceyrek kala\\b`, -15],
    [`las? ${HOUR} y media\\b`, 30],
    [`las? ${HOUR} y cuarto\\b`, 15],
    [`las? ${HOUR} menos cuarto\\b`, -15],
    [`${HOUR} heures? et demie?\\b`, 30],
    [`${HOUR} heures? et quart\\b`, 15],
    [`${HOUR} heures? moins le quart\\b`, -15],
  ] as const
).map(([source, minutes]) => [new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu'), minutes])

const IN_THE_MORNING = /\b(?:morning|a\.m|morgens|fruh|vormittags?|sabah|manana|matin)\b/
const AFTERNOON = /\b(?:afternoon|evening|p\.?m|nachmittags?|abends?|ogleden sonra|aksam|tarde|apres-midi|soir)\b/
/** Talks are held in the day: two is the afternoon. */
const EARLIEST = 7

export function spokenTimes(soft: string): SpokenTime[] {
  return FORMS.flatMap(([pattern, minutes]) =>
    [...soft.matchAll(pattern)].flatMap((match) => {
      const named = HOURS.findIndex((names) => names.split('|').includes(match[1] ?? ''))
      const hour = named >= 0 ? named + 1 : Number(match[1])
      if (hour < 1 || hour > 23) return []
      const from = match.index
      const to = from + match[0].length
      const around = soft.slice(Math.max(0, from - 25), to + 25)
      const isLate = hour < 12 && !IN_THE_MORNING.test(around) && (AFTERNOON.test(around) || hour < EARLIEST)
      const total = (hour + (isLate ? 12 : 0)) * 60 + minutes
      const [hours, rest] = [Math.floor(total / 60), total % 60]
      return [{ from, to, time: `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}` }]
    }),
  )
}
