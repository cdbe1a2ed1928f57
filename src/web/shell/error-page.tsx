import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { DEFAULT_LANGUAGE } from '#core/account/languages.ts'
import { firstLanguage } from '../lib/first-language.ts'
import { isMissingChunk } from '../lib/missing-chunk.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useGivenTexts, useGiveTexts } from '../strings/frame-texts.ts'
import { loadAppTexts, loadTexts } from '../strings/load-texts.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { useIsOnline } from '../ui/use-is-online.ts'
import { NotFoundHere } from './not-found-here.tsx'

/** The default screen of a routing error. */
export function ErrorPage() {
  useLanguageOfWhatBroke()
  const words = useStrings('shell').error
  const paths = usePublicPaths()
  const error = useRouteError()
  useReloadWhenOnline(isMissingChunk(error))
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

/** What did not arrive for want of a connection is asked for again as soon as there is one. */
function useReloadWhenOnline(isMissing: boolean): void {
  const isOnline = useIsOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (isMissing && wasOffline && isOnline) window.location.reload()
  }, [isMissing, wasOffline, isOnline])
}

/** The page that broke takes its language with it, and one that never came had none: the frame would go back to English. */
function useLanguageOfWhatBroke(): void {
  const given = useGivenTexts()
  const [own, setOwn] = useState(given)
  useEffect(() => {
    if (own) return
    const language = firstLanguage()
    // without a connection only those that a person's pages brought are here; a guest's page stays English
    const loaded: Promise<Partial<Catalogue>> = loadTexts(language).catch(() => loadAppTexts(language))
    loaded.then(
      (texts) => setOwn({ language, texts }),
      () => undefined,
    )
  }, [own])
  useGiveTexts(own?.language ?? DEFAULT_LANGUAGE, own?.texts)
}

function wordsOf(error: unknown, words: Catalogue['shell']['error']): string {
  if (isMissingChunk(error)) return words.notLoadedText
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message ? error.message : words.somethingWrong
}
