// Installs when needed, builds the web when stale, then runs the server on the pinned Node.
// Runs on Node 20, so it is plain JavaScript and imports nothing that is not there yet.
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'
import { serverArguments, serverEnvironment } from './lib/server-process.mjs'

installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
process.exitCode = await runToEnd(node, serverArguments, serverEnvironment())
