import { useEffect, useRef, useState, type ComponentProps } from 'react'

/** Opens by itself where that is needed; from then on only the person closes it: what was needed may be typed inside. */
export function OpeningDetails({ isNeeded, ...rest }: Omit<ComponentProps<'details'>, 'open'> & { isNeeded: boolean }) {
  const place = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(isNeeded)
  useEffect(() => {
    if (isNeeded && place.current) place.current.open = true
  }, [isNeeded])
  return <details ref={place} open={startsOpen || undefined} {...rest} />
}
