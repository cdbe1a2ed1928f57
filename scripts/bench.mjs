// npm run bench: every benchmark, as ratios against a named baseline in the same run. Never a test: machines are shared.
import { findOrInstallBrowser } from './lib/browser.mjs'
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
const asked = process.argv.slice(2)
const needsBrowser = asked.length === 0 || asked.some((name) => ['typing', 'taps'].includes(name))
process.exitCode = await runToEnd(node, ['proofs/load/bench.ts', ...asked], {
  ...process.env,
  ...(needsBrowser ? { CHROMIUM_PATH: findOrInstallBrowser(node) } : {}),
  WAYMARK_TEST_ENGINE: 'sqlite',
})
