import { must } from '#core/must.ts'
import { useId } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { focusNow } from '../../ui/focus-now.ts'
import { useReview } from './review-context.ts'

/** One line or a few, edited in place: Enter keeps, Escape takes back. */
export function TextEditor({
  label,
  max,
  isLong = false,
  doneLabel,
}: {
  label: string
  max: number
  isLong?: boolean | undefined
  doneLabel?: string
}) {
  const { state, act } = useReview()
  const words = useStrings('resumeFacts')
  const id = useId()
  const { id: editing, value, problem } = must(state.editing)
  const shared = {
    id,
    label,
    maxLength: max,
    value: value as string,
    error: problem ?? undefined,
    // the person asked for this field with the button they pressed
    ref: focusNow,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields takes back
    <form
      data-editor=""
      className="grid gap-3 py-2"
      noValidate
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
      {isLong ? (
        <TextArea
          {...shared}
          rows={6}
          onChange={(event) => act({ type: 'type', id: editing, value: event.target.value })}
        />
      ) : (
        <Field
          {...shared}
          autoComplete="off"
          onChange={(event) => act({ type: 'type', id: editing, value: event.target.value })}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="soft" size="md">
          {doneLabel ?? words.done}
        </Button>
        <Button variant="ghost" onClick={() => act({ type: 'cancel' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
