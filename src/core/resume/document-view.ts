import { z } from 'zod'

/**
 * A document as its owner sees it beside the facts. Lengths are points from a page's top left, as in `sourceSchema`;
 * the lines of a PDF page are what stands on its picture, for those who cannot see it.
 */
export const documentViewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pdf'),
    pages: z.array(
      z.object({
        /** From 1. */
        number: z.int().min(1),
        width: z.number().positive(),
        height: z.number().positive(),
        lines: z.array(z.string()).max(2_000),
      }),
    ),
    /** There is more in the file than was read. */
    isCut: z.boolean(),
  }),
  z.object({
    kind: z.literal('docx'),
    paragraphs: z.array(
      z.object({
        /** The number that `sourceSchema` counts by. */
        index: z.int().min(0),
        text: z.string(),
        look: z.enum(['heading', 'item', 'text']),
      }),
    ),
    isCut: z.boolean(),
  }),
])

export type DocumentView = z.infer<typeof documentViewSchema>
