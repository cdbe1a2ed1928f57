import type { ReactNode } from 'react'
import { useBuilt, type IslandName } from './built.ts'

/**
 * A part of a page that comes alive: its module is loaded when one comes near it, or where `when` says so, when it is
 * first touched (client/islands.ts).
 */
export function Island({
  name,
  when = 'near',
  data,
  className = 'contents',
  children,
}: {
  name: IslandName
  when?: 'near' | 'touched'
  /** Handed to the module. */
  data?: object
  className?: string
  children?: ReactNode
}) {
  return (
    <div
      data-island={useBuilt().island(name)}
      data-when={when}
      data-with={data && JSON.stringify(data)}
      className={className}
    >
      {children}
    </div>
  )
}
