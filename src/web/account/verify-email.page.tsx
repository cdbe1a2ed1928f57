import { useEffect, useState } from 'react'
import { confirmEmail } from '#contract/security.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { verifyEmail } from '../strings/en/verify-email.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.verifyEmail ?? verifyEmail).meta]

export default function VerifyEmailPage() {
  return (
    <Strings of={{ verifyEmail }}>
      <VerifyEmail />
    </Strings>
  )
}

/** A button, not the mere visit: mail filters open links too. */
function VerifyEmail() {
  const words = useStrings('verifyEmail')
  const [token] = useState(() =>
    typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
  )
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
    <AccountFrame title={words.heading} lead={isDone ? undefined : words.lead}>
      <div className="grid gap-5">
        {isDone ? <Banner tone="success">{words.done}</Banner> : null}
        {refusal ? <Banner>{refusal}</Banner> : null}
        {token || isDone ? null : <Banner>{words.noToken}</Banner>}
        {token && !isDone ? (
          <Button size="lg" className="justify-self-start" isLoading={isBusy} onClick={() => void confirm()}>
            {words.submit}
          </Button>
        ) : (
          <LinkButton to={paths.settings()} size="lg" className="justify-self-start">
            {words.toSettings}
          </LinkButton>
        )}
      </div>
    </AccountFrame>
  )
}
