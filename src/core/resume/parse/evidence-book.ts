import type { Confidence, Evidence, Source } from '#core/resume/schema.ts'
import type { Contact } from './sections/contact/contact.ts'
import type { Line } from './layout/line.ts'
import type { NameFound } from './sections/name.ts'

const MOST_SOURCES = 20

/** Gathers where each fact came from, under the fact's path. */
export class EvidenceBook {
  readonly entries: Evidence = {}

  add(path: string, lines: Line[], confidence: Confidence): void {
    const sources: Source[] = lines.slice(0, MOST_SOURCES).map((line) => line.source)
    if (sources.length > 0) this.entries[path] = { sources, confidence }
  }

  addList(path: string, reads: { lines: Line[]; isSure: boolean; isDoubtful?: boolean; body?: Line[] }[]): void {
    reads.forEach((read, index) =>
      this.add(
        `${path}.${index}`,
        [...read.lines, ...(read.body ?? [])],
        read.isSure ? 'sure' : read.isDoubtful ? 'unsure' : 'likely',
      ),
    )
  }

  /** What was read off a picture, or names that stand under no heading that says whose they are, are never sure. */
  doubt(isMeant: (path: string) => boolean): void {
    for (const [path, entry] of Object.entries(this.entries))
      if (entry.confidence === 'sure' && isMeant(path)) entry.confidence = 'likely'
  }

  addBasics(name: NameFound | null, contact: Contact): void {
    if (name) this.add('basics.name', name.lines, name.isSure ? 'sure' : 'unsure')
    if (name?.headline) this.add('basics.headline', [name.headline.line], 'likely')
    for (const [path, lines] of contact.sources) this.add(path, lines, contact.likely.has(path) ? 'likely' : 'sure')
  }
}
