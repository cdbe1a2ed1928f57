import type { ComponentProps, ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { classes } from './classes.ts'

/** A button that opens a list of things to do. */
export function Menu({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="panel z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 animate-rise overflow-y-auto rounded-md p-1.5 lift-3"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** With `asChild`, the one child (a link) becomes the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-medium text-ink-2 outline-none data-highlighted:bg-sunken data-highlighted:text-ink forced-colors:data-highlighted:outline',
        className,
      )}
      {...rest}
    />
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm">{children}</DropdownMenu.Label>
}
