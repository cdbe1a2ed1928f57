// npm run load: mixed traffic at a fixed arrival rate against either database; `--help` says more. Never a test.
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['proofs/load/load.ts', ...process.argv.slice(2)])
