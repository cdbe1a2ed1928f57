import { useRef } from 'react'
import { session } from '../lib/api.ts'
import { leave } from '../lib/leave.ts'

/** Logs out once, however often it is pressed. */
export function useLogOut() {
  const isUnderWay = useRef(false)
  return async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await leave(session.signOut)
  }
}
