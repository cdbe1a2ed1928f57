import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { login } from '#contract/account.ts'
import { loginBody } from '#contract/form-bodies.ts'
import { Problem } from '#contract/problem.ts'
import { api, session } from '../lib/api.ts'
import { keepLanguage } from '../lib/first-language.ts'
import { readCallback } from '../lib/callback.ts'
import { useTyped } from '../lib/use-typed.ts'
import { useSay } from '../strings/use-say.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Rich } from '../strings/rich.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'

const schema = loginBody
type Values = z.input<typeof schema>

const FORM = 'login-form'
const names = ['email', 'password'] as const
const ABOUT_CODE: ReadonlySet<string> = new Set(['auth.second_factor_required', 'auth.second_factor_refused'])

export function LoginForm({ callback }: { callback: string }) {
  const { login: words, ...labels } = useStrings('account')
  const paths = usePublicPaths()
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const [asksForCode, setAsksForCode] = useState(false)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: useTyped(FORM, { email: '', password: '', remember: false, code: '' }),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState

  const signIn = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      const { code, ...rest } = values
      keepLanguage(language)
      session.signIn(await api.call(login, { body: code ? { ...rest, code } : rest }))
      await navigate(readCallback(callback), { replace: true })
    } catch (error) {
      const isAboutCode = error instanceof Problem && ABOUT_CODE.has(error.code)
      if (isAboutCode && !asksForCode) return setAsksForCode(true)
      // the next code is typed where this one was
      if (isAboutCode) {
        setError('code', { type: 'server', message: error.detail })
        return setFocus('code')
      }
      setRefusal(showRefusal(error, names, setError))
    }
  })
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  const field = (name: (typeof names)[number]) => ({
    id: `login-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    required: true,
    ...register(name),
  })

  return (
    <form id={FORM} noValidate onSubmit={(event) => void signIn(event)} className="grid gap-5">
      <FocusedBanner message={say(refusal)} />
      <ErrorSummary
        attempt={submitCount}
        fields={names.filter((name) => errors[name]).map((name) => ({ id: `login-${name}`, label: labels[name] }))}
      />
      {asksForCode ? <CodeField {...register('code')} error={errors.code?.message} /> : null}
      <div hidden={asksForCode} className="grid gap-5">
        <Field {...field('email')} kind="email" autoComplete="username" />
        <Field {...field('password')} kind="password" autoComplete="current-password" />
      </div>
      <div hidden={asksForCode} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Checkbox
          label={
            <Rich text={words.remember} values={{ days: <span className="text-ink-3">{words.rememberDays}</span> }} />
          }
          {...register('remember')}
        />
        <Link
          to={paths.forgotPassword()}
          className="touch inline-flex min-h-6 items-center text-md font-semibold text-brand-ink underline underline-offset-3"
        >
          {words.forgot}
        </Link>
      </div>
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

/** After the right password, for people who turned the second step on. */
function CodeField(props: ComponentProps<'input'> & { error: string | undefined }) {
  const { login: words } = useStrings('account')
  return <Field {...props} label={words.code} autoComplete="one-time-code" required hint={words.codeHint} />
}
