import { offlineProblem, timeoutProblem } from './errors.ts'

/** One HTTP exchange. Rejects with a Problem for a dead network or a slow server, or with the caller's abort. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

export type WireRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal | undefined
}

export type WireResponse = {
  status: number
  header: (name: string) => string | null
  text: () => Promise<string>
  /** Files come without progress, so only `fetch` brings them. */
  blob?: () => Promise<Blob>
  /** As it comes; from `fetch` alone. */
  body?: () => ReadableStream<Uint8Array> | null
}

/** Until the response's headers; a body may take its time. */
export const TIMEOUT_MS = 30_000

export function fetchTransport(send: typeof fetch, timeoutMs: number = TIMEOUT_MS): Transport {
  return async ({ url, signal, ...request }) => {
    const timer = new AbortController()
    const timeout = setTimeout(() => timer.abort(), timeoutMs)
    try {
      const response = await send(url, {
        ...request,
        signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
      })
      return {
        status: response.status,
        header: (name) => response.headers.get(name),
        text: () => response.text().catch((error: unknown) => Promise.reject(asFailure(error, signal))),
        blob: () => response.blob().catch((error: unknown) => Promise.reject(asFailure(error, signal))),
        body: () => response.body,
      }
    } catch (error) {
      if (timer.signal.aborted && !signal?.aborted) throw timeoutProblem()
      throw asFailure(error, signal)
    } finally {
      clearTimeout(timeout)
    }
  }
}

/**
 * For uploads, because fetch tells nothing about the way up. The 30 seconds start over with every bit of progress,
 * so a slow line is not mistaken for a slow server.
 */
export function uploadTransport(onProgress: (fraction: number) => void, timeoutMs: number = TIMEOUT_MS): Transport {
  return ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      let timeout: ReturnType<typeof setTimeout> | undefined
      const fail = (error: unknown) => {
        clearTimeout(timeout)
        reject(error)
      }
      const restartTimer = () => {
        clearTimeout(timeout)
        timeout = setTimeout(() => {
          fail(timeoutProblem())
          xhr.abort()
        }, timeoutMs)
      }
      xhr.open(method, url)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      xhr.upload.addEventListener('progress', (event) => {
        restartTimer()
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      xhr.addEventListener('readystatechange', () => {
        if (xhr.readyState >= XMLHttpRequest.HEADERS_RECEIVED) clearTimeout(timeout)
      })
      xhr.addEventListener('error', () => fail(offlineProblem()))
      xhr.addEventListener('abort', () => fail(signal?.reason ?? new DOMException('Aborted', 'AbortError')))
      xhr.addEventListener('load', () => {
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name),
          text: () => Promise.resolve(xhr.responseText),
        })
      })
      if (signal?.aborted) return fail(signal.reason)
      signal?.addEventListener('abort', () => xhr.abort(), { once: true })
      restartTimer()
      xhr.send(body ?? null)
    })
}

function asFailure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (!signal?.aborted) return offlineProblem(error)
  const reason: unknown = signal.reason
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? timeoutProblem() : reason
}
