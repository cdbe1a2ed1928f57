/** An element of a saved page, as far as a reader needs it. */
export type PageNode = {
  tag: string
  attrs: Readonly<Record<string, string>>
  children: (PageNode | string)[]
  parent: PageNode | null
  isHidden: boolean
  /** Stands under a heading of other jobs; set by markOtherJobs. */
  isOther: boolean
  /** Known once asked for: see isFurniture. */
  isFurniture?: boolean
}
