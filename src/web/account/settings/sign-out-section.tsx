import { useState } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import { signOutEverywhere } from '#contract/security.ts'
import { api, session } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { leave } from '../../lib/leave.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { SessionsList } from './sessions-list.tsx'

type Leaving = 'here' | 'everywhere'

export function SignOutSection() {
  const words = useStrings('settings').signIns
  const [leaving, setLeaving] = useState<Leaving>()
  const signOut = async (where: Leaving) => {
    setLeaving(where)
    try {
      if (where === 'everywhere') await api.call(signOutEverywhere)
      await leave(session.signOut)
    } catch (error) {
      toast.error(messageOf(error))
      setLeaving(undefined)
    }
  }
  return (
    <div className="grid gap-5">
      <SessionsList />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button
          variant="secondary"
          icon={<LogOut size={18} aria-hidden />}
          isLoading={leaving === 'here'}
          onClick={() => void signOut('here')}
        >
          {words.out}
        </Button>
        <Button variant="secondary" isLoading={leaving === 'everywhere'} onClick={() => void signOut('everywhere')}>
          {words.outEverywhere}
        </Button>
      </div>
    </div>
  )
}
