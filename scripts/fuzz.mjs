// npm run fuzz: the properties on random cases that no run before has seen, ten times all of them (npm test tries two fifths, the
// same ones each time). A property that fails names its smallest case: it becomes a test.
// --times 50 · --seed 7, to see again what a run found that printed it · files or parts of their names
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
  allowPositionals: true,
})
installWhenNeeded()
console.log(`--times ${values.times} --seed ${values.seed}`)
process.exitCode = await runToEnd(
  pinnedNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry', '0', '--testTimeout', '3600000'].concat(
    positionals,
  ),
  { ...process.env, WAYMARK_FUZZ: values.times, WAYMARK_SEED: values.seed },
)
