import { must } from '#core/must.ts'
import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { tryItem, type ArenaAnswer, type GradedItem, type SkillCheckAttempt } from '#contract/arena.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { attemptQuery } from './arena-queries.ts'
import { Explained } from './graded-items.tsx'
import { Question } from './question.tsx'
import { answersOf, isAnswered, repliesOf, type Replies, type Reply } from './replies.ts'
import { ReplyInput } from './reply-input.tsx'
import { keysHint, useReplyKeys } from './use-reply-keys.ts'

type Props = {
  attempt: SkillCheckAttempt
  onFinish: (answers: ArenaAnswer[]) => void
  isFinishing: boolean
  error?: string | undefined
}

/** Practice: each answer is marked right or wrong, with the reason, before the next question comes. */
export function PracticeRunner({ attempt: { attemptId, items, answers }, onFinish, isFinishing, error }: Props) {
  const words = useStrings('skillCheck')
  const [replies, setReplies] = useState<Replies>(() => repliesOf(answers))
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, GradedItem>>>({})
  const [at, setAt] = useState(() => firstOpen(items.map(({ itemId }) => isAnswered(repliesOf(answers)[itemId]))))
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const item = must(items[at])
  const verdict = verdicts[item.itemId]
  const reply = replies[item.itemId]
  const ask = useMutation({
    mutationFn: (body: ArenaAnswer) => api.call(tryItem, { params: { attemptId }, body }),
    onSuccess: (graded, answer) => {
      setVerdicts((before) => ({ ...before, [graded.itemId]: graded }))
      // left and come back to, it goes on from here
      queryClient.setQueryData(attemptQuery(attemptId).queryKey, (known) =>
        known?.open ? { ...known, open: { ...known.open, answers: [...known.open.answers, answer] } } : known,
      )
    },
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const setReply = (value: Reply) => {
    if (!verdict && !ask.isPending) setReplies({ ...replies, [item.itemId]: value })
  }
  const isLast = at === items.length - 1
  const goOn = () => {
    if (ask.isPending || isFinishing) return
    if (!verdict && isAnswered(reply)) return ask.mutate({ itemId: item.itemId, value: reply })
    if (isLast) return onFinish(answersOf(items, replies))
    setAt(at + 1)
    requestAnimationFrame(() => heading.current?.focus())
  }
  useReplyKeys({ item, reply, form, onReply: setReply, onGoOn: goOn })
  const isSkip = !verdict && !isAnswered(reply)
  const label =
    !verdict && !isSkip
      ? words.runner.check
      : isLast
        ? words.runner.finish
        : verdict
          ? words.runner.next
          : words.runner.skip
  return (
    <Card aria-label={words.runner.label} className="grid gap-5">
      <Marks marks={items.map(({ itemId }) => verdicts[itemId]?.right)} at={at} />
      <Question item={item} title={words.runner.title(at + 1, items.length)} heading={heading} />
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          goOn()
        }}
      >
        <fieldset
          key={item.itemId}
          aria-labelledby="item-text"
          disabled={verdict !== undefined}
          className="min-w-0 disabled:opacity-70"
        >
          <ReplyInput item={item} reply={reply} onReply={setReply} />
        </fieldset>
        {verdict ? <Verdict key={`verdict-${item.itemId}`} verdict={verdict} /> : null}
        {ask.isError ? <Banner>{messageOf(ask.error, words.notSent)}</Banner> : null}
        {error ? <Banner>{error}</Banner> : null}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto hidden text-sm text-ink-3 sm:pointer-fine:block">{keysHint(item, words.runner)}</p>
          <Button
            type="submit"
            variant={isSkip && !isLast ? 'secondary' : 'primary'}
            size="lg"
            className="max-sm:w-full"
            isLoading={ask.isPending || isFinishing}
          >
            {label}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Comes into view and takes the focus: it is what was waited for. */
function Verdict({ verdict }: { verdict: GradedItem }) {
  const words = useStrings('skillCheck').runner
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      aria-labelledby="verdict"
      data-kept-clear=""
      className={classes('grid gap-3 rounded-md p-4 sm:p-5', verdict.right ? 'bg-green-soft' : 'bg-sunken')}
    >
      <h3
        id="verdict"
        ref={heading}
        tabIndex={-1}
        className={classes(
          'flex items-center gap-2 text-lg outline-none',
          verdict.right ? 'text-green-ink' : 'text-ink',
        )}
      >
        {verdict.right ? <Check size={20} aria-hidden /> : <X size={20} aria-hidden />}
        {verdict.right ? words.isRight : words.isNotRight}
      </h3>
      <Explained item={verdict} />
    </section>
  )
}

/** How it went so far: one mark a question. */
function Marks({ marks, at }: { marks: readonly (boolean | null | undefined)[]; at: number }) {
  const words = useStrings('skillCheck').runner
  return (
    <ol aria-label={words.steps} className="flex gap-1.5">
      {marks.map((mark, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a question is its place
          key={index}
          className={classes(
            'h-2 flex-1 rounded-full forced-colors:border',
            mark === true ? 'bg-green' : mark === false ? 'bg-amber' : index === at ? 'bg-brand' : 'bg-line',
          )}
        >
          <span className="sr-only">
            {mark == null ? words.step(index + 1) : mark ? words.stepRight(index + 1) : words.stepWrong(index + 1)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function firstOpen(answered: readonly boolean[]): number {
  const index = answered.indexOf(false)
  return index === -1 ? answered.length - 1 : index
}
