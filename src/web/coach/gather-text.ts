/** Often enough to look like writing; each piece has the whole answer read and redrawn. */
const TOLD_EVERY_MS = 60

/** Joins pieces that come faster than they need to be shown. The first one is shown at once. */
export function gatherText(tell: (text: string) => void, everyMs = TOLD_EVERY_MS) {
  let held = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (held === '') return
    const text = held
    held = ''
    tell(text)
  }
  return {
    push: (text: string) => {
      held += text
      if (timer !== undefined) return
      flush()
      timer = setTimeout(flush, everyMs)
    },
    flush,
  }
}
