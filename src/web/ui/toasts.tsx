import { useEffect, useState } from 'react'
import type { ExternalToast, toast as sonner } from 'sonner'
import type { ToastStack } from './toast-stack.tsx'

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const hosts = new Set<() => void>()
let isWanted = false
let count = 0
let onReady: (show: typeof sonner) => void = () => undefined
const ready = new Promise<typeof sonner>((resolve) => {
  onReady = resolve
})

const say =
  (kind: Kind) =>
  (words: string, options: ExternalToast = {}): string | number => {
    count += 1
    const id = options.id ?? `toast-${count}`
    want()
    void ready.then((show) => show[kind](words, { ...options, id }))
    return id
  }

/** success, info, warning, error, loading: `toast.success('Saved')`; the answer names it for `dismiss`. */
export const toast = {
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),
  loading: say('loading'),
  dismiss: (id: string | number) => void ready.then((show) => show.dismiss(id)),
}

function want(): void {
  isWanted = true
  for (const show of hosts) show()
}

/**
 * Where toasts appear. What shows them is loaded at the first touch of the page, which comes before nearly every
 * toast: a live region should stand there before something is said in it.
 */
export function Toasts() {
  const [Stack, setStack] = useState<{ Show: typeof ToastStack }>()
  useEffect(() => {
    const show = () =>
      void import('./toast-stack.tsx').then(
        ({ ToastStack: Show }) => setStack({ Show }),
        // without a connection a toast is not worth an error page: the next one tries again
        () => undefined,
      )
    hosts.add(show)
    if (isWanted) show()
    window.addEventListener('pointerdown', show, { once: true })
    window.addEventListener('keydown', show, { once: true })
    return () => {
      hosts.delete(show)
      window.removeEventListener('pointerdown', show)
      window.removeEventListener('keydown', show)
    }
  }, [])
  return Stack ? <Stack.Show onReady={onReady} /> : null
}
