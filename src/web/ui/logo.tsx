/** A short route line on an indigo tile. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className="flex-none">
      <rect width="28" height="28" rx="8.5" fill="var(--brand)" />
      <path
        d="M7.5 20.5c5.5 0 3.5-6 7-6.5s2-6.5 6-6.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="7.5" cy="20.5" r="2.6" fill="#fff" />
      <circle cx="20.5" cy="7.5" r="3" fill="var(--brand)" stroke="#fff" strokeWidth="2.2" />
    </svg>
  )
}

/** `nameClassName` is for places that may lack the room for the name. */
export function Logo({ nameClassName }: { nameClassName?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-strong tracking-tight text-ink">
      <LogoMark />
      <span className={nameClassName}>Waymark</span>
    </span>
  )
}
