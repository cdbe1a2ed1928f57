import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { MESSAGE_MAX_LENGTH } from '#contract/coach.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import type { QuestionDraft } from './question-draft.ts'
import type { Talk } from './talk.ts'

type Props = {
  draft: QuestionDraft
  underWay: Talk['underWay']
  /** Why nothing can be asked: the field takes no text that nobody would answer. */
  closed?: string | undefined
  onSend: (question: string) => void
  onStop: () => void
}

/** Enter sends, Shift and Enter begin a line. With nothing written it does nothing. */
export function ChatForm({ draft, underWay, closed, onSend, onStop }: Props) {
  const words = useStrings('coach').form
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isTooLong = draft.text.length > MESSAGE_MAX_LENGTH
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return field.current?.focus()
    onSend(draft.text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div
        className={classes(
          'rounded-md bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ring forced-colors:border',
          isTooLong ? 'shadow-wrong' : 'shadow-control',
        )}
      >
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={draft.text}
          disabled={underWay === 'analysis' || closed !== undefined}
          placeholder={words.placeholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-48 min-h-16 w-full resize-none bg-transparent px-3.5 pt-3 pb-1 outline-none placeholder:text-ink-3"
        />
        <div className="flex items-center justify-between gap-3 p-2 pl-3.5">
          <p
            id={`${id}-help`}
            role={isTooLong ? 'alert' : undefined}
            className={classes('min-w-0 text-note', isTooLong ? 'font-medium text-red-ink' : 'text-ink-3')}
          >
            {closed ?? helpOf(draft.text.length, underWay, words)}
          </p>
          <div className="flex flex-none gap-2">
            {underWay === 'question' ? (
              <Button
                variant="secondary"
                icon={<Square size={15} aria-hidden className="fill-current" />}
                onClick={onStop}
              >
                {words.stop}
              </Button>
            ) : null}
            <Button
              type="submit"
              isLoading={underWay === 'question'}
              disabled={underWay === 'analysis' || closed !== undefined}
              icon={<Send size={17} aria-hidden />}
            >
              {words.send}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

function helpOf(length: number, underWay: Props['underWay'], words: Catalogue['coach']['form']): string {
  if (length > MESSAGE_MAX_LENGTH) return words.tooLong(MESSAGE_MAX_LENGTH, length)
  return underWay === 'analysis' ? words.afterAnalysis : words.caution
}
