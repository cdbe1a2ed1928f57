import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '#server/config.ts'
import { hasFolderSecret, LOST_SECRET } from '#server/folder-secret.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkFolder } from './doctor/check-folder.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkServer } from './doctor/check-server.ts'
import { checkSettings } from './doctor/check-settings.ts'
import type { Finding } from './doctor/finding.ts'
import { readArguments } from './read-arguments.ts'

const MARKS = { good: '✓', note: '·', bad: '✗' }

/** `waymark doctor [--deep]`: each line one thing that was looked at. */
export async function runDoctor(args: string[]): Promise<void> {
  const { has } = readArguments('doctor', args, ['--deep'], 0)
  const config = readConfig(process.env)
  const findings: Finding[] = []
  for await (const finding of examine(config, has('--deep'))) {
    findings.push(finding)
    process.stdout.write(`${MARKS[finding.is]} ${finding.what}: ${finding.words}\n`)
  }
  const bad = findings.filter(({ is }) => is === 'bad').length
  process.stdout.write(bad === 0 ? '\nAll is well.\n' : `\n${bad} ${bad === 1 ? 'thing needs' : 'things need'} you.\n`)
  if (bad > 0) process.exitCode = 1
}

async function* examine(config: Config, isDeep: boolean): AsyncGenerator<Finding> {
  yield* checkSettings(config)
  yield* checkFolder(config)
  yield* checkDatabase(config, isDeep)
  yield checkSecret(config)
  yield await checkMail(config)
  yield checkAi(config)
  yield checkPages()
  yield await checkServer(config)
}

function checkSecret(config: Config): Finding {
  const what = 'secret'
  if (!config.isSecretInFolder)
    return { is: 'good', what, words: 'AUTH_SECRET is set; it must be the same for every process' }
  if (hasFolderSecret(config.dataDir)) return { is: 'good', what, words: 'kept in the data folder' }
  return existsSync(path.join(config.dataDir, 'waymark.db'))
    ? { is: 'bad', what, words: LOST_SECRET }
    : { is: 'note', what, words: 'made at the first start' }
}

function checkAi({ ai }: Config): Finding {
  if (ai.isFake) return { is: 'note', what: 'AI', words: 'answered by the fake provider (AI_FAKE=1)' }
  if (!ai.isConfigured)
    return { is: 'note', what: 'AI', words: 'no provider; analysis, chat and interview feedback stay off' }
  return { is: 'good', what: 'AI', words: `${ai.model} at ${new URL(ai.baseUrl).host}, not called now` }
}

function checkPages(): Finding {
  const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../build'))
  return { is: isBuilt ? 'good' : 'note', what: 'pages', words: isBuilt ? 'built' : 'not built yet; npm start does it' }
}
