import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { confirmSecondFactor, startSecondFactor } from '#contract/security.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { QrCode } from './qr-code.tsx'

type Key = { key: string; uri: string }

/** Password, then the app learns the key, then a first code proves that it has. */
export function TurnOnDialog({
  isOpen,
  onOpenChange,
  onCodes,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onCodes: (codes: string[]) => void
}) {
  const { title } = useStrings('settings').secondStep.turningOn
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange} hasLock>
      <Enrol onCodes={onCodes} />
    </Dialog>
  )
}

function Enrol({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { password, turningOn: words } = useStrings('settings').secondStep
  const [key, setKey] = useState<Key>()
  if (!key) {
    return (
      <OneFieldForm
        label={words.goOn}
        missing={words.noPassword}
        onSubmit={async (typed) => setKey(await api.call(startSecondFactor, { body: { password: typed } }))}
      >
        {(field) => (
          <Field
            {...field}
            label={password}
            kind="password"
            autoComplete="current-password"
            required
            hint={words.passwordHint}
          />
        )}
      </OneFieldForm>
    )
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={key.uri} label={words.qrCode} />
        <p className="min-w-0 flex-1 basis-40">
          <span className="block text-sm text-ink-3">{words.key}</span>
          <code className="font-mono wrap-anywhere">{key.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <OneFieldForm
        label={words.submit}
        missing={words.noCode}
        onSubmit={async (code) => onCodes((await api.call(confirmSecondFactor, { body: { code } })).recovery_codes)}
      >
        {(field) => (
          <Field
            {...field}
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            hint={words.codeHint}
          />
        )}
      </OneFieldForm>
    </div>
  )
}

type FieldState = { value: string; onChange: (event: { target: { value: string } }) => void; error: string | undefined }

/** A form of one field, whose refusals show in it. */
function OneFieldForm({
  label,
  missing,
  onSubmit,
  children,
}: {
  label: string
  missing: string
  onSubmit: (value: string) => Promise<void>
  children: (field: FieldState) => ReactNode
}) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const sending = useMutation({ mutationFn: onSubmit, networkMode: 'always' })
  const submit = () => {
    setError(value ? undefined : missing)
    if (value) sending.mutate(value)
    else sending.reset()
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
      {sending.isError ? <Banner>{messageOf(sending.error)}</Banner> : null}
      {children({ value, onChange: (event) => setValue(event.target.value), error })}
      <Button type="submit" className="justify-self-start" isLoading={sending.isPending}>
        {label}
      </Button>
    </form>
  )
}
