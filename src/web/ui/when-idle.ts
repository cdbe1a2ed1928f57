/** Does what nobody waits for once the page has nothing else to do. Gives back what takes it off again. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
