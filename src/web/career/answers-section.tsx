import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { saveCareerQuestions, type UserInfo } from '#contract/account.ts'
import type { CareerQuestions, CareerQuestionsInput } from '#contract/career.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, userDetailsQuery } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useDreamRoles } from '../resume/dream-roles.ts'
import { optionsIn } from '../resume/question-words.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { careerAnswers } from '../strings/en/career-answers.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { ChallengeChoices } from './challenge-choices.tsx'

/** All answers of the questionnaire in one form; courses, path and plan follow when it is saved. */
export function AnswersSection({ person }: { person: UserInfo }) {
  const saved = person.career_questions
  return (
    <Strings of={{ careerAnswers, questionnaire }}>
      {saved ? <AnswersForm key={JSON.stringify(inputOf(saved))} saved={inputOf(saved)} /> : <NoAnswersYet />}
    </Strings>
  )
}

function NoAnswersYet() {
  const words = useStrings('careerAnswers')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-2">{words.none}</p>
      <LinkButton variant="secondary" to={paths.resumeUpload()}>
        {words.answerNow}
      </LinkButton>
    </div>
  )
}

function AnswersForm({ saved }: { saved: CareerQuestionsInput }) {
  const words = useStrings('careerAnswers')
  const options = optionsIn(useStrings('questionnaire'))
  const [draft, setDraft] = useState(saved)
  const save = useMutation({ mutationFn: saveAnswers })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const fields = save.error instanceof Problem ? (save.error.fields ?? {}) : {}
  const set = <Name extends keyof CareerQuestionsInput>(name: Name, value: CareerQuestionsInput[Name]) =>
    setDraft({ ...draft, [name]: value })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form is redrawn once the answers are saved, so what follows must not hang on it.
    const undo = { label: words.undo, onClick: () => void takeBack(saved, words) }
    save.mutateAsync(draft).then(
      () => toast.success(words.saved, { action: undo }),
      () => undefined,
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FocusedBanner message={save.isError ? messageOf(save.error, words.notSaved) : undefined} />
      <Choice
        label={words.dreamRole}
        options={useRoleOptions(saved.dreamRole)}
        value={draft.dreamRole}
        onChange={(value) => set('dreamRole', value)}
        hint={words.dreamRoleHint}
        error={fields.dreamRole}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={words.status}
          options={options.statuses}
          value={draft.employmentStatus}
          onChange={(value) => set('employmentStatus', value)}
          error={fields.employmentStatus}
        />
        <Choice
          label={words.interim}
          options={options.interimWishes}
          value={draft.interimRole}
          onChange={(value) => set('interimRole', value)}
          error={fields.interimRole}
        />
        <Choice
          label={words.learning}
          options={options.learningPreferences}
          value={draft.learningPreference}
          onChange={(value) => set('learningPreference', value)}
          error={fields.learningPreference}
        />
        <Choice
          label={words.time}
          options={options.timeCommitments}
          value={draft.timeCommitmentPerDay}
          onChange={(value) => set('timeCommitmentPerDay', value)}
          error={fields.timeCommitmentPerDay}
        />
        <Choice
          label={words.timeframe}
          options={options.timeframes}
          value={draft.timeframeToAchieveDreamRole}
          onChange={(value) => set('timeframeToAchieveDreamRole', value)}
          error={fields.timeframeToAchieveDreamRole}
        />
      </div>
      <ChallengeChoices
        chosen={draft.challenges ?? []}
        onChange={(challenges) => set('challenges', challenges)}
        error={fields.challenges}
      />
      <TextArea
        label={words.motivation}
        rows={3}
        maxLength={1000}
        value={draft.motivation}
        onChange={(event) => set('motivation', event.target.value)}
        error={fields.motivation}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button data-saves type="submit" isLoading={save.isPending} disabled={!isChanged}>
          {words.save}
        </Button>
        <LinkButton variant="ghost" to={paths.resumeUpload()} className="max-sm:-ml-4.5">
          {words.changeResume}
        </LinkButton>
      </div>
    </form>
  )
}

/** A select whose values need not be texts: the options stand by their place. */
function Choice<Value extends string | boolean>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  hint?: string
  error?: string | undefined
}) {
  const words = useStrings('careerAnswers')
  const place = options.findIndex((option) => option.value === value)
  return (
    <Select
      label={label}
      hint={hint}
      error={error}
      value={place}
      onChange={(event) => onChange(options[Number(event.target.value)]?.value ?? value)}
    >
      {place === -1 ? (
        <option value={place} disabled>
          {words.choose}
        </option>
      ) : null}
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

/** What can be sent again: without what the server makes of it. */
function inputOf({
  recommendedCourses: _courses,
  interimRoleOptions: _options,
  dreamRole,
  ...answers
}: CareerQuestions): CareerQuestionsInput {
  return { ...answers, dreamRole: dreamRole ?? NO_ROLE }
}

/** The role that was chosen is no longer offered. */
const NO_ROLE = ''

/** The roles on offer; the saved one alone until they have arrived. */
function useRoleOptions(saved: string) {
  const named = useNames()
  const titles = useDreamRoles().data?.map(({ title }) => title) ?? (saved === NO_ROLE ? [] : [saved])
  return titles.map((title) => ({ value: title, label: named(title) }))
}

async function takeBack(answers: CareerQuestionsInput, words: Catalogue['careerAnswers']): Promise<void> {
  try {
    await saveAnswers(answers)
    toast.success(words.takenBack)
  } catch (error) {
    toast.error(messageOf(error, words.notTakenBack))
  }
}

async function saveAnswers(input: CareerQuestionsInput): Promise<void> {
  const saved = await api.call(saveCareerQuestions, { body: input })
  queryClient.setQueryData<UserInfo>(
    userDetailsQuery(true).queryKey,
    (person) => person && { ...person, career_questions: saved },
  )
  // Courses, bars, path, plan and the names of the levels follow from the answers.
  await queryClient.invalidateQueries()
}
