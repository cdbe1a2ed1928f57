import { useState } from 'react'
import { messageOf } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodesDialog, TurnOffDialog } from './second-step-dialogs.tsx'
import { TurnOnDialog } from './second-step-enrol.tsx'
import { refreshSecurity, useSecurity } from './security-query.ts'

type Open = 'on' | 'off' | 'renew'

/** Optional: a code of an app on the phone, asked for after the password. */
export function SecondStepSection() {
  const security = useSecurity()
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[]>()
  const dialog = (name: Open) => ({ isOpen: open === name, onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined) })
  const showCodes = (fresh: string[]) => {
    setOpen(undefined)
    setCodes(fresh)
    void refreshSecurity()
  }
  if (security.isPending) {
    return (
      <Loading>
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    )
  }
  if (security.isError) return <ErrorState message={messageOf(security.error)} onRetry={() => void security.refetch()} isRetrying={security.isFetching} />
  const { is_on: isOn, recovery_codes_left: left } = security.data.second_factor
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        {isOn
          ? `On. Signing in asks for a code of your app. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`
          : 'Off. With it, somebody who learns your password still cannot sign in. Any authenticator app works.'}
      </p>
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} /> : null}
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
            <Button variant="danger" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('on')}>Turn on</Button>
        )}
      </div>
      <TurnOnDialog {...dialog('on')} onCodes={showCodes} />
      <RenewCodesDialog {...dialog('renew')} onCodes={showCodes} />
      <TurnOffDialog
        {...dialog('off')}
        onDone={() => {
          setOpen(undefined)
          setCodes(undefined)
          void refreshSecurity()
        }}
      />
    </div>
  )
}
