import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useIsHydrated } from './is-hydrated.ts'

/** A form on a prerendered page waits for React: what somebody typed before that would be lost. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : <Starting />
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
