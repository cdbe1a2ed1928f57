import type { Label } from '#core/ads/labels.ts'

/** A labelled fact of a page: a definition list, a table's row, 'Standort: Ulm', or a part that names itself 'location'. */
export type DomRow = { label: Label; value: string; words: string; isNamed: boolean; name?: string }
