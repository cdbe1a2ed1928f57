/**
 * The streak against a naive oracle: every IANA zone this runtime knows at every change of clocks from 2024 to 2030,
 * a second before, at and after; then random traces. Usage: node proofs/load/prove-streak.ts [traces] [first seed]
 */
import { proveZone } from '#test/support/prove-zone.ts'
import { randomTrace, replayTrace } from '#test/support/streak-trace.ts'

const traces = Number(process.argv[2] ?? 100_000)
const firstSeed = Number(process.argv[3] ?? 1)
const started = performance.now()

let changes = 0
const faults: string[] = []
const zones = Intl.supportedValuesOf('timeZone')
for (const zone of zones) {
  const proof = proveZone(zone, Date.UTC(2024, 0, 1), Date.UTC(2031, 0, 1))
  changes += proof.changes
  faults.push(...proof.faults)
}
console.log(`${zones.length} zones, ${changes} changes of clocks, ${faults.length} faults`)

const seen = { runsOfSeven: 0, withFreezes: 0, ended: 0 }
for (let seed = firstSeed; seed < firstSeed + traces; seed += 1) {
  const { ours, naive } = replayTrace(randomTrace(seed))
  if (JSON.stringify(ours) !== JSON.stringify(naive)) faults.push(`trace ${seed}`)
  if (ours.dates.length >= 7) seen.runsOfSeven += 1
  if (ours.frozen.length > 0) seen.withFreezes += 1
  if (ours.dates.length === 0) seen.ended += 1
}
console.log(`${traces} traces from seed ${firstSeed}, ${JSON.stringify(seen)}, ${faults.length} faults in all`)
console.log(
  `${Math.round((performance.now() - started) / 1_000)} s, Node ${process.version}, ICU time zones ${process.versions.tz}`,
)
for (const fault of faults.slice(0, 20)) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
