import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { QUESTION_COUNT, type QuestionNumber } from './steps.ts'

/** One question: how far one is, the question as the page's heading, its options, and what leads on or back. */
export function QuestionFrame({
  question,
  actions,
  children,
}: {
  question: QuestionNumber
  actions?: ReactNode
  children: ReactNode
}) {
  const words = useStrings('questionnaire')
  const { question: asked, help } = words.questions[question]
  const numberOf = words.numberOf(question, QUESTION_COUNT)
  return (
    <section data-question className="grid min-h-[68vh] content-start gap-6">
      <div className="grid gap-2">
        <p className="tnum text-sm font-semibold text-brand-ink">{numberOf}</p>
        <ProgressBar label={words.progress} value={question} max={QUESTION_COUNT} valueText={numberOf} />
      </div>
      <div key={question} className="grid animate-rise gap-6">
        <header className="grid gap-2">
          <StepHeading>{asked}</StepHeading>
          {help ? <p className="text-ink-2">{help}</p> : null}
        </header>
        {children}
      </div>
      {actions ? (
        <div className="sticky bottom-0 z-10 -mx-1 flex items-center justify-between gap-3 bg-[linear-gradient(to_top,var(--bg)_75%,transparent)] px-1 pt-6 pb-4 empty:hidden">
          {actions}
        </div>
      ) : null}
    </section>
  )
}

export const STEP_HEADING_ID = 'step-heading'

/** Takes the focus when a step follows another, so that readers hear the new question. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} id={STEP_HEADING_ID} tabIndex={-1} className="text-3xl tracking-heading outline-none">
      {children}
    </h1>
  )
}
