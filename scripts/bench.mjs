// npm run bench: every benchmark, as ratios against a named baseline in the same run. Never a test: machines are shared.
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
process.exitCode = await runToEnd(node, ['proofs/load/bench.ts', ...process.argv.slice(2)], {
  ...process.env,
  WAYMARK_TEST_ENGINE: 'sqlite',
})
