import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useStrings } from '../../strings/strings.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { paths } from '../../paths.ts'

/** Its other tabs: what is half corrected stays as it is behind them. */
const isOfThisPage = (path: string) => [paths.resume(), paths.resumeCheck(), paths.aiAnalysis()].includes(path)

/** Asks before one goes away from changes that do not count yet. They stay on this device either way. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const words = useStrings('resumeReview').leave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname && !isOfThisPage(nextLocation.pathname),
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  return <LeaveDialog blocker={blocker} words={words} />
}
