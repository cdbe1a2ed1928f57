import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { addApplication } from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { similarNote } from '../lib/similar-note.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { useFields } from '../ui/use-fields.ts'
import { useOwnNow } from './own-now.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function AddDialog({ isOpen, onOpenChange }: Props) {
  const words = useStrings('applications').form
  const [isBusy, setIsBusy] = useState(false)
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.cancel, submit: words.save }}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(id) => <AddForm id={id} onBusy={setIsBusy} onSaved={() => onOpenChange(false)} />}
    </FormDialog>
  )
}

const EMPTY = { company: '', title: '', url: '', location: '', appliedOn: '', deadlineOn: '' }

function AddForm({ id, onBusy, onSaved }: { id: string; onBusy: (isBusy: boolean) => void; onSaved: () => void }) {
  const words = useStrings('applications')
  const navigate = useNavigate()
  const { day: today } = useOwnNow()
  const { values, field } = useFields(EMPTY)
  const [stage, setStage] = useState<Stage>('saved')
  const adding = useMutation({
    mutationFn: (keepBoth: boolean) => {
      onBusy(true)
      const { company, title, url, location, appliedOn, deadlineOn } = values
      const body = {
        company: company || null,
        title: title || null,
        url: url || null,
        location: location || null,
        deadlineOn: deadlineOn || null,
        stage,
        keepBoth,
        ...(stage === 'saved' || appliedOn === '' ? {} : { appliedOn }),
      }
      return api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
    },
    onSuccess: async ({ application, notices }) => {
      const { form } = words
      const note = similarNote(notices, form.similar)
      const opens = (label: string, id: string) => ({
        action: { label, onClick: () => void navigate(paths.application(id)) },
      })
      if (note) toast.info(`${form.saved} ${note.text}`, opens(form.similar.show, note.applicationId))
      // where there is nothing to do yet, the list of today does not show it
      else toast.success(form.saved, opens(form.openFirst, application.id))
      await refreshApplications()
      onSaved()
    },
    onSettled: () => onBusy(false),
  })
  const { error } = adding
  const fields = error instanceof Problem ? (error.fields ?? {}) : {}
  const duplicateOf =
    error instanceof Problem && error.code === 'applications.duplicate' ? fields['applicationId'] : undefined
  // said once: beside its field where there is one
  const isBesideAField = Object.keys(fields).some((name) => name in EMPTY)
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        adding.mutate(false)
      }}
    >
      {duplicateOf ? (
        <Banner>
          {words.form.duplicate}
          <span className="mt-2 flex gap-2">
            <LinkButton size="sm" variant="secondary" to={paths.application(duplicateOf)}>
              {words.form.openFirst}
            </LinkButton>
            <Button size="sm" variant="ghost" onClick={() => adding.mutate(true)}>
              {words.form.keepBoth}
            </Button>
          </span>
        </Banner>
      ) : error && !isBesideAField ? (
        <Banner>{messageOf(error)}</Banner>
      ) : null}
      <Field label={words.form.company} error={fields['company']} {...field('company')} />
      <Field label={words.form.jobTitle} error={fields['title']} {...field('title')} />
      <Field label={words.form.url} inputMode="url" error={fields['url']} {...field('url')} />
      <Field label={words.form.location} error={fields['location']} {...field('location')} />
      <Select label={words.form.stage} value={stage} onChange={(event) => setStage(event.target.value as Stage)}>
        {STAGES.map((name) => (
          <option key={name} value={name}>
            {words.stages[name]}
          </option>
        ))}
      </Select>
      {stage === 'saved' ? (
        <DateField label={words.form.deadlineOn} error={fields['deadlineOn']} {...field('deadlineOn')} />
      ) : (
        <DateField label={words.form.appliedOn} error={fields['appliedOn']} max={today} {...field('appliedOn')} />
      )}
    </form>
  )
}

/** The platform's own date input in our frame. */
export function DateField(props: {
  label: string
  error?: string | undefined
  value: string
  max?: string
  type?: 'date' | 'time'
  onChange: (event: { target: { value: string } }) => void
}) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {props.label}
      </label>
      <input
        id={id}
        type={props.type ?? 'date'}
        value={props.value}
        max={props.max}
        aria-invalid={props.error ? true : undefined}
        onChange={props.onChange}
        className="min-h-11 w-full rounded-control bg-surface px-3.5 text-ink shadow-control forced-colors:border"
      />
      {props.error ? <p className="text-sm text-red-ink">{props.error}</p> : null}
    </div>
  )
}
