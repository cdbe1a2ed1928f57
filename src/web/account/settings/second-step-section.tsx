import { useState } from 'react'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
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
  const words = useStrings('settings').secondStep
  const security = useSecurity()
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[]>()
  const dialog = (name: Open) => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  })
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
  if (security.isError)
    return (
      <ErrorState
        message={messageOf(security.error)}
        onRetry={() => void security.refetch()}
        isRetrying={security.isFetching}
      />
    )
  const { is_on: isOn, recovery_codes_left: left } = security.data.second_factor
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{isOn ? words.on(left) : words.off}</p>
      {security.data.email.is_verified ? null : <p className="text-ink-2">{words.unconfirmed}</p>}
      {codes ? <RecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes(undefined)} /> : null}
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              {words.newCodes}
            </Button>
            <Button variant="danger" onClick={() => setOpen('off')}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('on')}>{words.turnOn}</Button>
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
