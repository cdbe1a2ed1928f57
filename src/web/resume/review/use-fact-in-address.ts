import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { factElementId } from './review-context.ts'
import type { Draft, Item } from './review-draft.ts'

/** A link may lead to one fact ('#fact-experience-2', as it was saved): it is brought into view and takes the focus, which lights it up. */
export function useFactInAddress(draft: Draft): void {
  const { hash } = useLocation()
  const now = useRef(draft)
  useEffect(() => {
    now.current = draft
  })
  useEffect(() => {
    if (!hash.startsWith('#fact-')) return undefined
    const frame = requestAnimationFrame(() => {
      const items = Object.values(now.current.lists).flat() as Item[]
      const item = items.find(({ origin }) => origin !== null && `#${factElementId(origin)}` === hash)
      const fact = document.getElementById(item ? factElementId(item.id) : hash.slice(1))
      fact?.scrollIntoView({ block: 'center' })
      fact?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
