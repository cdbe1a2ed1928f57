import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before one goes away from changes that do not count yet. They stay on this device either way. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title="Leave without confirming?"
      description="Your changes do not count yet. They are kept on this device until you come back."
      isOpen
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset()}>Stay and confirm</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
