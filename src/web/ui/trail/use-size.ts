import { useEffect, useRef, useState, type RefObject } from 'react'

type Size = { width: number; height: number }

const told = new WeakMap<Element, (size: Size) => void>()
let observer: ResizeObserver | undefined

/** One for all: what changes together is drawn once. Sizes come with the layout that the browser makes anyway. */
function observe(element: Element, tell: (size: Size) => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      for (const { inlineSize: width, blockSize: height } of borderBoxSize) told.get(target)?.({ width, height })
  })
  told.set(element, tell)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/** The size of an element in CSS pixels, its border included; nothing before it is known. */
export function useSize<E extends Element>(): [RefObject<E | null>, Size] {
  const element = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => (element.current ? observe(element.current, setSize) : undefined), [])
  return [element, size]
}
