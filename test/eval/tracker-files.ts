// npm run eval -- tracker-files --in DIR --out FILE [--today=YYYY-MM-DD]
// Reads every file of DIR (or DIR/files) as the import page does and writes the predictions of the set's scorer.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTracker } from '#core/applications/import/read-tracker.ts'
import { readTable, TableError } from '#server/workers/read-table.ts'

const { values } = parseArgs({
  options: { in: { type: 'string' }, out: { type: 'string' }, today: { type: 'string', default: '2026-11-22' } },
})
if (!values.in || !values.out) throw new Error('Both --in DIR and --out FILE are needed')
const folder = existsSync(join(values.in, 'files')) ? join(values.in, 'files') : values.in
const predictions: Record<string, unknown> = {}
for (const name of readdirSync(folder).toSorted()) {
  predictions[name] = await read(readFileSync(join(folder, name)))
}
writeFileSync(values.out, `${JSON.stringify(predictions, null, 1)}\n`)

async function read(file: Uint8Array) {
  try {
    const reading = readTracker(await readTable(file), values.today)
    if (reading.refused !== null) return { refused: reading.refused, rows: [] }
    const { questions } = reading
    return {
      refused: null,
      rows: reading.rows,
      skipped: reading.skipped,
      asks: [...(questions.dateOrder ? ['dateOrder'] : []), ...(questions.statusWords.length > 0 ? ['status'] : [])],
    }
  } catch (error) {
    if (error instanceof TableError) return { refused: error.problem, rows: [] }
    throw error
  }
}
