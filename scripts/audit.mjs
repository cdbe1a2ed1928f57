// npm run audit: known weaknesses of what is shipped; a high or critical one fails. Without a network it says so and passes.
import { spawnSync } from 'node:child_process'

const npm = process.env.npm_execpath
const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
const { stdout, error } = spawnSync(command, [...first, 'audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
})
const report = parse(stdout)
const counts = report?.metadata?.vulnerabilities
if (error || !counts) {
  console.log(
    `Not audited: the registry did not answer (${report?.message ?? report?.error?.code ?? error?.code ?? 'no report'}). Run it again with a network.`,
  )
  process.exit(0)
}
for (const [name, { severity, via }] of Object.entries(report.vulnerabilities)) {
  const titles = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`))
  console.log(`${severity}  ${name}: ${titles.join('; ')}`)
}
const bad = counts.high + counts.critical
console.log(`${counts.total} known weaknesses, ${bad} of them high or critical`)
process.exitCode = bad > 0 ? 1 : 0

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
