import { Fragment, type ReactNode } from 'react'

/** What people wrote, with dots between: each text keeps its own direction, and the first of two Arabic ones stays first. */
export function DottedLine({ texts }: { texts: readonly (string | null)[] }): ReactNode {
  return texts
    .filter((text) => text !== null && text !== '')
    .map((text, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one line, which never change places
      <Fragment key={at}>
        {at > 0 ? ' · ' : ''}
        <bdi>{text}</bdi>
      </Fragment>
    ))
}
