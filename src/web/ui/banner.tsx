import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const tones = {
  error: 'bg-red-soft text-red-ink',
  notice: 'bg-yellow-soft text-yellow-ink',
  success: 'bg-green-soft text-green-ink',
  info: 'bg-brand-soft text-brand-ink',
}

/** Errors speak up at once; the rest waits for a pause. */
export function Banner({ tone = 'error', className, ...rest }: ComponentProps<'div'> & { tone?: keyof typeof tones }) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes(
        'rounded-md px-4 py-3 text-md font-medium shadow-edge forced-colors:border',
        tones[tone],
        className,
      )}
      {...rest}
    />
  )
}
