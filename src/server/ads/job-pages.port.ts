/** A job page as it was fetched: its bytes, the charset its sender names, and the address that answered. */
export type FetchedPage = { bytes: Uint8Array; charset: string | null; contentType: string; fetchedFrom: string }

/** Why a page was not fetched. `off`: the operator forbids it; `unknown`: only known job boards are asked. */
export type LinkRefusal = 'off' | 'unknown' | 'address' | 'unreachable' | 'too_large' | 'not_a_page'

export class LinkProblem extends Error {
  readonly reason: LinkRefusal
  constructor(reason: LinkRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Fetches the one page that a person's link names; throws a LinkProblem. */
export type JobPages = { fetchPage(link: string): Promise<FetchedPage> }
