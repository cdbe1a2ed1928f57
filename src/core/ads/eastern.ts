import type { EmploymentType, SectionKind, WorkMode } from './kinds.ts'
import { isEastern } from '#core/text/scripts.ts'
import type { Pay } from './fields/money.ts'

/** Japanese and Chinese put no blanks between words: parts of words decide, and a sign says more than a letter. */
/** A sign of these scripts holds as much as two and a half letters. */
export const sizeOf = (text: string): number =>
  isEastern(text) ? text.length + 1.5 * (text.match(/[\u3040-\u30FF\u3400-\u9FFF]/g)?.length ?? 0) : text.length

/** By the letters that only one language writes; null for the others. */
export function easternLanguage(text: string): string | null {
  const of = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, text.length)
  if (of(/[\u3040-\u30FF]/g) > 0.08) return 'ja'
  if (of(/[\uAC00-\uD7AF]/g) > 0.15) return 'ko'
  return of(/[\u3400-\u9FFF]/g) > 0.2 ? 'zh' : null
}

const HEADINGS: [SectionKind, RegExp][] = [
  ['nice', /歓迎|尚可|優遇|あれば|加分|优先/],
  [
    'must',
    /必須|応募資格|応募条件|応募要件|求める人|求めるスキル|対象となる方|必要な(?:経験|スキル)|任职要求|职位要求|任职资格/,
  ],
  ['duties', /仕事内容|業務内容|職務内容|お任せする|具体的な(?:仕事|業務)|岗位职责|工作职责|工作内容/],
  ['offer', /待遇|福利厚生|給与|勤務条件|得られる|休日|福利待遇/],
  ['process', /選考(?:プロセス|フロー|の流れ)|面接/],
  ['apply', /応募方法|エントリー|お問い合わせ/],
  ['about', /会社概要|会社について|私たちについて|企業情報|事業内容|公司介绍|关于我们/],
]
export const easternHeading = (text: string): SectionKind | null =>
  isEastern(text) ? (HEADINGS.find(([, pattern]) => pattern.test(text.normalize('NFC')))?.[0] ?? null) : null

const TYPES: [EmploymentType, RegExp][] = [
  ['internship', /インターン|实习/],
  ['contract', /業務委託|フリーランス/],
  ['temporary', /契約社員|派遣|期間限定/],
  ['part-time', /パート|アルバイト|兼职/],
  ['full-time', /正社員|正職員|フルタイム|全职/],
]
export const easternTypes = (text: string): EmploymentType[] =>
  isEastern(text) ? TYPES.filter(([, pattern]) => pattern.test(text)).map(([type]) => type) : []

export function easternMode(text: string): WorkMode | null {
  if (!isEastern(text)) return null
  if (/フルリモート|完全(?:在宅|リモート)|远程办公/.test(text)) return 'remote'
  if (/(?:在宅|リモート|テレワーク).{0,12}(?:不可|なし)|フル出社/.test(text)) return 'onsite'
  return /在宅勤務|リモート|テレワーク|ハイブリッド/.test(text) ? 'hybrid' : null
}

const YEN =
  /(?<kind>年収|年俸|月給|月収|時給|日給)?[^\d\n]{0,8}(?<low>\d[\d,.]*)\s*(?<lowTens>万)?\s*円?\s*(?:[〜～~\-–—]|から)\s*(?<high>\d[\d,.]*)\s*(?<highTens>万)?\s*円|(?<only>年収|年俸|月給|月収|時給|日給)[^\d\n]{0,8}(?<sum>\d[\d,.]*)\s*(?<sumTens>万)?\s*円/u
const PERIODS: Partial<Record<string, Pay['period']>> = { 月給: 'month', 月収: 'month', 時給: 'hour', 日給: 'day' }

/** '年収500万円〜700万円': five to seven million yen a year. */
export function yenIn(text: string): { pay: Pay; words: string; from: number } | null {
  const match = text.includes('円') ? YEN.exec(text) : null
  const groups = match?.groups
  if (!match || !groups) return null
  const amount = (digits: string | undefined, tens: string | undefined) =>
    digits === undefined ? null : Number(digits.replaceAll(',', '')) * (tens === undefined ? 1 : 10_000)
  const high = amount(groups['high'], groups['highTens'])
  const low =
    high === null
      ? amount(groups['sum'], groups['sumTens'])
      : // '500〜700万円'
        amount(groups['low'], groups['lowTens'] ?? groups['highTens'])
  if (low === null || !Number.isFinite(low)) return null
  const words = match[0].trim()
  const said = PERIODS[groups['kind'] ?? groups['only'] ?? '']
  const most = high ?? low
  const period = said ?? (most >= 1_500_000 ? 'year' : most >= 100_000 ? 'month' : 'hour')
  return { pay: { text: words, min: low, max: most, currency: 'JPY', period }, words, from: match.index }
}

/** '3年以上' */
export function easternYears(text: string): number | null {
  const found = /(\d{1,2})\s*年(?:以上|间以上|以上の|程度)/u.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

/** A language, a licence or a degree that is asked for by name. */
export const isEasternCondition = (text: string): boolean =>
  isEastern(text) &&
  /(?:日本語|英語|中国語|JLPT|TOEIC).{0,20}(?:レベル|以上|必須|流暢|できる方|堪能)|運転免許|免許|資格.{0,6}(?:必須|保有)|大卒|学歴.{0,6}以上|就労(?:資格|ビザ)|出張|夜勤|シフト勤務/u.test(
    text,
  )
