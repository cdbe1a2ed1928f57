import { useRef } from 'react'
import { session } from '../lib/api.ts'
import { forgetOnThisDevice } from '../lib/forget-on-this-device.ts'
import { queryClient } from '../lib/queries.ts'
import { useGoHome } from '../lib/use-go-home.ts'

/** Leaves the guarded page first, so that the gate does not take logging out for a guest who wants in. */
export function useLogOut() {
  const goHome = useGoHome()
  const isUnderWay = useRef(false)
  return async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await goHome()
    await session.signOut()
    forgetOnThisDevice()
    queryClient.clear()
  }
}
