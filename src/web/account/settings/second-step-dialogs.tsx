import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renewRecoveryCodes, turnOffSecondFactor } from '#contract/security.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useFields } from '../../ui/use-fields.ts'

type DialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }
type Proof = { password: string; code: string }

export function TurnOffDialog({ onDone, ...dialog }: DialogProps & { onDone: () => void }) {
  const words = useStrings('settings').secondStep.turningOff
  const turnOff = async (body: Proof) => {
    await api.call(turnOffSecondFactor, { body })
    toast.success(words.done)
    onDone()
  }
  return (
    <Dialog {...dialog} title={words.title} description={words.description} hasLock>
      <ProofForm label={words.submit} isDanger onProof={turnOff} />
    </Dialog>
  )
}

export function RenewCodesDialog({ onCodes, ...dialog }: DialogProps & { onCodes: (codes: string[]) => void }) {
  const words = useStrings('settings').secondStep.renewing
  const renew = async (body: Proof) => onCodes((await api.call(renewRecoveryCodes, { body })).recovery_codes)
  return (
    <Dialog {...dialog} title={words.title} description={words.description} hasLock>
      <ProofForm label={words.submit} onProof={renew} />
    </Dialog>
  )
}

/** Password and code together: a browser somebody left open is not enough. */
function ProofForm({
  label,
  isDanger = false,
  onProof,
}: {
  label: string
  isDanger?: boolean
  onProof: (proof: Proof) => Promise<void>
}) {
  const { password, proof: words } = useStrings('settings').secondStep
  const { values: proof, field } = useFields<Proof>({ password: '', code: '' })
  const [isIncomplete, setIsIncomplete] = useState(false)
  const sending = useMutation({ mutationFn: onProof, networkMode: 'always' })
  const refusal = isIncomplete ? words.incomplete : sending.isError ? messageOf(sending.error) : null
  const submit = () => {
    const hasBoth = proof.password !== '' && proof.code !== ''
    setIsIncomplete(!hasBoth)
    if (hasBoth) sending.mutate(proof)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {refusal ? <Banner>{refusal}</Banner> : null}
      <Field label={password} kind="password" autoComplete="current-password" required {...field('password')} />
      <Field label={words.code} autoComplete="one-time-code" required hint={words.codeHint} {...field('code')} />
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        className="justify-self-start"
        isLoading={sending.isPending}
      >
        {label}
      </Button>
    </form>
  )
}
