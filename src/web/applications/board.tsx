import { startTransition, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useShownOrder } from './beside.tsx'
import { moveByKey, type CardMove } from './move-by-key.ts'
import { useRowKeys } from './row-keys.ts'
import { useNextWords } from './next-words.ts'
import { ScamMark } from './scam-mark.tsx'
import { StageNamesButton } from './stage-names.tsx'
import { boardQuery, type BoardCard as Card, useBoard, useMove } from './use-applications.ts'

const FIRST_CARDS = 40
/** Cards of a column in the first picture; the others follow when it stands there. */
const FIRST_DRAWN = 5

/** Open applications by stage. A card is dragged, or moves by its own menu, by the digits 1 to 5, and up and down by Alt and the arrows. */
export function Board() {
  const words = useStrings('applications')
  const [limit, setLimit] = useState(FIRST_CARDS)
  const board = useBoard(limit)
  return (
    <Loaded query={board} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise={words.notLoaded}>
      {({ columns, closed }) => (
        <>
          <Columns columns={columns} closed={closed} limit={limit} />
          {columns.some(({ cards, count }) => cards.length < count) ? (
            <Button
              variant="secondary"
              className="mt-4"
              isLoading={board.isFetching}
              onClick={() => setLimit(limit * 2)}
            >
              {words.board.showMore}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  )
}

type ColumnsProps = NonNullable<ReturnType<typeof useBoard>['data']> & { limit: number }

function Columns({ columns, closed, limit }: ColumnsProps) {
  const words = useStrings('applications')
  const [lastMove, setLastMove] = useState('')
  const held = useRef<{ id: string; part: 'a' | 'select' } | null>(null)
  const move = useMove(() => undefined)
  // made once, from the board that came after the move: what is moved or added elsewhere later says nothing here
  const moveTo = (id: string, version: number, change: CardMove) =>
    move.mutate({ id, version, ...change }, { onSuccess: () => setLastMove(placeOf(id, change)) })
  /** Nothing where the board that was read is still that of before the move. */
  const placeOf = (id: string, asked: CardMove): string => {
    for (const { stage, count, cards } of queryClient.getQueryData(boardQuery(limit).queryKey)?.columns ?? []) {
      const place = cards.findIndex((card) => card.id === id)
      const title = cards[place]?.title ?? words.unnamed
      if (place >= 0)
        return asked.stage && asked.stage !== stage
          ? ''
          : words.board.moved(title, words.stages[stage], place + 1, count)
    }
    return ''
  }
  const [isFirst, setIsFirst] = useState(true)
  useEffect(() => {
    // behind the first picture: a frame to draw it, and then what is left
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsFirst(false)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (held.current === null) return
    const { id, part } = held.current
    const card = `[data-card="${CSS.escape(id)}"]`
    const active = document.activeElement
    // in its new column the card is another element, and what had the focus is gone: at once or when the list comes
    if (active === null || active === document.body)
      place.current?.querySelector<HTMLElement>(`${card} ${part}`)?.focus()
    else if (active.closest(card) === null) held.current = null
  })
  useRowKeys(place)
  useShownOrder(columns.flatMap(({ cards }) => cards.map(({ id }) => id)))
  const drop = (id: string, change: CardMove) => {
    const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id)
    if (card && change.afterId !== id) moveTo(id, card.version, change)
  }
  return (
    <section ref={place} aria-label={words.board.label}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="hidden text-sm text-ink-3 md:block">{words.board.keys}</p>
        <StageNamesButton />
      </div>
      <p role="status" className="sr-only">
        {lastMove}
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-5">
        {columns.map(({ stage, count, cards }) => (
          <Column key={stage} stage={stage} onDrop={(id) => drop(id, { stage })}>
            <h2 className="flex justify-between px-1 pb-2 text-md font-semibold">
              {words.stages[stage]} <span className="font-normal text-ink-3">{words.insights.count(count)}</span>
            </h2>
            {count === 0 ? <p className="px-1 pb-2 text-sm text-ink-3">{words.board.none}</p> : null}
            <ul className="grid grid-cols-1 gap-2.5">
              {(isFirst ? cards.slice(0, FIRST_DRAWN) : cards).map((item, place) => (
                <BoardCard
                  key={item.id}
                  item={item}
                  isMoving={move.isPending}
                  onMove={(change, part) => {
                    held.current = { id: item.id, part }
                    moveTo(item.id, item.version, change)
                  }}
                  onDropBefore={(id) => drop(id, { stage, afterId: cards[place - 1]?.id ?? null })}
                  neighbours={{
                    before: cards.slice(Math.max(0, place - 2), place).map(({ id }) => id),
                    after: cards.slice(place + 1, place + 2).map(({ id }) => id),
                  }}
                />
              ))}
            </ul>
            {cards.length < count ? (
              <p className="px-1 pt-2 text-sm text-ink-3">{words.board.more(cards.length, count)}</p>
            ) : null}
          </Column>
        ))}
      </div>
      {closed > 0 ? <p className="mt-4 text-sm text-ink-3">{words.board.closed(closed)}</p> : null}
    </section>
  )
}

const idOf = ({ data }: { data: Record<string | symbol, unknown> }): string => String(data['id'])

/** Takes a card that is dropped anywhere in it. */
function Column({ stage, onDrop, children }: { stage: Stage; onDrop: (id: string) => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const dropped = useEffectEvent(onDrop)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return dropTargetForElements({
      element,
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location }) => {
        setOver(false)
        // a card inside that was hit takes it before itself
        if (location.current.dropTargets[0]?.element === element) dropped(idOf(source))
      },
    })
  }, [stage])
  return (
    <div
      ref={place}
      className={classes('min-w-0 rounded-lg bg-sunken p-3', isOver && 'outline-2 outline-brand outline-dashed')}
    >
      {children}
    </div>
  )
}

