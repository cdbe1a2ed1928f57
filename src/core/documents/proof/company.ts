import type { LanguageCode } from './stem.ts'

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const NUMBER = `(\\d{1,2}|${SMALL.join('|')})`
const GROUP = '(?:team|group|crew|squad|party|class group)'
/** 'in a group of three interns', 'part of a 3-person team': the person and two others. */
const WITHIN = new RegExp(
  `(?:,\\s*)?\\b(?:in|within|as part of|part of|as a member of|member of) (?:an?|the) (?:${GROUP} of ${NUMBER}|${NUMBER}[- ](?:person|strong|member|people)(?: ${GROUP})?)(?=( \\p{L}+)?)`,
  'giu',
)

/** 'one of 4 developers', not 'one of 12 finalists': those who work are few. */
const ONE_OF = new RegExp(
  `(?:,\\s*)?\\b(?:was |am |being )?one of (?:the |our )?${NUMBER} (?:developers|engineers|designers|analysts|people|colleagues|others|nurses|cooks|clerks|testers|teachers|staff|who)(?![\\p{L}\\d])`,
  'giu',
)

/** 'a team of 4 developers including me', '3 engineers including myself': so many less the person. */
const WITH_ME = new RegExp(
  `(?:\\b(?:an? |the )?${GROUP} of )?${NUMBER} (\\p{L}+s|people)(?:,| \\()? ?(?:including|incl\\.?) (?:me|myself)\\)?(?![\\p{L}\\d])`,
  'giu',
)

/** Writes a group by those beside the person, so that 'in a group of three' and 'with two others' are one. */
export function withCompany(text: string, code: LanguageCode): string {
  if (code !== 'en') return text
  return text
    .replaceAll(WITH_ME, (whole: string, size: string, people: string) =>
      sizeOf(size) > 1 ? `with ${sizeOf(size) - 1} other ${people}` : whole,
    )
    .replaceAll(ONE_OF, ' in a group of $1 ')
    .replaceAll(WITHIN, (whole: string, of?: string, strong?: string, next?: string) => {
      const size = sizeOf(of ?? strong ?? '')
      if (!(size > 1)) return whole
      return ` with ${size - 1} other${next !== undefined && /[^s]s$/.test(next) ? '' : 's'}`
    })
}

const sizeOf = (number: string): number =>
  SMALL.includes(number.toLowerCase()) ? SMALL.indexOf(number.toLowerCase()) + 1 : Number(number)
