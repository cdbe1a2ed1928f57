import type { Mention } from './mentions.ts'
import { languageOfAnswer } from './elsewhere.ts'
import { stemsOfText } from './point-signs.ts'
import { questionIn } from './question-in-language.ts'
import type { CoachedQuestion } from './question.ts'
import { looksLikeCode } from './soundness.ts'

/** With fewer words that are about something, an answer is too short to tell. */
const LEAST = 8

/**
 * Whether nothing of an answer belongs to the question: no sign of any of its points, and no word of it stands in its text,
 * outline, red flags, follow-ups and known errors. English and Turkish prose only.
 */
export function isOffQuestion(
  question: CoachedQuestion,
  answer: string,
  mentions: readonly Mention[],
  hasErrors: boolean,
): boolean {
  const language = languageOfAnswer(answer)
  if (hasErrors || looksLikeCode(answer) || mentions.some(({ quote }) => quote !== null)) return false
  const { text, intent, outline, redFlags, followUps, points, misconceptions } = questionIn(question, language)
  if (language !== 'en' && (language !== 'tr' || !question.inTurkish)) return false
  const stems = STEMS[language]
  const belong = new Set(
    stems(
      [
        text,
        intent,
        ...outline,
        ...redFlags,
        ...points.flatMap((point) => [point.text, ...(language === 'en' ? point.terms : [])]),
        ...followUps.map((followUp) => followUp.text),
        ...misconceptions.flatMap(({ wrong, right, inTurkish }) =>
          language === 'en' ? [wrong, right] : [inTurkish?.wrong ?? '', inTurkish?.right ?? ''],
        ),
      ].join(' '),
    ),
  )
  const said = new Set(stems(answer))
  return said.size >= LEAST && ![...said].some((stem) => belong.has(stem))
}

/** Beginnings of Turkish words that any text has. */
const TURKISH_GENERIC = new Set(
  'için söyle önce göre olduğ eder etmek küçük gerçe gibi geri göste değiş kendi yenid daha veri verir yalnı zaman neyin olara sonra tutar bakar bakma değil sorar bulur neden olan hangi alır aynı nasıl yerin üzeri diye yeni içind kadar eski başın yanlı birli insan başka açık kimin durum ister doğru olabi büyük uzun vardı koyar hemen olmay başla gerek birka biri ilgi fark işin çünkü ancak fakat böyle şöyle yapar yapıl yapma yaptı oldu olmas olur herke bütün hepsi gelir geldi gider verdi aldım aldı'.split(
    ' ',
  ),
)
const STEMS = {
  en: stemsOfText,
  tr: (text: string): string[] =>
    stemsOfText(text)
      .map((stem) => stem.slice(0, 5))
      .filter((stem) => !TURKISH_GENERIC.has(stem)),
}
