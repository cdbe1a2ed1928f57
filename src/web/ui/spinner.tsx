import { useStrings } from '../strings/strings.tsx'
import { classes } from './classes.ts'

/** Says 'Loading…' at once; pair it with a Skeleton where the result's shape is known. */
export function Spinner({ label, size = 28 }: { label?: string | undefined; size?: number }) {
  const { loading } = useStrings('shell')
  return (
    <span role="status" className="inline-flex items-center gap-3 text-sm text-ink-2">
      <SpinnerMark size={size} />
      <span className="sr-only">{label ?? loading}</span>
    </span>
  )
}

/** The drawing alone, for inside a button that already says what it does. */
export function SpinnerMark({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={classes('animate-spin', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
