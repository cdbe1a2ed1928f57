import type { Deps } from './deps.ts'
import { openServer } from './open-server.ts'

/** What may refuse the start comes first, and the rest of the program is read only after it: a wrong setting is told at once. */
export async function serve(parts: Partial<Deps> = {}): Promise<void> {
  try {
    const opened = await openServer()
    const { runServer } = await import('./run-server.ts')
    await runServer(opened, parts)
  } catch (error) {
    const { explainStart } = await import('./explain-start.ts')
    process.stderr.write(`${explainStart(error)}\n`)
    process.exit(1)
  }
}
