// npm run import-rules: writes .oxlint-rooms.json and the table in ARCHITECTURE.md from test/import-rules/rooms.ts.
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['test/import-rules/write.ts'])
