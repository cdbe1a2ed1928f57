import type { DocxArea, DocxParagraph, DocxText } from '#core/resume/parse/document.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { readParagraphs } from './docx-paragraphs.ts'
import { readDocxStyles } from './docx-styles.ts'
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
  const styles = readDocxStyles(archive.read(`${folder}styles.xml`))
  const counter = { table: 0, characters: 0 }
  const read = (name: string, area: DocxArea, bytes: Uint8Array | null) =>
    bytes ? readParagraphs(bytes, area, styles, readLinkTargets(archive, name), counter) : []
  const side = (kind: 'header' | 'footer') =>
    archive.names
      .filter((name) => name.startsWith(`${folder}${kind}`) && name.endsWith('.xml'))
      .slice(0, MOST_SIDE_PARTS)
      .flatMap((name) => read(name, kind, archive.read(name)))
  const found = [...withoutRepeats(side('header')), ...read(main, 'body', body), ...withoutRepeats(side('footer'))]
  const paragraphs: DocxParagraph[] = found
    .slice(0, LIMITS.paragraphs)
    .map((paragraph, index) => ({ ...paragraph, index }))
  const isCut = counter.characters > LIMITS.documentCharacters || found.length >= LIMITS.paragraphs
  return { kind: 'docx', paragraphs, isCut }
}

/** The document part by its declared type: a macro file or a spreadsheet has another one. */
function findMainPart(archive: Archive): string {
  const types = archive.read('[Content_Types].xml')
  if (!types) throw new DocumentProblem('unsupported')
  let main: string | null = null
  walkXml(types, {
    open(name, attributes) {
      if (name !== 'Override' || attributes().get('ContentType') !== MAIN_TYPE) return
      main ??= (attributes().get('PartName') ?? '').replace(/^\//, '')
    },
    close() {},
    text() {},
  })
  if (!main) throw new DocumentProblem('unsupported')
  return main
}

/** Web and mail addresses only: a target on a disk, a share or a template is never looked at. */
function readLinkTargets(archive: Archive, part: string): Map<string, string> {
  const slash = part.lastIndexOf('/') + 1
  const bytes = archive.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)
  const targets = new Map<string, string>()
  if (!bytes) return targets
  walkXml(bytes, {
    open(name, attributes) {
      if (name !== 'Relationship' || !attributes().get('Type')?.endsWith('/hyperlink')) return
      const target = attributes().get('Target') ?? ''
      if (/^(https?:\/\/|mailto:|tel:)/i.test(target) && target.length <= 500)
        targets.set(attributes().get('Id') ?? '', target)
    },
    close() {},
    text() {},
  })
  return targets
}

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
