import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { signup } from '#contract/account.ts'
import { isPlanId, PLANS } from '#core/account/plans.ts'
import { api, session } from '../lib/api.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'

const schema = signup.body!.omit({ timeZone: true, plan: true })
type Values = z.input<typeof schema>

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  password: 'Password',
  terms: 'Terms and conditions',
} as const
const names = Object.keys(labels) as (keyof typeof labels)[]
const idOf = (name: keyof typeof labels) => `signup-${name}`

export function SignupForm() {
  const plan = useWantedPlan()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', terms: false as never },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState
  const [firstName, lastName, email, password] = useWatch({ control, name: ['firstName', 'lastName', 'email', 'password'] })

  const create = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      session.signIn(await api.call(signup, { body: { ...values, timeZone: browserZone(), plan } }))
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
    <form noValidate onSubmit={(event) => void create(event)} className="grid gap-5">
      {plan && plan !== 'explorer' ? <PlanWish name={PLANS[plan].name} /> : null}
      <FocusedBanner message={refusal} />
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
      <Checkbox id={idOf('terms')} label={<TermsWords />} error={errors.terms?.message} required {...register('terms')} />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  )
}

/** The plan a pricing link carried. Everyone starts on Explorer; the wish is remembered. */
function useWantedPlan() {
  const [search] = useSearchParams()
  const plan = search.get('plan') ?? ''
  return isPlanId(plan) ? plan : undefined
}

function PlanWish({ name }: { name: string }) {
  return (
    <p className="rounded-md bg-brand-soft px-4 py-3 text-[0.9375rem] text-brand-ink">
      You chose {name}. Everyone starts on Explorer, free; we remember your choice.
    </p>
  )
}

/** The pages open beside the form, so that nothing typed is lost. */
function TermsWords() {
  const link = 'font-semibold text-brand-ink underline underline-offset-3'
  return (
    <>
      I accept the{' '}
      <Link to={paths.terms()} target="_blank" className={link}>
        terms and conditions
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy()} target="_blank" className={link}>
        privacy policy
      </Link>
    </>
  )
}
