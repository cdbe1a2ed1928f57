import { describe, expect, it } from 'vitest'
import { sheetCell, sheetRow, workbook } from '#test/support/workbook.ts'
import { readOwnExport } from './read-own-export.ts'
import { readTable } from './read-table.ts'
import { processorTime } from '#test/support/processor-time.ts'

const HEADER = sheetRow(1, ['Company', 'Job title'])
const ROW = sheetRow(2, ['Acme', 'Baker'])

/** The index says of every large part that it has a thousand bytes. */
function lying(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset)
  for (let at = 0; at < file.length - 30; at += 1) {
    const mark = view.getUint32(at, true)
    const size = mark === 0x02014b50 ? at + 24 : mark === 0x04034b50 ? at + 22 : undefined
    if (size !== undefined && view.getUint32(size, true) > 1_000_000) view.setUint32(size, 1_000, true)
  }
  return file
}

describe('a workbook', () => {
  it('reads a cell that spans rows in each of them, and none that spans columns', async () => {
    const rows =
      sheetRow(1, ['Our search']) +
      sheetRow(2, ['Company', 'Role']) +
      sheetRow(3, ['Kite Works', 'Clerk']) +
      `<row r="4">${sheetCell('B4', 'Cook')}</row>`
    const merges = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/></mergeCells>'
    const table = await readTable(workbook(rows, {}, merges))
    expect(table.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Our search', ''],
      ['Company', 'Role'],
      ['Kite Works', 'Clerk'],
      ['Kite Works', 'Cook'],
    ])
  })

  it('is refused where one cell is merged over its rows again and again', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => sheetRow(at + 1, ['Kite Works', 'Clerk'])).join('')
    const merges = `<mergeCells>${'<mergeCell ref="A1:A1000"/>'.repeat(2_000)}</mergeCells>`
    await expect(readTable(workbook(rows, {}, merges))).rejects.toMatchObject({ problem: 'too_heavy' })
  })

  it('is read by its first sheet', async () => {
    expect(await readTable(workbook(HEADER + ROW))).toEqual([
      { row: 1, cells: ['Company', 'Job title'] },
      { row: 2, cells: ['Acme', 'Baker'] },
    ])
  })

  it.each([
    ['has one cell in the last place there is', HEADER + `<row r="1048576">${sheetCell('XFD1048576', 'x')}</row>`],
    ['has a cell beyond every place', HEADER + `<row r="2">${sheetCell('ZZZZZZZ9999999999', 'x')}</row>`],
  ])('that %s is refused before it is laid out', async (_, rows) => {
    await expect(readTable(workbook(rows))).rejects.toMatchObject({ problem: 'too_many_rows' })
  })

  it('that unpacks to more than a table is refused by its index, and one whose index lies by its content', async () => {
    const blown = HEADER + ROW + ' '.repeat(25_000_000)
    await expect(readTable(workbook(blown))).rejects.toMatchObject({ problem: 'too_heavy' })
    await expect(readTable(lying(workbook(blown)))).rejects.toMatchObject({ problem: 'not_a_table' })
  })

  it('of thousands of parts is refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`p${at}`, new Uint8Array()]))
    await expect(readTable(workbook(HEADER + ROW, parts))).rejects.toMatchObject({ problem: 'too_heavy' })
  })
})

it.each([
  ['Company;Job title\nMüller;Entwickler\nMaier;Tester\n', 'Müller', 'Entwickler'],
  ['Firma;Stelle\nMüller;Entwickler\nMaier;Tester\nKlein;Admin\n', 'Müller', 'Entwickler'],
  ['Company\tJob title\nA\tB\nC\tD\n', 'A', 'B'],
  ['Company|Job title\nA|B\nC|D\n', 'A', 'B'],
  ['"Şirket";"Pozisyon"\n"Köln, Mitte";"Yazılımcı, Java"\n', 'Köln, Mitte', 'Yazılımcı, Java'],
  ['Company,Job title\nA;B,C;D\nE;F,G;H\n', 'A;B', 'C;D'],
])('parts a table of two columns by the sign that parts its heads: %j', async (text, company, title) => {
  const rows = await readTable(new TextEncoder().encode(text))
  expect(rows[1]?.cells).toEqual([company, title])
})

it('refuses a web page that was saved under the name of an export', async () => {
  const page = '<!DOCTYPE html>\n<title>Sign in</title>\n<p>Your session is over, company, role, status.</p>'
  await expect(readTable(new TextEncoder().encode(page))).rejects.toMatchObject({ problem: 'not_a_table' })
})

it('counts rows no further than it takes them', async () => {
  const spent = processorTime()
  const file = new TextEncoder().encode('Company,Title\n'.repeat(350_000))
  await expect(readTable(file)).rejects.toMatchObject({ problem: 'too_many_rows' })
  expect(spent()).toBeLessThan(1_000)
})

it('finds JSON that is nested without end to be none of ours', () => {
  const spent = processorTime()
  const nested = `{"version":1,"applications":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`
  expect(readOwnExport(new TextEncoder().encode(nested))).toBeNull()
  expect(spent()).toBeLessThan(1_000)
})

it('reads the rows below a quote that nobody meant', async () => {
  const text = 'Company,Title,Status\n"Tide" Bakery,Baker,applied\nSage,Cook,saved\n"Umber" Ltd,Porter,rejected\n'
  const table = await readTable(new TextEncoder().encode(text))
  expect(table.filter(({ cells }) => cells.length > 1).map(({ cells }) => cells)).toEqual([
    ['Company', 'Title', 'Status'],
    ['"Tide" Bakery', 'Baker', 'applied'],
    ['Sage', 'Cook', 'saved'],
    ['"Umber" Ltd', 'Porter', 'rejected'],
  ])
})

it('reads every table of a Markdown file and says which hold no jobs', async () => {
  const text =
    '# Open\n\n| Company | Title |\n|---|---|\n| Tide | Baker |\n\nand\n\n| Title | Company |\n|---|---|\n| Cook | Sage |\n\n| Name | Phone |\n|---|---|\n| Ada | 1 |\n'
  expect(await readTable(new TextEncoder().encode(text))).toEqual([
    { row: 1, cells: ['Company', 'Title'] },
    { row: 2, cells: ['Tide', 'Baker'] },
    { row: 4, cells: ['Sage', 'Cook'] },
    { row: 5, cells: ['Name', 'Phone'], isElsewhere: true },
    { row: 6, cells: ['Ada', '1'], isElsewhere: true },
  ])
})

it('cuts a cell that is longer than one of a workbook', async () => {
  const [, row] = await readTable(new TextEncoder().encode(`company,title\nA,${'ab '.repeat(100_000)}\n`))
  expect(row?.cells.map(({ length }) => length)).toEqual([1, 32_767])
})
