import { STUDY_STATES } from '#core/resume/schema.ts'
import { must } from '#core/must.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { DateField } from './date-field.tsx'
import { FIELDS, type FieldSpec } from './entry-rules.ts'
import { focusNow } from '../../ui/focus-now.ts'
import { useReview } from './review-context.ts'
import type { EntryListName } from './review-draft.ts'

/** An entry's fields, edited in place. What is typed is kept on this device as it is typed. */
export function EntryForm({ list, label }: { list: EntryListName; label: string }) {
  const words = useStrings('resumeFacts')
  const labels: Readonly<Record<string, string>> = words.entries[list].fields
  const { state, act } = useReview()
  const { id } = must(state.editing)
  const value = must(state.editing).value as Record<string, unknown>
  const set = (key: string, field: unknown) => act({ type: 'type', id, value: { ...value, [key]: field } })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields takes back
    <form
      aria-label={label}
      data-editor=""
      noValidate
      className="grid gap-4 rounded-md bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault()
        act({ type: 'done' })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        act({ type: 'cancel' })
      }}
    >
      {must(state.editing).problem ? <Banner>{must(state.editing).problem}</Banner> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS[list].map((spec, index) => (
          <div key={spec.key} className={spec.isWide ? 'sm:col-span-2' : undefined}>
            <EntryField
              label={must(labels[spec.key])}
              spec={spec}
              value={value[spec.key]}
              isFirst={index === 0}
              isOff={spec.key === 'endDate' && value.isCurrent === true}
              onChange={(field) => set(spec.key, field)}
            />
          </div>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit">{words.done}</Button>
        <Button variant="ghost" onClick={() => act({ type: 'cancel' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = {
  label: string
  spec: FieldSpec
  value: unknown
  isFirst: boolean
  isOff: boolean
  onChange: (field: unknown) => void
}

function EntryField({ label, spec, value, isFirst, isOff, onChange }: FieldProps) {
  const { onePointALine, noState, times } = useStrings('resumeFacts')
  const { kind, max } = spec
  switch (kind) {
    case 'date':
      return (
        <DateField label={label} value={isOff ? null : (value as string | null)} isOff={isOff} onChange={onChange} />
      )
    case 'flag':
      return <Checkbox label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    case 'state':
      return (
        <Select
          label={label}
          value={(value as string | undefined) ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{noState}</option>
          {STUDY_STATES.map((state) => (
            <option key={state} value={state}>
              {times.states[state]}
            </option>
          ))}
        </Select>
      )
    case 'lines':
      return (
        <TextArea
          label={label}
          hint={onePointALine}
          rows={6}
          value={(value as string[]).join('\n')}
          onChange={(event) => onChange(event.target.value.split('\n'))}
        />
      )
    case 'area':
      return (
        <TextArea
          label={label}
          rows={3}
          maxLength={max}
          value={(value as string | null) ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    default:
      return (
        <Field
          label={label}
          maxLength={max}
          autoComplete="off"
          // the person asked for this form with the button they pressed
          ref={isFirst ? focusNow : null}
          value={(value as string | null) ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
