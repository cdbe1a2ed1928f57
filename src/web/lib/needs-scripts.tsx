import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'

/** What only scripts can work; where they never run, it says so in its place. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="max-w-lead px-5 text-center text-balance text-ink-2">{useStrings('shell').needsScripts}</p>
      </noscript>
      <div className="no-js:hidden">{children}</div>
    </>
  )
}
