import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useWhenOpened } from './use-when-opened.ts'

const load = () => import('./popover-box.tsx')

/** A button that opens a small panel of content. Focus goes in and comes back; Escape and a click outside close it. */
export function Popover({ trigger, label, children }: { trigger: ReactElement; label: string; children: ReactNode }) {
  const { shown, buttonProps } = useWhenOpened(load, 'dialog')
  if (!shown) return cloneElement(trigger, buttonProps)
  const { PopoverBox } = shown.part
  return (
    <PopoverBox trigger={trigger} label={label}>
      {children}
    </PopoverBox>
  )
}
