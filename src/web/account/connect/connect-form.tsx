import { useState, type FormEvent } from 'react'
import { approveConnection } from '#contract/connections.ts'
import { Problem } from '#contract/problem.ts'
import { TOKEN_SCOPES, type TokenScope } from '#core/account/token-scopes.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TokenFields, useTokenWish } from '../settings/token-fields.tsx'

export type Asked = {
  clientId: string
  redirectUri: string
  codeChallenge: string
  state: string | undefined
  /** What the program wishes for; none: it does not say. */
  scopes: TokenScope[]
}

export function ConnectForm({ asked: { scopes: wished, ...asked } }: { asked: Asked }) {
  const words = useStrings('tokens').connection
  const wish = useTokenWish({ scopes: wished, days: 90 })
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const allow = async (event: FormEvent) => {
    event.preventDefault()
    if (!wish.isComplete) return setRefusal(words.incompleteForm)
    setRefusal(undefined)
    setIsBusy(true)
    try {
      const body = { ...asked, ...wish.body, codeChallengeMethod: 'S256' as const }
      location.assign((await api.call(approveConnection, { body })).goTo)
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') wish.askForCode()
      setRefusal(messageOf(error))
      setIsBusy(false)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void allow(event)}>
      {refusal ? <Banner>{refusal}</Banner> : null}
      <TokenFields wish={wish} choices={wished.length > 0 ? wished : TOKEN_SCOPES} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy}>
          {words.allow}
        </Button>
        <LinkButton variant="secondary" to={`${paths.settings()}#tokens`}>
          {words.refuse}
        </LinkButton>
      </div>
      <p className="text-sm text-ink-3">{words.end}</p>
    </form>
  )
}
