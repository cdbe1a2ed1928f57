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
    return outlineOf(
      composeResume(profile, content),
      names,
      content.sections.map((section) => PRINTED_AS[section]),
    )
  }
  const { basics } = profile
  const lines = (text: string): Block[] =>
    text.split('\n').flatMap((line) => (line.trim() ? [{ kind: 'text' as const, text: line.trim() }] : []))
  return [
    ...(basics.name ? [{ kind: 'name' as const, text: basics.name }] : []),
    ...lines([basics.email, basics.phone, basics.location].filter(Boolean).join(' | ')),
    ...lines(letterDate(today, language)),
    ...lines(content.to),
    { kind: 'heading', text: content.subject },
    ...[content.greeting, content.why, content.proof, content.proof2, content.close, content.farewell].flatMap(lines),
    ...lines(basics.name),
  ]
}

/** The day a letter was written, in its language. */
function letterDate(today: string, language: DocumentLanguage): string {
  const day = msOf(`${today.slice(0, 10)}T00:00:00.000Z`)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  )
}

/** To paste into forms: one line a block, bullets with a dash. */
export function toText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `\n${block.text.toUpperCase()}`
      if (block.kind === 'entry') return `\n${block.text}${block.dates ? ` (${block.dates})` : ''}`
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
      return `${plain(block.text)}  `
    })
    .join('\n')
    .trim()
}

/** 'First-Last-Role-Company', of what is known. */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const name = parts
    .map((part) => part.replaceAll(/[^\p{L}\p{N} .-]/gu, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, '-')
    .slice(0, 120)
  return `${name || 'document'}.${ending}`
}
