import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useSessionStatus } from './browser-session.ts'
import { callbackOf } from './callback.ts'

/** A guest goes to /login and comes back to the page they wanted. */
export function PersonOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  const location = useLocation()
  if (status === 'unknown') return <Deciding />
  if (status === 'out') return <Navigate to={paths.login({ callback: callbackOf(location) })} replace />
  return children
}

/** A signed-in person has nothing to do on /login or /signup. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  const { pathname } = useLocation()
  // what is prerendered is a guest's; a signed-in person does not see it
  if (status === 'unknown') return <div data-guest-only>{children}</div>
  return (
    <DecideOnArrival key={pathname} isSignedIn={status === 'in'}>
      {children}
    </DecideOnArrival>
  )
}

/** Decides once per page: after signing in, the form leads on, and that wins over the gate. */
function DecideOnArrival({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [cameSignedIn] = useState(isSignedIn)
  if (cameSignedIn) return <Navigate to={paths.dashboard()} replace />
  return children
}

function Deciding() {
  return (
    <div className="grid h-dvh place-items-center pb-[40vh]">
      <Spinner />
    </div>
  )
}
