// npm run demo: the whole product with a seeded person, in its own folder, recreated each time.
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'
import { serverArguments, serverEnvironment } from './lib/server-process.mjs'

installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
const { DATABASE_URL: _unused, ...env } = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? './.waymark/demo' }
process.exitCode = await runToEnd(node, ['src/cli/demo/main.ts'], env)
if (process.exitCode === 0) process.exitCode = await runToEnd(node, serverArguments, serverEnvironment(env))
