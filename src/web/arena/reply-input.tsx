import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { Field, TextArea } from '../ui/field.tsx'
import type { ArenaItem } from '#contract/arena.ts'
import { InlineCode } from './inline-code.tsx'
import { choicesOf, chosenReply, isChosen, type Reply } from './replies.ts'

type Props = { item: ArenaItem; reply: Reply | undefined; onReply: (reply: Reply) => void }

/** How an item is answered, by its kind. */
export function ReplyInput(props: Props) {
  const words = useStrings('skillCheck').reply
  const { item, reply, onReply } = props
  const text = typeof reply === 'string' ? reply : ''
  if (item.kind === 'order') return <OrderInput {...props} />
  if (item.kind === 'term') {
    return (
      <Field
        label={words.term}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onReply(event.target.value)}
      />
    )
  }
  if (choicesOf(item).length === 0) {
    const isProgram = item.kind === 'program'
    return (
      <TextArea
        label={isProgram ? words.program : words.printed}
        rows={isProgram ? 10 : 3}
        autoCapitalize="off"
        className={isProgram ? 'font-mono text-sm' : undefined}
        value={text}
        maxLength={2000}
        spellCheck={false}
        onChange={(event) => onReply(event.target.value)}
      />
    )
  }
  return <PickInput {...props} />
}

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control bg-surface px-3.5 py-2.5 text-left shadow-line ' +
  'hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:border'
const onClass = 'bg-brand-soft shadow-chosen hover:bg-brand-soft'

function PickInput({ item, reply, onReply }: Props) {
  const words = useStrings('skillCheck').reply
  const isSeveral = item.kind === 'choices'
  const isPrinted = item.kind === 'bug' || item.kind === 'output'
  return (
    <div className={classes('grid', item.kind === 'bug' ? 'gap-1' : 'gap-2.5')}>
      {choicesOf(item).map((choice, place) => {
        const isOn = isChosen(item, reply, place)
        return (
          <label
            key={choiceKey(choice, place)}
            className={classes(rowClass, isOn && onClass, item.kind === 'bug' && 'min-h-10 py-1')}
          >
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={item.itemId}
              checked={isOn}
              data-place={place}
              disabled={item.kind === 'bug' && choice.trim() === ''}
              onChange={() => onReply(chosenReply(item, reply, place))}
              className="size-4.5 flex-none accent-brand"
            />
            {item.kind === 'bug' ? <span className="sr-only">{words.line(place + 1)}</span> : null}
            <span aria-hidden="true" className="tnum w-5 flex-none text-sm text-ink-3">
              {place + 1}
            </span>
            <span
              lang={isPrinted ? undefined : item.saidIn}
              className={classes('min-w-0 whitespace-pre-wrap', isPrinted && 'font-mono text-sm')}
            >
              {isPrinted ? choice : <InlineCode text={choice} />}
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Steps are chosen in the order they belong; choosing one again takes it out. */
function OrderInput({ item, reply, onReply }: Props) {
  const words = useStrings('skillCheck').reply
  const places = Array.isArray(reply) ? reply : []
  return (
    <div className="grid gap-2.5">
      {choicesOf(item).map((choice, place) => {
        const at = places.indexOf(place)
        return (
          <button
            key={choiceKey(choice, place)}
            type="button"
            aria-pressed={at >= 0}
            data-place={place}
            onClick={() => onReply(chosenReply(item, reply, place))}
            className={classes(rowClass, at >= 0 && onClass)}
          >
            <span
              className={classes(
                'tnum grid size-7 flex-none place-items-center rounded-full text-sm font-semibold',
                at >= 0 ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-3',
              )}
            >
              <span className="sr-only">{at >= 0 ? words.step(at + 1) : words.notPlaced}</span>
              <span aria-hidden="true">{at >= 0 ? at + 1 : ''}</span>
            </span>
            <span lang={item.saidIn} className="min-w-0">
              <InlineCode text={choice} />
            </span>
          </button>
        )
      })}
    </div>
  )
}

const choiceKey = (choice: string, place: number): string => `${place} ${choice}`
