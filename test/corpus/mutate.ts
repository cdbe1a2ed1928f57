import { must } from '#core/must.ts'
import type { Random } from './random.ts'

/** A broken copy of a file: flipped bytes, a cut, a doubled or blanked stretch, a changed number. */
export function mutate(file: Uint8Array, random: Random): Uint8Array {
  const copy = Buffer.from(file)
  const at = () => random.below(Math.max(1, copy.length))
  switch (random.below(5)) {
    case 0:
      for (let count = 1 + random.below(60); count > 0; count -= 1) copy[at()] = random.below(256)
      return copy
    case 1:
      return copy.subarray(0, at())
    case 2: {
      const from = at()
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from, from + 400), copy.subarray(from)])
    }
    case 3: {
      const from = at()
      return copy.fill(0, from, Math.min(copy.length, from + random.below(500)))
    }
    default: {
      const digits = [...copy.keys()].filter((index) => must(copy[index]) >= 0x30 && must(copy[index]) <= 0x39)
      for (let count = 1 + random.below(20); count > 0 && digits.length > 0; count -= 1)
        copy[random.pick(digits)] = 0x30 + random.below(10)
      return copy
    }
  }
}
