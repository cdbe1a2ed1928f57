import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { Sources, SourceToken } from './sources.ts'
import { isVerbForm } from './standing.ts'
import type { LanguageCode } from './stem.ts'

/** 'Employee of the month nominee' was not the employee of the month: who was only in the running says so. */
export function checkCandidates(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const isCandidate = ({ lower }: { lower: string }) => CANDIDATE[language.code].test(lower)
  if (tokens.some(isCandidate)) return []
  const lost = units.flatMap(({ kind, tokens: words }) => (kind === 'bullet' ? words.filter(isCandidate) : []))
  return tokens.flatMap((token) => {
    const { isContent, found } = token
    if (!isContent || found.length === 0) return []
    return found.every((source) => lost.some((one) => isRoleOf(one, source, language)))
      ? [{ token, why: 'a rank that is not yours in the sources' }]
      : []
  })
}

/** In a part that says what somebody was, not what was done with candidates. */
function isRoleOf(candidate: SourceToken, { unit, part }: SourceToken, language: Language): boolean {
  if (candidate.unit !== unit || candidate.part !== part) return false
  return !unit.tokens.some(
    (word) =>
      word.part === part &&
      word !== candidate &&
      !language.be.has(word.lower) &&
      !BECAME.test(word.lower) &&
      (language.code === 'tr' ? /[dt][ıiuü]m$/u.test(word.lower) : isVerbForm(word, language)),
  )
}
const BECAME = /^(?:became|been|being|named|voted|geworden|wurde|war|gewesen|oldum|seçil\p{L}*|devenue?|été|fui|sido)$/u

const CANDIDATE: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:nominees?|nominated|nomination|finalists?|candidates?|candidacy|shortlist(?:ed)?|longlist(?:ed)?|contenders?|entrants?|applicants?)$/,
  de: /^(?:nominiert\p{L}*|nominierung|finalist(?:in)?|kandidat(?:in|ur)?|anwärter(?:in)?|bewerber(?:in)?|endrunde)$/u,
  tr: /^(?:finalist\p{L}*|aday(?:ı|ıyım|ıydım|lığı|lık|dım)?)$/u,
  fr: /^(?:nommée?|nominée?|finaliste|candidate?|candidature|présélectionnée?)$/,
  es: /^(?:nominad[oa]|finalista|candidat[oa]|candidatura|aspirante|preseleccionad[oa])$/,
}

/** 'Recipes by my mother, photos by me': only what the sources call one's own is. */
export function checkMine(tokens: readonly Aligned[], language: Language): Finding[] {
  const end = mineAt(tokens)
  if (end < 0) return []
  const here = tokens.slice(0, end)
  const start = here.findLastIndex(({ gap }) => /[;.:,()–—]/.test(gap))
  return here.slice(Math.max(0, start)).flatMap((token) => {
    if (!token.isContent || token.found.length === 0) return []
    const isOthers = ({ unit, part }: SourceToken) => {
      const mine = mineAt(unit.tokens)
      return mine >= 0 && unit.tokens[mine]?.part !== part
    }
    return token.found.every(isOthers) ? [{ token, why: 'somebody else did it in the sources' }] : []
  })

  function mineAt(words: readonly { lower: string; gap: string }[]): number {
    return words.findIndex(({ lower }, at) => {
      if (!ME[language.code].test(lower)) return false
      // 'by me' is read as 'my', behind which nothing stands
      if (language.code === 'en') return words[at + 1] === undefined || /[;.:,()–—]/.test(words[at + 1]?.gap ?? '')
      return language.code === 'tr' || BY.test(words[at - 1]?.lower ?? '')
    })
  }
}
const BY = /^(?:von|de|par|por)$/
const ME: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:my|me|myself)$/,
  de: /^mir$/,
  tr: /^(?:benden|bana)$/,
  fr: /^moi$/,
  es: /^mí$/,
}

