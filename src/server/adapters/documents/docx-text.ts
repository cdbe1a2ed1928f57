import type { DocxArea, DocxParagraph, DocxText } from '#core/resume/parse/document.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { readParagraphs } from './docx-paragraphs.ts'
import { readPages } from './docx-page.ts'
import { readDocxStyles } from './docx-styles.ts'
import { readTheme } from './docx-theme.ts'
import { LIMITS } from './limits.ts'
import { walkXml } from './xml-events.ts'
import { type Archive, openArchive } from './zip-archive.ts'

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MOST_SIDE_PARTS = 12

/** The paragraphs of a DOCX with place and look. Throws `DocumentProblem`. */
export function readDocxText(file: Uint8Array): DocxText {
  const archive = openArchive(file)
  const main = findMainPart(archive)
  const body = archive.read(main)
  if (!body) throw new DocumentProblem('damaged')
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const settings = archive.read(`${folder}settings.xml`)
  const styles = readDocxStyles(
    archive.read(`${folder}styles.xml`),
    readTheme(archive.read(`${folder}theme/theme1.xml`), settings),
  )
  const counter = { table: 0, characters: 0 }
  const relations = readRelations(archive, main)
  const parts = (kind: 'header' | 'footer') =>
    archive.names
      .filter((name) => name.startsWith(`${folder}${kind}`) && name.endsWith('.xml'))
      .slice(0, MOST_SIDE_PARTS)
      .flatMap((name) => {
        const bytes = archive.read(name)
        return bytes ? [{ name, bytes }] : []
      })
  const sides = { header: parts('header'), footer: parts('footer') }
  const pages = readPages(
    body,
    [...sides.header, ...sides.footer].map(({ bytes }) => bytes),
    settings,
    styles.theme,
  )
  const read = (name: string, area: DocxArea, bytes: Uint8Array) =>
    readParagraphs(bytes, area, styles, linksOf(readRelations(archive, name)), counter, pages)
  const shown = relations.flatMap(({ id, target }) =>
    pages.shown.has(id) ? [target.startsWith('/') ? target.slice(1) : `${folder}${target}`] : [],
  )
  // a part that no page shows is none of the resume
  const side = (kind: 'header' | 'footer') =>
    sides[kind].filter(({ name }) => shown.includes(name)).flatMap(({ name, bytes }) => read(name, kind, bytes))
  const found = [...withoutRepeats(side('header')), ...read(main, 'body', body), ...withoutRepeats(side('footer'))]
  const paragraphs: DocxParagraph[] = found
    .slice(0, LIMITS.paragraphs)
    .map((paragraph, index) => ({ ...paragraph, index }))
  const isCut = counter.characters > LIMITS.documentCharacters || found.length >= LIMITS.paragraphs
  return { kind: 'docx', paragraphs, isCut }
}

/**
 * The document part by its declared type: a macro file or a spreadsheet has another one. WordPad declares it for all
 * parts that have no other, and names the document in the relations of the package.
 */
function findMainPart(archive: Archive): string {
  const types = archive.read('[Content_Types].xml')
  if (!types) throw new DocumentProblem('unsupported')
  let main: string | null = null
  let isDefault = false
  walkXml(types, {
    open(name, attributes) {
      if (attributes().get('ContentType') !== MAIN_TYPE) return
      if (name === 'Override') main ??= (attributes().get('PartName') ?? '').replace(/^\//, '')
      else if (name === 'Default') isDefault ||= attributes().get('Extension') === 'xml'
    },
    close() {},
    text() {},
  })
  if (!main && isDefault)
    main =
      readRelations(archive, '')
        .find(({ type }) => type.endsWith('/officeDocument'))
        ?.target.replace(/^\//, '') ?? null
  if (!main) throw new DocumentProblem('unsupported')
  return main
}

type Relation = { id: string; type: string; target: string }

function readRelations(archive: Archive, part: string): Relation[] {
  const slash = part.lastIndexOf('/') + 1
  const bytes = archive.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)
  const relations: Relation[] = []
  if (!bytes) return relations
  walkXml(bytes, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const of = (key: string) => attributes().get(key) ?? ''
      relations.push({ id: of('Id'), type: of('Type'), target: of('Target') })
    },
    close() {},
    text() {},
  })
  return relations
}

/** Web and mail addresses only: a target on a disk, a share or a template is never looked at. */
const linksOf = (relations: readonly Relation[]) =>
  new Map(
    relations
      .filter(
        ({ type, target }) =>
          type.endsWith('/hyperlink') && /^(https?:\/\/|mailto:|tel:)/i.test(target) && target.length <= 500,
      )
      .map(({ id, target }) => [id, target]),
  )

/** First-page, even and default headers often say the same thing. */
function withoutRepeats<T extends { runs: { text: string }[] }>(paragraphs: T[]): T[] {
  const seen = new Set<string>()
  return paragraphs.filter((paragraph) => {
    const text = paragraph.runs.map((run) => run.text).join('')
    if (text.trim() === '' || seen.has(text)) return false
    seen.add(text)
    return true
  })
}
