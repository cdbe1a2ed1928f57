const OPEN_FEEDBACK = 'waymark-open-feedback'

/** Opens the feedback dialog, which the header holds, from any page. */
export function openFeedback(): void {
  window.dispatchEvent(new Event(OPEN_FEEDBACK))
}

export function onOpenFeedback(open: () => void): () => void {
  window.addEventListener(OPEN_FEEDBACK, open)
  return () => window.removeEventListener(OPEN_FEEDBACK, open)
}
