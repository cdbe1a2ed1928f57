/** A long answer has some 50 KB; what is larger is not an answer. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export class BodyTooLarge extends Error {}

/**
 * `fetch` as a provider is asked: only where the operator said (a redirect could carry the key elsewhere), and
 * never more than a bounded body.
 */
export const providerFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  let received = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.length
      if (received > MAX_BODY_BYTES) controller.error(new BodyTooLarge(`more than ${MAX_BODY_BYTES} bytes`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounded), { status: response.status, headers: response.headers })
}
