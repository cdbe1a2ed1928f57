import { must } from '#core/must.ts'
import { STANCE_WORDS, type Sign } from './stance-words.ts'
import type { Found, Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** Somebody else who may do or want it. */
const OTHERS: Partial<Record<string, RegExp>> = {
  en: pattern(
    '(?:somebody|someone|some people|people|others|they|another|(?:an?|the|our|my|one|his|her|their) (?:[\\p{L}]+ )?(?:team|colleagues?|boss|manager|supervisor|lead|director|client|customer|vendor|predecessor|developer|engineer|admin|administrator|intern|friend|company|firm|department|support|classmate|shop|contractor))',
  ),
  tr: new RegExp(
    '(?<!\\p{L})(?:biri|birisi|birileri|bazıları|başkası|arkadaş|ekip|ekib|müdür|yönetici|patron|meslektaş|çalışan|müşteri|destek|firma|şirket|stajyer|geliştirici|onlar|önceki|benden önce)',
    'u',
  ),
}
/** What the person does themselves; to have seen it is not to have done it. */
const OWN: Partial<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|we|my|our) (?!(?:once |then |also |had |later )*(?:saw|see|noticed|notice|heard|hear|knew|know|found out|discovered|learnt|learned|realised|realized|remember|last|former|previous|old|team|boss|manager|colleagues?|supervisor|lead|director|predecessor|friend|client|customer|company|firm))/u,
  tr: /\p{L}{2}(?:[dt][ıiuü][mk]|r[ıiuü][mz]|yor(?:um|uz)|[ae]ca?ğ[ıi](?:m|z))(?!\p{L})/u,
}
/** The fault was ended. */
const ENDED: Partial<Record<string, RegExp>> = {
  en: pattern(
    '(?:i|we) (?:then |at once |immediately )?(?:closed|revoked|removed|replaced|rotated|withdrew|corrected|fixed|locked|blocked|isolated|reset|restored|deleted|turned|switched|stopped|put|repaired|undid)',
  ),
  tr: /(?<!\p{L})(?:kapat|düzelt|kaldır|değiştir|geri al|onar|durdur|sil|iptal et|yenile)\p{L}*[dt][ıiuü][mk](?!\p{L})/u,
}
const AFTER = 4
const UNDISTURBED: readonly Sign[] = ['kept quiet', 'made to look', 'excused', 'paid off']

/**
 * Whether an answer that tells of something harmful answers for it: others did or wanted it and the person said so openly or
 * refused, or the person ended their own fault and reported it. Not where it was hidden, hurt nobody or paid off.
 */
export function isAnsweredFor(sentences: readonly Told[], at: number, { to }: Found, language: string): boolean {
  const words = STANCE_WORDS[language]
  const sentence = sentences[at]
  if (!words || !sentence) return false
  const following = sentences.slice(at + 1, at + 1 + AFTER).map(plain)
  const has = (pattern: RegExp, texts: readonly string[]): boolean => texts.some((text) => text.search(pattern) >= 0)
  if (UNDISTURBED.some((sign) => has(must(words.signs.get(sign)), [plain(sentence), ...following]))) return false
  const rest = sentence.tokens.slice(to + 1).join(' ')
  if (isOfOthers(sentence.tokens.slice(0, to + 1).join(' '), language))
    return has(words.refused, [rest, ...following]) || has(words.open, [rest, ...following])
  return following.some((text) => ENDED[language]?.test(text)) && has(words.open, following)
}

function isOfOthers(said: string, language: string): boolean {
  return OTHERS[language]?.test(said) === true && OWN[language]?.test(said) !== true
}

const plain = ({ tokens }: Told): string => tokens.join(' ')
