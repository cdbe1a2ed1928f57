import { languageOf } from '#core/text/language.ts'
import type { ResumeFacts } from '../schema.ts'
import { ENGLISH_SECTIONS, type SectionNames } from './outline.ts'

export const PRINT_LANGUAGES = ['en', 'de', 'tr', 'fr', 'es'] as const
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number]

/** The language that headings and months take beside these words; the app's where the words do not show one. */
export function printLanguage(words: readonly (string | null)[], app: string): PrintLanguage {
  const own = languageOf(words.join('\n'))
  return PRINT_LANGUAGES.find((one) => one === own) ?? PRINT_LANGUAGES.find((one) => one === app) ?? 'en'
}

export const RESUME_NAMES: Readonly<Record<PrintLanguage, string>> = {
  en: 'Resume',
  de: 'Lebenslauf',
  tr: 'Özgeçmiş',
  fr: 'CV',
  es: 'Currículum',
}

/** What a resume says in its owner's words. */
export function wordsOf({ basics, experience, education, projects }: ResumeFacts): (string | null)[] {
  return [
    basics.headline,
    basics.summary,
    ...experience.flatMap(({ title, highlights }) => [title, ...highlights]),
    ...education.flatMap(({ degree, area }) => [degree, area]),
    ...projects.flatMap(({ name, description, highlights }) => [name, description, ...highlights]),
  ]
}

export const SECTION_NAMES: Readonly<Record<PrintLanguage, SectionNames>> = {
  en: ENGLISH_SECTIONS,
  de: {
    summary: 'Profil',
    skills: 'Kenntnisse',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
    grade: 'Note',
    expected: 'Voraussichtlich',
    months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
    present: 'heute',
    running: 'läuft noch',
    unfinished: 'nicht abgeschlossen',
    validUntil: 'gültig bis',
    ranOut: 'abgelaufen',
    seasons: {
      spring: 'Frühjahr',
      summer: 'Sommer',
      autumn: 'Herbst',
      winter: 'Winter',
      h1: '1. Halbjahr',
      h2: '2. Halbjahr',
      q1: '1. Quartal',
      q2: '2. Quartal',
      q3: '3. Quartal',
      q4: '4. Quartal',
    },
  },
  tr: {
    summary: 'Özet',
    skills: 'Beceriler',
    experience: 'Deneyim',
    education: 'Eğitim',
    projects: 'Projeler',
    certifications: 'Sertifikalar',
    languages: 'Diller',
    grade: 'Not',
    expected: 'Beklenen',
    months: [
      'Ocak',
      'Şubat',
      'Mart',
      'Nisan',
      'Mayıs',
      'Haziran',
      'Temmuz',
      'Ağustos',
      'Eylül',
      'Ekim',
      'Kasım',
      'Aralık',
    ],
    present: 'Devam ediyor',
    running: 'devam ediyor',
    unfinished: 'tamamlanmadı',
    validUntil: 'geçerlilik bitişi',
    ranOut: 'süresi doldu',
    seasons: {
      spring: 'İlkbahar',
      summer: 'Yaz',
      autumn: 'Sonbahar',
      winter: 'Kış',
      h1: '1. yarıyıl',
      h2: '2. yarıyıl',
      q1: '1. çeyrek',
      q2: '2. çeyrek',
      q3: '3. çeyrek',
      q4: '4. çeyrek',
    },
  },
  fr: {
    summary: 'Profil',
    skills: 'Compétences',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    projects: 'Projets',
    certifications: 'Certifications',
    languages: 'Langues',
    grade: 'Note',
    expected: 'Prévu',
    months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
    present: "Aujourd'hui",
    running: 'en cours',
    unfinished: 'non terminé',
    validUntil: 'valable jusqu’en',
    ranOut: 'expiré',
    seasons: {
      spring: 'Printemps',
      summer: 'Été',
      autumn: 'Automne',
      winter: 'Hiver',
      h1: '1er semestre',
      h2: '2e semestre',
      q1: '1er trimestre',
      q2: '2e trimestre',
      q3: '3e trimestre',
      q4: '4e trimestre',
    },
  },
  es: {
    summary: 'Perfil',
    skills: 'Competencias',
    experience: 'Experiencia',
    education: 'Formación',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    grade: 'Nota',
    expected: 'Previsto',
    months: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
    present: 'Actualidad',
    running: 'en curso',
    unfinished: 'sin terminar',
    validUntil: 'válido hasta',
    ranOut: 'caducado',
    seasons: {
      spring: 'Primavera',
      summer: 'Verano',
      autumn: 'Otoño',
      winter: 'Invierno',
      h1: '1.er semestre',
      h2: '2.º semestre',
      q1: '1.er trimestre',
      q2: '2.º trimestre',
      q3: '3.er trimestre',
      q4: '4.º trimestre',
    },
  },
}
