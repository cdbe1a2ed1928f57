const glyphs = {
  route: 'M-9 6C-3 6-5-1 0-2S3-8 9-8',
  lines: 'M-8-6h16M-8 0h16M-8 6h9',
  drop: 'M0-9C2-4 7-2 7 3A7 7 0 0 1-7 3C-7-1-3-3 0-9Z',
  arrow: 'M-8 0 0-8 8 0M0-8V9',
  cup: 'M-6-8h12v8a6 6 0 0 1-12 0ZM0 6v4',
  peak: 'M-9 7 -2-6 3 2 5-1 9 7Z',
}

export type MedalGlyph = keyof typeof glyphs
export type MedalTone = 'brand' | 'green' | 'amber'

/** A badge, drawn from tokens. Below 1, `earned` is a ring around a grey one. Decorative: its name stands below. */
export function Medal({
  glyph,
  tone = 'brand',
  earned = 1,
  size = 88,
}: {
  glyph: MedalGlyph
  tone?: MedalTone
  earned?: number
  size?: number
}) {
  const isEarned = earned >= 1
  const stroke = isEarned ? (tone === 'brand' ? '#fff' : 'var(--on-medal)') : 'var(--ink-3)'
  return (
    <svg width={size} height={size} viewBox="-44 -44 88 88" aria-hidden="true" className="max-w-full" fill="none">
      <path d={petals} fill={isEarned ? `var(--${tone})` : 'var(--sunken)'} />
      {isEarned ? (
        <circle r="26" stroke={stroke} strokeOpacity="0.35" strokeWidth="1.5" />
      ) : (
        <>
          <circle r="39" stroke="var(--line)" strokeWidth="3" />
          <circle
            r="39"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${Math.max(0, earned) * 100} 999`}
            transform="rotate(-90)"
          />
        </>
      )}
      <path
        d={glyphs[glyph]}
        transform="scale(1.25)"
        stroke={stroke}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Ten petals around a radius of 33. */
const petals = drawPetals(10, 33, 2.2)

function drawPetals(count: number, radius: number, depth: number): string {
  const points = Array.from({ length: 73 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const reach = radius + depth * Math.cos(angle * count)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
