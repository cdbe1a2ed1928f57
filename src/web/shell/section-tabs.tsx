import { useEffect, useRef } from 'react'
import { gamePages, personPages, tabsOver } from '../nav.ts'
import { useStrings } from '../strings/strings.tsx'
import { Link, usePath } from '../ui/link.tsx'

/** Pages that belong together, side by side: each keeps its own address, so these are links. */
export function SectionTabs({ hasGameElements }: { hasGameElements: boolean }) {
  const { personPages: names, tabsOver: label } = useStrings('shell')
  const path = usePath()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // a narrow row scrolls: the page one is on is in sight
    const current = list.current?.querySelector<HTMLElement>(`[href="${path}"]`)
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - 24
  }, [path])
  const pages = tabsOver(path).filter((page) => hasGameElements || !gamePages.has(page))
  if (pages.length < 2) return null
  return (
    <nav aria-label={label} className="border-b border-line bg-bg">
      <ul ref={list} className="wrap relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={personPages[page]}
              aria-current={personPages[page] === path ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-3 text-md font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-page:border-brand aria-page:text-ink first:-ml-3"
            >
              {names[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
