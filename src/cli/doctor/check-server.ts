import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import type { Finding } from './finding.ts'

const ANSWER_MS = 3_000

/** Whether a server answers; that none runs is nothing wrong. */
export async function checkServer(config: Config): Promise<Finding> {
  const what = 'server'
  const address = announced(config) ?? `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`
  try {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(ANSWER_MS) })
    return answer.ok
      ? { is: 'good', what, words: `ready on ${address}` }
      : { is: 'bad', what, words: `${address} answers ${answer.status}: it is not ready` }
  } catch {
    return { is: 'note', what, words: `none answers on ${address}` }
  }
}

/** Where the holder of the data folder said it can be reached. */
function announced({ dataDir, databaseUrl }: Config): string | undefined {
  if (databaseUrl) return undefined
  try {
    return (JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8')) as { address?: string }).address
  } catch {
    return undefined
  }
}
