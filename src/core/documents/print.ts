import { msOf } from '#core/time.ts'
import {
  ENGLISH_SECTIONS,
  outlineOf,
  type Block,
  type SectionKind,
  type SectionNames,
} from '#core/resume/export/outline.ts'
import { composeResume } from './compose.ts'
import { SECTIONS, type DocumentContent, type DocumentLanguage } from './content.ts'
import type { Profile } from './profile.ts'
import { studyName } from './study-name.ts'

const SECTION_NAMES: Readonly<Record<DocumentLanguage, SectionNames>> = {
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

const PRINTED_AS: Readonly<Record<(typeof SECTIONS)[number], SectionKind>> = {
  summary: 'summary',
  skills: 'skills',
  job: 'experience',
  education: 'education',
  project: 'projects',
  certifications: 'certifications',
  languages: 'languages',
}

/** A document as the blocks that every printer draws: the same words in PDF, DOCX, text and Markdown. */
export function blocksOf(
  profile: Profile,
  content: DocumentContent,
  language: DocumentLanguage,
  today: string,
): Block[] {
  const names = { ...SECTION_NAMES[language], ...(content.look.dates === 'numbers' ? { months: null } : {}) }
  if (content.kind === 'resume') {
    const facts = composeResume(profile, content)
    const education = facts.education.map((one) => ({ ...one, degree: studyName(one.degree) }))
    return outlineOf(
      { ...facts, education },
      names,
      content.sections.map((section) => PRINTED_AS[section]),
    )
  }
  const { basics } = profile
  const parts = [content.greeting, content.why, content.proof, content.proof2, content.close, content.farewell]
  return [
    ...(basics.name ? [{ kind: 'name' as const, text: basics.name }] : []),
    ...paragraphs([basics.email, basics.phone, basics.location].filter(Boolean).join(' | ')).map(close),
    ...paragraphs(letterDate(today, language)),
    ...paragraphs(content.to),
    { kind: 'heading', text: content.subject, isAsWritten: true },
    ...parts.flatMap(paragraphs),
    ...paragraphs(basics.name).map(close),
  ]
}

/** Lines of a letter; the first stands apart, and each one after an empty line. Facts are listed behind dashes. */
function paragraphs(text: string): (TextBlock | ItemBlock)[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) =>
    paragraph
      .split('\n')
      .filter((line) => line.trim())
      .map((line, at) => {
        const item = /^\s*[–•-]\s+(?<words>\S.*)$/u.exec(line)?.groups?.['words']
        if (item !== undefined) return { kind: 'item' as const, text: item.trim() }
        return { kind: 'text' as const, text: line.trim(), ...(at === 0 ? { isApart: true } : {}) }
      }),
  )
}

type TextBlock = Extract<Block, { kind: 'text' }>
type ItemBlock = Extract<Block, { kind: 'item' }>

const close = ({ text }: TextBlock | ItemBlock): TextBlock => ({ kind: 'text', text })

/** The day a letter was written, in its language. */
function letterDate(today: string, language: DocumentLanguage): string {
  const day = msOf(`${today.slice(0, 10)}T00:00:00.000Z`)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  )
}

/** To paste into forms: one line a block, bullets with a dash. Headings of the document's language in its capitals: Turkish i is İ. */
export function toText(blocks: readonly Block[], language: DocumentLanguage): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading')
        return `\n${block.isAsWritten ? block.text : block.text.toLocaleUpperCase(language)}`
      if (block.kind === 'entry') return `\n${block.text}${block.dates ? ` (${block.dates})` : ''}`
      if (block.kind === 'text' && block.isApart) return `\n${block.text}`
      return block.kind === 'item' ? `- ${block.text}` : block.text
    })
    .join('\n')
    .trim()
}

export function toMarkdown(blocks: readonly Block[]): string {
  const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#]/g, '\\$&')
  return blocks
    .map((block) => {
      if (block.kind === 'name') return `# ${plain(block.text)}\n`
      if (block.kind === 'heading') return `\n## ${plain(block.text)}\n`
      if (block.kind === 'entry') return `\n### ${plain(block.text)}${block.dates ? ` (${block.dates})` : ''}\n`
      if (block.kind === 'item') return `- ${plain(block.text)}`
      return `${block.kind === 'text' && block.isApart ? '\n' : ''}${plain(block.text)}  `
    })
    .join('\n')
    .trim()
}
