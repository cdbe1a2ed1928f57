import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useStrings } from '../../strings/strings.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'

/** The settings' forms have a button each: one whose button can be pressed holds what is not saved yet. */
const UNSAVED = '#settings form button[type=submit][data-saves]:not(:disabled, [aria-disabled=true])'
/** Codes that are shown only now. */
const UNKEPT = '#settings [data-unkept]'
const hasUnsaved = () => document.querySelector(`${UNSAVED}, ${UNKEPT}`) !== null

/** Asks before one goes away from settings that were changed and not saved. */
export function UnsavedGuard() {
  const { unsaved, secondStep } = useStrings('settings')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const isUnkept = blocker.state === 'blocked' && document.querySelector(UNKEPT) !== null
  return <LeaveDialog blocker={blocker} words={isUnkept ? secondStep.codes.unkept : unsaved} />
}
