#!/usr/bin/env node
// The command line: `npx waymark help`. Hands over to the pinned Node.
import path from 'node:path'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const root = path.resolve(import.meta.dirname, '..')
const startedFrom = process.cwd()
process.chdir(root)
process.exitCode = await runToEnd(pinnedNode(), ['src/cli/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  WAYMARK_CWD: startedFrom,
})
