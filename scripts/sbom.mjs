// npm run sbom: what is shipped, as a CycloneDX bill of materials in .cache/sbom.cdx.json (--file=… elsewhere). Needs no network.
import { mkdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const file = process.argv.find((arg) => arg.startsWith('--file='))?.slice('--file='.length) ?? '.cache/sbom.cdx.json'
const npm = process.env.npm_execpath
const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (status !== 0) {
  process.stderr.write(stderr)
  process.exit(status ?? 1)
}
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, stdout)
const { specVersion, components } = JSON.parse(stdout)
console.log(`${file}: CycloneDX ${specVersion}, ${components.length} packages`)
