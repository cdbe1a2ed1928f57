/** One way to take a document: what the rules judge, or against them. */
export type Plan = {
  /** Whether what stands side by side is read one column after the other; 'rows' takes margins for parts of their rows. */
  columns: 'judged' | 'none' | 'all' | 'rows'
  /** Which lines open a section: 'look' takes all in the look of known headings, 'known' those of known words alone. */
  headings: 'judged' | 'look' | 'known' | 'none'
  /** Whether names go on below a line that was full. */
  isWrapped: boolean
}

export const FIRST_PLAN: Plan = { columns: 'judged', headings: 'judged', isWrapped: true }

/** What else to try where the first reading leaves doubts: each step against the best reading so far. */
export const OTHER_PLANS: Partial<Plan>[][] = [
  [{ columns: 'none' }, { columns: 'all' }, { columns: 'rows' }],
  [{ headings: 'look' }, { headings: 'known' }, { headings: 'none' }, { isWrapped: false }],
]
