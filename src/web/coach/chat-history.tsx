import type { ReactNode } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerFailure, AnswerText } from './answer.tsx'
import { AnswerSkeleton } from './coach-skeleton.tsx'
import { chatFailure } from './coach-words.ts'
import { Message } from './message.tsx'
import { SlowWords } from './slow-words.tsx'
import type { Exchange, Talk } from './talk.ts'
import { useFollow } from './use-follow.ts'

type HistoryProps = {
  talk: Talk
  /** What the conversation begins with. */
  first: ReactNode
  isTall: boolean
  onRetry: (() => void) | undefined
  /** Stands after what was said. */
  children?: ReactNode
}

/** What was said, in its own box that follows what is written only while one reads its end. */
export function ChatHistory({ talk, first, isTall, onRetry, children }: HistoryProps) {
  const words = useStrings('coach').chat
  const { box, content, isBehind, toEnd } = useFollow(talk.exchanges.length)
  return (
    <div className={classes('relative mb-3', isTall && 'flex min-h-0 flex-1 flex-col')}>
      <div
        ref={box}
        role="log"
        aria-label={words.log}
        // read aloud once, when an answer is whole
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={classes(
          '-mx-2 overflow-y-auto overscroll-contain rounded-md px-2 py-1',
          isTall ? 'min-h-0 flex-1' : 'max-h-96',
        )}
      >
        <div ref={content} className="grid grid-cols-1 gap-5">
          {first}
          {talk.exchanges.map((exchange, at) => {
            const isLast = at === talk.exchanges.length - 1
            return (
              <OneExchange
                key={at}
                exchange={exchange}
                resume={talk.resume}
                isUnderWay={isLast && talk.underWay === 'question'}
                onRetry={isLast && talk.underWay === null ? onRetry : undefined}
              />
            )
          })}
          {children}
        </div>
      </div>
      {isBehind ? (
        <Button
          variant="secondary"
          size="sm"
          className="absolute bottom-2 left-1/2 min-h-11 -translate-x-1/2"
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={toEnd}
        >
          {words.toNewest}
        </Button>
      ) : null}
    </div>
  )
}

type ExchangeProps = {
  exchange: Exchange
  resume: Talk['resume']
  isUnderWay: boolean
  onRetry: (() => void) | undefined
}

function OneExchange({ exchange: { question, answer }, resume, isUnderWay, onRetry }: ExchangeProps) {
  const { chat: words, failures } = useStrings('coach')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="ml-8 justify-self-end">
        <p className="mb-1 text-right text-note font-semibold text-ink-3">{words.you}</p>
        <p className="rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 break-words whitespace-pre-wrap text-on-brand">
          {question}
        </p>
      </div>
      <Message from={words.advisor}>
        {answer.text === '' && answer.state === 'open' ? <Waiting /> : null}
        {answer.text === '' ? null : <AnswerText answer={answer} headingLevel={3} resume={resume} />}
        {isUnderWay ? null : (
          <>
            <AnswerFailure
              answer={answer}
              explain={(failure) => chatFailure(failure, failures)}
              nothingCame={words.nothingCame}
            />
            <AnswerActions
              text={answer.text}
              onRetry={answer.state === 'open' ? undefined : onRetry}
              retryLabel={words.retry}
            />
          </>
        )}
      </Message>
    </div>
  )
}

function Waiting() {
  const { slow } = useStrings('coach')
  return (
    <div className="grid gap-3 py-1">
      <AnswerSkeleton />
      <SlowWords>
        <p className="text-sm text-ink-3">{slow}</p>
      </SlowWords>
    </div>
  )
}
