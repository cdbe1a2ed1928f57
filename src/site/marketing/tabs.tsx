import { useId, type ReactNode } from 'react'

export type TabItem = {
  id: string
  label: ReactNode
  /** Part of its label says more than its name: `aboutTab(id)` and `aria-hidden` on it make it the description. */
  isDescribed?: boolean
  panel: ReactNode
}

/** The id of the words in a tab's label that describe it. */
export const aboutTab = (id: string): string => `about-${id}`

/**
 * Tabs by the ARIA pattern, each a link to its panel: without scripts all panels stand one below the other, with them
 * client/tabs.ts shows one.
 */
export function LinkedTabs({
  label,
  items,
  isVertical = false,
  ...looks
}: {
  label: string
  items: readonly TabItem[]
  isVertical?: boolean
  className?: string
  listClassName: string
  tabClassName: string
  /** Decoration behind all panels. */
  panelsGround?: ReactNode
  panelsClassName?: string
  panelClassName: string
}) {
  const prefix = useId()
  const tabId = (id: string) => `${prefix}-${id}`
  return (
    <div className={looks.className}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        className={looks.listClassName}
      >
        {items.map(({ id, label: words, isDescribed }, index) => (
          <a
            key={id}
            role="tab"
            id={tabId(id)}
            href={`#${id}`}
            aria-controls={id}
            aria-describedby={isDescribed ? aboutTab(id) : undefined}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={looks.tabClassName}
          >
            {words}
          </a>
        ))}
      </div>
      <div className={looks.panelsClassName}>
        {looks.panelsGround}
        {items.map(({ id, panel }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={id}
            aria-labelledby={tabId(id)}
            data-state={index === 0 ? 'active' : 'inactive'}
            tabIndex={0}
            className={looks.panelClassName}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
