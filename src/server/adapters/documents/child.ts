import { readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import type { ChildAnswer, ChildRequest } from './child-messages.ts'
import { readAttachments } from './pdf-attachments.ts'
import { drawPdfPage } from './draw-page.ts'
import { type Pdfium, loadPdfium } from './pdfium-module.ts'
import { measureFile, readDocument } from './read-document.ts'
import { viewDocument } from './view-document.ts'

/** The process that opens files from strangers. It has no duty but to answer and may be killed at any time. */

const catalogue = JSON.parse(readFileSync(new URL('../../../../data/skills.json', import.meta.url), 'utf8')) as {
  skills: SkillTerm[]
}
const recogniser = process.env['RECOGNISER'] || undefined
let pdfium: Promise<Pdfium> | null = null
const pdfiumOnce = () => (pdfium ??= loadPdfium())

process.on('message', (request: ChildRequest) => {
  void answer(request)
})
process.on('disconnect', () => process.exit(0))
// Loaded while idle, so that the first person does not wait for it.
pdfiumOnce().then(
  () => {
    process.send?.({ kind: 'ready' } satisfies ChildAnswer)
    // it is ended by force, so what would be kept at its end is kept now: the next one starts in half the time
    flushCompileCache()
  },
  () => process.exit(1),
)

async function answer(request: ChildRequest): Promise<void> {
  try {
    process.send?.(await perform(request, Buffer.from(request.file, 'base64')))
  } catch (error) {
    // Anything unforeseen comes from the file: nothing else is in here.
    const code = error instanceof DocumentProblem ? error.code : 'damaged'
    process.send?.({
      kind: 'problem',
      id: request.id,
      code,
      isClean: error instanceof DocumentProblem,
    } satisfies ChildAnswer)
  }
}

async function perform(request: ChildRequest, file: Uint8Array): Promise<ChildAnswer> {
  const { id } = request
  switch (request.kind) {
    case 'read':
      return { kind: 'read', id, resume: await readDocument(file, catalogue.skills, pdfiumOnce, recogniser) }
    case 'measure':
      return { kind: 'measure', id, ...(await measureFile(file, catalogue.skills, pdfiumOnce, recogniser)) }
    case 'attachments':
      return { kind: 'attachments', id, texts: readAttachments(await pdfiumOnce(), file) }
    case 'view':
      return { kind: 'view', id, view: await viewDocument(file, pdfiumOnce) }
    default:
      return {
        kind: 'draw',
        id,
        picture: Buffer.from(drawPdfPage(await pdfiumOnce(), file, request.page)).toString('base64'),
      }
  }
}
