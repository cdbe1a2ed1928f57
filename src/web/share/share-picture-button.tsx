import { lazy, Suspense, useState, type ReactNode } from 'react'
import Share from 'lucide-react/icons/share-2'
import { classes } from '../ui/classes.ts'
import type { Period } from './picture-facts.ts'

const SharePictureDialog = lazy(async () => ({
  default: (await import('./share-picture-dialog.tsx')).SharePictureDialog,
}))

/** Opens the picture of the way; nothing of it is loaded before. */
export function SharePictureButton({
  children,
  label,
  period,
  className,
}: {
  children: ReactNode
  /** Said where the button shows fewer words. */
  label?: string
  period?: Period
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className={classes(
          'inline-flex min-h-11 items-center gap-1.5 rounded-sm text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3',
          className,
        )}
      >
        <Share size={16} aria-hidden />
        {children}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SharePictureDialog {...(period ? { period } : {})} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
