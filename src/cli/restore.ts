import { createReadStream } from 'node:fs'
import { BackupProblem, fingerprintOf, type BackupHeader } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { lockDataFolder } from '#server/db/data-folder-lock.ts'
import { keepServersOut } from '#server/db/server-presence.ts'
import { replaceSecret } from '#server/folder-secret.ts'
import { describeSums, isFileFault, reasonOf } from './backup.ts'
import { CommandError } from './command-error.ts'
import { firstLineOf, readArguments } from './read-arguments.ts'
import { requireFile } from './read-input.ts'

/** `waymark restore FILE [--force]`. Refused while a server works on the data folder or the database; none can start meanwhile. */
export async function runRestore(args: string[]): Promise<void> {
  const { words, has } = readArguments('restore', args, ['--force'], 1)
  const [name] = words
  if (name === undefined) throw new CommandError(`Which file? It goes like this: ${firstLineOf('restore')}`)
  const file = name === '-' ? undefined : requireFile(name)
  const config = readConfig(process.env)
  const lock = config.databaseUrl
    ? await keepServersOut(config.databaseUrl)
    : lockDataFolder(config.dataDir, process.pid)
  const source = file === undefined ? process.stdin : createReadStream(file)
  const db = connect(config)
  // an error without a listener ends the process; the pipeline attaches its own later
  source.on('error', () => undefined)
  try {
    const { header, sums } = await restoreBackup(db, source, { force: has('--force') }).catch((error: unknown) => {
      if (!isFileFault(error)) throw error
      throw new BackupProblem(`The backup cannot be read (${reasonOf(error)}). Nothing was changed.`)
    })
    process.stdout.write(`Restored as of ${header.at}: ${describeSums(sums)}; every checksum is equal\n`)
    settleSecret(config, header)
  } finally {
    await db.destroy()
    await lock.release()
  }
}

/** The secret that keyed hashes were made with goes back into the folder it came from. */
function settleSecret(config: Config, { secret }: BackupHeader): void {
  if (config.isSecretInFolder && secret.value) {
    try {
      replaceSecret(config.dataDir, secret.value)
    } catch (error) {
      throw new BackupProblem(
        `The accounts are restored, and the secret of the backup could not be written into ${config.dataDir} (${reasonOf(error)}). Put that right and restore once more with --force.`,
      )
    }
  } else if (fingerprintOf(config.authSecret()) !== secret.fingerprint) {
    process.stdout.write(
      'The AUTH_SECRET here is not the one of the backup: everyone signs in again, authenticator apps are enrolled again, and shared certificates no longer verify. ' +
        'To keep them, set AUTH_SECRET to the old one (the file auth-secret of the old DATA_DIR).\n',
    )
  }
}
