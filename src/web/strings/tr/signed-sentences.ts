import { named } from './names.ts'

type Pattern = readonly [RegExp, (...found: string[]) => string]
/** Topics as they were signed, and in Turkish. */
type Topics = Readonly<Record<string, string>>

/** What a signed proof says of a check, sentence by sentence, as server/arena/describe-pass.ts writes it. */
const SENTENCES: readonly Pattern[] = [
  [
    /^Answered questions on (.{1,120}) well enough in a timed check of questions drawn for this person\.$/,
    (skill) =>
      `${named(skill)} sorularını, bu kişi için seçilen sorulardan oluşan süreli bir testte yeterince iyi yanıtladı.`,
  ],
  [/^Each question (?:is|was) chosen by the answers before\.$/, () => 'Her soru, önceki yanıtlara göre seçilir.'],
  [/^The one question was asked at once\.$/, () => 'Tek bir soru soruldu.'],
  [/^All (\d{1,3}) questions were asked at once\.$/, (asked) => `${asked} sorunun hepsi birden soruldu.`],
  [
    /^By the answers the pass mark is reached with a certainty of (\d{1,3}) %\.$/,
    (percent) => `Yanıtlara göre geçme notuna ulaşıldığı %${percent} kesindir.`,
  ],
  [
    /^The answers left doubt: by them it is more likely than not that the pass mark is reached \((\d{1,3}) %\)\.$/,
    (percent) =>
      `Yanıtlar kuşku bıraktı: onlara göre geçme notuna ulaşılmış olması, ulaşılmamış olmasından daha olası (%${percent}).`,
  ],
  [/^Graded by code\.$/, () => 'Puanı yazılım verir.'],
  // signed before November 2026
  [
    /^The check is passed when the answers leave no reasonable doubt that the pass mark is reached; it is graded by code\.$/,
    () => 'Yanıtlar, geçme notuna ulaşıldığına dair makul bir kuşku bırakmadığında test geçilir; puanı yazılım verir.',
  ],
  [
    /^(\d{1,3}) questions?(?: on (.{1,600}))?, within twenty minutes\.$/,
    (asked, topics) => `Yirmi dakika içinde ${asked} soru${topics ? `; konular: ${topics}` : ''}.`,
  ],
  [
    /^(\d{1,3}) questions?(?: on (.{1,600}))? confirmed a check that was passed before\.$/,
    (asked, topics) => `Daha önce geçilen bir testi ${asked} soru doğruladı${topics ? `; konular: ${topics}` : ''}.`,
  ],
  [
    /^There are only (\d{1,3}) questions on this skill: one check can show all of them, and they could be looked up before another\.$/,
    (pool) =>
      `Bu becerinin yalnızca ${pool} sorusu var: bir test hepsini gösterebilir, sonraki testten önce yanıtlarına bakılmış olabilir.`,
  ],
  [
    /^The check was not supervised, and books were open\.$/,
    () => 'Test gözetim altında yapılmadı; kaynaklara bakılabiliyordu.',
  ],
  [/^The name is self-declared: nobody has checked it\.$/, () => 'Ad, kişinin kendi beyanıdır: kimse denetlemedi.'],
]

/** A sentence that is not known stays as it was signed, and so does a topic. */
export function signedInTurkish(text: string, topics: Topics = {}): string {
  return text
    .split(/(?<=\.)\s+(?=[A-Z])/)
    .map((sentence) => {
      for (const [pattern, inWords] of SENTENCES) {
        const found = pattern.exec(sentence)
        if (found) return inWords(...found.slice(1).map((part) => topicsIn(part, topics)))
      }
      return sentence
    })
    .join(' ')
}

/** Undefined where a sentence names no topics. */
function topicsIn(part: string | undefined, topics: Topics): string {
  return (part ?? '')
    .split('; ')
    .map((topic) => topics[topic] ?? topic)
    .join('; ')
}
