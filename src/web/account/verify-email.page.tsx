import { useEffect, useState } from 'react'
import { confirmEmail } from '#contract/security.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'

export const meta = () => [{ title: 'Confirm your email address · Waymark' }]

/** A button, not the mere visit: mail filters open links too. */
export default function VerifyEmail() {
  const [token] = useState(() => (typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')))
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(window.history.state, '', paths.verifyEmail())
  }, [])
  const confirm = async () => {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await api.call(confirmEmail, { body: { token } })
      setIsDone(true)
    } catch (error) {
      setRefusal(messageOf(error))
    }
    setIsBusy(false)
  }
  return (
    <AccountFrame title="Confirm your email address" lead={isDone ? undefined : 'Then a forgotten password can be replaced by mail.'}>
      <div className="grid gap-5">
        {isDone ? <Banner tone="success">Thank you. Your email address is confirmed.</Banner> : null}
        {refusal ? <Banner>{refusal}</Banner> : null}
        {token || isDone ? null : <Banner>This link is incomplete or was opened before. Ask for a new one in your settings.</Banner>}
        {token && !isDone ? (
          <Button size="lg" className="justify-self-start" isLoading={isBusy} onClick={() => void confirm()}>
            Confirm
          </Button>
        ) : (
          <LinkButton to={paths.settings()} size="lg" className="justify-self-start">
            Go to settings
          </LinkButton>
        )}
      </div>
    </AccountFrame>
  )
}
