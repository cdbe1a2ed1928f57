import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isMissingChunk } from '../lib/missing-chunk.ts'
import { paths } from '../paths.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import NotFoundPage from './not-found.page.tsx'

/** The default screen of a routing error. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="wrap grid max-w-2xl gap-5 py-24">
      <h1 className="text-3xl tracking-[-0.03em]">
        {isMissingChunk(error) ? 'This page could not be loaded' : 'Unexpected Application Error!'}
      </h1>
      <p className="rounded-md bg-red-soft px-4 py-3 text-red-ink">{wordsOf(error)}</p>
      <div className="flex flex-wrap gap-3">
        {/* A full load: what broke may be in the page's memory. */}
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <LinkButton variant="secondary" to={paths.home()} reloadDocument>
          Go to the start
        </LinkButton>
      </div>
    </div>
  )
}

function wordsOf(error: unknown): string {
  if (isMissingChunk(error)) return 'A part of it did not arrive. Check your connection, then reload; nothing you saved is lost.'
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message ? error.message : 'Something went wrong'
}
