import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '../lib/is-hydrated.ts'

/** The tab that the address names (`/#streaks`), else the last one chosen. Choosing one writes it there. */
export function useLinkedTab<Id extends string>(ids: readonly Id[]): [Id | undefined, (id: Id) => void] {
  const [chosen, setChosen] = useState<Id>()
  const { hash } = useLocation()
  const navigate = useNavigate()
  // A prerendered page knows no hash; on its first render in the browser it must not either.
  const isHydrated = useIsHydrated()
  const linked = isHydrated ? ids.find((id) => `#${id}` === hash) : undefined

  useEffect(() => {
    if (!isHydrated) return
    const target = ids.find((id) => `#${id}` === window.location.hash)
    if (target) document.getElementById(target)?.scrollIntoView({ block: 'center' })
    // Only on arrival (`ids` is a constant): choosing a tab later must not move the page.
  }, [ids, isHydrated])

  const choose = (id: Id) => {
    setChosen(id)
    void navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }
  return [linked ?? chosen, choose]
}
