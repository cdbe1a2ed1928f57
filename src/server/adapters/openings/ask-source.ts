import type { Answered, AskSource } from '#server/openings/open-source.port.ts'

const MOST_BYTES = 5_000_000
const TIMEOUT_MS = 10_000

/**
 * Asks a source politely: with our own name, one question at a time for each host, and not at all for what has not
 * changed. Nothing of any person goes along. `base` stands in for the network in tests.
 */
export function createSourceAsker({
  publicUrl,
  base,
}: {
  publicUrl?: string | undefined
  base?: string | undefined
}): AskSource {
  const agent = `Waymark/1 (+${publicUrl ?? 'a private server'})`
  const turns = new Map<string, Promise<unknown>>()
  return async ({ url, body, headers }, { etag, lastModified, timeoutMs = TIMEOUT_MS }) => {
    const target = base ? `${base.replace(/\/+$/, '')}/${url.slice('https://'.length)}` : url
    const { host } = new URL(url)
    const ask = async (): Promise<Answered> => {
      try {
        const response = await fetch(target, {
          method: body ? 'POST' : 'GET',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            'user-agent': agent,
            accept: 'application/json, application/xml;q=0.9',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(etag ? { 'if-none-match': etag } : {}),
            ...(lastModified ? { 'if-modified-since': lastModified } : {}),
            ...headers,
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return await answered(response)
      } catch {
        return { kind: 'fault', fault: 'unreachable' }
      }
    }
    const before = turns.get(host) ?? Promise.resolve()
    const own = before.then(ask, ask)
    turns.set(host, own)
    try {
      return await own
    } finally {
      if (turns.get(host) === own) turns.delete(host)
    }
  }
}

async function answered(response: Response): Promise<Answered> {
  const drop = async (answer: Answered): Promise<Answered> => {
    await response.body?.cancel()
    return answer
  }
  const { status, headers } = response
  if (status === 304) return drop({ kind: 'unchanged' })
  if (status === 404 || status === 410) return drop({ kind: 'fault', fault: 'unknown' })
  if (status === 429 || status === 503) {
    return drop({ kind: 'fault', fault: 'busy', retryAfterMs: retryAfter(headers.get('retry-after')) })
  }
  if (status >= 500) return drop({ kind: 'fault', fault: 'unreachable' })
  if (status !== 200) return drop({ kind: 'fault', fault: 'refused' })
  if (Number(headers.get('content-length')) > MOST_BYTES) return drop({ kind: 'fault', fault: 'too_large' })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > MOST_BYTES) return { kind: 'fault', fault: 'too_large' }
    parts.push(part)
  }
  const charset = /charset=["']?([\w-]{2,40})/i.exec(headers.get('content-type') ?? '')?.[1]
  return {
    kind: 'fresh',
    body: decode(Buffer.concat(parts), charset),
    etag: headers.get('etag')?.slice(0, 300) ?? null,
    lastModified: headers.get('last-modified')?.slice(0, 100) ?? null,
  }
}

function decode(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const A_DAY_MS = 86_400_000

/** Seconds or a date; at most a day. */
function retryAfter(value: string | null): number {
  if (value === null) return 0
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.min(A_DAY_MS, Math.max(0, ms)) : 0
}
