import { classes } from './classes.ts'

/** `value` of `max`, with a label that readers hear; `valueText` when a bare number would not say enough. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  className,
}: {
  label: string
  value: number
  max?: number
  valueText?: string
  tone?: 'brand' | 'amber' | 'green'
  className?: string
}) {
  const percent = max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100))
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classes('block h-2 w-full overflow-hidden rounded-full bg-sunken forced-colors:border', className)}
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      {/* An attribute, not a style: prerendered pages may carry no inline styles. */}
      <rect className={classes('transition-[width] duration-600', fills[tone])} width={percent} height="8" rx="0" />
    </svg>
  )
}

const fills = { brand: 'fill-brand', amber: 'fill-amber', green: 'fill-green' }
