import { wordsOf } from './heard-text.ts'

/** The post that a letter names: 'the Data Officer role at Stockport Library'. */
export type NamedPost = { company: string; title: string | null }

const NAME = String.raw`(?<![\p{L}\p{N}'’&-])\p{Lu}[\p{L}\p{N}'’&-]{0,40}(?:(?: (?:of|and|for|the|und|für|der|des|de|la|du|et|van|ve|&))? \p{Lu}[\p{L}\p{N}'’&-]{0,40}){0,5}`
const ARTICLE = String.raw`(?:the |der |dem |den |la |het )?`
/** Before the name of an employer, where the sentence speaks of applying or of a post. */
const AT = new RegExp(String.raw`(?<!\p{L})(?:at|with|bei|chez|bij) ${ARTICLE}(${NAME})`, 'gu')
const IN_OR_TO = new RegExp(
  String.raw`(?<!\p{L})(?:interest in|appl(?:y|ying|ied) to|application to|join(?:ing)?) ${ARTICLE}(${NAME})`,
  'gu',
)
/** One word with such an ending is more often a town. */
const TURKISH =
  /(?<![\p{L}\p{N}&-])(\p{Lu}[\p{L}\p{N}&-]{0,40}(?: (?:ve )?\p{Lu}[\p{L}\p{N}&-]{0,40}){1,5})(?:['’]?n?[dt][ae]ki| bünyesindeki| firmasındaki| şirketindeki)(?!\p{L})/gu
const POST =
  /(?<!\p{L})(?:roles?|positions?|posts?|vacancy|job|opening|appl\p{L}+|stelle|position|bewerb\p{L}*|poste|candidature|vacature|functie|pozisyon\p{L}*|başvur\p{L}*|ilan\p{L}*|görev\p{L}*)(?!\p{L})/iu
const TITLE = new RegExp(
  String.raw`(${NAME})(?: (?:role|position|post|vacancy|job|opening|pozisyonu\p{L}*|ilanı\p{L}*))(?!\p{L})`,
  'u',
)
const NO_FIRM =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Ihnen|Ihrem?|Sie|This|That|Our|Your|You|We|I|It|Zoom|Teams|Microsoft|Google Meet|Human Resources|HR)$/u

/** Employers that the letter itself names as the place of the post. */
export function postsNamed(text: string): NamedPost[] {
  return text
    .split(/[\n!?;]+|\.\s/)
    .filter((sentence) => POST.test(sentence))
    .flatMap((sentence) => {
      const title = TITLE.exec(sentence)?.[1]?.replace(/^.*['’]n?[dt][ae]ki /u, '') ?? null
      return [AT, IN_OR_TO, TURKISH]
        .flatMap((names) => [...sentence.matchAll(names)].map(([, name]) => name ?? ''))
        .filter((name) => name !== '' && !NO_FIRM.test(name) && name !== title)
        .map((company) => ({ company, title }))
    })
}

/** Whether two names may be of one firm: one has all the words of the other. */
export function mayBeOne(one: string, other: string): boolean {
  const words = wordsOf(one)
  const others = wordsOf(other)
  if (words.length === 0 || others.length === 0) return false
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
}
