import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { UserInfo } from '#contract/account.ts'
import { firstNameSchema, lastNameSchema } from '#core/account/fields.ts'
import { Rich } from '../../strings/rich.tsx'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FocusedBanner } from '../../ui/focused-banner.tsx'
import { showRefusal } from '../form-errors.ts'
import { useSaveProfile } from './use-save-profile.ts'

const schema = z.object({ first_name: firstNameSchema, last_name: lastNameSchema })
type Values = z.input<typeof schema>

export function ProfileSection({ person }: { person: UserInfo }) {
  const words = useStrings('settings').profile
  const { mutateAsync } = useSaveProfile()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { first_name: person.first_name, last_name: person.last_name },
  })
  const { errors, isSubmitting, isDirty } = formState
  const save = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await mutateAsync(values)
      reset(values)
      toast.success(words.saved)
    } catch (error) {
      setRefusal(showRefusal(error, ['first_name', 'last_name'], setError))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <FocusedBanner message={refusal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.firstName}
          kind="name"
          autoComplete="given-name"
          required
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <Field
          label={words.lastName}
          kind="name"
          autoComplete="family-name"
          required
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <p className="text-sm text-ink-3">
        <Rich text={words.email} values={{ email: <span className="wrap-anywhere text-ink-2">{person.email}</span> }} />
      </p>
      <Button data-saves type="submit" className="justify-self-start" isLoading={isSubmitting} disabled={!isDirty}>
        {words.save}
      </Button>
    </form>
  )
}
