import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { changeApplication, getApplication } from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { useFields } from '../ui/use-fields.ts'
import { DateField } from './add-dialog.tsx'
import { type ApplicationDetail } from './use-applications.ts'

type Props = { application: ApplicationDetail; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function FactsDialog({ application, isOpen, onOpenChange }: Props) {
  const words = useStrings('applicationParts').edit
  const [isBusy, setIsBusy] = useState(false)
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.cancel, submit: words.save }}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(id) => <FactsForm id={id} application={application} onBusy={setIsBusy} onSaved={() => onOpenChange(false)} />}
    </FormDialog>
  )
}

const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const

const fieldsOf = (application: ApplicationDetail) => ({
  company: application.company ?? '',
  title: application.title ?? '',
  url: application.url ?? '',
  location: application.location ?? '',
  workplace: application.workplace ?? '',
  pay: application.pay?.text ?? '',
  source: application.source ?? '',
  method: application.method ?? '',
  deadlineOn: application.deadlineOn ?? '',
  excitement: String(application.excitement ?? 0),
  tags: application.tags.join(', '),
})
type Fields = ReturnType<typeof fieldsOf>
const FACTS = [
  'company', 'title', 'url', 'location', 'workplace', 'pay', 'source', 'method', 'deadlineOn', 'excitement', 'tags',
] as const satisfies readonly (keyof Fields)[] // prettier-ignore

/** What was edited, and nothing else. */
function changeOf(values: Fields, opened: Fields) {
  const { workplace, pay, deadlineOn, excitement, tags, url, ...texts } = values
  const facts = {
    ...texts,
    url: url.trim() || null,
    workplace: WORKPLACES.find((one) => one === workplace) ?? null,
    deadlineOn: deadlineOn || null,
    excitement: Number(excitement) || null,
    tags: [...new Set(tags.split(',').flatMap((tag) => tag.trim() || []))],
    pay: pay.trim() ? { text: pay, min: null, max: null, currency: null, period: null } : null,
  }
  const change: Partial<typeof facts> = { ...facts }
  for (const name of FACTS) if (values[name] === opened[name]) delete change[name]
  return change
}

const isOffer = ({ stage }: Pick<ApplicationDetail, 'stage'>) => stage === 'offer'
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function FactsForm({
  id,
  application,
  onBusy,
  onSaved,
}: {
  id: string
  application: ApplicationDetail
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}) {
  const { detail } = useStrings('applications')
  const { edit: words, offer } = useStrings('applicationParts')
  // what the form was opened with: a change from elsewhere meanwhile is said, not written over
  const [before] = useState(application)
  const [opened] = useState(() => fieldsOf(before))
  const { values, field } = useFields(opened)
  const saving = useMutation({
    mutationFn: async () => {
      onBusy(true)
      const change = changeOf(values, opened)
      const params = { id: before.id }
      const send = (version: number) => api.call(changeApplication, { params, body: { ...change, version } })
      try {
        return await send(before.version)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'applications.stale') throw error
        // another part of it was changed elsewhere: both changes stand
        const now = await api.call(getApplication, { params })
        const isOther = FACTS.every((name) => change[name] === undefined || isSame(now[name], before[name]))
        // of an offer the same field is another day
        const isOtherDay = change.deadlineOn !== undefined && isOffer(now) !== isOffer(before)
        if (!isOther || isOtherDay) throw error
        return await send(now.version)
      }
    },
    onSuccess: async () => {
      toast.success(detail.changed)
      await refreshApplications()
      onSaved()
    },
    onSettled: () => onBusy(false),
  })
  const { error } = saving
  const fields = error instanceof Problem ? (error.fields ?? {}) : {}
  const isBesideAField = Object.keys(fields).some((name) => name in values)
  const isStale = error instanceof Problem && error.code === 'applications.stale'
  const tagsError = Object.entries(fields).find(([name]) => name.startsWith('tags'))?.[1]
  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      {error && !isBesideAField && !tagsError ? (
        <Banner className="sm:col-span-2">{isStale ? words.stale : messageOf(error)}</Banner>
      ) : null}
      <Field label={words.company} error={fields['company']} maxLength={200} {...field('company')} />
      <Field label={words.jobTitle} error={fields['title']} maxLength={200} {...field('title')} />
      <Field label={detail.place} error={fields['location']} maxLength={200} {...field('location')} />
      <Select label={words.workplace} {...field('workplace')}>
        <option value="">{words.notSaid}</option>
        {WORKPLACES.map((one) => (
          <option key={one} value={one}>
            {words.workplaces[one]}
          </option>
        ))}
      </Select>
      <Field label={detail.pay} hint={words.payHint} error={fields['pay.text']} maxLength={200} {...field('pay')} />
      <DateField
        label={isOffer(before) ? offer.answerBy : detail.deadline}
        error={fields['deadlineOn']}
        {...field('deadlineOn')}
      />
      <Field
        label={detail.source}
        hint={words.sourceHint}
        error={fields['source']}
        maxLength={40}
        {...field('source')}
      />
      <Field
        label={detail.method}
        hint={words.methodHint}
        error={fields['method']}
        maxLength={40}
        {...field('method')}
      />
      <Field
        label={words.url}
        className="sm:col-span-2"
        inputMode="url"
        error={fields['url']}
        maxLength={2_000}
        {...field('url')}
      />
      <Field label={words.tags} hint={words.tagsHint} error={tagsError} {...field('tags')} />
      <Select label={words.excitement} {...field('excitement')}>
        {words.excitements.map((label, value) => (
          <option key={label} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </form>
  )
}
