import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { makePdf } from '#test/support/pdf.ts'
import { median } from './median.ts'

const OPERATORS = 20_000
const SIDE = 2_000
const ROUNDS = 7
const TEXT =
  'Software Engineer at Harbour Lines Ltd, Leeds. January 2020 to March 2023. Built services in Python and SQL; cut costs by 20 % for 300 users.'

/** Each unit of the text by an operator with a place of its own, in rows over the whole page. */
function pageOf(units: readonly string[], columns: number, size: number): Uint8Array {
  const rows = OPERATORS / columns
  const operators = Array.from({ length: OPERATORS }, (_, at) => {
    const x = 20 + (at % columns) * ((SIDE - 100) / columns)
    const y = SIDE - 10 - Math.floor(at / columns) * ((SIDE - 20) / rows)
    return `/F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm (${units[at % units.length]}) Tj`
  })
  return makePdf([''], { before: `BT ${operators.join('\n')} ET`, page: `/MediaBox [0 0 ${SIDE} ${SIDE}]` })
}

/** A page of 20,000 text operators: processor time of a warm process, beside what pdftotext takes for it with its start. */
export async function benchLongPage(): Promise<void> {
  const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }
  const pdfium = loadPdfium()
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-page-'))
  const pages = { letters: pageOf([...TEXT], 100, 8), words: pageOf(TEXT.split(' '), 50, 4) }
  for (const [name, file] of Object.entries(pages)) {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = process.cpuUsage()
      await readDocument(file, skills, () => pdfium)
      const { user, system } = process.cpuUsage(before)
      // the first warms up
      if (round > 0) times.push((user + system) / 1_000)
    }
    writeFileSync(path.join(folder, name), file)
    console.log(
      `${OPERATORS} operators with ${name}: median ${median(times).toFixed(0)} ms of the processor; pdftotext ${timeOfPdftotext(path.join(folder, name))}; goal 1,000 ms`,
    )
  }
  rmSync(folder, { recursive: true })
}

function timeOfPdftotext(file: string): string {
  try {
    const script = 'TIMEFORMAT=\'%U %S\'; time pdftotext "$1" - > /dev/null'
    const said = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`, 'bash', file], { encoding: 'utf8' })
    const seconds = said.trim().split(' ').map(Number)
    return `${((seconds[0] ?? 0) * 1_000 + (seconds[1] ?? 0) * 1_000).toFixed(0)} ms`
  } catch {
    return 'is not installed'
  }
}
