import { otherChallengeOf, withOtherChallenge } from '#core/career/questionnaire.ts'
import { optionsIn } from '../resume/question-words.ts'
import { useStrings } from '../strings/strings.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'

/** What is in the way: the known ones to tick, and one in one's own words. */
export function ChallengeChoices({
  chosen,
  onChange,
  error,
}: {
  chosen: string[]
  onChange: (challenges: string[]) => void
  error: string | undefined
}) {
  const words = useStrings('careerAnswers')
  const { challengeOptions } = optionsIn(useStrings('questionnaire'))
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.challenges}</legend>
      <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
        {challengeOptions.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            label={
              <>
                <b className="font-semibold text-ink">{label}</b>
                {hint ? <span className="block text-note leading-5 text-ink-3">{hint}</span> : null}
              </>
            }
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            className="py-1.5"
          />
        ))}
      </div>
      <Field
        label={words.otherChallenge}
        maxLength={200}
        value={otherChallengeOf(chosen)}
        onChange={(event) => onChange(keepTyping(chosen, event.target.value))}
        error={error}
        className="mt-3"
      />
    </fieldset>
  )
}

/** A space at the end is on its way to the next word. */
function keepTyping(chosen: string[], text: string): string[] {
  const kept = withOtherChallenge(chosen, text)
  return text.trim() === '' ? kept : [...kept.slice(0, -1), `other:${text.trimStart()}`]
}
