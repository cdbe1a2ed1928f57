import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const boxClass =
  'min-h-11 rounded-control bg-surface px-3 text-ink shadow-[inset_0_0_0_1px_var(--control)] focus-visible:outline-2 focus-visible:outline-ring disabled:opacity-55 forced-colors:border'

/** A month, or a year alone; null while there is no whole year. */
export function DateField({ label, value, isOff, onChange }: { label: string; value: string | null; isOff: boolean; onChange: (value: string | null) => void }) {
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
        <select aria-label={`${label}, month`} value={shown.month} onChange={(event) => change({ ...typed, month: event.target.value })} className={boxClass}>
          <option value="">No month</option>
          {MONTHS.map((number) => (
            <option key={number} value={String(number).padStart(2, '0')}>
              {monthName(number)}
            </option>
          ))}
        </select>
        <input
          id={id}
          aria-label={`${label}, year`}
          inputMode="numeric"
          maxLength={4}
          placeholder="Year"
          autoComplete="off"
          value={shown.year}
          onChange={(event) => change({ ...typed, year: event.target.value.replaceAll(/\D/g, '') })}
          className={classes(boxClass, 'tnum w-full')}
        />
      </div>
    </fieldset>
  )
}

function monthName(number: number): string {
  return new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, number - 1))
}
