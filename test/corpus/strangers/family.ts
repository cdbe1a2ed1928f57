import type { Stranger } from './people.ts'

/** A template filled with one person. `files` of `repo` are fetched beside the project and never committed. */
export type Family = {
  name: string
  half: 'a' | 'b'
  engine: 'pdflatex' | 'xelatex' | 'lualatex' | 'typst' | 'html' | 'docx' | 'docx-pdf'
  repo?: string
  files?: RegExp
  hidesTowns?: boolean
  /** `read` gives a file of the template. DOCX families write the body of the document. */
  write(person: Stranger, read: (path: string) => string): string
}

export const all = <T>(items: readonly T[], write: (item: T, index: number) => string): string =>
  items.map(write).join('\n')
