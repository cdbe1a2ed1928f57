import type { ReactNode } from 'react'

/** A text whose compounds (Full-Stack, Back-End) keep their halves on one line. */
export function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change places
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
