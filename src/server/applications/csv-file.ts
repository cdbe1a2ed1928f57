import Papa from 'papaparse'

/** What a table program takes for a formula, in full-width letters too; the names of firms and jobs come from strangers. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u

/** Some table programs part cells here: what stands behind such a sign must not become a cell, and a formula. */
const PARTS = /[;\t]/

/** Starts with the mark by which table programs know UTF-8. */
export function csvFile(fields: readonly string[], data: string[][]): Buffer {
  const text = Papa.unparse(
    { fields: [...fields], data },
    {
      escapeFormulae: FORMULA,
      newline: '\r\n',
      quotes: (value) => PARTS.test(String(value)),
    },
  )
  return Buffer.from(`\uFEFF${text}`)
}
