// npm run mutate: changes rules in small ways, in a copy of the tree, and tells which changes no test notices.
// --list · --only levels · --line 12 (of its files)
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['proofs/mutate/mutate.ts', ...process.argv.slice(2)])
