import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median } from './median.ts'

const ROUNDS = 5

/** `npm start` on a built tree, until it says it is ready, against Node starting with nothing to do. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-bench-'))
  const starts: number[] = []
  const empties: number[] = []
  let memoryMb = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { ms, rssMb } = await startOnce(folder)
    const empty = await runEmpty()
    memoryMb = Math.max(memoryMb, rssMb)
    // the first start makes the database
    if (round > 0) {
      starts.push(ms)
      empties.push(empty)
    }
  }
  rmSync(folder, { recursive: true, force: true })
  const [start, empty] = [median(starts), median(empties)]
  console.log(
    `Start on a built tree: median ${Math.round(start)} ms, ${(start / empty).toFixed(1)} of an empty Node (${Math.round(empty)} ms); goal 2,000 ms`,
  )
  console.log(`Memory of the main process once ready: ${Math.round(memoryMb)} MB; goal 150 MB`)
}

function startOnce(folder: string): Promise<{ ms: number; rssMb: number }> {
  const started = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: '', JOBS_FEEDS: 'off' }
  const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Waymark is ready')) return
      const { pid } = JSON.parse(readFileSync(path.join(folder, 'server.json'), 'utf8')) as { pid: number }
      const result = { ms: performance.now() - started, rssMb: residentMb(pid) }
      child.once('exit', () => resolve(result))
      process.kill(pid, 'SIGTERM')
    })
    child.once('error', reject)
  })
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}

function runEmpty(): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['-e', ''])
  return new Promise((resolve) => child.once('exit', () => resolve(performance.now() - started)))
}
