import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useIsHydrated } from './is-hydrated.ts'

/**
 * A form on a prerendered page waits for React: what somebody typed before that would be lost. Its place is kept meanwhile,
 * so that nothing moves when it comes; `place` is what is kept where the form itself reads something only a browser has.
 */
export function AfterHydration({ children, place = children }: { children: ReactNode; place?: ReactNode }) {
  if (useIsHydrated()) return children
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      <div inert className="invisible [html:not([data-js])_&]:hidden">
        {place}
      </div>
      <Starting />
    </div>
  )
}

/** Until scripts run: says so where they never will. */
export function Starting() {
  return (
    <>
      <noscript>
        <p className="max-w-[46ch] px-5 text-center text-balance text-ink-2">{useStrings('shell').needsScripts}</p>
      </noscript>
      <div className="[html:not([data-js])_&]:hidden">
        <Spinner />
      </div>
    </>
  )
}
