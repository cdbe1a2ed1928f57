import { useId, type CSSProperties } from 'react'
import { TIMEFRAMES, type Timeframe } from '#core/career/questionnaire.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useHoursADay } from '../use-hours-a-day.ts'

const LEAST = 0.5
const MOST = 8
const STEP = 0.5

/** Browsers draw a bare range each in their own way, in the dark with a white track. */
const slider =
  'mt-1 h-11 w-full appearance-none rounded-full bg-transparent ' +
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full ' +
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(90deg,var(--brand)_var(--filled),var(--control)_var(--filled))] ' +
  '[&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:shadow-2 ' +
  '[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-control ' +
  '[&::-moz-range-progress]:h-2 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-brand ' +
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-brand forced-colors:appearance-auto'

/** Hours a day, and by when: the two things one can turn. `outcome` is what they lead to, in words. */
export function PaceControls({
  hoursPerDay,
  onHours,
  timeframe,
  onTimeframe,
  outcome,
}: {
  hoursPerDay: number
  onHours: (hours: number) => void
  timeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  outcome: string
}) {
  const words = useStrings('plan').pace
  const hoursADay = useHoursADay()
  const { timeframes } = useStrings('questionnaire')
  const id = useId()
  return (
    <div data-screen-only="" className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="text-sm font-semibold">
            {words.hours}
          </label>
          <output htmlFor={id} className="tnum text-lg font-strong">
            {hoursADay(hoursPerDay)}
          </output>
        </div>
        <input
          id={id}
          type="range"
          min={LEAST}
          max={MOST}
          step={STEP}
          value={hoursPerDay}
          aria-valuetext={words.hoursSpoken(hoursADay(hoursPerDay), outcome)}
          onChange={(event) => onHours(Number(event.target.value))}
          style={{ '--filled': `${((hoursPerDay - LEAST) / (MOST - LEAST)) * 100}%` } as CSSProperties}
          className={slider}
        />
        <p className="text-note text-ink-3">{words.rest}</p>
      </div>
      <fieldset>
        <legend className="text-sm leading-7 font-semibold">{words.timeframe}</legend>
        <div className="mt-1 grid grid-cols-2 gap-1 rounded-segments bg-sunken p-1 sm:grid-cols-4">
          {TIMEFRAMES.map((value) => (
            <label
              key={value}
              className="grid min-h-11 cursor-pointer place-items-center rounded-button px-2 text-md font-mid text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-lifted has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline"
            >
              <input
                type="radio"
                name={`${id}-timeframe`}
                value={value}
                checked={value === timeframe}
                onChange={() => onTimeframe(value)}
                className="sr-only"
              />
              {timeframes[value].label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