function BoardCard({
  item,
  neighbours,
  isMoving,
  onMove,
  onDropBefore,
}: {
  item: Card
  neighbours: { before: readonly string[]; after: readonly string[] }
  isMoving: boolean
  /** `part`: what of the card has the focus. */
  onMove: (change: CardMove, part: 'a' | 'select') => void
  onDropBefore: (id: string) => void
}) {
  const words = useStrings('applications')
  const { nothingToday, scamMark, unknownDay } = useStrings('applicationParts')
  const next = useNextWords()
  const title = item.title ?? words.unnamed
  const place = useRef<HTMLLIElement>(null)
  const dropped = useEffectEvent(onDropBefore)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return combine(
      draggable({ element, getInitialData: () => ({ id: item.id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => idOf(source) !== item.id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          dropped(idOf(source))
        },
      }),
    )
  }, [item.id])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isMoving) return
    const change = moveByKey(event, item.stage, neighbours)
    if (!change) return
    event.preventDefault()
    onMove(change, 'a')
  }
  return (
    <li
      ref={place}
      data-card={item.id}
      className={classes(
        'panel cursor-grab rounded-control p-3 wrap-anywhere',
        isOver && 'outline-2 outline-brand outline-dashed',
      )}
    >
      {/* taken by its title the card moves, and not the address of its page */}
      <Link
        data-row
        draggable={false}
        to={paths.application(item.id)}
        onKeyDown={onKeyDown}
        className="font-semibold text-ink"
      >
        {title}
      </Link>
      {item.company ? <p className="text-sm text-ink-2">{item.company}</p> : null}
      {item.isScam ? <ScamMark words={scamMark} /> : null}
      <p className="mt-1 text-sm text-ink-3">
        {item.stageSinceOn
          ? words.since(item.stageSinceOn)
          : item.appliedOn
            ? words.appliedOn(item.appliedOn)
            : unknownDay.since}
      </p>
      {item.interview ? (
        <p className="text-sm text-ink-2">{nothingToday.interview(item.interview.onDate, item.interview.atTime)}</p>
      ) : null}
      {item.reminder && item.reminder.kind !== 'interview' ? <p className="text-sm text-ink-3">{next(item)}</p> : null}
      <span className="relative mt-2 block">
        <select
          aria-label={words.board.moveTo(title)}
          className="min-h-11 w-full appearance-none rounded-control bg-surface pr-9 pl-2.5 text-sm text-ink shadow-control forced-colors:border"
          value={item.stage}
          disabled={isMoving}
          onChange={(event) => onMove({ stage: event.target.value as Stage }, 'select')}
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
