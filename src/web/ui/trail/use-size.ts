import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The size of an element in CSS pixels; nothing before it is known. */
export function useSize<E extends Element>(): [RefObject<E | null>, { width: number; height: number }] {
  const element = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return undefined
    const measure = () => setSize({ width: frame.clientWidth, height: frame.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
