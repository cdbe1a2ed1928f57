/** Bounds every file is read within. A real resume stays far below each of them. */
export const LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  pages: 30,
  /** Characters taken from a page and from a document. */
  pageCharacters: 40_000,
  documentCharacters: 200_000,
  docxEntries: 2_000,
  docxInflatedBytes: 30 * 1024 * 1024,
  docxRatio: 100,
  xmlDepth: 256,
  paragraphs: 20_000,
} as const
