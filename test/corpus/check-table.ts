import { must } from '#core/must.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPublic } from './check-public.ts'

/** Runs the 26 rules on the public documents and writes the table into docs/quality/resume-check.md, between its marks. */
const FILE = join(import.meta.dirname, '../../docs/quality/resume-check.md')
const [START, END] = ['<!-- table -->', '<!-- /table -->']

const checks = [...(await checkPublic())]
const numbers = Array.from({ length: 26 }, (_, at) => at + 1)
const cell = (rule: { points: number; status: string }) => (rule.status === 'left_out' ? '–' : String(rule.points))
const rows = checks.map(([name, { score, rules }]) => `| ${name} | **${score}** | ${rules.map(cell).join(' | ')} |`)
const of = must(checks[0])[1].rules.map((rule) => rule.of)
const full = numbers.map((number) => checks.filter(([, { rules }]) => must(rules[number - 1]).status === 'full').length)
const table = [
  `| Document | Score | ${numbers.join(' | ')} |`,
  `|---|--:|${numbers.map(() => '--:').join('|')}|`,
  `| points to have | 100 | ${of.join(' | ')} |`,
  ...rows,
  `| all points in, of ${checks.length} | | ${full.join(' | ')} |`,
].join('\n')
const text = readFileSync(FILE, 'utf8')
const [head, rest] = text.split(START)
writeFileSync(FILE, `${head}${START}\n\n${table}\n\n${END}${must(rest).split(END)[1]}`)
const scores = checks.map(([, { score }]) => score).sort((a, b) => a - b)
process.stdout.write(
  `${checks.length} documents, scores ${scores[0]} to ${scores.at(-1)}, median ${scores[scores.length >> 1]}\n`,
)