/** 'Now learning Rust' has not learned it, and who is taking a course has not taken it. */
export function checkLearned(tokens: readonly Aligned[], { entries }: Sources, language: Language): Finding[] {
  const { past, present, course, taking, taken } = LEARNING[language.code]
  const partOf = ({ unit, part }: SourceToken) => unit.tokens.filter((word) => word.part === part)
  const isRunning = (source: SourceToken) => {
    const end = entries[source.unit.entry]?.end ?? ''
    const isNow = end === '' || end === 'present' || partOf(source).some(({ lower }) => language.ongoing.has(lower))
    return source.unit.kind === 'bullet' && isNow
  }
  const isLearning = (source: SourceToken) =>
    present.test(source.lower) ||
    (PREPARING.test(source.lower) && AS_OR_FOR.test(source.unit.tokens[source.at + 1]?.lower ?? ''))
  const isBeingTaken = tokens.some(
    ({ lower, found }) =>
      course.test(lower) &&
      found.length > 0 &&
      found.every((source) => isRunning(source) && partOf(source).some((word) => taking.test(word.lower))),
  )
  return tokens.flatMap((token) => {
    const { lower, found } = token
    const isLearnt = past.test(lower) && found.length > 0 && found.every((one) => isRunning(one) && isLearning(one))
    return isLearnt || (isBeingTaken && taken.test(lower)) ? [{ token, why: 'it still goes on, says the source' }] : []
  })
}
const PREPARING = /^(?:train|retrain|prepar)\p{L}*ing$/u
const AS_OR_FOR = /^(?:as|for|to)$/
type Learning = Readonly<Record<'past' | 'present' | 'course' | 'taking' | 'taken', RegExp>>
const LEARNING: Readonly<Record<LanguageCode, Learning>> = {
  en: {
    past: /^(?:learn(?:ed|t)|studied|trained|retrained|prepared|mastered)$/,
    present: /^(?:learn(?:ing|s)?|study(?:ing)?|studies|retrain(?:ing|s)?)$/,
    course:
      /^(?:courses?|bootcamp|licen[cs]e|degree|diploma|certificate|certification|thesis|dissertation|exams?|qualification|apprenticeship|class|module)$/,
    taking: /^(?:doing|taking|attending|writing|completing|pursuing|preparing|finishing|following)$/,
    taken: /^(?:did|took|taken|attended|wrote|written|completed|pursued|prepared|finished|followed|passed)$/,
  },
  de: {
    past: /^(?:gelernt|erlernt|studiert|umgeschult|absolviert)$/,
    present: /^(?:lerne|lernend|erlerne|studiere|absolviere)$/,
    course: /(?:kurs|schein|lehrgang|ausbildung|studium|umschulung|weiterbildung|prüfung|zertifikat|thesis|arbeit)$/,
    taking: /^(?:mache|besuche|schreibe|absolviere|belege)$/,
    taken: /^(?:gemacht|besucht|geschrieben|absolviert|belegt|bestanden|abgeschlossen)$/,
  },
  tr: {
    past: /^(?:öğrendim|öğrendi|okudum|öğrenmiş)$/,
    present: /^(?:öğren|oku)\p{L}*(?:yorum|maktayım|mekteyim)$/u,
    course: /^(?:kurs|eğitim|sertifika|ehliyet|tez|sınav|program)\p{L}*$/u,
    taking: /^(?:yaz|al|yap|hazırl|gid)\p{L}*yorum$/u,
    taken: /^(?:yazdım|aldım|yaptım|hazırladım|gittim|bitirdim|tamamladım)$/,
  },
  fr: {
    past: /^(?:appris|étudié)$/,
    present: /^(?:apprends|apprenant|étudie)$/,
    course: /^(?:cours|permis|formation|mémoire|thèse|examen|diplôme|stage|certificat)$/,
    taking: /^(?:fais|suis|prépare|écris|rédige|passe)$/,
    taken: /^(?:fait|suivie?|préparée?|écrite?|rédigée?|passée?|obtenue?)$/,
  },
  es: {
    past: /^(?:aprendí|aprendido|estudié|estudiado|cursé|cursado)$/,
    present: /^(?:aprendo|aprendiendo|estudio|estudiando|curso|cursando)$/,
    course: /^(?:curso|carné|carnet|examen|tesis|máster|grado|certificado|título)$/,
    taking: /^(?:hago|sigo|preparo|escribo|redacto)$/,
    taken: /^(?:hice|hecho|seguí|preparé|preparado|escribí|escrito|redacté|redactado|obtuve)$/,
  },
}
