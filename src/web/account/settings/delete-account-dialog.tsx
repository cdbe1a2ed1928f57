import { lazy, Suspense, useState } from 'react'
import { deleteAccount } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../../lib/api.ts'
import { tokenStore } from '../../lib/browser-session.ts'
import { messageOf } from '../../lib/errors.ts'
import { leave } from '../../lib/leave.ts'
import { useSite } from '../../lib/site.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

/** Fetched only on servers where plans are paid for. */
const SubscriptionEnds = lazy(async () => ({
  default: (await import('../plan/subscription-ends.tsx')).SubscriptionEnds,
}))

export function DeleteAccountDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const words = useStrings('settings').data.deletion
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      hasLock
      words={{ cancel: words.keep, submit: words.submit }}
      isDanger
      isBusy={isDeleting}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(id) => <DeleteForm id={id} onBusy={setIsDeleting} />}
    </FormDialog>
  )
}

function DeleteForm({ id, onBusy }: { id: string; onBusy: (isBusy: boolean) => void }) {
  const words = useStrings('settings').data.deletion
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const [code, setCode] = useState<string>()
  const proof = useStrings('settings').secondStep.proof
  const { billing } = useSite()

  const remove = async () => {
    setRefusal(undefined)
    setMissing(password === '' ? words.noPassword : undefined)
    if (password === '') return
    onBusy(true)
    try {
      await api.call(deleteAccount, { body: { password, ...(code === undefined ? {} : { code }) } })
      await leave(tokenStore.clear, words.done)
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') setCode((typed) => typed ?? '')
      setRefusal(messageOf(error))
    } finally {
      onBusy(false)
    }
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      {billing ? (
        <Suspense>
          <SubscriptionEnds />
        </Suspense>
      ) : null}
      {refusal ? <Banner>{refusal}</Banner> : null}
      <Field
        label={words.password}
        kind="password"
        autoComplete="current-password"
        required
        hint={words.passwordHint}
        error={missing}
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
