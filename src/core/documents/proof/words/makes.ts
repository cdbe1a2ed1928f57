import { IRREGULAR } from './irregular.ts'

/** Every form of a verb by its ending. */
function formsOf(base: string): string[] {
  const stem = base.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(base) ? base + base.at(-1) : stem
  const past = /[^aeiou]y$/.test(base) ? [`${base.slice(0, -1)}ied`, `${base.slice(0, -1)}ies`] : []
  const irregular = [...IRREGULAR].flatMap(([form, root]) => (root === base ? [form] : []))
  return [
    base,
    `${base}s`,
    `${base}es`,
    `${stem}ed`,
    `${stem}ing`,
    `${doubled}ed`,
    `${doubled}ing`,
    ...past,
    ...irregular,
  ]
}
export const verbs = (list: string) => new Set(list.split(/\s+/).filter(Boolean).flatMap(formsOf))

/** Says that somebody made the thing, and verbs of a line that leave open who made it. */
export const MAKES = verbs('write build create develop design author compose code program produce make generate')
export const NOT_MADE = verbs('file type store keep save enter log read use buy order purchase print scan copy install')
