import { useState, type FormEvent } from 'react'
import { TOKEN_SCOPES, type TokenScope } from '#core/account/token-scopes.ts'
import { Problem } from '#contract/problem.ts'
import { createToken } from '#contract/tokens.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const FORM = 'new-token'
const DAY_CHOICES = [7, 30, 90, 365] as const

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onMade: (secret: string) => void }

export function TokenDialog({ isOpen, onOpenChange, onMade }: Props) {
  const words = useStrings('tokens').dialog
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      title={words.title}
      description={words.description}
      hasLock
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={FORM} isLoading={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <TokenForm onBusy={setIsBusy} onMade={onMade} />
    </Dialog>
  )
}

function TokenForm({ onBusy, onMade }: { onBusy: (isBusy: boolean) => void } & Pick<Props, 'onMade'>) {
  const { dialog: words, scopes: meanings } = useStrings('tokens')
  const proof = useStrings('settings').secondStep.proof
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>([])
  const [days, setDays] = useState(30)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim() || scopes.length === 0 || !password) return setRefusal(words.incomplete)
    setRefusal(undefined)
    onBusy(true)
    try {
      const body = { name, scopes, days, password, ...(code === undefined ? {} : { code }) }
      onMade((await api.call(createToken, { body })).secret)
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') setCode((typed) => typed ?? '')
      setRefusal(messageOf(error))
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={FORM} noValidate className="grid gap-4" onSubmit={(event) => void make(event)}>
      {refusal ? <Banner>{refusal}</Banner> : null}
      <Field
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.may}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={meanings[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes((chosen) =>
                event.target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope),
              )
            }
          />
        ))}
      </fieldset>
      <Select label={words.days} value={days} onChange={(event) => setDays(Number(event.target.value))}>
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
    </form>
  )
}
