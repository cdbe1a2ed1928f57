import { useId, useState } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { classes } from '../../ui/classes.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const boxClass =
  'min-h-11 rounded-control bg-surface px-3 text-ink shadow-control focus-visible:outline-2 focus-visible:outline-ring disabled:opacity-55 forced-colors:border'

/** A month, or a year alone; null while there is no whole year. */
export function DateField({
  label,
  value,
  isOff,
  onChange,
}: {
  label: string
  value: string | null
  isOff: boolean
  onChange: (value: string | null) => void
}) {
  const words = useStrings('resumeFacts').date
  const id = useId()
  const [year, month] = (value ?? '').split('-')
  // a year under way and a month without one are no dates yet, and would be lost between two keys
  const [typed, setTyped] = useState({ year: year ?? '', month: month ?? '' })
  const change = (next: typeof typed) => {
    setTyped(next)
    onChange(/^\d{4}$/.test(next.year) ? [next.year, next.month].filter(Boolean).join('-') : null)
  }
  const shown = isOff ? { year: '', month: '' } : typed
  return (
    <fieldset disabled={isOff} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <select
          aria-label={words.monthOf(label)}
          value={shown.month}
          onChange={(event) => change({ ...typed, month: event.target.value })}
          className={boxClass}
        >
          <option value="">{words.noMonth}</option>
          {MONTHS.map((number) => (
            <option key={number} value={String(number).padStart(2, '0')}>
              {words.monthName(number)}
            </option>
          ))}
        </select>
        <input
          id={id}
          aria-label={words.yearOf(label)}
          inputMode="numeric"
          maxLength={4}
          placeholder={words.year}
          autoComplete="off"
          value={shown.year}
          onChange={(event) => change({ ...typed, year: event.target.value.replaceAll(/\D/g, '') })}
          className={classes(boxClass, 'tnum w-full')}
        />
      </div>
    </fieldset>
  )
}
