import { must } from '#core/must.ts'
import { cloneElement, createContext, useContext, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type * as Box from './menu-box.tsx'
import { useWhenOpened } from './use-when-opened.ts'

const load = () => import('./menu-box.tsx')
const Parts = createContext<typeof Box | undefined>(undefined)

/** Items are made by the open menu only, so its parts are there by then. */
function useParts(): typeof Box {
  return must(useContext(Parts))
}

/** A button that opens a list of things to do. */
export function Menu({ trigger, label, children }: { trigger: ReactElement; label: string; children: ReactNode }) {
  const { shown, buttonProps } = useWhenOpened(load, 'menu')
  if (!shown) return cloneElement(trigger, buttonProps)
  const { MenuBox } = shown.part
  return (
    <Parts value={shown.part}>
      <MenuBox trigger={trigger} label={label} byKeyboard={shown.byKeyboard}>
        {children}
      </MenuBox>
    </Parts>
  )
}

/** With `asChild`, the one child (a link) becomes the item. */
export function MenuItem(props: ComponentProps<typeof Box.BoxItem>) {
  const { BoxItem } = useParts()
  return <BoxItem {...props} />
}

export function MenuSeparator() {
  const { BoxSeparator } = useParts()
  return <BoxSeparator />
}

export function MenuHeading({ children }: { children: ReactNode }) {
  const { BoxHeading } = useParts()
  return <BoxHeading>{children}</BoxHeading>
}
