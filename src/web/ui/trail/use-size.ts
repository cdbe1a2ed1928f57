import { useEffect, useRef, useState, type RefObject } from 'react'

/** The size of an element in CSS pixels; nothing before it is known. */
export function useSize<E extends Element>(): [RefObject<E | null>, { width: number; height: number }] {
  const element = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const frame = element.current
    if (!frame) return undefined
    // the browser reports the first size with the layout it makes anyway; asked for at once, it is made once more
    const observer = new ResizeObserver(() => setSize({ width: frame.clientWidth, height: frame.clientHeight }))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
