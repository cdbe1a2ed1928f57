import { useId, type ComponentProps, type ReactNode } from 'react'
import { useSay } from '../strings/use-say.ts'
import { BUSY } from './busy.ts'
import { classes } from './classes.ts'

/** A box with words beside it; links may stand among the words. */
export function Checkbox({
  label,
  error,
  id,
  className,
  isBusy = false,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined; isBusy?: boolean }) {
  const say = useSay()
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classes('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <span className="grid size-6 flex-none place-items-center">
          <input
            id={fieldId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-error` : undefined}
            className="size-5"
            {...rest}
            {...(isBusy ? BUSY : {})}
          />
        </span>
        <label
          htmlFor={fieldId}
          className="cursor-pointer text-md leading-6 text-ink-2 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        >
          {label}
        </label>
      </div>
      {error ? (
        <p id={`${fieldId}-error`} role="alert" className="text-note font-medium text-red-ink">
          {say(error)}
        </p>
      ) : null}
    </div>
  )
}
