import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { listRoles } from '#contract/career.ts'
import { DREAM_ROLES, otherChallengeOf, withOtherChallenge } from '#core/career/questionnaire.ts'
import { queryOf } from '../lib/queries.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import { ChoiceList } from './choice-list.tsx'
import { STEP_HEADING_ID } from './question-frame.tsx'
import {
  challengeOptions,
  interimWishes,
  learningPreferences,
  motivations,
  statuses,
  timeCommitments,
  timeframes,
  type Option,
} from './question-words.ts'
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
    <Single options={statuses} chosen={draft.currentStatus} onChoose={(currentStatus) => onAnswer({ currentStatus })} />
  ),
  2: ({ draft, onAnswer }) => (
    <Single options={interimWishes} chosen={draft.interimRole} onChoose={(interimRole) => onAnswer({ interimRole })} />
  ),
  3: DreamRoles,
  4: Motivation,
  5: ({ draft, onAnswer }) => (
    <Single
      options={learningPreferences}
      chosen={draft.learningPreference}
      onChoose={(learningPreference) => onAnswer({ learningPreference })}
    />
  ),
  6: TimeAndChallenges,
  7: ({ draft, onAnswer }) => (
    <Single options={timeframes} chosen={draft.timeframe} onChoose={(timeframe) => onAnswer({ timeframe })} />
  ),
}

function Single<Value extends string | boolean>(props: {
  options: readonly Option<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  onConfirm?: () => void
}) {
  return <ChoiceList isOnlyGroup labelledBy={STEP_HEADING_ID} {...props} />
}

/** The titles are known; the line that explains each comes from the server, and its absence blocks nobody. */
function DreamRoles({ draft, onChange, onAnswer }: QuestionProps) {
  const roles = useQuery(queryOf(listRoles))
  const options = DREAM_ROLES.map((title) => ({
    value: title,
    label: title,
    hint: roles.data?.find((role) => role.title === title)?.description ?? (roles.isPending ? '\u00A0' : undefined),
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
  const isSuggested = motivations.some(({ value }) => value === draft.motivation)
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
        label="Or in your own words"
        hint="You may leave it empty."
        rows={3}
        maxLength={MOTIVATION_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange({ motivation: event.target.value })
        }}
      />
      <Button type="submit" className="justify-self-end max-sm:w-full">
        Continue
      </Button>
    </form>
  )
}

/** 300 for the whole entry, its prefix included. */
const OTHER_MAX = 290

function TimeAndChallenges({ draft, onChange }: QuestionProps) {
  const [other, setOther] = useState(otherChallengeOf(draft.challenges))
  const toggle = (challenge: string, isOn: boolean) => {
    const rest = draft.challenges.filter((entry) => entry !== challenge)
    onChange({ challenges: isOn ? withOtherChallenge([...rest, challenge], other) : rest })
  }
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 id="hours-a-day" className="text-lg">
          Hours a day
        </h2>
        <ChoiceList
          labelledBy="hours-a-day"
          options={timeCommitments}
          chosen={draft.timeCommitment}
          onChoose={(timeCommitment) => onChange({ timeCommitment })}
          className="sm:grid-cols-3"
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-lg font-strong tracking-tight">
          Challenges <span className="text-sm font-normal tracking-normal text-ink-3">as many as apply, or none</span>
        </legend>
        {challengeOptions.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            className="rounded-md bg-surface px-4 py-3.5 shadow-[inset_0_0_0_1px_var(--line),var(--shadow-1)] has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--brand)]"
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
          label="Other"
          hint="In your own words."
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
