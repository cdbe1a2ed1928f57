import { strToU8, zipSync } from 'fflate'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet as its XML says, with further files beside it. */
export function workbook(rows: string, more: Record<string, Uint8Array> = {}, behind = ''): Uint8Array {
  const sheet = `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData>${behind}</worksheet>`
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${SPREADSHEET}"/>`),
    'xl/styles.xml': strToU8(`<styleSheet xmlns="${SPREADSHEET}"/>`),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  })
}

export function sheetRow(row: number, cells: readonly string[]): string {
  const inner = cells.map((text, at) => sheetCell(`${String.fromCharCode(65 + at)}${row}`, text)).join('')
  return `<row r="${row}">${inner}</row>`
}

export function sheetCell(at: string, text: string): string {
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
}
