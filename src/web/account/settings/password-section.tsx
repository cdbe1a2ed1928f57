import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { UserInfo } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { changePassword } from '#contract/security.ts'
import { changePasswordBody } from '#contract/form-bodies.ts'
import { api, session } from '../../lib/api.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FocusedBanner } from '../../ui/focused-banner.tsx'
import { toast } from '../../ui/toasts.tsx'
import { showRefusal } from '../form-errors.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { refreshSecurity } from './security-query.ts'

const schema = changePasswordBody
type Values = z.input<typeof schema>

export function PasswordSection({ person }: { person: UserInfo }) {
  const words = useStrings('settings').password
  const proof = useStrings('settings').secondStep.proof
  const [needsCode, setNeedsCode] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, reset, control, formState } = useForm<
    Values,
    unknown,
    z.output<typeof schema>
  >({
    resolver: zodResolver(schema),
    defaultValues: { current_password: '', password: '', code: '' },
  })
  const { errors, isSubmitting } = formState
  const wanted = useWatch({ control, name: 'password' })
  const save = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      session.signIn(await api.call(changePassword, { body: values }))
      reset()
      toast.success(words.changed)
      await refreshSecurity()
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') setNeedsCode(true)
      setRefusal(showRefusal(error, ['current_password', 'password', 'code'], setError))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <FocusedBanner message={refusal} />
      {/* tells password managers whose password this is */}
      <input type="text" autoComplete="username" value={person.email} readOnly hidden />
      <Field
        label={words.current}
        kind="password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordField
        label={words.wanted}
        value={wanted}
        own={[person.first_name, person.last_name, person.email]}
        error={errors.password?.message}
        {...register('password')}
      />
      {needsCode ? (
        <Field
          label={proof.code}
          hint={proof.codeHint}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
      ) : null}
      <Button type="submit" className="justify-self-start" isLoading={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  )
}
