const COLOURS = ['#5b50e6', '#2ba078', '#e5822f', '#ffe2a8']
const LASTS_MS = 4_000

/** Loaded when it is needed; nothing moves for people who asked for less motion. */
export async function throwConfetti(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // its own worker would come from a blob: address, which the content security policy refuses
  const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  for (const [angle, x] of [
    [60, 0],
    [120, 1],
  ] as const) {
    void shoot({ particleCount: 70, angle, spread: 62, origin: { x, y: 0.85 }, colors: COLOURS })
  }
  setTimeout(() => canvas.remove(), LASTS_MS)
}
