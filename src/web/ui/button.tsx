import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link, type LinkProps } from './link.tsx'
import { SpinnerMark } from './spinner.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'soft' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as what holds it. */
  isWide?: boolean | undefined
}

const base =
  'inline-flex select-none items-center justify-center gap-2 text-center font-semibold tracking-button no-underline ' +
  'transition-[background-color,transform,box-shadow] duration-200 not-aria-disabled:active:translate-y-px ' +
  'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border'

const variants = {
  primary: 'bg-brand text-on-brand shadow-button hover:bg-brand-hover',
  secondary: 'bg-surface text-ink shadow-raised hover:bg-sunken',
  ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
  soft: 'bg-brand-soft text-brand-ink hover:bg-brand-line/60',
  danger: 'bg-red-soft text-red-ink shadow-outline hover:brightness-95',
}

const sizes = {
  sm: 'touch min-h-9 px-3.5 text-sm rounded-button',
  md: 'min-h-11 px-4.5 text-md rounded-control',
  lg: 'min-h-13 px-6 text-base rounded-action',
}

/** For an element that is neither a button nor one of our links (a label, an outside address). */
export function buttonClass({ variant = 'primary', size = 'md', isWide = false }: ButtonLook = {}): string {
  return classes(base, variants[variant], sizes[size], isWide && 'w-full')
}

/**
 * Off, and still with the focus, which `disabled` would take away: Enter goes on where it was. A menu's button opens as
 * it is pressed down, or with a key.
 */
const OFF = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
} as const

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and takes no second click; the label stays, and so do its width, its name and the focus. */
    isLoading?: boolean
    icon?: ReactNode
  }

export function Button({
  variant,
  size,
  isWide,
  isLoading = false,
  icon,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, passed on
      type={type}
      className={classes(buttonClass({ variant, size, isWide }), className)}
      aria-busy={isLoading || undefined}
      disabled={disabled && !isLoading}
      {...rest}
      {...(isLoading ? OFF : {})}
    >
      {isLoading ? <SpinnerMark /> : icon}
      {children}
    </button>
  )
}

export function LinkButton({ variant, size, isWide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link data-button="" className={classes(buttonClass({ variant, size, isWide }), className)} {...rest} />
}

/** A square button with an icon alone: it must say what it does. One that has nothing left to do keeps the focus. */
export function IconButton({ label, className, disabled, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink aria-disabled:opacity-40',
        className,
      )}
      {...rest}
      {...(disabled ? OFF : {})}
    />
  )
}
