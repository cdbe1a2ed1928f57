import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { forgotPassword } from '#contract/account.ts'
import { getSite, type Site } from '#contract/public.ts'
import { api } from '../lib/api.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { showRefusal } from './form-errors.ts'

export const meta = () => [{ title: 'Forgot your password · Waymark' }]

const schema = forgotPassword.body!
type Values = z.input<typeof schema>
type Asked = Pick<Site, 'mailConfigured' | 'supportEmail'> & { email: string }

export default function ForgotPassword() {
  const [asked, setAsked] = useState<Asked>()
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={asked ? undefined : 'Tell us the address you signed up with. You get a link that works once, for one hour.'}
    >
      {asked ? <WhatHappensNow {...asked} /> : <AskForm onAsked={setAsked} />}
    </AccountFrame>
  )
}

function AskForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
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
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-5">
      <FocusedBanner message={refusal} />
      <Field
        label="Email address"
        kind="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send the link'}
      </Button>
      <Link to={paths.login()} className="justify-self-start font-semibold text-brand-ink underline underline-offset-3">
        Back to login
      </Link>
    </form>
  )
}

/** The same words for every address: whether it has an account is nobody else's business. */
function WhatHappensNow({ mailConfigured, supportEmail, email }: Asked) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div ref={box} role="status" tabIndex={-1} className="panel grid gap-3 rounded-lg p-5 outline-none">
        {mailConfigured ? (
          <>
            <p className="text-lg font-strong tracking-tight">Look into your mail</p>
            <p className="text-ink-2">
              If there is an account for <b className="wrap-anywhere text-ink">{email}</b>, a link to choose a new password
              is on its way. It works once, for one hour. Nothing there? Check the spam folder.
            </p>
          </>
        ) : (
          <>
            <p className="text-lg font-strong tracking-tight">This server sends no mail</p>
            <p className="text-ink-2">
              If there is an account for <b className="wrap-anywhere text-ink">{email}</b>, a link was written where only
              whoever runs this server can read it. Ask them for it:{' '}
              <a href={`mailto:${supportEmail}`} className="font-semibold wrap-anywhere text-brand-ink underline underline-offset-3">
                {supportEmail}
              </a>
              . It works once, for one hour.
            </p>
          </>
        )}
      </div>
      <LinkButton to={paths.login()} variant="secondary" className="justify-self-start">
        Back to login
      </LinkButton>
    </div>
  )
}
