import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are put into another order: by dragging their grip, and by Alt with an arrow from any control inside. */
export function useRowOrder({
  put,
  move,
}: {
  put: (id: string, to: string) => void
  move: (id: string, by: -1 | 1) => void
}) {
  const [dragged, setDragged] = useState<string>()
  return {
    row: (id: string) => ({
      'data-dragged': dragged === id || undefined,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (!event.altKey || by === null || event.defaultPrevented) return
        event.preventDefault()
        const focused = event.target as HTMLElement
        flushSync(() => move(id, by))
        // a row that was moved in the page would have lost it
        focused.focus()
        focused.scrollIntoView({ block: 'nearest' })
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        event.stopPropagation()
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        event.stopPropagation()
        if (dragged !== id) put(dragged, id)
        setDragged(undefined)
      },
    }),
    grip: (id: string) => ({
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.stopPropagation()
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        const row = event.currentTarget.closest('[data-row]')
        if (row) event.dataTransfer.setDragImage(row, 20, 20)
        setDragged(id)
      },
      onDragEnd: () => setDragged(undefined),
    }),
  }
}

export type RowOrder = ReturnType<typeof useRowOrder>
