// npm run payments:fake: a payment provider to try, which charges nothing. Prints what to start Waymark with.
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['test/support/fake-stripe-server.ts', ...process.argv.slice(2)])
