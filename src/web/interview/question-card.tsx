import Check from 'lucide-react/icons/check'
import type { ReactNode, Ref } from 'react'
import type { RoundQuestion } from '#contract/interview.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

type Props = {
  questions: readonly RoundQuestion[]
  question: RoundQuestion
  headingRef: Ref<HTMLHeadingElement>
  onGo: (questionId: string) => void
  clock: ReactNode
  children: ReactNode
}

export function QuestionCard({ questions, question, headingRef, onGo, clock, children }: Props) {
  const { question: words, category: nameOf } = useStrings('interview')
  return (
    <Card aria-labelledby="question" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ol className="flex gap-1.5" aria-label={words.steps}>
          {questions.map(({ id, category, isCompleted }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-label={(isCompleted ? words.stepDone : words.step)(at + 1, nameOf(category))}
                aria-current={id === question.id ? 'step' : undefined}
                onClick={() => onGo(id)}
                className={classes(
                  'tnum grid size-9 place-items-center rounded-full text-sm font-semibold forced-colors:border pointer-coarse:size-11',
                  isCompleted ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
                  id === question.id && 'outline-2 outline-offset-2 outline-brand',
                )}
              >
                {isCompleted ? <Check size={16} aria-hidden /> : at + 1}
              </button>
            </li>
          ))}
        </ol>
        {clock}
      </div>
      <div>
        <p className="flex flex-wrap gap-2">
          <Chip tone="brand">{nameOf(question.category)}</Chip>
          {question.isCompleted ? <Chip tone="green">{words.completed}</Chip> : null}
        </p>
        <h2 id="question" ref={headingRef} tabIndex={-1} className="mt-3 text-xl leading-snug outline-none">
          {question.text}
        </h2>
      </div>
      {children}
    </Card>
  )
}
