import { lazy, Suspense, useState, type ReactNode } from 'react'

const DialogBox = lazy(async () => ({ default: (await import('./dialog-box.tsx')).DialogBox }))

export type DialogProps = {
  title: string
  description?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasLock?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A modal with a title, an optional footer and an optional lock icon. Focus goes in and comes back. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  )
}
