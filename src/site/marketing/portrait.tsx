import { classes } from '#web/ui/classes.ts'

/** A drawn portrait: nobody in particular, so nobody is invented. */
export function Portrait({ variant }: { variant: 0 | 1 }) {
  return (
    <svg viewBox="0 0 160 160" className="size-28 flex-none rounded-lg sm:size-32" aria-hidden="true">
      <rect width="160" height="160" className={variant === 0 ? 'fill-brand-soft' : 'fill-amber-soft'} />
      <g fill="none" className="stroke-brand-line" strokeWidth="1.5">
        <path d="M-10 52c50-36 92 16 180-22M-10 76c52-34 96 14 180-20M-10 100c54-32 98 14 180-18" />
      </g>
      <path d="M28 164c2-36 24-52 52-52s50 16 52 52z" className={variant === 0 ? 'fill-brand' : 'fill-amber'} />
      <path d="M66 96h28v22a14 14 0 0 1-28 0z" className="fill-heat-2" />
      <circle cx="80" cy="74" r="30" className="fill-heat-1" />
      <path
        className={classes('fill-ink')}
        d={
          variant === 0
            ? 'M48 76c-4-34 14-44 34-44 22 0 36 14 30 42-4-14-12-20-22-22-14 8-34 4-42 24z'
            : 'M46 96c-6-44 8-66 36-66s40 24 32 66c-6-4-6-22-8-34-16 0-30-2-40-10-6 10-12 30-20 44z'
        }
      />
    </svg>
  )
}
