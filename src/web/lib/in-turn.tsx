import { useLayoutEffect, useState, type ReactNode } from 'react'
import { takeTurn } from './turns.ts'

let isByTurns = false

/** Before the first drawing, where the build has not written the page: what it wrote is taken over as it stands. Gives back what ends it. */
export function drawInTurns(): () => void {
  isByTurns = true
  return () => {
    isByTurns = false
  }
}

/** A part that is first drawn as a task by itself: a tap before it is answered. */
export function InTurn({ children }: { children: ReactNode }) {
  const [isOn, setIsOn] = useState(!isByTurns)
  useLayoutEffect(() => (isOn ? undefined : takeTurn(() => setIsOn(true))), [isOn])
  return isOn ? children : null
}
