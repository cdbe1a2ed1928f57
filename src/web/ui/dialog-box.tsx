import Lock from 'lucide-react/icons/lock'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from './button.tsx'
import { useFocusReturn } from './focus-return.ts'

export type DialogProps = {
  title: string
  description?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasLock?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** The modal itself, loaded when one is first opened (dialog.tsx). */
export function DialogBox({
  title,
  description,
  isOpen,
  onOpenChange,
  hasLock = false,
  footer,
  children,
}: DialogProps) {
  const { close } = useStrings('parts')
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade-in place-items-center overflow-y-auto bg-[oklch(0.2_0.04_280/.55)] p-4">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focusReturn}
            className="panel relative w-full max-w-lg animate-rise rounded-lg p-6 lift-3"
          >
            <div className="flex items-start gap-3 pr-10">
              {hasLock ? (
                <span className="grid size-9 flex-none place-items-center rounded-button bg-brand-soft text-brand-ink">
                  <Lock size={18} aria-hidden />
                </span>
              ) : null}
              <div>
                <Radix.Title className="text-xl leading-9">{title}</Radix.Title>
                {description ? <Radix.Description className="text-ink-2">{description}</Radix.Description> : null}
              </div>
            </div>
            <div className="mt-5">{children}</div>
            {footer ? <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div> : null}
            <Radix.Close asChild>
              <IconButton label={close} className="absolute top-4 right-4">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
