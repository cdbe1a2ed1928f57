import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { resetPassword } from '#contract/account.ts'
import { resetPasswordBody } from '#contract/form-bodies.ts'
import { api } from '../lib/api.ts'
import { tokenStore } from '../lib/browser-session.ts'
import { useIsHydrated } from '../lib/is-hydrated.ts'
import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { useTyped } from '../lib/use-typed.ts'
import { useSay } from '../strings/use-say.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'

export function ResetPassword() {
  const words = useStrings('account').reset
  const [isDone, setIsDone] = useState(false)
  return (
    <AccountFrame title={words.heading}>
      <NeedsScripts>{isDone ? <Done /> : <ChooseByLink onDone={() => setIsDone(true)} />}</NeedsScripts>
    </AccountFrame>
  )
}

function ChooseByLink({ onDone }: { onDone: () => void }) {
  const token = useTokenOfLink()
  return token === '' ? <NoToken /> : <ResetForm token={token ?? ''} onDone={onDone} />
}

/** Stands after the #, which reaches no log; taken out of the address bar, so that nobody reads it over a shoulder. */
function useTokenOfLink(): string | undefined {
  const navigate = useNavigate()
  const address = usePublicPaths().resetPassword()
  const isHydrated = useIsHydrated()
  const [token] = useState(() =>
    typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
  )
  useEffect(() => {
    if (window.location.hash) void navigate(address, { replace: true })
  }, [navigate, address])
  // what the build wrote knows of none, and shows the form that most who come here want
  return isHydrated ? token : undefined
}

const FORM = 'reset-form'
const schema = resetPasswordBody.pick({ password: true })
type Values = z.input<typeof schema>

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useStrings('account').reset
  const say = useSay()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: useTyped(FORM, { password: '' }),
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
    <form id={FORM} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <p className="-mt-5 text-balance text-ink-2">{words.lead}</p>
      <FocusedBanner message={say(refusal)} />
      <NewPasswordField
        label={words.field}
        value={password}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <Link
        to={usePublicPaths().forgotPassword()}
        className="touch justify-self-start font-semibold text-brand-ink underline underline-offset-3"
      >
        {words.newLink}
      </Link>
    </form>
  )
}

function NoToken() {
  const words = useStrings('account').reset
  return (
    <div className="grid gap-5">
      <Banner>{words.noToken}</Banner>
      <LinkButton to={usePublicPaths().forgotPassword()} size="lg" className="justify-self-start">
        {words.newLink}
      </LinkButton>
    </div>
  )
}

function Done() {
  const words = useStrings('account').reset
  const paths = usePublicPaths()
  return (
    <div className="grid gap-5">
      <Banner tone="success">{words.done}</Banner>
      <LinkButton to={paths.login()} size="lg" className="justify-self-start">
        {words.toLogin}
      </LinkButton>
    </div>
  )
}
