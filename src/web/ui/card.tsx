import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classes('panel rounded-lg p-5 sm:p-6', className)} {...rest} />
}

/** Title, a line under it, and what stands on the right. */
export function CardHeader({
  title,
  note,
  id,
  hasWideNote = false,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  id?: string
  /** On a phone the note takes the whole width, under what stands on the right. */
  hasWideNote?: boolean
  children?: ReactNode
}) {
  return (
    <div
      className={classes(
        'mb-4 items-start justify-between gap-4',
        hasWideNote ? 'grid grid-cols-beside gap-y-2 sm:flex' : 'flex',
      )}
    >
      <div className={hasWideNote ? 'contents sm:block' : undefined}>
        <h2 id={id} className="text-lg leading-title">
          {title}
        </h2>
        {note ? (
          <p className={classes('mt-0.5 text-sm text-ink-3', hasWideNote && 'max-sm:order-1 max-sm:col-span-2')}>
            {note}
          </p>
        ) : null}
      </div>
      {children}
    </div>
  )
}

const chipTones = {
  neutral: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-brand-ink',
  amber: 'bg-amber-soft text-amber-ink',
  green: 'bg-green-soft text-green-ink',
  red: 'bg-red-soft text-red-ink',
}

export function Chip({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: keyof typeof chipTones }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6.5 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-note font-mid forced-colors:border',
        chipTones[tone],
        className,
      )}
      {...rest}
    />
  )
}
