import { notFound as english } from '../strings/en/not-found.ts'
import { Strings, useRoom } from '../strings/strings.tsx'
import { NotFound } from './not-found.tsx'

/** Rarely met: the server answers an address nobody knows with a page of the public site. */
export function NotFoundHere() {
  const notFound = useRoom('notFound', english)
  return (
    <Strings of={{ notFound }}>
      <NotFound />
    </Strings>
  )
}
