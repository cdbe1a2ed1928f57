import { useEffect, useEffectEvent, type RefObject } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** J and K go down and up, as in mail programs; undefined for any other key. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'j' || key === 'J') return 1
  if (key === 'k' || key === 'K') return -1
  return undefined
}

/** Which row comes next; the first or the last when none is chosen. The list ends, it does not go round. */
export function rowAfter(step: 1 | -1, index: number, count: number): number | undefined {
  const next = index < 0 ? (step === 1 ? 0 : count - 1) : index + step
  return next >= 0 && next < count ? next : undefined
}

/** A letter belongs to the field it is typed in, and to the dialog or menu that is open. */
export function isTypedElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]') !==
      null
  )
}

/** J and K move the focus along the links that are marked with `data-row`. */
export function useRowKeys(place: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event)
    if (step === undefined || event.defaultPrevented || isTypedElsewhere(event.target)) return
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement || isInRow(row, document.activeElement))
    const next = rowAfter(step, at, rows.length)
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** The checkbox or a button of a row stands for its row. */
function isInRow(row: HTMLElement, focused: Element | null): boolean {
  return focused !== null && row.closest('li, tr')?.contains(focused) === true
}
