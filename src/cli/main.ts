import path from 'node:path'
import dotenv from 'dotenv'
import { ConfigError } from '#server/config.ts'
import { runAdmin } from './admin.ts'
import { CommandError } from './command-error.ts'
import { runParse } from './parse.ts'
import { runReconcile } from './reconcile.ts'

const HELP = `waymark: the command line beside the server

  waymark parse FILE [--format waymark|jsonresume]   what the reader finds in a PDF or DOCX, as JSON
  waymark admin messages                             messages of the contact page, newest first
  waymark admin feedback                             product feedback, newest first
  waymark admin link-reports                         courses whose link somebody said is wrong, newest first
  waymark admin set-plan EMAIL PLAN                  explorer, pathfinder or accelerator
  waymark admin reverse EMAIL SOURCE_KEY             takes one award back, for good
  waymark admin outage-day DATE NOTE                 a day that the server was down protects every streak
  waymark reconcile [--repair]                       compares totals, levels and days with the ledger
  waymark help                                       this text

It reads the same variables as the server (README) and works while the server runs.`

const root = path.resolve(import.meta.dirname, '../..')
dotenv.config({ path: path.join(root, '.env'), quiet: true })

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandError) && !(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function run([command, ...rest]: string[]): Promise<void> {
  switch (command) {
    case 'parse':
      return runParse(rest)
    case 'admin':
      return runAdmin(rest)
    case 'reconcile':
      return runReconcile(rest)
    case undefined:
    case 'help':
    case '--help':
      process.stdout.write(`${HELP}\n`)
      return
    default:
      throw new CommandError(`There is no command '${command}'. Try: waymark help`)
  }
}
