import type { Terrain } from '#web/ui/draw-contours.ts'
import { Island } from '../island.tsx'

/** Further down a page: drawn before one gets there, and no part of what is sent. Without scripts the dawn is enough. */
export function LateContours(terrain: Terrain) {
  return <Island name="contours" data={terrain} className="absolute inset-0 -z-1" />
}
