import { must } from '#core/must.ts'
import { type FormField, formField, isFormLabelEnd, openFormField } from './form-labels.ts'
import { headerDate } from '../entries/line-dates.ts'
import type { Line } from '../layout/line.ts'

type Answer = { field: FormField | null; line: Line }

/** The order in which an entry is read: what a form asks for last (the employer) belongs to its head. */
const ORDER: FormField[] = ['date', 'title', 'degree', 'area', 'employer', 'school', 'duties']
const OPENING = new Set<FormField>(['date', 'title', 'degree', 'employer', 'school'])
/** Chinese and Japanese labels are short and have no blank behind their colon. */
const LABELLED = /^(?:([^:]{3,60}):\s+|(\p{Lo}{2,12}):\s*)(?=\S)/u
const START_GAP = 2
const SAME_LEFT = 5

/**
 * Entries that fill in a form ('Dates | 2019 – 2021', 'Employer: Acme') without its labels, each entry's head first;
 * the lines as they are where the section is no form.
 */
export function withoutForm(lines: Line[]): Line[] {
  const answers = answersOf(lines)
  if (!answers.some(({ field }) => field !== null)) return lines
  const kinds = new Set(answers.flatMap(({ field }) => (field && OPENING.has(field) ? [field] : [])))
  const useful = answers.filter(({ field, line }) => field !== 'note' && line.text !== '')
  return kinds.size < 2
    ? useful.map(({ field, line }) => (field === 'duties' ? { ...line, hasBullet: true } : line))
    : entriesOf(useful).flatMap(inOrder)
}

/** Lines with the label taken off, and the field it asked for; what follows a label without one is its answer too. */
function answersOf(lines: Line[]): Answer[] {
  const answers: Answer[] = []
  let open: FormField | null = null
  const alone = lines.flatMap(({ cells }) => (cells.length === 1 ? must(cells[0]).text : []))
  const isUsual = (text: string) => alone.indexOf(text) !== alone.lastIndexOf(text)
  for (const line of lines.flatMap(byLabels)) {
    const { field, rest } = labelled(line, isUsual)
    if (field) {
      open = field
      if (rest) answers.push({ field, line: rest })
      continue
    }
    const head = must(line.cells[0]).text
    if (open && isFormLabelEnd(head, open)) {
      if (line.cells.length > 1) answers.push({ field: open, line: withCells(line, line.cells.slice(1)) })
      continue
    }
    // Duties end where the next entry begins: at its dates, at its space above, or left of what was done.
    const duty = open === 'duties' ? answers.findLast((answer) => answer.field === 'duties')?.line : undefined
    const isNext = headerDate(line)?.span.isRange || (duty && (line.left < duty.left - SAME_LEFT || line.gapAbove > 1))
    if (open === 'note' || (open === 'duties' && isNext)) open = null
    // what follows an answer as a point, or the dates as anything else, is what was done
    const isAnswered = open !== null && answers.at(-1)?.field === open
    if (isAnswered && (line.hasBullet || (open === 'date' && !headerDate(line)))) open = 'duties'
    answers.push({ field: open, line })
  }
  return answers
}

/** `isUsual`: whether several lines consist of this text alone. */
function labelled(line: Line, isUsual: (text: string) => boolean): { field: FormField | null; rest: Line | null } {
  const [head, ...others] = line.cells
  const own = formField(must(head).text) ?? openFormField(must(head).text)
  const isLabel = others.length > 0 || /:$|\s/.test(must(head).text) || isUsual(must(head).text)
  if (own && isLabel) {
    return { field: own, rest: others.length > 0 ? withCells(line, others) : null }
  }
  const colon = LABELLED.exec(must(head).text)
  const field = colon ? formField(must(colon[1] ?? colon[2])) : null
  if (!colon || !field) return { field: null, rest: null }
  const answer = must(head).text.slice(colon[0].length)
  const text = field === 'title' || field === 'degree' ? answer.replace(/\.$/, '') : answer
  return {
    field,
    rest: withCells(line, [{ ...must(head), text, runs: [{ ...must(must(head).runs.at(-1)), text }] }, ...others]),
  }
}

/** 'Employer: Acme, Role: Clerk, 2019 – 2021' answers two labels in one line; what has none is the dates. */
function byLabels(line: Line): Line[] {
  const [only] = line.cells
  if (!only || line.cells.length > 1) return [line]
  const parts = only.text.split(/[,;|]\s+(?=[^:,;|]{3,30}:\s)/)
  if (parts.length < 2 || !parts.every((part) => formField(must(part.split(':')[0])))) return [line]
  return parts
    .flatMap((part) => {
      const [, answer, dates] = /^(.*?)[,;|]\s+([^,;|]*\d{4}[^,;|]*)$/.exec(part) ?? []
      return answer && dates ? [answer, dates] : [part]
    })
    .map((text) => withCells(line, [{ ...only, text, runs: [{ ...must(only.runs.at(-1)), text }] }]))
}

const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  text: cells.map((cell) => cell.text).join(' '),
  left: must(cells[0]).left,
})

/** An entry starts where a field that the last one has already been given comes again. */
function entriesOf(answers: Answer[]): Answer[][] {
  const entries: Answer[][] = []
  let seen = new Set<FormField>()
  let last: FormField | null = null
  for (const answer of answers) {
    const { field } = answer
    if (field && field !== last && seen.has(field)) seen = new Set()
    if (seen.size === 0) entries.push([])
    if (field) seen.add(field)
    last = field
    must(entries.at(-1)).push(answer)
  }
  return entries
}

function inOrder(entry: Answer[]): Line[] {
  const rank = ({ field }: Answer) => (field ? ORDER.indexOf(field) : ORDER.length)
  return [...entry]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ field, line }, index) => ({
      ...line,
      gapAbove: index === 0 ? START_GAP : 0.3,
      hasBullet: line.hasBullet || field === 'duties',
    }))
}
