import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgotPassword } from '#contract/account.ts'
import { forgotPasswordBody } from '#contract/form-bodies.ts'
import { getSite, type Site } from '#contract/public.ts'
import { api } from '../lib/api.ts'
import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { useTyped } from '../lib/use-typed.ts'
import { Rich } from '../strings/rich.tsx'
import { useSay } from '../strings/use-say.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'

const FORM = 'forgot-form'
const LINK = 'font-semibold wrap-anywhere text-brand-ink underline underline-offset-3'
const schema = forgotPasswordBody
type Values = z.input<typeof schema>
type Asked = Pick<Site, 'mailConfigured' | 'supportEmail'> & { email: string }

export function ForgotPassword() {
  const words = useStrings('account').forgot
  const [asked, setAsked] = useState<Asked>()
  return (
    <AccountFrame title={words.heading} lead={asked ? undefined : words.lead}>
      <NeedsScripts>{asked ? <WhatHappensNow {...asked} /> : <AskForm onAsked={setAsked} />}</NeedsScripts>
    </AccountFrame>
  )
}

function AskForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { forgot: words, ...more } = useStrings('account')
  const paths = usePublicPaths()
  const say = useSay()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: useTyped(FORM, { email: '' }),
  })
  const { errors, isSubmitting } = formState
  const ask = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await api.call(forgotPassword, { body: values })
      const { mailConfigured, supportEmail } = await api.call(getSite)
      onAsked({ mailConfigured, supportEmail, email: values.email })
    } catch (error) {
      setRefusal(showRefusal(error, ['email'], setError))
    }
  })
  return (
    <form id={FORM} noValidate onSubmit={(event) => void ask(event)} className="grid gap-5">
      <FocusedBanner message={say(refusal)} />
      <Field
        label={more.email}
        kind="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <Link
        to={paths.login()}
        className="touch justify-self-start font-semibold text-brand-ink underline underline-offset-3"
      >
        {more.backToLogin}
      </Link>
    </form>
  )
}

/** The same words for every address: whether it has an account is nobody else's business. */
function WhatHappensNow({ mailConfigured, supportEmail, email }: Asked) {
  const { forgot, ...more } = useStrings('account')
  const paths = usePublicPaths()
  const words = mailConfigured ? forgot.mailed : forgot.written
  const hasForm = !mailConfigured && supportEmail === ''
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div ref={box} role="status" tabIndex={-1} className="panel grid gap-3 rounded-lg p-5 outline-none">
        <p className="text-lg font-strong tracking-tight">{words.title}</p>
        <p className="text-ink-2">
          <Rich
            text={hasForm ? forgot.written.byForm : words.text}
            values={{
              email: <b className="wrap-anywhere text-ink">{email}</b>,
              form: (
                <Link to={paths.contact()} className={LINK}>
                  {forgot.written.form}
                </Link>
              ),
              supportEmail: (
                <a href={`mailto:${supportEmail}`} className={LINK}>
                  {supportEmail}
                </a>
              ),
            }}
          />
        </p>
      </div>
      <LinkButton to={paths.login()} variant="secondary" className="justify-self-start">
        {more.backToLogin}
      </LinkButton>
    </div>
  )
}
