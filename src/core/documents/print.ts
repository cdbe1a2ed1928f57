import { msOf } from '#core/time.ts'
import { outlineOf, type Block, type SectionKind } from '#core/resume/export/outline.ts'
import { SECTION_NAMES } from '#core/resume/export/section-names.ts'
import { composeResume } from './compose.ts'
import { SECTIONS, type DocumentContent, type DocumentLanguage } from './content.ts'
import type { Profile } from './profile.ts'
import { begunAs, spokenLevelIn } from './spoken-levels.ts'
import { spokenNameIn } from './spoken-names.ts'
import { studyName } from './study-name.ts'

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
    const languages = facts.languages.map(({ name, level }) => ({
      name: begunAs(name, spokenNameIn(name, language), language),
      level: level && spokenLevelIn(level, language),
    }))
    return outlineOf({ ...facts, education, languages }, names, {
      order: content.sections.map((section) => PRINTED_AS[section]),
      today,
    })
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
