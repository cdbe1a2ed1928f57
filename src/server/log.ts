import pino, { type DestinationStream, type Level, type Logger } from 'pino'

/** At these levels libraries tell what they were given: a form's options hold the headers, and those the access token. */
const IS_VERBOSE = new Set(['trace', 'debug'])
const WITHOUT_HEADERS = { paths: ['headers', '*.headers', '*.*.headers', '*.rawHeaders'], remove: true }

/**
 * One JSON line per event. Of an error it keeps the kind, the message, the code and the stack, and nothing
 * else: what a database adds to its errors can be a person's row.
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    ...(IS_VERBOSE.has(level) ? { redact: WITHOUT_HEADERS } : {}),
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return { type: error.name, message: error.message, code: code ?? errcode, stack: error.stack }
}
