import type { ReactNode } from 'react'
import { Popover as Radix } from 'radix-ui'

/** The panel itself, loaded when one is first opened (popover.tsx); it begins open. */
export function PopoverBox({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Root defaultOpen>
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
