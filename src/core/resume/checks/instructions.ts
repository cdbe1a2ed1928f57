import { isOrderToProgram } from '#core/text/orders.ts'
import type { MeasuredLine } from './document-measures.ts'

/** What is written for a model that reads resumes, not for a person. Work on models ('wrote system prompts') is none. */
export function findInstructions(lines: readonly MeasuredLine[]): MeasuredLine[] {
  return lines.filter((line, at) => {
    // An order may wrap: it is looked for over the line's end too.
    const next = lines[at + 1]?.text ?? ''
    return isOrderToProgram(line.text) || (!isOrderToProgram(next) && isOrderToProgram(`${line.text} ${next}`))
  })
}
