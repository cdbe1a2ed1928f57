import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { signup } from '#contract/account.ts'
import { signupBody } from '#contract/form-bodies.ts'
import { PLANS, type PlanId } from '#core/account/plans.ts'
import { api, session } from '../lib/api.ts'
import { keepLanguage } from '../lib/first-language.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { useTyped } from '../lib/use-typed.ts'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'

const schema = signupBody.omit({ timeZone: true, plan: true, language: true })
type Values = z.input<typeof schema>

const FORM = 'signup-form'
const names = ['firstName', 'lastName', 'email', 'password', 'terms'] as const
type Name = (typeof names)[number]
const idOf = (name: Name) => `signup-${name}`

/** `plan`: the one a pricing link carried. Everyone starts on Explorer; the wish is remembered. */
export function SignupForm({ plan }: { plan: PlanId | undefined }) {
  const words = useStrings('account').signup
  const labels = useLabels()
  const language = useLanguage()
  const say = useSay()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: useTyped(FORM, { firstName: '', lastName: '', email: '', password: '', terms: false as never }),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState
  const [firstName, lastName, email, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password'],
  })

  const create = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      keepLanguage(language)
      session.signIn(await api.call(signup, { body: { ...values, timeZone: browserZone(), plan, language } }))
      await navigate(paths.resumeUpload(), { replace: true })
    } catch (error) {
      setRefusal(showRefusal(error, names, setError))
    }
  })
  const field = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    id: idOf(name),
    label: labels[name],
    error: errors[name]?.message,
    required: true,
    ...register(name),
  })

  return (
    <form id={FORM} noValidate onSubmit={(event) => void create(event)} className="grid gap-5">
      {plan && plan !== 'explorer' ? <PlanWish name={PLANS[plan].name} /> : null}
      <FocusedBanner message={say(refusal)} />
      <ErrorSummary
        attempt={submitCount}
        fields={names.filter((name) => errors[name]).map((name) => ({ id: idOf(name), label: labels[name] }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} kind="name" autoComplete="given-name" />
        <Field {...field('lastName')} kind="name" autoComplete="family-name" />
      </div>
      <Field {...field('email')} kind="email" autoComplete="username" />
      <NewPasswordField {...field('password')} value={password} own={[firstName, lastName, email]} />
      <Checkbox
        id={idOf('terms')}
        label={<TermsWords />}
        error={errors.terms?.message}
        required
        {...register('terms')}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function useLabels(): Record<Name, string> {
  const { email, password, signup } = useStrings('account')
  return { firstName: signup.firstName, lastName: signup.lastName, email, password, terms: signup.termsField }
}

function PlanWish({ name }: { name: string }) {
  return (
    <p className="rounded-md bg-brand-soft px-4 py-3 text-md text-brand-ink">
      {useStrings('account').signup.planWish(name)}
    </p>
  )
}

/** The pages open beside the form, so that nothing typed is lost. */
function TermsWords() {
  const { accept } = useStrings('account').signup
  return <Rich text={accept} opensTab linkClass="font-semibold text-brand-ink underline underline-offset-3" />
}
