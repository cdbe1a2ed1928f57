import { useState, type ComponentType } from 'react'
import { otherChallengeOf, TIME_COMMITMENTS, withOtherChallenge } from '#core/career/questionnaire.ts'
import { daysOf, hoursOnDays, hoursPerDayOf, hoursPerWeek } from '#core/career/courses/study-hours.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import { ChoiceList } from './choice-list.tsx'
import { useDreamRoles } from './dream-roles.ts'
import { STEP_HEADING_ID } from './question-frame.tsx'
import { MOTIVATIONS, optionsIn, type Option } from './question-words.ts'
import type { QuestionNumber } from './steps.ts'

export type QuestionProps = {
  draft: AnswerDraft
  /** Keeps an answer without leaving the question. */
  onChange: (answer: Partial<AnswerDraft>) => void
  /** Keeps it and leads on. */
  onAnswer: (answer: Partial<AnswerDraft>) => void
}

/** What stands between the question and its buttons. */
export function QuestionBody({ question, ...props }: QuestionProps & { question: QuestionNumber }) {
  const Body = bodies[question]
  return <Body {...props} />
}

const bodies: Record<QuestionNumber, ComponentType<QuestionProps>> = {
  1: ({ draft, onAnswer }) => (
    <Single
      options={useOptions().statuses}
      chosen={draft.currentStatus}
      onChoose={(currentStatus) => onAnswer({ currentStatus })}
    />
  ),
  2: ({ draft, onAnswer }) => (
    <Single
      options={useOptions().interimWishes}
      chosen={draft.interimRole}
      onChoose={(interimRole) => onAnswer({ interimRole })}
    />
  ),
  3: DreamRoles,
  4: Motivation,
  5: ({ draft, onAnswer }) => (
    <Single
      options={useOptions().learningPreferences}
      chosen={draft.learningPreference}
      onChoose={(learningPreference) => onAnswer({ learningPreference })}
    />
  ),
  6: TimeAndChallenges,
  7: ({ draft, onAnswer }) => (
    <Single
      options={useOptions().timeframes}
      chosen={draft.timeframe}
      onChoose={(timeframe) => onAnswer({ timeframe })}
    />
  ),
}

/** In the language of the page. */
function useOptions() {
  return optionsIn(useStrings('questionnaire'))
}

function Single<Value extends string | boolean>(props: {
  options: readonly Option<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  onConfirm?: () => void
}) {
  return <ChoiceList isOnlyGroup labelledBy={STEP_HEADING_ID} {...props} />
}

/** The roles and, in English, the line that explains each come from the server. */
function DreamRoles({ draft, onChange, onAnswer }: QuestionProps) {
  const roles = useDreamRoles()
  const words = useStrings('questionnaire')
  const named = useNames()
  if (roles.isError)
    return (
      <ErrorState message={messageOf(roles.error)} onRetry={() => void roles.refetch()} isRetrying={roles.isFetching} />
    )
  if (!roles.data)
    return (
      <Loading>
        <Skeleton className="h-140 rounded-lg" />
      </Loading>
    )
  const options = roles.data.map(({ title, description }) => ({
    value: title,
    label: named(title),
    hint: words.roleHints[title] ?? description,
  }))
  return (
    <Single
      options={options}
      chosen={draft.dreamRole}
      onChoose={(dreamRole) => onChange({ dreamRole })}
      onConfirm={() => onAnswer({})}
    />
  )
}

const MOTIVATION_MAX = 1000

function Motivation({ draft, onChange, onAnswer }: QuestionProps) {
  const words = useStrings('questionnaire')
  const { motivations } = useOptions()
  const isSuggested = MOTIVATIONS.some((value) => value === draft.motivation)
  const [text, setText] = useState(isSuggested ? '' : draft.motivation)
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer({ motivation: text.trim() || (isSuggested ? draft.motivation : '') })
      }}
    >
      <Single
        options={motivations}
        chosen={isSuggested ? draft.motivation : undefined}
        onChoose={(motivation) => onAnswer({ motivation })}
      />
      <TextArea
        label={words.ownWords}
        hint={words.ownWordsHint}
        rows={3}
        maxLength={MOTIVATION_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange({ motivation: event.target.value })
        }}
      />
      <Button type="submit" className="justify-self-end max-sm:w-full">
        {words.next}
      </Button>
    </form>
  )
}

/** Who has the fewest hours a day may have none on some days: the plan reckons with six. */
const FEWEST_HOURS = TIME_COMMITMENTS[0]
const DAYS = [1, 2, 3, 4, 5, 6, 7]

function DaysAWeek({
  draft: { timeCommitment, hoursPerDay = hoursPerDayOf(timeCommitment) },
  onChange,
}: Pick<QuestionProps, 'draft' | 'onChange'>) {
  const words = useStrings('questionnaire')
  return (
    <Select
      label={words.daysTitle}
      hint={words.weekHours(hoursPerWeek(hoursPerDay))}
      className="max-w-60"
      value={daysOf(timeCommitment, hoursPerDay)}
      onChange={(event) => onChange({ hoursPerDay: hoursOnDays(timeCommitment, Number(event.target.value)) })}
    >
      {DAYS.map((days) => (
        <option key={days} value={days}>
          {days}
        </option>
      ))}
    </Select>
  )
}

/** 300 for the whole entry, its prefix included. */
const OTHER_MAX = 290

function TimeAndChallenges({ draft, onChange }: QuestionProps) {
  const words = useStrings('questionnaire')
  const { timeCommitments, challengeOptions } = useOptions()
  const [other, setOther] = useState(otherChallengeOf(draft.challenges))
  const toggle = (challenge: string, isOn: boolean) => {
    const rest = draft.challenges.filter((entry) => entry !== challenge)
    onChange({ challenges: isOn ? withOtherChallenge([...rest, challenge], other) : rest })
  }
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 id="hours-a-day" className="text-lg">
          {words.hoursTitle}
        </h2>
        <ChoiceList
          isOnlyGroup
          labelledBy="hours-a-day"
          options={timeCommitments}
          chosen={draft.timeCommitment}
          onChoose={(timeCommitment) =>
            onChange(
              timeCommitment === draft.timeCommitment
                ? { timeCommitment }
                : { timeCommitment, hoursPerDay: hoursPerDayOf(timeCommitment) },
            )
          }
          className="sm:grid-cols-3"
        />
        {draft.timeCommitment === FEWEST_HOURS ? <DaysAWeek draft={draft} onChange={onChange} /> : null}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-lg font-strong tracking-tight">
          {words.challengesTitle}{' '}
          <span className="text-sm font-normal tracking-normal text-ink-3">{words.challengesNote}</span>
        </legend>
        {challengeOptions.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            className="rounded-md bg-surface px-4 py-3.5 shadow-raised has-checked:bg-brand-soft has-checked:shadow-chosen"
            checked={draft.challenges.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            label={
              <>
                <span className="font-semibold text-ink">{label}</span>
                <span className="block text-sm text-ink-2">{hint}</span>
              </>
            }
          />
        ))}
        <Field
          label={words.other}
          hint={words.otherHint}
          className="mt-1"
          maxLength={OTHER_MAX}
          value={other}
          onChange={(event) => {
            setOther(event.target.value)
            onChange({ challenges: withOtherChallenge(draft.challenges, event.target.value) })
          }}
        />
      </fieldset>
    </div>
  )
}
