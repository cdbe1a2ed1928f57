import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { useStrings } from '../strings/strings.tsx'

const DISPLAY_MS = 4000
const WIDTH = '356px'

/** Bottom right, at most three at once, 4 seconds each; a swipe of 45 px sends one away. */
export function ToastStack({ onReady }: { onReady: (show: typeof toast) => void }) {
  const { notifications } = useStrings('parts')
  // runs after the toaster's own effect, by which it begins to listen
  useEffect(() => onReady(toast), [onReady])
  return (
    <Toaster
      position="bottom-right"
      containerAriaLabel={notifications}
      duration={DISPLAY_MS}
      visibleToasts={3}
      gap={14}
      // above the bar of a phone, and above the buttons that some pages keep at the bottom (theme.css)
      offset={{ bottom: 'calc(var(--bar, 0px) + var(--actions, 0px) + 24px)', right: 24 }}
      mobileOffset={{ bottom: 'calc(var(--bar, 0px) + var(--actions, 0px) + 12px)', left: 12, right: 12 }}
      // side by side, never stacked: a toast for points must not cover the Undo of the one before
      expand
      // The attribute below is read by sonner's own style sheet; the width is the specification's.
      style={{ '--width': WIDTH } as React.CSSProperties}
      toastOptions={{
        unstyled: false,
        classNames: {
          toast: 'panel! rounded-md! lift-3! text-ink! font-sans! text-sm! border-0!',
          success: '[&_[data-icon]]:text-green-ink',
          error: '[&_[data-icon]]:text-red-ink',
          warning: '[&_[data-icon]]:text-amber-ink',
          info: '[&_[data-icon]]:text-brand-ink',
          description: 'text-ink-2!',
          actionButton: 'h-10! rounded-button! bg-brand-soft! px-3.5! text-sm! font-semibold! text-brand-ink!',
        },
      }}
    />
  )
}
