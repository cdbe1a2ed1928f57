// npm run eval: how well resumes are read, against the last committed scores. `--save` records this run's.
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), ['test/corpus/eval.ts', ...process.argv.slice(2)], process.env)
