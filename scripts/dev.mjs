// The API restarts and the pages reload on change. Pages come from Vite, which hands API calls on.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'

installWhenNeeded()
const node = pinnedNode()
const apiPort = process.env.API_PORT ?? '3001'
const env = { ...process.env, API_PORT: apiPort }
const children = [
  spawn(
    node,
    [
      '--watch-path=src/server',
      '--watch-path=src/core',
      '--watch-path=src/contract',
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    {
      stdio: 'inherit',
      env: { ...env, PORT: apiPort },
    },
  ),
  spawn(node, [path.resolve('node_modules/vite/bin/vite.js'), '--port', process.env.PORT ?? '3000'], {
    stdio: 'inherit',
    env,
  }),
]

let isStopping = false
const stop = (code) => {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
for (const child of children) child.on('exit', (code) => stop(code ?? 1))
