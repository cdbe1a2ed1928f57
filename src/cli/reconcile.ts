import { systemClock } from '#core/time.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import { CommandError } from './command-error.ts'

/** `waymark reconcile [--repair]`: the drift must be 0. Ends with exit code 1 when it is not and nothing was repaired. */
export async function runReconcile(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--repair')
  if (unknown) throw new CommandError(`waymark reconcile takes --repair, not '${unknown}'`)
  const repair = args.includes('--repair')
  const db = connect(readConfig(process.env))
  try {
    await migrate(db)
    const { people, events, drifts } = await reconcile({ db, clock: systemClock }, { repair })
    for (const { userId, what, kept, ledger } of drifts) {
      process.stdout.write(
        `${userId}  ${what}: ${JSON.stringify(kept)} is kept, the ledger says ${JSON.stringify(ledger)}\n`,
      )
    }
    process.stdout.write(
      `${people} people, ${events} point events, drift ${drifts.length}${repair && drifts.length > 0 ? ', repaired' : ''}\n`,
    )
    if (drifts.length > 0 && !repair) process.exitCode = 1
  } finally {
    await db.destroy()
  }
}
