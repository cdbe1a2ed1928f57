import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The frame of a page behind the sign-in: its width, and the room above and below. `className` is for a narrower one. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('wrap pt-6 pb-16 sm:pt-9 sm:pb-24', className)} {...rest} />
}
