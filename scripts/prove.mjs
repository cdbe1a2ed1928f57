// npm run prove: every attack and fault at its full count, resumable; results stand in docs/quality/trust.md.
// --list · --only name · --count n · --share 0.01 · --sample · --engine sqlite · --again
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['proofs/prove/prove.ts', ...process.argv.slice(2)])
