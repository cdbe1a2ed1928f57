import { useBlocker } from 'react-router'
import { useStrings } from '../strings/strings.tsx'
import { LeaveDialog } from '../ui/leave-dialog.tsx'

/** Asks before one goes to another page while the last changes could not be saved. */
export function UnsavedGuard({ editing: { isAtRisk } }: { editing: { isAtRisk: () => boolean } }) {
  const words = useStrings('documents').editor.unsaved
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk() && currentLocation.pathname !== nextLocation.pathname,
  )
  return <LeaveDialog blocker={blocker} words={words} />
}
