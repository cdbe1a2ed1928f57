import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useStrings } from '../../strings/strings.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'

/** The settings' forms have a button each: one whose button can be pressed holds what is not saved yet. */
function hasUnsaved(): boolean {
  return document.querySelector('#settings form button[type=submit][data-saves]:not(:disabled)') !== null
}

/** Asks before one goes away from settings that were changed and not saved. */
export function UnsavedGuard() {
  const words = useStrings('settings').unsaved
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
  return <LeaveDialog blocker={blocker} words={words} />
}
