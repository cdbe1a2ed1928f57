// npm run licences: which licence each package that is shipped has; refuses one that is unknown or that would bind this project.
// Reads package-lock.json and, where that does not say, the package itself. Needs no network.
import { existsSync, readFileSync } from 'node:fs'
import { judgeLicence } from './lib/judge-licence.mjs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const withDevelopment = process.argv.includes('--all')
const found = new Map()
const refused = []
for (const [where, entry] of Object.entries(packages)) {
  if (where === '' || entry.link || (entry.dev && !withDevelopment)) continue
  const name = `${where.replace(/^.*node_modules\//, '')}@${entry.version}`
  const licence = licenceOf(where, entry)
  found.set(licence, [...(found.get(licence) ?? []), name])
  const reason = judgeLicence(licence)
  if (reason) refused.push(`${name}: ${reason}`)
}
for (const [licence, names] of [...found].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${licence}: ${names.length}`)
  if (process.argv.includes('--names')) for (const name of names) console.log(`  ${name}`)
}
for (const line of refused) console.error(line)
console.log(`${[...found.values()].flat().length} packages, ${refused.length} refused`)
process.exitCode = refused.length > 0 ? 1 : 0

function licenceOf(where, entry) {
  const file = `${where}/package.json`
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const said = entry.license ?? own.license ?? own.licenses?.map((one) => one.type).join(' OR ')
  return typeof said === 'object' ? (said.type ?? 'unknown') : (said ?? 'unknown')
}
