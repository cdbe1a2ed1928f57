import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element in CSS pixels, so that a chart's letters are as large on a phone as on a desk. */
export function useWidth<E extends Element>(otherwise: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(otherwise)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
