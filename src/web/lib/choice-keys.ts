/** Where an arrow key moves among `count` options; undefined when the key moves nowhere. Ends meet. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  if (step === undefined) return undefined
  return (index + step + count) % count
}

/** The option a digit chooses: '1' the first. */
export function indexOfDigit(key: string, count: number): number | undefined {
  if (!/^[1-9]$/.test(key)) return undefined
  const index = Number(key) - 1
  return index < count ? index : undefined
}
