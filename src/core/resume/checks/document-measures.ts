import { z } from 'zod'
import { sourceSchema } from '#core/resume/schema.ts'

/** A line as it was read: which section it stands under ('top' before the first heading), and where. */
export const measuredLineSchema = z.object({
  text: z.string().max(2000),
  section: z.string().max(20),
  isHeading: z.boolean(),
  /** The heading is one that programs and people know by its words. */
  isStandard: z.boolean(),
  isBullet: z.boolean(),
  source: sourceSchema,
})

/** What can be known about a file and no longer of the facts read from it. Counts are of what can be seen. */
export const documentMeasuresSchema = z.object({
  kind: z.enum(['pdf', 'docx']),
  /** null for a DOCX, whose pages are made by the program that shows it. */
  pages: z.int().min(1).nullable(),
  /** Without blanks. */
  characters: z.int().min(0),
  letters: z.int().min(0),
  words: z.int().min(0),
  /** Printed rows, over all columns; `wideRows` have a gap of more than a quarter of the page. PDF only. */
  rows: z.int().min(0),
  wideRows: z.int().min(0),
  /** Lines as read, column by column; `besideLines` have a line of another column at their side. PDF only. */
  readLines: z.int().min(0),
  besideLines: z.int().min(0),
  /** Characters the font does not name, and characters without a shape. */
  faults: z.int().min(0),
  /** Letters and digits that cannot be seen on the page, and the beginning of what they say. */
  hidden: z.int().min(0),
  hiddenWords: z.string().max(200),
  lines: z.array(measuredLineSchema).max(4000),
})

export type MeasuredLine = z.infer<typeof measuredLineSchema>
export type DocumentMeasures = z.infer<typeof documentMeasuresSchema>
