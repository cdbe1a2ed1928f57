import { useId, useState, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classes } from './classes.ts'

/** On a phone what goes further stands behind a tap; on wider screens it is simply there. */
export function PhoneFold({
  label,
  children,
  className,
  buttonClassName,
}: {
  label: ReactNode
  children: ReactNode
  className?: string
  buttonClassName?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={classes(
          'inline-flex min-h-11 items-center gap-1.5 rounded-sm text-left text-sm font-semibold text-ink-2 md:hidden',
          buttonClassName,
        )}
      >
        {label}
        <ChevronDown size={16} aria-hidden className={classes('flex-none', isOpen && 'rotate-180')} />
      </button>
      <div id={id} data-fold="" className={classes(!isOpen && 'max-md:hidden', className)}>
        {children}
      </div>
    </>
  )
}
