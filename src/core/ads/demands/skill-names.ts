import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { fold } from '../fold.ts'

const known = new WeakMap<Catalogue, ReadonlySet<string>>()

/** Whether a folded text is the name of a skill and nothing else. */
export function skillNamesOf(catalogue: Catalogue): (folded: string) => boolean {
  const names =
    known.get(catalogue) ??
    new Set([...catalogue.skills.values()].flatMap(({ name, aliases }) => [name, ...aliases].map((one) => fold(one))))
  known.set(catalogue, names)
  return (folded) => names.has(folded)
}
