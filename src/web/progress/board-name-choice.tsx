import { useId } from 'react'
import type { Visibility } from '#core/progress/leaderboard.ts'
import { VISIBILITIES, boardNameOf } from '#core/progress/leaderboard.ts'
import { useStrings } from '../strings/strings.tsx'

/** Full name, initials or hidden, each with what others would see. */
export function BoardNameChoice({
  person,
  value,
  onChange,
}: {
  person: { first_name: string; last_name: string }
  value: Visibility
  onChange: (value: Visibility) => void
}) {
  const words = useStrings('boardName')
  const prefix = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.legend}</legend>
      {VISIBILITIES.map((visibility) => (
        <div
          key={visibility}
          className="relative flex min-h-14 items-center gap-3 rounded-control px-3.5 py-2 shadow-line has-checked:bg-brand-soft has-checked:shadow-checked"
        >
          <input
            id={`${prefix}-${visibility}`}
            type="radio"
            name={prefix}
            className="relative z-10 size-4 flex-none accent-(--brand)"
            aria-describedby={`${prefix}-${visibility}-shown`}
            checked={value === visibility}
            onChange={() => onChange(visibility)}
          />
          <div>
            <label htmlFor={`${prefix}-${visibility}`} className="block font-semibold after:absolute after:inset-0">
              {words.choices[visibility]}
            </label>
            <span id={`${prefix}-${visibility}-shown`} className="block text-sm text-ink-2">
              {visibility === 'hidden' ? words.hiddenMeans : shownAs(person, visibility)}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** As others see somebody on a board. */
export function shownAs(
  { first_name: firstName, last_name: lastName }: { first_name: string; last_name: string },
  visibility: Visibility,
): string {
  const shown = boardNameOf({ firstName, lastName }, visibility)
  return `${shown.firstName} ${shown.lastName}`.trim()
}
