import type { DocumentView } from '#core/resume/document-view.ts'
import type { ParsedResume } from '#core/resume/schema.ts'
import type { DocumentProblemCode, MeasuredFile } from '#server/resume/document-reader.port.ts'

/** What to do with a file: read its facts, measure it too, show what stands in it, take out what it carries, draw a page. */
export type ChildTask =
  | { kind: 'read' }
  | { kind: 'measure' }
  | { kind: 'view' }
  | { kind: 'attachments' }
  | { kind: 'draw'; page: number }

/** `file` in base64: with plain JSON between the processes nothing from a broken child is ever revived as an object. */
export type ChildRequest = ChildTask & { id: number; file: string }

export type ChildAnswer =
  | { kind: 'ready' }
  | { kind: 'read'; id: number; resume: ParsedResume }
  | ({ kind: 'measure'; id: number } & MeasuredFile)
  | { kind: 'view'; id: number; view: DocumentView }
  | { kind: 'attachments'; id: number; texts: string[] }
  /** `picture` is a PNG in base64. */
  | { kind: 'draw'; id: number; picture: string }
  /** `isClean` is false when the reader stumbled over something it did not foresee. */
  | { kind: 'problem'; id: number; code: DocumentProblemCode; isClean: boolean }
