import type { Look } from './look.ts'

/** Lengths of one template on one paper with letters of one size, in points. */
export type Measures = {
  width: number
  height: number
  side: number
  top: number
  bottom: number
  size: number
  leading: number
  nameSize: number
  headingSize: number
  /** Free room before a heading and an entry, and after a heading. */
  beforeHeading: number
  beforeEntry: number
  afterHeading: number
  /** The line of a heading: under it, and how thick; 0: none. */
  rule: number
  /** A second line under what stands at the top. */
  headRule: number
  /** The narrow column beside the wide one; 0: there is none. */
  aside: number
  /** Pages of right-to-left scripts are set as others are and then mirrored. */
  isRightToLeft: boolean
}

export const PAPER_SIZES = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const

const TEMPLATE = {
  plain: {
    side: 54,
    top: 54,
    leading: 1.38,
    heading: 1.24,
    entry: 0.67,
    after: 0.48,
    rule: 0.6,
    headRule: 0,
    aside: 0,
  },
  ruled: { side: 56, top: 50, leading: 1.36, heading: 1.2, entry: 0.6, after: 0.5, rule: 1.4, headRule: 2.4, aside: 0 },
  compact: { side: 42, top: 38, leading: 1.25, heading: 0.8, entry: 0.35, after: 0.15, rule: 0, headRule: 0, aside: 0 },
  side: { side: 46, top: 48, leading: 1.34, heading: 1.15, entry: 0.6, after: 0.4, rule: 0, headRule: 1.2, aside: 138 },
} as const

const FIXED = { small: 9.5, normal: 10.5, large: 11 } as const

/** From the largest to the smallest that is set by itself. */
export const FIT_LADDER = [11, 10.75, 10.5, 10.25, 10, 9.75, 9.5, 9.25, 9] as const

export function sizesOf({ size }: Look): readonly number[] {
  return size === 'fit' ? FIT_LADDER : [FIXED[size]]
}

export function measuresOf({ template, paper }: Look, size: number, isRightToLeft = false): Measures {
  const shape = TEMPLATE[template]
  return {
    ...PAPER_SIZES[paper],
    side: shape.side,
    top: shape.top,
    bottom: shape.top,
    size,
    leading: size * shape.leading,
    nameSize: size * 1.9,
    headingSize: size * 1.19,
    beforeHeading: size * shape.heading,
    beforeEntry: size * shape.entry,
    afterHeading: size * shape.after,
    rule: shape.rule,
    headRule: shape.headRule,
    aside: shape.aside,
    isRightToLeft,
  }
}
