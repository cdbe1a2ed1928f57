import { TOKEN_SCOPES, type TokenScope } from '#core/account/token-scopes.ts'
import { useState } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const DAY_CHOICES = [7, 30, 90, 365] as const

/** What a token may do and for how long, and the proof that its owner asks for it; `askForCode` once the server wants one. */
export function useTokenWish(first: { scopes: TokenScope[]; days: (typeof DAY_CHOICES)[number] }) {
  const [scopes, setScopes] = useState(first.scopes)
  const [days, setDays] = useState<number>(first.days)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  return {
    scopes,
    days,
    password,
    code,
    setScopes,
    setDays,
    setPassword,
    setCode,
    isComplete: scopes.length > 0 && password !== '',
    body: { scopes, days, password, ...(code === undefined ? {} : { code }) },
    askForCode: () => setCode((typed) => typed ?? ''),
  }
}

type Props = { wish: ReturnType<typeof useTokenWish>; choices?: readonly TokenScope[] }

export function TokenFields({ wish, choices = TOKEN_SCOPES }: Props) {
  const { dialog: words, scopes: meanings } = useStrings('tokens')
  const proof = useStrings('settings').secondStep.proof
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.may}</legend>
        {choices.map((scope) => (
          <Checkbox
            key={scope}
            label={meanings[scope]}
            checked={wish.scopes.includes(scope)}
            onChange={(event) =>
              wish.setScopes((chosen) =>
                event.target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope),
              )
            }
          />
        ))}
      </fieldset>
      <Select label={words.days} value={wish.days} onChange={(event) => wish.setDays(Number(event.target.value))}>
        {DAY_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {words.dayChoices[choice]}
          </option>
        ))}
      </Select>
      <Field
        label={words.password}
        kind="password"
        autoComplete="current-password"
        required
        hint={words.passwordHint}
        value={wish.password}
        onChange={(event) => wish.setPassword(event.target.value)}
      />
      {wish.code === undefined ? null : (
        <Field
          label={proof.code}
          hint={proof.codeHint}
          autoComplete="one-time-code"
          value={wish.code}
          onChange={(event) => wish.setCode(event.target.value)}
        />
      )}
    </>
  )
}
