import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type TabItem<Id extends string = string> = {
  id: Id
  label: ReactNode
  /** Part of its label says more than its name: `aboutTab(id)` and `aria-hidden` on it make it the description. */
  isDescribed?: boolean
  panel: ReactNode
}

/** The id of the words in a tab's label that describe it. */
export const aboutTab = (id: string): string => `about-${id}`

export type TabsProps<Id extends string> = {
  label: string
  items: readonly TabItem<Id>[]
  /** Which is open; leave both out and the tabs keep it themselves. */
  selected?: Id
  onSelect?: (id: Id) => void
  /** Tabs become links to `#id`, which open without scripts too. */
  hasLinks?: boolean
  isVertical?: boolean
  className?: string
  listClassName?: string
  tabClassName?: string
  /** Decoration behind all panels. */
  panelsGround?: ReactNode
  panelsClassName?: string
  panelClassName?: string
}

/** Tabs by the ARIA pattern: one stop for Tab, arrows, Home and End move and open. Small enough for public pages. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  hasLinks = false,
  isVertical = false,
  ...looks
}: TabsProps<Id>) {
  const prefix = useId()
  const [own, setOwn] = useState(items[0]?.id)
  const open = selected ?? own
  const list = useRef<HTMLDivElement>(null)
  const tabs = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    const tab = open && tabs.current.get(open)
    // a narrow list scrolls: whichever way it was opened, the open tab is in the middle of it
    if (tab && list.current) list.current.scrollLeft += middleOf(tab) - middleOf(list.current)
  }, [open])
  const select = (id: Id) => {
    setOwn(id)
    onSelect?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // from where the focus is: what is open may come from an address that is still changing
    const focused = items.find(({ id }) => tabs.current.get(id) === event.target)
    const next = nextTab(items, focused?.id ?? open, event.key)
    if (!next) return
    event.preventDefault()
    select(next)
    tabs.current.get(next)?.focus()
  }
  const panelId = (id: string) => (hasLinks ? id : `${prefix}-${id}`)
  const tabProps = (item: TabItem<Id>) => ({
    role: 'tab',
    id: `${prefix}-tab-${item.id}`,
    'aria-describedby': item.isDescribed ? aboutTab(item.id) : undefined,
    'aria-controls': panelId(item.id),
    'aria-selected': item.id === open,
    tabIndex: item.id === open ? 0 : -1,
    ref: (element: HTMLElement | null) => {
      if (element) tabs.current.set(item.id, element)
      else tabs.current.delete(item.id)
    },
    className: looks.tabClassName,
  })
  return (
    <div className={looks.className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus, not their list */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        className={looks.listClassName}
        onKeyDown={onKeyDown}
      >
        {items.map((item) =>
          hasLinks ? (
            <a
              key={item.id}
              {...tabProps(item)}
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault()
                select(item.id)
              }}
            >
              {item.label}
            </a>
          ) : (
            <button key={item.id} type="button" {...tabProps(item)} onClick={() => select(item.id)}>
              {item.label}
            </button>
          ),
        )}
      </div>
      <div className={looks.panelsClassName}>
        {looks.panelsGround}
        {items.map((item) => (
          <div
            key={item.id}
            role="tabpanel"
            id={panelId(item.id)}
            aria-labelledby={`${prefix}-tab-${item.id}`}
            data-state={item.id === open ? 'active' : 'inactive'}
            tabIndex={0}
            className={classes(looks.panelClassName)}
          >
            {item.panel}
          </div>
        ))}
      </div>
    </div>
  )
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function nextTab<Id extends string>(items: readonly TabItem<Id>[], from: Id | undefined, key: string): Id | undefined {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  if (key === 'Home') return items[0]?.id
  if (key === 'End') return items.at(-1)?.id
  if (step === undefined) return undefined
  const index = items.findIndex((item) => item.id === from)
  return items[(index + step + items.length) % items.length]?.id
}
