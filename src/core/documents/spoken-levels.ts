import { fold } from '#core/text/fold.ts'
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'

/** How well a language is spoken, in each language of documents; what is printed first, behind it other words for the same. */
const LEVELS: readonly Record<DocumentLanguage, string>[] = [
  {
    en: 'native|native speaker|native language|mother tongue|first language',
    de: 'Muttersprache|Muttersprachler|Muttersprachlerin|muttersprachlich|Erstsprache',
    tr: 'ana dil|anadil|ana dili|anadili|ana dilim|anadilim',
    fr: 'langue maternelle|maternelle',
    es: 'lengua materna|idioma materno|nativo|nativa',
  },
  { en: 'bilingual', de: 'zweisprachig', tr: 'iki dilli', fr: 'bilingue', es: 'bilingüe' },
  // the five that LinkedIn writes
  {
    en: 'native or bilingual proficiency|native or bilingual',
    de: 'Muttersprache oder zweisprachig',
    tr: 'ana dil veya çift dil yeterliliği',
    fr: 'bilingue ou langue natale',
    es: 'competencia bilingüe o nativa',
  },
  {
    en: 'full professional proficiency|full professional',
    de: 'verhandlungssicher',
    tr: 'tam profesyonel yeterlilik',
    fr: 'capacité professionnelle complète',
    es: 'competencia profesional completa',
  },
  {
    en: 'professional working proficiency|professional working',
    de: 'fließend im Beruf',
    tr: 'profesyonel çalışma yeterliliği',
    fr: 'compétence professionnelle',
    es: 'competencia básica profesional',
  },
  {
    en: 'limited working proficiency|limited working',
    de: 'begrenzte Berufskenntnisse',
    tr: 'sınırlı çalışma yeterliliği',
    fr: 'compétence professionnelle limitée',
    es: 'competencia básica limitada',
  },
  {
    en: 'elementary proficiency|elementary',
    de: 'Grundstufe',
    tr: 'başlangıç yeterliliği',
    fr: 'compétence élémentaire|élémentaire',
    es: 'competencia básica|elemental',
  },
  { en: 'fluent', de: 'fließend|flüssig', tr: 'akıcı', fr: 'courant|couramment', es: 'fluido|fluida' },
  {
    en: 'very good',
    de: 'sehr gut|sehr gute Kenntnisse',
    tr: 'çok iyi',
    fr: 'très bon niveau|très bien',
    es: 'muy bueno|muy bien|muy buena',
  },
  { en: 'good', de: 'gut|gute Kenntnisse', tr: 'iyi', fr: 'bon niveau|bien|bon', es: 'bueno|bien|buena' },
  {
    en: 'advanced',
    de: 'fortgeschritten',
    tr: 'ileri düzey|ileri|ileri seviye',
    fr: 'avancé|niveau avancé',
    es: 'avanzado|nivel avanzado',
  },
  {
    en: 'intermediate',
    de: 'Mittelstufe|mittel',
    tr: 'orta düzey|orta|orta seviye',
    fr: 'intermédiaire|niveau intermédiaire',
    es: 'intermedio|nivel intermedio',
  },
  {
    en: 'basic|basics|basic knowledge',
    de: 'Grundkenntnisse',
    tr: 'temel düzey|temel|temel seviye',
    fr: 'notions|notions de base|bases',
    es: 'nociones básicas|básico|nivel básico|conocimientos básicos',
  },
  {
    en: 'beginner',
    de: 'Anfängerniveau|Anfänger|Anfängerin',
    tr: 'başlangıç düzeyi|başlangıç|başlangıç seviyesi',
    fr: 'débutant|débutante',
    es: 'principiante',
  },
  {
    en: 'conversational',
    de: 'Konversationsniveau',
    tr: 'günlük konuşma düzeyi',
    fr: 'niveau de conversation',
    es: 'nivel conversacional',
  },
]

const waysOf = (level: (typeof LEVELS)[number], language: DocumentLanguage) => level[language].split('|')
const byWords = new Map(
  // backwards: of two levels with the same words the one further up counts
  LEVELS.toReversed().flatMap((level) =>
    DOCUMENT_LANGUAGES.flatMap((language) => waysOf(level, language).map((words) => [fold(words), level] as const)),
  ),
)
/** Between two ways of saying it: 'native / bilingual', 'C1, fluent', 'C2 (native)'. */
const BETWEEN = /(\s*[,;/()]\s*)/u
/** The same in every language. */
const EVERYWHERE = /^(?:[ABC][12][+-]?|\d*)$/iu

/** A level in the words of a document's language. What is not known whole stays as it is: it may take something back. */
export function spokenLevelIn(level: string, language: DocumentLanguage): string {
  const parts = level.split(BETWEEN).map((part, at) => {
    const own = part.trim()
    if (at % 2 === 1 || EVERYWHERE.test(own)) return part
    const known = byWords.get(fold(own))
    if (known === undefined) return undefined
    const ways = waysOf(known, language)
    const alike = ways.find((words) => fold(words) === fold(own))
    const isOf = (one: DocumentLanguage) =>
      waysOf(known, one).some((words) => words.toLowerCase() === own.toLowerCase())
    // 'bilingüe' is Spanish in a French resume, though both fold alike; 'fliessend' is how the person writes
    if (alike !== undefined && (isOf(language) || !DOCUMENT_LANGUAGES.some(isOf))) return part
    return part.replace(own, begunAs(own, alike ?? ways[0] ?? own, language))
  })
  return parts.includes(undefined) ? level : parts.join('')
}

/** With a capital where the person wrote one: 'German' is 'Allemand' in a list. */
export function begunAs(own: string, printed: string, language: DocumentLanguage): string {
  const isCapital = /^\p{Lu}/u.test(own.trim())
  return isCapital ? printed.charAt(0).toLocaleUpperCase(language) + printed.slice(1) : printed
}
