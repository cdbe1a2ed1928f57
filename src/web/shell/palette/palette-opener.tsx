import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Other parts of the page open the palette with this event, as the keys do. */
const OPEN_PALETTE = 'waymark-open-palette'

export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE))
}

/** Waits for Ctrl+K or ⌘K; the palette itself is loaded when it is first asked for. */
export function PaletteOpener({ hasGameElements, onLogOut }: { hasGameElements: boolean; onLogOut: () => void }) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen')
  useEffect(() => {
    const open = () => setState('open')
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      // browsers focus their address bar
      event.preventDefault()
      setState((now) => (now === 'open' ? 'closed' : 'open'))
    }
    window.addEventListener(OPEN_PALETTE, open)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener(OPEN_PALETTE, open)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  if (state === 'unseen') return null
  return (
    <Suspense fallback={null}>
      <Palette
        isOpen={state === 'open'}
        onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        hasGameElements={hasGameElements}
        onLogOut={onLogOut}
      />
    </Suspense>
  )
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
