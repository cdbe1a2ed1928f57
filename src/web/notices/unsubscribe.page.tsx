import { useState } from 'react'
import { unsubscribe } from '#contract/notices.ts'
import { isNoticeKind } from '#core/notices/kinds.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { reminders } from '../strings/en/reminders.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.reminders ?? reminders).unsubscribeMeta]

export default function UnsubscribePage() {
  return (
    <Strings of={{ reminders }}>
      <Unsubscribe />
    </Strings>
  )
}

/** A button, not the mere visit: mail filters open links too. */
function Unsubscribe() {
  const { unsubscribe: words, kinds: names } = useStrings('reminders')
  const [token] = useState(() =>
    typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
  )
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [refusal, setRefusal] = useState<string>()
  const stop = async () => {
    setState('busy')
    setRefusal(undefined)
    try {
      await api.call(unsubscribe, { params: { token } })
      setState('done')
    } catch (error) {
      setRefusal(messageOf(error))
      setState('asked')
    }
  }
  const kinds = (token.split('.')[1] ?? '').split('~').filter(isNoticeKind)
  const listed = kinds.map((kind) => names[kind].title).join(', ')
  return (
    <Page>
      <div className="grid max-w-xl gap-5">
        <h1 className="text-3xl tracking-heading">{words.heading}</h1>
        {listed === '' ? (
          <Banner>{words.noToken}</Banner>
        ) : state === 'done' ? (
          <Banner tone="success">{words.done(listed)}</Banner>
        ) : (
          <p className="text-ink-2">{words.lead(listed)}</p>
        )}
        {refusal ? <Banner>{refusal}</Banner> : null}
        {listed === '' || state === 'done' ? (
          <LinkButton to={`${paths.settings()}#reminders`} className="justify-self-start" variant="secondary">
            {words.toSettings}
          </LinkButton>
        ) : (
          <Button className="justify-self-start" isLoading={state === 'busy'} onClick={() => void stop()}>
            {words.submit}
          </Button>
        )}
      </div>
    </Page>
  )
}
