// npm run eval -- KIND [--in DIR --out DIR-OR-FILE]: predictions of one kind, by the code that serves the pages, for
// a folder in the form of the evaluation sets; without --in, the committed sets and a table.
// `npm run eval` alone compares the resume reader with the last committed scores; `--save` records this run.
import { existsSync, readdirSync } from 'node:fs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const FOLDER = 'test/eval'
const args = process.argv.slice(2)
const kind = args[0] !== undefined && !args[0].startsWith('--') ? args.shift() : undefined
const script = kind === undefined ? 'test/corpus/eval.ts' : `${FOLDER}/${kind}.ts`
if (!existsSync(script)) {
  const kinds = existsSync(FOLDER) ? readdirSync(FOLDER).flatMap((name) => /^([a-z-]+)\.ts$/.exec(name)?.[1] ?? []) : []
  console.error(`Unknown kind '${kind}'. Known: ${kinds.join(', ')}`)
  process.exit(2)
}
installWhenNeeded()
process.exitCode = await runToEnd(pinnedNode(), [script, ...args], process.env)
