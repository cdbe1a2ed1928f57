import { parentPort, workerData } from 'node:worker_threads'
import { runJavaScript } from './run-javascript.ts'
import type { Job } from './job.ts'
import { runSql } from './run-sql.ts'

/** A worker: says what came of each case, and ends. What is expected never comes in here. */
const { program, reply } = workerData as { program: Job; reply: string }
const came = program.language === 'sql' ? await runSql(program, reply) : await runJavaScript(program, reply)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a worker, not a window
parentPort?.postMessage(came)
