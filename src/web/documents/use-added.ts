import { useRef } from 'react'
import { focusNow } from '../ui/focus-now.ts'

/** The row that was just added: its first field has the focus once, and not when a later step brings it back. */
export function useAdded() {
  const newest = useRef<string>(undefined)
  return {
    add: (id: string) => {
      newest.current = id
    },
    refOf: (id: string) => (field: HTMLElement | null) => {
      if (field === null || newest.current !== id) return
      newest.current = undefined
      focusNow(field)
    },
  }
}
