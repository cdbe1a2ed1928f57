import { BANDS, type Band } from '#core/interview/rubric.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'

/** A band as five steps; the word says it, the steps only draw it. Null: not judged. */
export function BandMeter({ band, className }: { band: Band | null; className?: string }) {
  const { bands, notJudged } = useStrings('interview')
  if (band === null) return <span className={classes('text-sm text-ink-3', className)}>{notJudged}</span>
  const reached = BANDS.indexOf(band) + 1
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <span aria-hidden="true" className="flex gap-1">
        {BANDS.map((step, at) => (
          <span
            key={step}
            className={classes(
              'h-2 w-5 rounded-full forced-colors:border',
              at < reached ? (band === 'strong' ? 'bg-green' : 'bg-brand') : 'bg-line',
            )}
          />
        ))}
      </span>
      <span className="min-w-19 text-sm font-semibold whitespace-nowrap">{bands[band]}</span>
    </span>
  )
}
