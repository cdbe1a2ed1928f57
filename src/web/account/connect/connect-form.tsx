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
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

export type Asked = {
  clientId: string
  redirectUri: string
  codeChallenge: string
  state: string | undefined
  /** What the program wishes for; none: it does not say. */
  scopes: TokenScope[]
}

const DAY_CHOICES = [7, 30, 90, 365] as const

export function ConnectForm({ asked: { scopes: wished, ...asked } }: { asked: Asked }) {
  const { connection: words, dialog, scopes: meanings } = useStrings('tokens')
  const proof = useStrings('settings').secondStep.proof
  const [scopes, setScopes] = useState<TokenScope[]>(wished)
  const [days, setDays] = useState(90)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const choices = wished.length > 0 ? wished : TOKEN_SCOPES

  const allow = async (event: FormEvent) => {
    event.preventDefault()
    if (scopes.length === 0 || !password) return setRefusal(words.incompleteForm)
    setRefusal(undefined)
    setIsBusy(true)
    try {
      const body = { ...asked, scopes, days, password, ...(code === undefined ? {} : { code }) }
      location.assign((await api.call(approveConnection, { body })).goTo)
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') setCode((typed) => typed ?? '')
      setRefusal(messageOf(error))
      setIsBusy(false)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void allow(event)}>
      {refusal ? <Banner>{refusal}</Banner> : null}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{dialog.may}</legend>
        {choices.map((scope) => (
          <Checkbox
            key={scope}
            label={meanings[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
      </fieldset>
      <Select label={dialog.days} value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {DAY_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {dialog.dayChoices[choice]}
          </option>
        ))}
      </Select>
      <Field
        label={dialog.password}
        kind="password"
        autoComplete="current-password"
        required
        hint={dialog.passwordHint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code === undefined ? null : (
        <Field
          label={proof.code}
          hint={proof.codeHint}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
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
