import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths, publicPathsIn } from '../paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useSessionStatus } from './browser-session.ts'
import { callbackOf } from './callback.ts'
import { firstLanguage, STARTING } from './first-language.ts'

/** A guest goes to /login, in the language of this device, and comes back to the page they wanted. */
export function PersonOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  const location = useLocation()
  if (status === 'unknown') return <Deciding />
  if (status === 'out')
    return <Navigate to={publicPathsIn(firstLanguage()).login({ callback: callbackOf(location) })} replace />
  return children
}

/** A signed-in person has nothing to do on /login or /signup. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <DecideOnArrival key={pathname}>{children}</DecideOnArrival>
}

/** Decides once per page: after signing in, the form leads on, and that wins over the gate. */
function DecideOnArrival({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  const [arrival, setArrival] = useState(status)
  if (arrival === 'unknown' && status !== 'unknown') setArrival(status)
  if (arrival === 'in') return <Navigate to={paths.dashboard()} replace />
  // what is prerendered is a guest's; a signed-in person does not see it
  return <div data-guest-only={arrival === 'unknown' ? '' : undefined}>{children}</div>
}

function Deciding() {
  return (
    <div className="grid h-dvh place-items-center pb-fold">
      <Spinner label={STARTING[firstLanguage()]} />
    </div>
  )
}
