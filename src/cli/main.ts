import path from 'node:path'
import dotenv from 'dotenv'
import { BackupProblem } from '#server/backup/backup-file.ts'
import { ConfigError } from '#server/config.ts'
import { FolderTakenError } from '#server/db/data-folder-lock.ts'
import { NewerSchemaError } from '#server/db/migrate.ts'
import { explainStart } from '#server/explain-start.ts'
import { runAd } from './ad.ts'
import { runAdmin } from './admin.ts'
import { runBilling } from './billing.ts'
import { runBackup } from './backup.ts'
import { CommandError } from './command-error.ts'
import { runDoctor } from './doctor.ts'
import { helpFor } from './help.ts'
import { runMcp } from './mcp.ts'
import { runNotices, runPush } from './notices.ts'
import { runParse } from './parse.ts'
import { runReconcile } from './reconcile.ts'
import { runRestore } from './restore.ts'

const root = path.resolve(import.meta.dirname, '../..')
dotenv.config({ path: path.join(root, '.env'), quiet: true })
// a backup is for its owner's eyes, like all that the server writes
process.umask(0o077)

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  parse: runParse,
  ad: runAd,
  backup: runBackup,
  restore: runRestore,
  doctor: runDoctor,
  admin: runAdmin,
  reconcile: runReconcile,
  mcp: runMcp,
  notices: runNotices,
  push: runPush,
  billing: runBilling,
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = error instanceof CommandError || error instanceof ConfigError ? 2 : 1
}

async function run([command, ...rest]: string[]): Promise<void> {
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') return showHelp(rest[0])
  const start = COMMANDS[command]
  if (!start) throw new CommandError(`There is no command '${command}'. Try: waymark help`)
  if (rest.includes('--help') || rest.includes('-h') || rest[0] === 'help') return showHelp(command)
  return start(rest)
}

function showHelp(command: string | undefined): void {
  const text = helpFor(command)
  if (text === undefined) throw new CommandError(`There is no command '${command}'. Try: waymark help`)
  process.stdout.write(`${text}\n`)
}

/** What a person can act on is a sentence; what nobody foresaw keeps its stack. */
function sentenceOf(error: unknown): string {
  const isOurs = [CommandError, ConfigError, BackupProblem, FolderTakenError, NewerSchemaError].some(
    (kind) => error instanceof kind,
  )
  return isOurs ? (error as Error).message : explainStart(error).replace('Waymark could not start', 'This did not work')
}
