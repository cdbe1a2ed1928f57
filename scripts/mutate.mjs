// npm run mutate: small changes to what must not break, and whether a test notices. --only refresh · --share 0.1 · --list
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['test/mutate/mutate.ts', ...process.argv.slice(2)])
