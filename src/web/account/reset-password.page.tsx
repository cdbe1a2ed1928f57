import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { resetPassword } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { tokenStore } from '../lib/browser-session.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'

export const meta = () => [{ title: 'Choose a new password · Waymark' }]

export default function ResetPassword() {
  const token = useTokenOfLink()
  const [isDone, setIsDone] = useState(false)
  return (
    <AccountFrame title="Choose a new password" lead={isDone ? undefined : 'You are signed out everywhere else when you save it.'}>
      {isDone ? <Done /> : token ? <ResetForm token={token} onDone={() => setIsDone(true)} /> : <NoToken />}
    </AccountFrame>
  )
}

/** Stands after the #, which reaches no log; taken out of the address bar, so that nobody reads it over a shoulder. */
function useTokenOfLink(): string {
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  useEffect(() => {
    if (window.location.hash) void navigate(paths.resetPassword(), { replace: true })
  }, [navigate])
  return token
}

const schema = resetPassword.body!.pick({ password: true })
type Values = z.input<typeof schema>

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })
  const save = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await api.call(resetPassword, { body: { token, ...values } })
      // All sessions ended, this browser's too.
      tokenStore.clear()
      onDone()
    } catch (error) {
      setRefusal(showRefusal(error, ['password'], setError))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <FocusedBanner message={refusal} />
      <NewPasswordField label="New password" value={password} error={errors.password?.message} {...register('password')} />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save password'}
      </Button>
      <NewLink />
    </form>
  )
}

function NoToken() {
  return (
    <div className="grid gap-5">
      <Banner>This link is incomplete or was opened before. Open it from the mail again, or ask for a new one.</Banner>
      <NewLink />
    </div>
  )
}

function NewLink() {
  return (
    <LinkButton to={paths.forgotPassword()} variant="ghost" className="justify-self-start">
      Ask for a new link
    </LinkButton>
  )
}

function Done() {
  return (
    <div className="grid gap-5">
      <Banner tone="success">Your password is changed. Please sign in with it.</Banner>
      <LinkButton to={paths.login()} size="lg" className="justify-self-start">
        Go to login
      </LinkButton>
    </div>
  )
}
