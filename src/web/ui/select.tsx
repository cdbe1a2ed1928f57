import { useId, type ComponentProps, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { BUSY } from './busy.ts'
import { describedBy, FieldFrame } from './field.tsx'

/** The platform's own select, in our frame. */
export function Select({
  label,
  error,
  hint,
  required,
  className,
  id,
  children,
  isBusy = false,
  ...rest
}: ComponentProps<'select'> & { label: string; error?: string | undefined; hint?: ReactNode; isBusy?: boolean }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} error={error} hint={hint} isRequired={required} className={className}>
      <span className="relative block">
        <select
          id={fieldId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
          className="min-h-11 w-full appearance-none rounded-control bg-surface py-2.5 pr-10 pl-3.5 text-ink shadow-control aria-disabled:opacity-55 forced-colors:border"
          {...rest}
          {...(isBusy ? BUSY : {})}
        >
          {children}
        </select>
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
        />
      </span>
    </FieldFrame>
  )
}
