import { useId } from 'react'
import Star from 'lucide-react/icons/star'
import { useStrings } from '../strings/strings.tsx'
import { classes } from './classes.ts'

/**
 * One to ten stars as a radio group: arrow keys, Home and End come with the platform.
 * `label` is the question ('How would you rate Waymark?').
 */
export function StarRating({
  label,
  value,
  onChange,
  items = 5,
  name,
}: {
  label: string
  value: number
  onChange: (value: number) => void
  /** How many stars, 1 to 10. */
  items?: number
  name?: string
}) {
  const words = useStrings('parts').stars
  const ownName = useId()
  const count = Math.min(10, Math.max(1, Math.round(items)))
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="-ml-2 flex flex-wrap">
        {Array.from({ length: count }, (_, index) => index + 1).map((rating) => (
          <label
            key={rating}
            className="grid size-11 place-items-center rounded-sm transition-transform hover:scale-110 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? ownName}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <span className="sr-only">{words.name(rating)}</span>
            <Star
              size={28}
              aria-hidden
              className={classes('transition-colors', rating <= value ? 'fill-amber text-amber' : 'text-control')}
            />
          </label>
        ))}
      </div>
      <p className="mt-1 text-note text-ink-3">{words.of(value, count)}</p>
    </fieldset>
  )
}
