import { Outlet } from 'react-router'
import { GuestOnly } from '../lib/gate.tsx'

/** /login and /signup. */
export default function GuestLayout() {
  return (
    <GuestOnly>
      <Outlet />
    </GuestOnly>
  )
}
