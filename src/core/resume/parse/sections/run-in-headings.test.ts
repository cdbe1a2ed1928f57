import { describe, expect, it } from 'vitest'
import type { Cell, Run } from '../layout/line.ts'
import { cellsToLine, type LineDraft } from '../layout/line-draft.ts'
import { partRunInHeadings } from './run-in-headings.ts'

const run = (text: string, size: number): Run => ({
  text,
  left: 0,
  right: text.length * 5,
  isBold: false,
  isItalic: false,
  size,
  color: 0,
})
const line = (...runs: Run[]): LineDraft => {
  const cell: Cell = { text: runs.map((own) => own.text).join(''), left: 0, right: 200, runs }
  return cellsToLine([cell], { top: 0, bottom: 10, region: 0, isCentred: false, place: { kind: 'docx', paragraph: 0 } })
}
const texts = (lines: LineDraft[]) => partRunInHeadings(lines).map((own) => own.text)

describe('headings in the line in which their section begins', () => {
  const skills = line(run('Skills ', 13), run('Python, SQL', 11))
  const work = line(run('Experience ', 13), run('Tester, Acme Ltd, 2020 – 2022', 11))
  const school = line(run('Education ', 13), run('BSc Physics, Moorside College', 11))

  it('stay where there are few, or none larger than the rest', () => {
    expect(texts([skills, work])).toHaveLength(2)
    expect(texts([skills, work, line(run('Languages ', 11), run('Polish', 11))])).toHaveLength(3)
  })

  it('get their own line', () => {
    expect(texts([skills, work, school])).toEqual([
      'Skills',
      'Python, SQL',
      'Experience',
      'Tester, Acme Ltd, 2020 – 2022',
      'Education',
      'BSc Physics, Moorside College',
    ])
  })

  it('get one too in the margin, where all other text begins at one place', () => {
    const at = (left: number, text: string): Cell => ({
      text,
      left,
      right: left + 90,
      runs: [{ ...run(text, 11), left }],
    })
    const row = (...cells: Cell[]) =>
      cellsToLine(cells, { top: 0, bottom: 10, region: 0, isCentred: false, place: { kind: 'docx', paragraph: 0 } })
    const page = [
      row(at(48, 'Education'), at(145, 'BSc Physics')),
      row(at(145, 'Moorside College, 2017')),
      row(at(48, 'Experience'), at(145, 'Tester, Acme Ltd'), at(400, '2020 – 2022')),
      row(at(145, 'Kept the tests.')),
      row(at(145, 'Wrote reports.')),
    ]
    expect(texts(page).slice(0, 5)).toEqual([
      'Education',
      'BSc Physics',
      'Moorside College, 2017',
      'Experience',
      'Tester, Acme Ltd 2020 – 2022',
    ])
    expect(texts(page.slice(0, 2))).toHaveLength(2)
  })

  it('get one in cells of a table without a margin, where three sections have the look', () => {
    const at = (text: string): Cell => ({ text, left: 0, right: 90, runs: [run(text, 10)] })
    const row = (...cells: Cell[]) =>
      cellsToLine(cells, { top: 0, bottom: 10, region: 0, isCentred: false, place: { kind: 'docx', paragraph: 0 } })
    const rows = [
      row(at('EDUCATION'), at('Moorside College'), at('2017')),
      row(at('EXPERIENCE'), at('Tester'), at('2018 – 2020')),
      row(at('Languages'), at('Polish, Dutch')),
    ]
    expect(texts(rows)).toHaveLength(3)
    expect(texts([...rows, row(at('PROJECTS'), at('Tide table'), at('2019'))])).toEqual([
      'EDUCATION',
      'Moorside College 2017',
      'EXPERIENCE',
      'Tester 2018 – 2020',
      'Languages Polish, Dutch',
      'PROJECTS',
      'Tide table 2019',
    ])
  })
})
