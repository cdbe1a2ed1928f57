import type { Config } from '#server/config.ts'
import type { Finding } from './finding.ts'

/** More than a load balancer and a proxy is seldom in front of a server. */
const MOST_PROXIES = 3

/** What is valid and dangerous all the same, where others can reach the server. */
export function* checkSettings(config: Config): Generator<Finding> {
  yield { is: 'good', what: 'settings', words: `every variable is valid; Node ${process.versions.node}` }
  if (!config.isRateLimited)
    yield {
      is: 'bad',
      what: 'limits',
      words: 'RATE_LIMIT is off: anybody may guess passwords and ask without end. Leave it out',
    }
  yield* checkProxies(config)
  yield* checkAddress(config)
  if (config.logLevel === 'trace' || config.logLevel === 'debug')
    yield { is: 'note', what: 'log', words: `LOG_LEVEL is ${config.logLevel}: for finding a fault, not for every day` }
}

function* checkProxies({ trustProxy, publicUrl }: Config): Generator<Finding> {
  const what = 'proxy'
  if (typeof trustProxy === 'number' && trustProxy > MOST_PROXIES)
    yield {
      is: 'bad',
      what,
      words: `TRUST_PROXY is ${trustProxy}: with fewer proxies than that in front, anybody writes their own address. Count them`,
    }
  else if (trustProxy === false && publicUrl?.startsWith('https:'))
    yield {
      is: 'note',
      what,
      words: 'TRUST_PROXY is off: behind a proxy everybody has its address, and one sender uses up the limits of all',
    }
}

function* checkAddress({ publicUrl, host }: Config): Generator<Finding> {
  const what = 'address'
  if (publicUrl === undefined) {
    if (!isLocal(host)) yield { is: 'note', what, words: 'no PUBLIC_URL: links in mails name this machine only' }
    return
  }
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !isLocal(hostname))
    yield {
      is: 'bad',
      what,
      words: `${publicUrl} is not encrypted: passwords travel in the open. Use https behind a proxy`,
    }
  else yield { is: 'good', what, words: publicUrl }
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}
