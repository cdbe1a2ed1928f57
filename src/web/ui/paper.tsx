import type { ReactNode, Ref } from 'react'

/** A page of a document: white as paper is, by day and by night. Until its picture is there the place is kept. */
export function Paper({
  size,
  isWaiting,
  ref,
  children,
}: {
  /** In any unit: only the ratio counts. */
  size: { width: number; height: number }
  isWaiting: boolean
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}) {
  return (
    <div
      ref={ref}
      className="relative overflow-hidden rounded-sm bg-white shadow-2"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {children}
      {isWaiting ? <span className="absolute inset-0 animate-skeleton bg-desk" aria-hidden="true" /> : null}
    </div>
  )
}

/** Its picture, as large as the paper. */
export const paperPicture = 'absolute inset-0 size-full object-contain'
