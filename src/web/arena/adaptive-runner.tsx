import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { ArenaItem } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Question } from './question.tsx'
import { isAnswered, type Reply } from './replies.ts'
import { ReplyInput } from './reply-input.tsx'
import { useReplyKeys } from './use-reply-keys.ts'

type AdaptiveProps = {
  item: ArenaItem
  /** Which question it is, from 1. */
  at: number
  most: number
  clock: ReactNode
  /** `shownAt`: when the question came onto the page, in the page's own time. */
  onAnswer: (reply: Reply, shownAt: number) => void
  onGiveUp: () => void
  isSending: boolean
  error?: string | undefined
}

/** The open question of an adaptive check. Its answer is given once; the next question depends on it. */
export function AdaptiveRunner({ item, at, most, clock, onAnswer, onGiveUp, isSending, error }: AdaptiveProps) {
  const words = useStrings('skillCheck').runner
  const [reply, setReply] = useState<Reply | undefined>(item.kind === 'program' ? item.code : undefined)
  const [shownAt] = useState(() => performance.now())
  const [isGivingUp, setGivingUp] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: at === 1 })
  }, [at])
  const goOn = () => {
    if (!isSending && isAnswered(reply)) onAnswer(reply, shownAt)
  }
  useReplyKeys({ item, reply, form, onReply: setReply, onGoOn: goOn })
  const giveUp = () => {
    if (isGivingUp) onGiveUp()
    else setGivingUp(true)
  }
  return (
    <Card aria-label={words.label} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ProgressBar
          label={words.progress}
          value={at - 1}
          max={most}
          valueText={words.titleOpen(at, most)}
          className="max-w-48"
        />
        {clock}
      </div>
      <Question item={item} title={words.titleOpen(at, most)} heading={heading} />
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          goOn()
        }}
      >
        <fieldset aria-labelledby="item-text" className="min-w-0">
          <ReplyInput item={item} reply={reply} onReply={setReply} />
        </fieldset>
        {error ? <Banner>{error}</Banner> : null}
        {isGivingUp ? <Banner tone="notice">{words.giveUpNote}</Banner> : null}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" onClick={giveUp} disabled={isSending}>
            {words.giveUp}
          </Button>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={isSending} onClick={() => onAnswer('', shownAt)}>
              {words.dontKnow}
            </Button>
            <Button type="submit" isLoading={isSending} disabled={!isAnswered(reply)}>
              {words.answer}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
