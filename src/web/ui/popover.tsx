import type { ReactNode } from 'react'
import { Popover as Radix } from 'radix-ui'

/** A button that opens a small panel of content. Focus goes in and comes back; Escape and a click outside close it. */
export function Popover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="panel z-40 max-h-(--radix-popover-content-available-height) w-[min(340px,calc(100vw-24px))] animate-rise overflow-y-auto rounded-lg p-5 lift-3"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
