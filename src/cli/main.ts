import path from 'node:path'
import dotenv from 'dotenv'
import { BackupProblem } from '#server/backup/backup-file.ts'
import { ConfigError } from '#server/config-values.ts'
import { FolderTakenError } from '#server/db/data-folder-lock.ts'
import { NewerSchemaError } from '#server/db/migrate.ts'
import { explainStart } from '#server/explain-start.ts'
import { CommandError } from './command-error.ts'
import { helpFor } from './help.ts'
import { showControls } from './show-controls.ts'

const root = path.resolve(import.meta.dirname, '../..')
dotenv.config({ path: path.join(root, '.env'), quiet: true })
// a backup is for its owner's eyes, like all that the server writes
process.umask(0o077)

/** Each is loaded when it is called: help, and a command that is quick, do not wait for the others. */
const COMMANDS: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  parse: async () => (await import('./parse.ts')).runParse,
  ad: async () => (await import('./ad.ts')).runAd,
  backup: async () => (await import('./backup.ts')).runBackup,
  restore: async () => (await import('./restore.ts')).runRestore,
  doctor: async () => (await import('./doctor.ts')).runDoctor,
  admin: async () => (await import('./admin.ts')).runAdmin,
  reconcile: async () => (await import('./reconcile.ts')).runReconcile,
  mcp: async () => (await import('./mcp.ts')).runMcp,
  notices: async () => (await import('./notices.ts')).runNotices,
  push: async () => (await import('./notices.ts')).runPush,
  billing: async () => (await import('./billing.ts')).runBilling,
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${showControls(sentenceOf(error))}\n`)
  process.exitCode = error instanceof CommandError || error instanceof ConfigError ? 2 : 1
}

async function run([command, ...rest]: string[]): Promise<void> {
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') return showHelp(rest[0])
  const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!load) throw new CommandError(`There is no command '${command}'. Try: waymark help`)
  if (rest.includes('--help') || rest.includes('-h') || rest[0] === 'help') return showHelp(command)
  return (await load())(rest)
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
