/** The streak's flame. Decorative: the number beside it says the streak. */
export function Flame({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      <path
        fill="var(--amber)"
        d="M12.6 1.8c.5 3.2-1 5-2.9 7C7.6 11 5 13 5 16.2A6.9 6.9 0 0 0 12 22.5a6.9 6.9 0 0 0 7-6.7c0-3.3-1.7-5.6-3.2-7.2-.3 1.6-1 2.5-2 3C14.6 8 14.6 4 12.6 1.8Z"
      />
      <path fill="var(--flame-core)" d="M12.1 13.2c.2 1.4-2.6 2.6-2.6 5a2.6 2.6 0 0 0 5.2.1c0-2-1.2-3.1-2.6-5.1Z" />
    </svg>
  )
}
