import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useStrings } from '../../strings/strings.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Doubt } from './doubt.tsx'
import { EntryForm } from './entry-form.tsx'
import { titleOf } from './entry-rules.ts'
import { linesOf } from './entry-words.ts'
import { PlaceButton } from './place-button.tsx'
import { confidenceOf } from './regions.ts'
import { useFactPlace, useReview } from './review-context.ts'
import type { EntryListName, Item } from './review-draft.ts'

export function EntryCard({ list }: { list: EntryListName }) {
  const { title } = useStrings('resumeFacts').entries[list]
  const { state } = useReview()
  const count = state.now.lists[list].length
  return (
    <Card aria-labelledby={`${list}-title`}>
      <CardHeader id={`${list}-title`} title={title}>
        {count > 0 ? <span className="tnum text-sm text-ink-3">{count}</span> : null}
      </CardHeader>
      <EntryList list={list} />
    </Card>
  )
}

export function EntryList({ list }: { list: EntryListName }) {
  const { state, act } = useReview()
  const items = state.now.lists[list] as Item[]
  const { add, none } = useStrings('resumeFacts').entries[list]
  const isAdding = state.editing?.id === `new:${list}`
  return (
    <div className="grid gap-3">
      {items.length > 0 ? (
        <ul className="grid gap-1">
          {items.map((item) => (
            <Entry key={item.id} list={list} item={item} />
          ))}
        </ul>
      ) : isAdding ? null : (
        <p className="text-ink-2">{none}</p>
      )}
      {isAdding ? (
        <EntryForm list={list} label={add} />
      ) : (
        <Button
          id={`add-${list}`}
          variant="soft"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => act({ type: 'open', id: `new:${list}` })}
        >
          {add}
        </Button>
      )}
    </div>
  )
}

function Entry({ list, item }: { list: EntryListName; item: Item }) {
  const words = useStrings('resumeFacts')
  const { state, act, evidence, isDraft } = useReview()
  const place = useFactPlace(item.id)
  const title = titleOf(list, item.value, words)
  if (state.editing?.id === item.id) {
    return (
      <li {...place} className="fact -mx-2 rounded-control px-2 py-2">
        <EntryForm list={list} label={words.edit(title)} />
      </li>
    )
  }
  const { head, place: where, time, lines } = linesOf(list, item.value, words.times)
  return (
    <li {...place} className="fact -mx-2 grid grid-cols-beside gap-x-2 rounded-control px-2 py-2">
      <div className="min-w-0">
        <p className="leading-snug font-semibold break-words">{head}</p>
        {where ? <p className="text-md break-words text-ink-2">{where}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
          {time ? <span className="tnum">{time}</span> : null}
          {list === 'experience' && isAhead(item.value) ? <span>{words.isAhead}</span> : null}
          <PlaceButton id={item.id} path={item.origin} title={title} />
          {isDraft ? <Doubt confidence={confidenceOf(item, evidence)} /> : null}
        </p>
        {lines.length > 0 ? <Lines lines={lines} /> : null}
      </div>
      <div className={classes('flex self-start', list === 'links' && 'self-center')}>
        <IconButton label={words.edit(title)} data-edit="" onClick={() => act({ type: 'open', id: item.id })}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={words.remove(title)} onClick={() => act({ type: 'remove', id: item.id })}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

/** A job that is agreed on and has not begun. */
function isAhead(value: unknown): boolean {
  const { startDate } = value as { startDate: string | null }
  return startDate !== null && startDate > new Date().toISOString().slice(0, startDate.length)
}

function Lines({ lines }: { lines: string[] }) {
  const words = useStrings('resumeFacts')
  return (
    <details className="text-md text-ink-2">
      <summary className="touch inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-ink-2">
        {words.points(lines.length)}
      </summary>
      <ul className="list-disc pl-5">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two points may say the same
          <li key={index} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
