import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

/** A refusal that takes the focus: on a phone the button one pressed is far below it. */
export function FocusedBanner({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message])
  return message ? (
    <Banner ref={box} tabIndex={-1} className="outline-none">
      {message}
    </Banner>
  ) : null
}
