import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { Sources } from './sources.ts'

/** A course that somebody took, a training or talk that they had, was not theirs to give: 'gave', 'provided' and 'held' turn it round. */
export function checkReceived(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const { lesson, had, gave } = WORDS[language.code]
  if (tokens.some(({ lower }) => had.test(lower))) return []
  const heard = new Set(
    units
      .filter(({ kind }) => kind === 'bullet')
      .flatMap(({ tokens: words }) =>
        words.filter(
          (word) =>
            lesson.test(word.lower) &&
            words.some(({ lower, clause }) => clause === word.clause && had.test(lower)) &&
            !words.some(({ lower, clause }) => clause === word.clause && gave.test(lower)),
        ),
      ),
  )
  const isHeard = tokens.some(({ found }) => found.length > 0 && found.every((source) => heard.has(source)))
  // 'presented' can have its place in 'attended' alone
  const isTurned = ({ lower, found }: Aligned) =>
    gave.test(lower) && (isHeard || (found.length > 0 && found.every((source) => had.test(source.lower))))
  return tokens.filter(isTurned).map((token) => ({ token, why: 'received there, not given' }))
}

const WORDS: Readonly<Record<Language['code'], { lesson: RegExp; had: RegExp; gave: RegExp }>> = {
  en: {
    lesson:
      /^(?:courses?|training|trainings|talks?|workshops?|lessons?|seminars?|lectures?|class(?:es)?|instruction|coaching|session|sessions)$/,
    had: /^(?:took|take|taken|taking|attend(?:ed|ing|s)?|receiv(?:ed?|ing)|got|had|heard|complet(?:ed|ing)|participated|did|sat|underwent|enrolled)$/,
    gave: /^(?:g[ai]ven?|giving|gives|provid(?:ed?|ing)|held|hold|holding|deliver(?:ed|ing)?|ran|run|running|conduct(?:ed|ing)?|taught|teach|teaching|led|leading|offer(?:ed|ing)?|organi[sz](?:ed|ing)|carried|present(?:ed|ing))$/,
  },
  de: {
    lesson:
      /(?:kurse?s?|schulung(?:en)?|vortrag|vorträge|workshops?|seminare?|lehrgang|lehrgänge|fortbildung(?:en)?|unterricht|training|einweisung)$/,
    had: /^(?:besucht\p{L}*|besuche|erhalten|erhielt|bekommen|bekam|teilgenommen|teilnahme|nahm|absolviert|gehört|belegt|mitgemacht)$/u,
    gave: /^(?:gegeben|gab|gebe|gehalten|hielt|halte|durchgeführt|durchführung|durchführte|geleitet|leitete|erteilt|angeboten|veranstaltet|organisiert|abgehalten|übernommen|gemacht)$/,
  },
  tr: {
    lesson: /^(?:eğitim|kurs|seminer|ders|atölye|sunum|konuşma)\p{L}*$/u,
    had: /^(?:aldı\p{L}*|alıyor\p{L}*|alarak|alan|katıl\p{L}*|dinle\p{L}*|gördü\p{L}*)$/u,
    gave: /^(?:ver(?:di|iyor|ip|erek|dim|mek|en|il)\p{L}*|yaptı\p{L}*|yapıyor\p{L}*|yapmakta\p{L}*|gerçekleştir\p{L}*|düzenle\p{L}*|yürüt\p{L}*)$/u,
  },
  fr: {
    lesson: /^(?:formations?|cours|ateliers?|séminaires?|conférences?|stages?)$/,
    had: /^(?:suivie?s?|suivre|suivi|reçue?s?|reçu|participée?|participation|participé|assisté|bénéficié|eu)$/,
    gave: /^(?:assur(?:ée?s?|er|e|ais)|réalis(?:ée?s?|er|e|ais)|donn(?:ée?s?|er|e)|anim(?:ée?s?|er|e|ation)|dispens(?:ée?s?|er)|fais|faite?s?|faire|menée?s?|mener|effectuée?s?|organisée?s?)$/,
  },
  es: {
    lesson: /^(?:curs(?:o|os|illo)|formación|formaciones|taller(?:es)?|seminarios?|charlas?|clases?)$/,
    had: /^(?:recib[íi]\p{L}*|asist[íi]\p{L}*|curs(?:é|ado)|hice|tomé|participé|escuché|seguí)$/u,
    gave: /^(?:impart(?:í|ir|ido|ida|iendo)|realic[eé]|realiz(?:ar|ado|ada|ando|o)|di|dar|dado|dict[eé]|llevé|ofrec[íi]|organic[eé]|dirig[íi]|presenté)$/u,
  },
}
