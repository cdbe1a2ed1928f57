import type { Deps } from './deps.ts'
import { openServer } from './open-server.ts'

/** Checks that may refuse the start run first, and the rest of the program is loaded after them: a wrong setting is reported at once. */
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
