import { must } from '#core/must.ts'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { ArenaAnswer, ArenaItem } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { answersOf, isAnswered, repliesOf, type Replies, type Reply } from './replies.ts'
import { Question } from './question.tsx'
import { keysHint, useReplyKeys } from './use-reply-keys.ts'
import { ReplyInput } from './reply-input.tsx'

type RunnerProps = {
  items: readonly ArenaItem[]
  saved?: readonly ArenaAnswer[]
  clock?: ReactNode
  onChange?: (answers: ArenaAnswer[]) => void
  onFinish: (answers: ArenaAnswer[]) => void
  isFinishing: boolean
  error?: string | undefined
}

/** Items one at a time: digits choose, Enter goes on. */
export function Runner({ items, saved = [], clock, onChange, onFinish, isFinishing, error }: RunnerProps) {
  const words = useStrings('skillCheck').runner
  const [replies, setReplies] = useState<Replies>(() => repliesOf(saved))
  const [at, setAt] = useState(() => firstOpen(items, repliesOf(saved)))
  const [hasWarned, setHasWarned] = useState(false)
  const [isAskedAgain, setAskedAgain] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const item = must(items[at])
  const open = items.filter(({ itemId }) => !isAnswered(replies[itemId])).length

  const reply = (value: Reply) => {
    const next = { ...replies, [item.itemId]: value }
    setReplies(next)
    onChange?.(answersOf(items, next))
  }
  const goTo = (index: number) => {
    setAt(index)
    setHasWarned(false)
    setAskedAgain(false)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const goOn = () => {
    if (isFinishing) return
    if (at < items.length - 1) return goTo(at + 1)
    if (open > 0 && !hasWarned) return setHasWarned(true)
    onFinish(answersOf(items, replies))
  }
  useReplyKeys({
    item,
    reply: replies[item.itemId],
    form,
    onReply: reply,
    onGoOn: goOn,
    onNoAnswer: () => setAskedAgain(true),
  })

  const isLast = at === items.length - 1
  const isSkip = !isLast && !isAnswered(replies[item.itemId])
  return (
    <Card aria-label={words.label} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Steps items={items} replies={replies} at={at} onGo={goTo} />
        {clock}
      </div>
      <Question item={item} title={words.title(at + 1, items.length)} heading={heading} />
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          goOn()
        }}
      >
        <fieldset key={item.itemId} aria-labelledby="item-text" className="min-w-0">
          <ReplyInput item={item} reply={replies[item.itemId]} onReply={reply} />
        </fieldset>
        {isAskedAgain && !isAnswered(replies[item.itemId]) ? (
          <Banner tone="notice">{isLast ? words.noAnswerAtEnd : words.noAnswer}</Banner>
        ) : null}
        {hasWarned && open > 0 ? <Banner tone="notice">{words.unanswered(open)}</Banner> : null}
        {error ? <Banner>{error}</Banner> : null}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" disabled={at === 0} onClick={() => goTo(at - 1)}>
            {words.back}
          </Button>
          <p className="hidden text-sm text-ink-3 sm:pointer-fine:block">{keysHint(item, words)}</p>
          <Button type="submit" variant={isSkip ? 'secondary' : 'primary'} isLoading={isFinishing}>
            {isLast ? words.finish : isSkip ? words.skip : words.next}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Steps({
  items,
  replies,
  at,
  onGo,
}: {
  items: readonly ArenaItem[]
  replies: Replies
  at: number
  onGo: (index: number) => void
}) {
  const words = useStrings('skillCheck').runner
  return (
    <ol className="flex flex-wrap gap-1.5" aria-label={words.steps}>
      {items.map(({ itemId }, index) => {
        const isDone = isAnswered(replies[itemId])
        return (
          <li key={itemId}>
            <button
              type="button"
              aria-label={isDone ? words.stepDone(index + 1) : words.step(index + 1)}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={classes(
                'touch tnum grid size-8 place-items-center rounded-full text-sm font-semibold forced-colors:border pointer-coarse:size-9',
                isDone ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
                index === at && 'outline-2 outline-offset-2 outline-brand',
              )}
            >
              {index + 1}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function firstOpen(items: readonly ArenaItem[], replies: Replies): number {
  const index = items.findIndex(({ itemId }) => !isAnswered(replies[itemId]))
  return index === -1 ? items.length - 1 : index
}
