import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isMissingChunk } from '../lib/missing-chunk.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { NotFoundHere } from './not-found-here.tsx'

/** The default screen of a routing error. */
export function ErrorPage() {
  const words = useStrings('shell').error
  const paths = usePublicPaths()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundHere />
  return (
    <div className="wrap grid max-w-2xl gap-5 py-24">
      <h1 className="text-3xl tracking-heading">{isMissingChunk(error) ? words.notLoaded : words.unexpected}</h1>
      <p className="rounded-md bg-red-soft px-4 py-3 text-red-ink">{wordsOf(error, words)}</p>
      <div className="flex flex-wrap gap-3">
        {/* A full load: what broke may be in the page's memory. */}
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        <LinkButton variant="secondary" to={paths.home()} reloadDocument>
          {words.toStart}
        </LinkButton>
      </div>
    </div>
  )
}

function wordsOf(error: unknown, words: Catalogue['shell']['error']): string {
  if (isMissingChunk(error)) return words.notLoadedText
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message ? error.message : words.somethingWrong
}
