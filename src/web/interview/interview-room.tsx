import { useRef, useState } from 'react'
import type { InterviewRound } from '#contract/interview.ts'
import { Problem } from '#contract/problem.ts'
import { pickNext } from '#core/interview/round/pick-next.ts'
import { isShortAnswer } from '#core/interview/scores/short-answer.ts'
import { must } from '#core/must.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { AnswerBox } from './answer-box.tsx'
import { AnswerClock } from './answer-clock.tsx'
import { CareCard } from './care-card.tsx'
import { FailedCard } from './failed-card.tsx'
import { ArrivingCard, FeedbackCard } from './feedback-card.tsx'
import { refreshInterview } from './interview-queries.ts'
import { QuestionCard } from './question-card.tsx'
import { RoundSummary } from './round-summary.tsx'
import { ShortAnswerCard } from './short-answer-card.tsx'
import { useDrafts } from './use-drafts.ts'
import { useFeedback } from './use-feedback.ts'
import { useSpeech } from './use-speech.ts'
import { durationWords } from './words.ts'

const ANSWER_ID = 'interview-answer'

/** One round: a question, an answer, feedback, the next question. */
export function InterviewRoom({ round, byModel }: { round: InterviewRound; byModel: boolean }) {
  const words = useStrings('interview')
  const { questions, roundId } = round
  const [currentId, setCurrentId] = useState(
    () => (questions.find(({ isCompleted }) => !isCompleted) ?? must(questions[0])).id,
  )
  const question = questions.find(({ id }) => id === currentId) ?? must(questions[0])
  const { drafts, write, saveNow, forget, changed, keepMine } = useDrafts(round)
  const { state, askModel, askRules, clear, stop } = useFeedback(() => void refreshInterview())
  const speech = useSpeech((heard) =>
    write(question.id, (before) => (before.trim() === '' ? heard : `${before.trimEnd()} ${heard}`)),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // the timer runs from the first word written or spoken on this visit
  const [isBegun, setIsBegun] = useState(false)
  const answer = drafts[question.id] ?? ''
  const isBusy = state.status === 'arriving'

  const goTo = (questionId: string) => {
    speech.stop()
    speech.forget()
    saveNow()
    clear()
    setCurrentId(questionId)
    setIsBegun(false)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const submit = (how: 'ask' | 'rules' | 'anyway') => {
    if (answer.trim() === '' || isBusy) return
    speech.stop()
    forget(question.id)
    const asked = {
      roundId,
      questionId: question.id,
      answer,
      ...(speech.seconds > 0 ? { spokenSeconds: speech.seconds } : {}),
    }
    if (how === 'ask' && byModel && !isShortAnswer({ coding: question.isCode }, answer)) void askModel(asked)
    else void askRules(asked, how === 'anyway')
  }
  const toAnswer = () => document.getElementById(ANSWER_ID)?.focus()

  // the answer says it before the round is asked for again
  const isMarked = state.status === 'done' && state.isCompleted
  const completed = questions
    .filter(({ id, isCompleted }) => isCompleted || (isMarked && id === question.id))
    .map(({ id }) => id)
  const isComplete = completed.length === questions.length
  const feedback = state.status === 'done' ? state.feedback : state.status === 'idle' ? question.feedback : null
  const asksForMore = state.status === 'done' && !state.isCompleted
  return (
    <div className="grid gap-5">
      {completed.length === 0 && feedback === null ? <Intro seconds={questions.map((one) => one.seconds)} /> : null}
      <QuestionCard
        questions={questions}
        question={question}
        headingRef={heading}
        onGo={goTo}
        clock={
          <AnswerClock
            key={question.id}
            isStarted={(isBegun || speech.isListening) && !isBusy && feedback === null}
            suggested={question.seconds}
          />
        }
      >
        <AnswerBox
          id={ANSWER_ID}
          answer={answer}
          isCode={question.isCode}
          isBusy={isBusy}
          speech={speech}
          onChange={(next) => {
            setIsBegun(true)
            write(question.id, () => next)
          }}
          onSubmit={() => submit('ask')}
        >
          {byModel ? (
            <Button variant="ghost" disabled={answer.trim() === '' || isBusy} onClick={() => submit('rules')}>
              {words.answer.byRules}
            </Button>
          ) : null}
        </AnswerBox>
        {changed.has(question.id) ? (
          <Banner tone="notice" className="mt-4">
            {words.answer.changed}
            <Button variant="secondary" className="mt-3 block" onClick={() => keepMine(question.id)}>
              {words.answer.keepMine}
            </Button>
          </Banner>
        ) : null}
      </QuestionCard>
      {state.status === 'arriving' ? <ArrivingCard text={state.text} byModel={byModel} onStop={stop} /> : null}
      {state.status !== 'failed' ? null : state.error instanceof Problem && state.error.code === 'care.distress' ? (
        <CareCard error={state.error} onChange={toAnswer} onAnyway={() => submit('anyway')} />
      ) : (
        <FailedCard
          error={state.error}
          onRetry={() => submit('ask')}
          onRules={byModel ? () => submit('rules') : undefined}
        />
      )}
      {feedback && asksForMore ? (
        <ShortAnswerCard
          feedback={feedback}
          isCode={question.isCode}
          onAddMore={toAnswer}
          onAnyway={() => submit('anyway')}
        />
      ) : feedback ? (
        <FeedbackCard
          feedback={feedback}
          isFresh={state.status === 'done'}
          {...(state.status === 'done' ? { isCutOff: state.isCutOff, points: state.points } : {})}
          onImprove={toAnswer}
        >
          {isComplete ? null : (
            <Button
              onClick={() => {
                const next = pickNext(
                  questions.map(({ id }) => id),
                  completed,
                  question.id,
                  Math.random,
                )
                if (next) goTo(next)
              }}
            >
              {words.question.next}
            </Button>
          )}
        </FeedbackCard>
      ) : null}
      {isComplete && !isBusy ? <RoundSummary round={round} isFresh={state.status === 'done'} /> : null}
    </div>
  )
}

/** Before the first answer: how long it takes, how it begins, and that one may stop. */
function Intro({ seconds }: { seconds: readonly number[] }) {
  const words = useStrings('interview')
  const whole = seconds.reduce((sum, one) => sum + one, 0)
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-md text-ink-2">
      {words.intro(seconds.length, durationWords(whole, words.duration))}
    </p>
  )
}
