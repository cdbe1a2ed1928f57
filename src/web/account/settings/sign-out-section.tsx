import { useState } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import { session } from '../../lib/api.ts'
import { forgetOnThisDevice } from '../../lib/forget-on-this-device.ts'
import { queryClient } from '../../lib/queries.ts'
import { useGoHome } from '../../lib/use-go-home.ts'
import { Button } from '../../ui/button.tsx'

export function SignOutSection() {
  const goHome = useGoHome()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    // First the page, then the tokens: else the gate takes this for a guest who wants in.
    await goHome()
    await session.signOut()
    forgetOnThisDevice()
    queryClient.clear()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-2">Other devices stay signed in.</p>
      <Button variant="secondary" icon={<LogOut size={18} aria-hidden />} isLoading={isLeaving} onClick={() => void leave()}>
        Sign out
      </Button>
    </div>
  )
}
