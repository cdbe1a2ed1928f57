import type { Cell, Line } from '../layout/line.ts'
import { type DateSpan, findDates } from '../words/dates.ts'
import { type SaidState, stateIn } from '../words/study-states.ts'

/**
 * Takes what is said of the state of studies out of the lines, so that no part of it becomes a name, and keeps it beside them.
 * A line of nothing else belongs to the one above.
 */
export function takeStates(lines: Line[]): Line[] {
  const kept: Line[] = []
  for (const line of joinedStates(lines)) {
    const found = line.cells.map(({ text }) => stateIn(text))
    const own = found.find((one) => one !== null)
    if (!own) {
      kept.push(line)
      continue
    }
    const cells = line.cells
      .map((cell, at) => withoutState(cell, found[at] ?? null, findDates(cell.text, line.isMonthFirst)))
      .filter(({ text }) => /[\p{L}\d]/u.test(text))
    const above = kept.at(-1)
    if (cells.length > 0) kept.push({ ...line, cells, text: cells.map(({ text }) => text).join(' '), state: own.state })
    else if (above) kept[kept.length - 1] = { ...above, state: own.state }
  }
  return kept
}

const LOOSE_WORD = /^\p{Ll}[\p{Ll} ]{0,24}\)?\.?$/u

/** 'since 2024, devam' and 'ediyor' below it: a remark that the edge broke. */
function joinedStates(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const last = above?.cells.at(-1)
    const text = last && LOOSE_WORD.test(line.text) ? `${last.text} ${line.text}` : null
    if (!above || !last || text === null || !stateIn(text) || stateIn(last.text)) {
      joined.push(line)
      continue
    }
    const runs = last.runs.map((run, at) =>
      at < last.runs.length - 1 ? run : { ...run, text: `${run.text} ${line.text}` },
    )
    joined[joined.length - 1] = {
      ...above,
      text: `${above.text} ${line.text}`,
      cells: [...above.cells.slice(0, -1), { ...last, text, runs }],
    }
  }
  return joined
}

/** What belongs to a date stays with it: '2022 – in progress'. */
function withoutState(cell: Cell, said: SaidState | null, dates: readonly DateSpan[]): Cell {
  if (!said || dates.some(({ start, end }) => said.start < end && said.end > start)) return cell
  const [words, text] = [cell.text.slice(said.start, said.end), cutOut(cell.text, said)]
  const whole = cell.runs.map((run) => run.text).join('')
  if (whole === cell.text) {
    let from = 0
    const runs = cell.runs.map((run) => {
      const [start, end] = [Math.max(0, said.start - from), Math.max(0, said.end - from)]
      from += run.text.length
      return { ...run, text: cutOut(run.text, { start, end }) }
    })
    return { ...cell, text, runs }
  }
  return { ...cell, text, runs: cell.runs.map((run) => ({ ...run, text: run.text.replace(words, '') })) }
}

/** With a bracket that is empty then. */
const cutOut = (text: string, { start, end }: { start: number; end: number }) =>
  start >= end || start >= text.length
    ? text
    : (text.slice(0, start) + text.slice(end)).replace(/\(\s*\)/u, '').replace(/,\s*\)/u, ')')
