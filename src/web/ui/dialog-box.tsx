import Lock from 'lucide-react/icons/lock'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { useBackCloses } from './back-closes.ts'
import { IconButton } from './button.tsx'
import { useFocusReturn } from './focus-return.ts'

export type DialogProps = {
  title: string
  description?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasLock?: boolean
  /** It asks about leaving the page: the history is the question, so Back is not its answer. */
  isAboutLeaving?: boolean
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
  isAboutLeaving = false,
  footer,
  children,
}: DialogProps) {
  const { close } = useStrings('parts')
  const focusReturn = useFocusReturn()
  useBackCloses(isOpen && !isAboutLeaving, () => onOpenChange(false))
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade-in place-items-center overflow-y-auto bg-veil p-4 max-sm:items-end max-sm:px-0 max-sm:pb-0">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focusReturn}
            className="panel relative w-full max-w-lg animate-rise rounded-lg p-6 lift-3 max-sm:max-w-none max-sm:rounded-b-none max-sm:pb-[calc(1.5rem+env(safe-area-inset-bottom,0px))]"
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
