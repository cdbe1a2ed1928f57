const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Told on a panel when its tab was chosen (not when its address was followed). */
export const CHOSEN = 'tab-chosen'

/** Tabs of the page (marketing/tabs.tsx): one stop for Tab, arrows, Home and End move and open; the address names the open one. */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) startList(list)
}

function startList(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role=tab]')]
  const open = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const isOpen = tab === chosen
      tab.setAttribute('aria-selected', `${isOpen}`)
      tab.tabIndex = isOpen ? 0 : -1
      panelOf(tab)?.setAttribute('data-state', isOpen ? 'active' : 'inactive')
    }
    // a narrow list scrolls: whichever way it was opened, the open tab is in the middle of it
    list.scrollLeft += middleOf(chosen) - middleOf(list)
  }
  const choose = (tab: HTMLAnchorElement) => {
    open(tab)
    window.history.replaceState(window.history.state, '', tab.hash)
    for (const other of tabs) panelOf(other)?.dispatchEvent(new CustomEvent(CHOSEN, { detail: other === tab }))
  }
  const openLinked = () => {
    const linked = tabs.find(({ hash }) => hash === window.location.hash)
    if (!linked) return
    open(linked)
    panelOf(linked)?.scrollIntoView({ block: 'center' })
  }
  list.addEventListener('click', (event) => {
    const tab = tabs.find((one) => one.contains(event.target as Node))
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(tab)
  })
  list.addEventListener('keydown', (event) => {
    const next = nextTab(tabs, tabs.indexOf(event.target as HTMLAnchorElement), event.key)
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
  window.addEventListener('hashchange', openLinked)
  openLinked()
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(tab.hash.slice(1))
}

function nextTab<T>(tabs: readonly T[], from: number, key: string): T | undefined {
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  const step = STEPS[key]
  return step === undefined ? undefined : tabs[(from + step + tabs.length) % tabs.length]
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
