import { useRef, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { classes } from './classes.ts'

/** The menu itself, loaded when one is first opened (menu.tsx); it begins open. */
export function MenuBox({
  trigger,
  label,
  byKeyboard,
  children,
}: {
  trigger: ReactNode
  label: string
  byKeyboard: boolean
  children: ReactNode
}) {
  const startsAtFirst = useRef(byKeyboard)
  // Radix saw no key, because it was not there yet
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (!startsAtFirst.current || event.target !== event.currentTarget) return
    startsAtFirst.current = false
    event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild onKeyDown={leaveAltArrows}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onFocus={onFocus}
          className="panel z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 animate-rise overflow-y-auto rounded-md p-1.5 lift-3"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Radix opens with any ArrowDown; with Alt it moves the row that the button stands in. */
function leaveAltArrows(event: KeyboardEvent): void {
  if (event.altKey && event.key === 'ArrowDown') event.preventDefault()
}

export function BoxItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-md font-medium text-ink-2 outline-none data-highlighted:bg-sunken data-highlighted:text-ink forced-colors:data-highlighted:outline',
        className,
      )}
      {...rest}
    />
  )
}

export function BoxSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}

export function BoxHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm">{children}</DropdownMenu.Label>
}
