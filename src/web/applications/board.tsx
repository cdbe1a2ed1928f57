import { useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Link } from '../ui/link.tsx'
import { type Application, useMove } from './use-applications.ts'

/** Open applications by stage. Every card moves by its own menu: with a finger, a mouse or the keyboard. */
export function Board({ items, closed }: { items: readonly Application[]; closed: number }) {
  const words = useStrings('applications')
  const [said, setSaid] = useState('')
  const open = items.filter(({ outcome }) => outcome === null)
  return (
    <section aria-label={words.board.label}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-5">
        {STAGES.map((stage) => {
          const cards = open
            .filter((item) => item.stage === stage)
            .toSorted((one, other) => (one.position < other.position ? -1 : 1))
          return (
            <div key={stage} className="min-w-0 rounded-lg bg-sunken p-3">
              <h2 className="flex justify-between px-1 pb-2 text-md font-semibold">
                {words.stages[stage]} <span className="font-normal text-ink-3">{cards.length}</span>
              </h2>
              {cards.length === 0 ? <p className="px-1 pb-2 text-sm text-ink-3">{words.board.none}</p> : null}
              <ul className="grid grid-cols-1 gap-2.5">
                {cards.map((item) => (
                  <BoardCard key={item.id} item={item} onMoved={setSaid} />
                ))}
              </ul>
            </div>
          )
        })}
      </div>
      {closed > 0 ? <p className="mt-4 text-sm text-ink-3">{words.board.closed(closed)}</p> : null}
    </section>
  )
}

function BoardCard({ item, onMoved }: { item: Application; onMoved: (said: string) => void }) {
  const words = useStrings('applications')
  const title = item.title ?? words.unnamed
  const move = useMove((moved) => onMoved(words.board.moved(title, words.stages[moved.stage])))
  return (
    <li className="panel rounded-control p-3 wrap-anywhere">
      <Link to={paths.application(item.id)} className="font-semibold text-ink">
        {title}
      </Link>
      {item.company ? <p className="text-sm text-ink-2">{item.company}</p> : null}
      <p className="mt-1 text-sm text-ink-3">{words.since(item.stageSinceOn)}</p>
      <span className="relative mt-2 block">
        <select
          aria-label={words.board.moveTo(title)}
          className="min-h-11 w-full appearance-none rounded-control bg-surface pr-9 pl-2.5 text-sm text-ink shadow-control forced-colors:border"
          value={item.stage}
          disabled={move.isPending}
          onChange={(event) => move.mutate({ id: item.id, stage: event.target.value as Stage })}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {words.stages[stage]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </span>
    </li>
  )
}
